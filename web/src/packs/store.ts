/** Which packs this browser keeps and which one new games of Parthenon use. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { forgetText, keepText, keptText } from './pack-db.ts';

export interface PackNote {
  readonly id: string;
  readonly title: string;
  /** Without a mistake when it was last kept: only such a pack is played. */
  readonly ok: boolean;
}
interface Packs {
  readonly notes: readonly PackNote[];
  readonly chosen: string | null;
  keep(note: PackNote, text: string): Promise<void>;
  forget(id: string): Promise<void>;
  choose(id: string | null): void;
}

export const usePacks = create<Packs>()(
  persist(
    set => ({
      notes: [],
      chosen: null,
      async keep(note, text) {
        await keepText(note.id, text);
        set(now => ({
          notes: [note, ...now.notes.filter(other => other.id !== note.id)],
          chosen: now.chosen === note.id && !note.ok ? null : now.chosen,
        }));
      },
      async forget(id) {
        await forgetText(id);
        set(now => ({ notes: now.notes.filter(note => note.id !== id), chosen: now.chosen === id ? null : now.chosen }));
      },
      choose: chosen => set({ chosen }),
    }),
    { name: 'stoa-packs', version: 1 },
  ),
);

export const PACKED = 'parthenon';

export const packNamed = async (id: string | null): Promise<unknown> => {
  const text = id === null ? undefined : await keptText(id);
  return text === undefined ? null : (JSON.parse(text) as unknown);
};
/** The options of a new table here: with the pack in use, if there is one. */
export const optionsFor = async (game: string): Promise<Readonly<Record<string, unknown>>> => {
  if (game !== PACKED) return {};
  const pack = await packNamed(usePacks.getState().chosen);
  return pack === null ? {} : { pack };
};
