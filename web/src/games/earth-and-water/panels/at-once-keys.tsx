/** What a piece costs, and keys that do several equal steps in one touch. */
import { BRIDGE_COST, FLEETS_LIMIT } from '@stoa/earth-and-water/map';
import { useStageSize } from '../../../screen-size.ts';
import { useTable } from '../../../table/store.ts';
import type { EwProps } from '../types.ts';
import { armiesToRemove, restOfTalents } from '../ways/at-once.ts';
import { WORDS } from '../words.ts';

export const RaiseKeys = ({ view, me, actions, log, choose, text, lang }: EwProps) => {
  const size = useStageSize();
  const isLesson = useTable(s => s.client?.info.mode === 'lesson');
  if ((me !== 0 && me !== 1) || view.prompt.room !== 'preparation-pieces' || view.prompt.side !== me) return null;
  const words = WORDS[lang];
  const rest = isLesson ? undefined : restOfTalents({ view, me, actions, log });
  const isSmall = size === 'phone' || size === 'short';
  const bridge = actions.find(a => a.do === 'build-bridge');
  if (isSmall && rest === undefined && bridge === undefined) return null;
  const [first, ...then] = rest?.actions ?? [];
  const fleet = me === 0 ? view.persianFleetCost : 1;
  const noFleets = (view.talents ?? 0) >= fleet && !actions.some(a => a.do === 'raise-fleet');
  return (
    <section className="ew-at-once" aria-label={words.costs}>
      <p className="muted">{words.pieceCosts(fleet, bridge !== undefined, noFleets, view.prompt.mines ? undefined : FLEETS_LIMIT)}</p>
      <div className="choices">
        {rest && first && (
          <button type="button" className="button" onClick={() => choose(first, ...then)}>
            {words.raiseRest(rest.n, text.cities[rest.city])}
          </button>
        )}
        {bridge && (
          <button type="button" className="button" onClick={() => choose(bridge)}>
            {words.bridgeFor(BRIDGE_COST)}
          </button>
        )}
      </div>
    </section>
  );
};

export const RemoveKeys = ({ view, me, actions, log, choose, text, lang }: EwProps) => {
  const removal = me === 0 || me === 1 ? armiesToRemove({ view, me, actions, log }) : undefined;
  const [first, ...then] = removal?.actions ?? [];
  if (removal === undefined || first === undefined) return null;
  const words = WORDS[lang];
  return (
    <section className="ew-at-once" aria-label={words.removeAtOnce}>
      <p className="muted">{words.removeAtOnce}</p>
      <div className="choices">
        <button type="button" className="button" onClick={() => choose(first, ...then)}>
          {words.removeThese(removal.cities.map(({ city, n }) => `${text.cities[city]} ${n}`).join(', '))}
        </button>
      </div>
    </section>
  );
};
