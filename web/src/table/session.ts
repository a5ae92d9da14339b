/** What one viewer has been told. The only place where messages become a log: local and online tables both feed it, the store shows it. */
import type { Session, Update } from './table-client.ts';

/** A message keeps the first `keep` events of the log and adds its own. Another viewer has another log. */
export const heard = (before: Session | undefined, latest: Update): Session => {
  const { keep, events } = latest.message;
  const log = before !== undefined && before.latest.viewer === latest.viewer ? before.log.slice(0, keep) : [];
  return { latest, log: [...log, ...events] };
};

export interface Feed {
  session(): Session | undefined;
  hear(update: Update): Session;
  /** Another chair: what comes next does not continue the log. */
  forget(): void;
  /** The session so far, if there is one, and every later one. */
  listen(onSession: (session: Session) => void): () => void;
}

export const makeFeed = (): Feed => {
  const listeners = new Set<(session: Session) => void>();
  let session: Session | undefined;
  return {
    session: () => session,
    hear(update) {
      session = heard(session, update);
      for (const listener of listeners) listener(session);
      return session;
    },
    forget() {
      session = undefined;
    },
    listen(listener) {
      listeners.add(listener);
      if (session) listener(session);
      return () => listeners.delete(listener);
    },
  };
};
