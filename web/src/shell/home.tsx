/** The first page: the shelf, a game in one touch, and the games kept in this browser. */

import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { GAME_IDS } from '../games/index.ts';
import { touchAgain } from './early-touches.ts';
import { GameCard } from './game-card.tsx';
import { useIdle } from './idle.ts';
import { MyGames } from './my-games.tsx';
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
  return (
    <Page>
      <div className="hero">
        <h1>{shell('motto')}</h1>
        <p>{t('lead')}</p>
      </div>
      {/* What others ask of me comes first; the online part fills it. */}
      <div id="invited" />
      <div id="my-online" />
      <h2 className="new-game">{t('newGame')}</h2>
      <div className="games">
        {GAME_IDS.map(id => (
          <GameCard key={id} id={id} />
        ))}
      </div>
      <MyGames />
      <Online />
    </Page>
  );
};
