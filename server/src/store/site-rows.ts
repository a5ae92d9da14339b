/** Rows about the site itself: its processes, and which of its databases a table lies in. */

/** A process that serves this store. */
export interface ProcessRow {
  id: string;
  host: string;
  pid: number;
  started_at: number;
  /** Grows while it lives. */
  beats: number;
  /** Open sockets, and tables in memory. */
  sockets: number;
  tables: number;
  /** 1: it has stopped by itself, with all its hints sent. */
  ended: number;
}
/** The database a table lies in. `moving_to`: it is on its way to another. */
export interface PlaceRow {
  table_id: string;
  database: string;
  moving_to: string | null;
  moving_since: number | null;
}
/** A table that has been sent to this database and is not unpacked yet: all its rows as JSON. */
export interface ArrivalRow {
  table_id: string;
  body: string;
}
