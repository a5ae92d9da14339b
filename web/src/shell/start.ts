/** Sets a local table and leads to it. The client waits here for the table page, so that nothing is opened twice. */
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { GameId } from '../games/index.ts';
import { loadWords } from '../games/index.ts';
import { optionsFor } from '../packs/store.ts';
import { useSettings } from '../settings.ts';
import { askToKeep, keptGame } from '../storage/games-db.ts';
import { keepBegun } from '../table/begun.ts';
import type { Level, Levels, Mode, SeatKind, TableClient } from '../table/table-client.ts';
import { beginLocal, warmLocal } from '../table/worker-client.ts';
import { loadMessages } from '../text/index.ts';
import type { Fork, NewTable } from '../worker/protocol.ts';
import { markReturning } from './returning.ts';
import { fetchTableCode } from './table-code.ts';
import { variantsOf } from './table-options.tsx';

const warmed = new Set<GameId>();
/** The pointer is on this game: fetch its screen, sentences and rules. */
export const warm = (game: GameId): void => {
  if (warmed.has(game)) return;
  warmed.add(game);
  const { language } = useSettings.getState();
  void loadWords(game, language);
  void loadMessages(language);
  fetchTableCode();
  warmLocal(game);
};

export interface Start {
  readonly game: GameId;
  readonly mode: Mode;
  readonly seats: readonly SeatKind[];
  readonly level: Level;
  /** By seat, where the bots differ. */
  readonly levels?: Levels | undefined;
  /** The id of a table in this browser: the new one copies its options and its take-back rule, not the present settings. */
  readonly like?: string;
  /** A position of another game to play on from, with its options. */
  readonly from?: Fork;
}

const setOf = async ({ game, like, from }: Start): Promise<Pick<NewTable, 'options' | 'takeBack' | 'from'>> => {
  const { takeBack } = useSettings.getState();
  if (from) return { options: from.options, takeBack, from };
  const before = like === undefined ? undefined : await keptGame(like);
  if (before) return { options: before.header.options, takeBack: before.header.takeBack, from: null };
  return { options: { ...variantsOf(game), ...(await optionsFor(game)) }, takeBack, from: null };
};

export const useStart = (): { start: (wish: Start) => void; starting: boolean } => {
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  const start = useCallback(
    (wish: Start) => {
      setStarting(true);
      void loadWords(wish.game, useSettings.getState().language);
      fetchTableCode();
      const { game, mode, seats, level, levels } = wish;
      const begin = async (): Promise<TableClient> => beginLocal({ game, mode, seats, level, levels, ...(await setOf(wish)) });
      begin().then(
        client => {
          keepBegun(client);
          markReturning();
          void askToKeep();
          go(`/play/${client.info.id}`);
        },
        async () => {
          setStarting(false);
          // A pack that was good for older rules: its page says what is wrong with it.
          if (Object.keys(await optionsFor(wish.game)).length > 0) go('/packs');
        },
      );
    },
    [go],
  );
  return { start, starting };
};
