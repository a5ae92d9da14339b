/** The first page: for a reader with tables those that wait, then the shelf, with a game in one touch. */

import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { GAME_IDS } from '../games/index.ts';
import { touchAgain } from './early-touches.ts';
import { GameCard } from './game-card.tsx';
import { useIdle } from './idle.ts';
import { MyGames } from './my-games.tsx';
import { MyTables, useCall } from './my-tables.tsx';
import { Page } from './page.tsx';

const OnlineLists = lazy(async () => ({ default: (await import('../online/lists.tsx')).OnlineLists }));
/** Fetched when the page is there and has nothing else to do. */
const Online = () =>
  useIdle() && (
    <Suspense>
      <OnlineLists />
    </Suspense>
  );

export const Home = () => {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  useEffect(touchAgain, []);
  const awaited = useCall(shell('title'));
  return (
    <Page beside={awaited > 0 && <span className="call">{t('waitForYou', { n: awaited })}</span>}>
      <div className="hero">
        <h1>{shell('motto')}</h1>
        <p>{t('lead')}</p>
      </div>
      {/* What others ask of me comes first; the online part fills it. */}
      <div id="invited" />
      <div className="my-tables-place">
        <MyTables groups={['mine', 'going-on']} />
      </div>
      <h2 className="new-game">{t('newGame')}</h2>
      <div className="games" id="games">
        {GAME_IDS.map(id => (
          <GameCard key={id} id={id} />
        ))}
      </div>
      <MyTables groups={['over']} />
      <MyGames />
      <Online />
    </Page>
  );
};
