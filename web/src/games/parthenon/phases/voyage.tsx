/** Phase 4: cards go aboard by touch, at most six a fleet, each fleet gets a land; the plan is one's own until it is sent. */
import type { PaAction, PaView } from '@stoa/parthenon';
import { type CardId, FLEETS, type FleetId, type LandId } from '@stoa/parthenon/cards';
import { packOf } from '@stoa/parthenon/text';
import { Spot } from '../../spot.tsx';
import type { PanelProps } from '../panel.ts';
import { CardMark } from '../pieces/card-mark.tsx';
import { CardButtons, CardRow } from '../pieces/cards.tsx';
import { ShipShape } from '../pieces/ship.tsx';
import { type Plan, usePlan, without } from '../plan.ts';
import type { ScreenWords } from '../words.ts';

/** The steps that make the plan true; what the table already holds is not sent again. */
export const voyageSteps = ({ loads, goals }: Pick<Plan, 'loads' | 'goals'>): readonly PaAction[] => [
  ...FLEETS.flatMap(fleet => (loads[fleet] ?? []).map((card): PaAction => ({ do: 'load', fleet, card }))),
  ...FLEETS.flatMap(fleet => {
    const land = goals[fleet];
    return land === undefined ? [] : [{ do: 'sail', fleet, land } as const];
  }),
];
export const MESSAGE = 16;
/** As many steps as one message carries, and the rest. */
export const sendInParts = (
  steps: readonly PaAction[],
  taken: number,
  choose: PanelProps['choose'],
  set: (part: Partial<Plan>) => void,
): void => {
  const [first, ...then] = steps.slice(0, MESSAGE);
  set({ queue: steps.slice(MESSAGE), queueAfter: taken });
  if (first !== undefined) choose(first, ...then);
};

/** What the table already holds of this seat's plan. */
const heldBy = (view: PaView, fleet: FleetId): readonly CardId[] => view.draft?.load[FLEETS.indexOf(fleet)] ?? [];
const sentTo = (view: PaView, fleet: FleetId): LandId | null => view.draft?.goals[FLEETS.indexOf(fleet)] ?? null;
/** Cards neither loaded by the table nor in the plan. */
export const looseCards = (view: PaView, me: number, loads: Plan['loads']): readonly CardId[] => {
  const mine = view.islands[me];
  let left: readonly CardId[] = [...(mine?.hand ?? []), ...(mine?.aegis ?? []), ...(mine?.aegisAboard ?? [])];
  for (const fleet of FLEETS) for (const card of [...heldBy(view, fleet), ...(loads[fleet] ?? [])]) left = without(left, card);
  return left;
};

/** It is mine to plan, and not yet sent. */
export const isPlanning = ({ view, me, actions }: PanelProps): boolean =>
  view.room === 'voyage-plan' &&
  me !== undefined &&
  view.acting.includes(me) &&
  !view.draft?.decided &&
  actions.some(a => a.do === 'load' || a.do === 'sail' || a.do === 'confirm');

/** On a narrow screen: the fleet in hand and its cargo, in sight while one chooses a land. */
export const VoyageLine = ({ view, text, words }: PanelProps & { words: ScreenWords }) => {
  const plan = usePlan();
  const goal = plan.goals[plan.fleet] ?? sentTo(view, plan.fleet);
  const aboard = [...heldBy(view, plan.fleet), ...(plan.loads[plan.fleet] ?? [])];
  return (
    <p className="pa-voyage-line">
      <b>{words.fleet(plan.fleet)}</b>{' '}
      {aboard.length === 0 ? <span className="muted">{words.emptyHold}</span> : <CardRow cards={aboard} text={text} />}
      <span>{goal === null ? words.staysHome : words.sailsTo(text.names.lands[goal])}</span>
    </p>
  );
};

export const Voyage = ({ view, me, text, actions, words, askWhy }: PanelProps & { words: ScreenWords }) => {
  const plan = usePlan();
  if (me === undefined) return null;
  const mine = view.islands[me];
  const capacity = Number(packOf(view).limits.fleetCapacity?.value ?? 6);
  const fleets = mine?.fleets ?? [];
  const chosen = fleets.some(f => f.fleet === plan.fleet) ? plan.fleet : 'A';
  const aboard = (fleet: FleetId): readonly CardId[] => [...heldBy(view, fleet), ...(plan.loads[fleet] ?? [])];
  const loose = looseCards(view, me, plan.loads);
  const mayLoad = (card: CardId): boolean =>
    aboard(chosen).length < capacity && actions.some(a => a.do === 'load' && a.fleet === chosen && a.card === card);
  const load = (card: CardId): void => {
    if (mayLoad(card)) plan.set({ loads: { ...plan.loads, [chosen]: [...(plan.loads[chosen] ?? []), card] } });
    else askWhy({ do: 'load', fleet: chosen, card }, voyageSteps({ loads: plan.loads, goals: {} }));
  };
  return (
    <section className="pa-voyage">
      <h3>{words.loading}</h3>
      <ul className="pa-fleets">
        {fleets.map(f => {
          const held = heldBy(view, f.fleet);
          const planned = plan.loads[f.fleet] ?? [];
          const goal = plan.goals[f.fleet] ?? sentTo(view, f.fleet);
          const empty = Math.max(0, capacity - held.length - planned.length);
          return (
            <li key={f.fleet} className={`pa-fleet${f.fleet === chosen ? ' chosen' : ''}`}>
              <Spot
                className="pa-fleet-spot"
                label={words.chooseFleet(f.fleet, held.length + planned.length, goal === null ? null : text.names.lands[goal])}
                open={f.fleet !== chosen}
                pressed={f.fleet === chosen}
                onTouch={() => (f.grounded ? askWhy({ do: 'sail', fleet: f.fleet, land: 'athens' }) : plan.set({ fleet: f.fleet }))}
              >
                <svg viewBox="-34 -30 68 52" aria-hidden="true">
                  <ShipShape seat={me} letter={f.fleet} />
                </svg>
                <span>{f.grounded ? words.grounded : goal === null ? words.staysHome : words.sailsTo(text.names.lands[goal])}</span>
              </Spot>
              <div className="pa-hold">
                {held.map((card, i) => (
                  <span key={`held ${card} ${held.slice(0, i).filter(c => c === card).length}`} className="pa-slot held">
                    <CardMark card={card} label={text.names.cards[card].one} />
                  </span>
                ))}
                {planned.map((card, i) => (
                  <Spot
                    key={`${card} ${planned.slice(0, i).filter(c => c === card).length}`}
                    className="pa-slot"
                    label={words.unload(text.names.cards[card].one, f.fleet)}
                    open
                    onTouch={() => plan.set({ loads: { ...plan.loads, [f.fleet]: without(planned, card) } })}
                  >
                    <CardMark card={card} />
                  </Spot>
                ))}
                {Array.from({ length: empty }, (_, i) => `free ${i}`).map(key => (
                  <span key={key} className="pa-slot empty" aria-hidden="true" />
                ))}
              </div>
              {plan.goals[f.fleet] !== undefined && (
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => plan.set({ goals: Object.fromEntries(Object.entries(plan.goals).filter(([id]) => id !== f.fleet)) })}
                >
                  {words.stay}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <h3>{words.onTheQuay}</h3>
      {loose.length === 0 ? (
        <p className="muted">{words.nothingLeft}</p>
      ) : (
        <CardButtons cards={loose} open={mayLoad} label={(card, n) => words.loadOn(text.names.cards[card].one, n, chosen)} onTouch={load} />
      )}
      <p className="muted">{words.loadHint(chosen)}</p>
    </section>
  );
};
