/** Sounds for what happens, if the player wants them: the weightiest of a message, then my turn. */
import { useEffect, useRef } from 'react';
import type { GameScreen } from '../games/types.ts';
import { useSettings } from '../settings.ts';
import type { Sound } from './sounds.ts';
import { useTable } from './store.ts';

const WEIGHT = ['loss', 'dice', 'piece'] as const;
/** My turn is heard after what led to it. */
const AFTER = 350;

const play = (what: Sound): void => void import('./sounds.ts').then(({ sound }) => sound(what, useSettings.getState().volume));

export const useSounds = (screen: GameScreen | undefined): void => {
  const wanted = useSettings(s => s.sound) === 'on';
  const { news, message, viewer } = useTable();
  const decision = message?.decision ?? null;
  const outcome = message?.outcome ?? null;
  const before = useRef({ decision, outcome, cursor: message?.cursor });
  useEffect(() => {
    const last = before.current;
    before.current = { decision, outcome, cursor: message?.cursor };
    if (!wanted || message === null || last.cursor === undefined || last.cursor === message.cursor) return;
    const heard = new Set(news.map(event => screen?.log.sound?.(event)));
    const what = WEIGHT.find(sound => heard.has(sound));
    if (what !== undefined) play(what);
    if (outcome !== null && last.outcome === null) {
      play(viewer !== undefined && outcome.places[viewer] === 1 ? 'won' : 'over');
      return;
    }
    if (decision === null || last.decision !== null) return;
    const timer = setTimeout(() => play('turn'), AFTER);
    return () => clearTimeout(timer);
  }, [wanted, message, news, decision, outcome, viewer, screen]);
};
