/** My island at a glance: its sixteen plots, what I could build with what I hold, what it yields. */
import type { CardId } from '@stoa/parthenon/cards';
import { islandData, savingFor, villageGood } from '@stoa/parthenon/reading';
import type { Counts } from '../counts.ts';
import { goalName } from '../market/goal-name.ts';
import { possible } from '../market/possible.ts';
import { WORDS as MARKET_WORDS } from '../market/words.ts';
import { CardRow } from '../pieces/cards.tsx';
import { LivingIsland } from './living-island.tsx';
import type { MyProps } from './tile.tsx';

const BUILDINGS = ['village', 'workshop', 'acropolis', 'wonder'] as const;

export const Portrait = ({ props, have }: { props: MyProps; have: Counts }) => {
  const { view, me, text, lang, words } = props;
  const mine = view.islands[me];
  if (mine === undefined || mine.island === null) return null;
  // Two villages of the same good have one name.
  const could = [...new Set(possible(view, me, have).map(goal => goalName(goal, view, me, text, MARKET_WORDS[lang])))];
  const saved = [...new Set(BUILDINGS.flatMap(kind => savingFor(view, me, kind).by))].map(
    id => text.names.events[id] ?? text.names.philosophies[id] ?? text.names.wonders[id],
  );
  return (
    <div className="pa-portrait">
      <LivingIsland props={props} />
      <div>
        <p className="muted">{words.goal}</p>
        {/* While one builds, “You can now” says it: in the matter, or without a rail above. */}
        {view.room !== 'build' && could.length > 0 && <p className="pa-could">{words.couldBuild(could)}</p>}
        {saved.map(
          card =>
            card !== undefined && (
              <p key={card.name} className="pa-saved">
                <b>{card.name}</b> {card.text}
              </p>
            ),
        )}
        <p className="pa-yield">
          {words.eachSeason}{' '}
          <CardRow
            cards={[
              ...mine.villages.flatMap(n => villageGood(view, me, n) ?? []),
              ...Array.from({ length: mine.workshops }, () => islandData(view, me)?.rare as CardId),
            ]}
            text={text}
          />
        </p>
      </div>
    </div>
  );
};
