/** Reads the games of this browser into the groups of the home page. */
import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { forgetGame, keptGames } from '../storage/games-db.ts';
import { EmptyNote } from './empty-note.tsx';
import { useHomeRows } from './home-rows.ts';
import { groupOf } from './kept-game.ts';

/** What it shows itself is where they are kept. */
export const MyGames = () => {
  const t = useTranslations('home');
  const kept = useHomeRows(rows => rows.kept);
  const hasOnline = useHomeRows(rows => rows.online.length > 0);
  const load = useCallback(async (): Promise<void> => {
    const games = await keptGames().catch(() => []);
    if (games.length === 0) {
      useHomeRows.setState({ kept: [] });
      return;
    }
    const { KeptRow } = await import('./kept-row.tsx');
    const forget = (id: string): void => void forgetGame(id).then(load);
    useHomeRows.setState({
      kept: games.map(game => ({
        key: game.id,
        group: groupOf(game),
        at: game.touched,
        row: <KeptRow game={game} onDelete={() => forget(game.id)} />,
      })),
    });
  }, []);
  useEffect(() => void load(), [load]);
  const isEmpty = kept === null || kept.length === 0;
  // Tables of the server stand in the lists above: that nothing is kept here need not be said.
  if (isEmpty && hasOnline) return null;
  return (
    <section className="kept-note">
      {isEmpty ? (
        <>
          <h2 className="section-title">{t('myGames')}</h2>
          <EmptyNote picture="first">
            <p className="muted">{t('noGames')}</p>
          </EmptyNote>
        </>
      ) : (
        <p className="muted">{t('kept')}</p>
      )}
    </section>
  );
};
