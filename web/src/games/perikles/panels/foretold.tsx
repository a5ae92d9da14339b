/** In words: the elections as they stand, the exact chances of every attacked location, and how the player's special tile would change the battle that is on. */
import { locationOdds } from '@stoa/perikles/odds';
import { isKind } from '../touch.ts';
import type { PkProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { withTile } from './battle-panel.tsx';
import { ElectionPreview } from './election-preview.tsx';

const Chances = ({ view, text, lang, actions, showOdds }: PkProps) => {
  const words = WORDS[lang];
  if (!showOdds) return null;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 });
  const chances = view.locations.flatMap(({ location }) => {
    const odds = locationOdds(view, location);
    return odds?.attacked ? [{ location, odds }] : [];
  });
  if (chances.length === 0) return null;
  const { battle } = view;
  const plays = battle === null ? [] : actions.filter(isKind('play-special'));
  return (
    <section className="in-words pk-chances" aria-labelledby="pk-chances">
      <h3 id="pk-chances">{words.odds}</h3>
      <ul>
        {chances.map(({ location, odds }) => (
          <li key={location}>
            {words.oddsOf(text.locations[location], percent.format(odds.attack), percent.format(odds.defence), percent.format(odds.nobody))}
          </li>
        ))}
        {plays.map(play => {
          const then = battle && locationOdds(withTile(view, play), battle.location);
          return (
            then && (
              <li key={JSON.stringify(play)}>
                {words.withTileOf(text.action(play, view), percent.format(then.attack), percent.format(then.defence))}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
};

export const Foretold = (props: PkProps) => (
  <>
    {props.me !== undefined && <ElectionPreview view={props.view} me={props.me} text={props.text} words={WORDS[props.lang]} />}
    <Chances {...props} />
  </>
);
