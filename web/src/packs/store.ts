/** Which packs this browser keeps, for which game, and which one new tables of a game use. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { factsFor, gamesWithPacks } from '../games/card-of.ts';
import { withPack } from '../games/facts.ts';
import { forgetText, keepText, keptText } from './pack-db.ts';

export interface PackNote {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** Without a mistake when it was last kept: only such a pack is played. */
  readonly ok: boolean;
}
interface Packs {
  readonly notes: readonly PackNote[];
  /** The pack in use, by game. */
  readonly chosen: Readonly<Record<string, string>>;
  keep(note: PackNote, text: string): Promise<void>;
  forget(id: string): Promise<void>;
  choose(game: string, id: string | null): void;
}

const without = (chosen: Packs['chosen'], id: string): Packs['chosen'] =>
  Object.fromEntries(Object.entries(chosen).filter(([, other]) => other !== id));

/** Version 1 knew one game with packs. */
interface FirstVersion {
  readonly notes: readonly Omit<PackNote, 'game'>[];
  readonly chosen: string | null;
}
const migrate = (stored: unknown): Pick<Packs, 'notes' | 'chosen'> => {
  const { notes, chosen } = stored as FirstVersion;
  const [game] = gamesWithPacks;
  if (game === undefined) return { notes: [], chosen: {} };
  return { notes: notes.map(note => ({ ...note, game })), chosen: chosen === null ? {} : { [game]: chosen } };
};

export const usePacks = create<Packs>()(
  persist(
    set => ({
      notes: [],
      chosen: {},
      async keep(note, text) {
        await keepText(note.id, text);
        set(now => ({
          notes: [note, ...now.notes.filter(other => other.id !== note.id)],
          chosen: note.ok ? now.chosen : without(now.chosen, note.id),
        }));
      },
      async forget(id) {
        await forgetText(id);
        set(now => ({ notes: now.notes.filter(note => note.id !== id), chosen: without(now.chosen, id) }));
      },
      choose: (game, id) =>
        set(now => {
          const { [game]: _, ...others } = now.chosen;
          return { chosen: id === null ? others : { ...others, [game]: id } };
        }),
    }),
    { name: 'stoa-packs', version: 2, migrate: stored => migrate(stored) as Packs },
  ),
);

/** The packs of one game. */
export const usePacksOf = (game: string): { readonly notes: readonly PackNote[]; readonly chosen: string | null } => {
  const notes = usePacks(s => s.notes);
  const chosen = usePacks(s => s.chosen[game] ?? null);
  return { notes: notes.filter(note => note.game === game), chosen };
};

export const packNamed = async (id: string | null): Promise<unknown> => {
  const text = id === null ? undefined : await keptText(id);
  return text === undefined ? null : (JSON.parse(text) as unknown);
};
/** The options of a new table here: with the pack in use, if there is one. */
export const optionsFor = async (game: string): Promise<Readonly<Record<string, unknown>>> =>
  withPack(factsFor(game), {}, await packNamed(usePacks.getState().chosen[game] ?? null));
