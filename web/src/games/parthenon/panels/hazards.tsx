/** Phase 5: the card on the table, whom it hits, what can be done against it; and the story of the crossing since one last decided. */
import type { PaAction, PaEvent } from '@stoa/parthenon';
import type { FleetId } from '@stoa/parthenon/cards';
import { fleetInTurn, packOf } from '@stoa/parthenon/reading';
import { Picture } from '../../../art/picture.tsx';
import { Spot } from '../../spot.tsx';
import { divertTo } from '../board/land-order.ts';
import { stormLands } from '../board/sea-map.tsx';
import { CardMark } from '../pieces/card-mark.tsx';
import { CardButtons, CardRow } from '../pieces/cards.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { DIVERTS, LOSSES } from '../scroll-targets.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

type Props = PaProps & { words: ScreenWords };
const HazardCard = ({ view, hazard, text, words }: Pick<Props, 'view' | 'text' | 'words'> & { hazard: string }) => {
  const data = packOf(view).hazards.find(h => h.id === hazard);
  const card = text.names.hazards[hazard];
  return (
    <div className={`pa-hazard-card ${data?.kind ?? ''}`}>
      <Picture gallery="parthenon/hazards" name={hazard} crop="field" />
      <div>
        <h4>{card?.name ?? hazard.replaceAll('_', ' ')}</h4>
        <p>{card?.text}</p>
        {data !== undefined && data.wardedBy.length > 0 && (
          <p className="pa-wards">
            {words.wardedBy}{' '}
            {data.wardedBy.map(id => (
              <CardMark key={id} card={id as 'army'} label={text.names.cards[id as 'army']?.one ?? id} />
            ))}
          </p>
        )}
      </div>
    </div>
  );
};

/** What the deck still holds: how many cards, how many of them do harm. */
export const DeckOdds = ({ view, words }: Pick<Props, 'view' | 'words'>) => {
  const { hazards } = packOf(view);
  const left = view.hazardDeck.reduce((sum, n) => sum + n, 0);
  const harm = hazards.reduce((sum, h, i) => sum + (h.kind === 'safe' ? 0 : (view.hazardDeck[i] ?? 0)), 0);
  return left === 0 ? null : <p className="pa-odds">{words.deckOdds(harm, left)}</p>;
};

const fleetsAt = ({ view }: Props, region: number) =>
  view.islands.flatMap(i =>
    i.fleets
      .filter(f => f.land !== null && (packOf(view).lands.find(l => l.id === f.land)?.region === 'foreign') === (region === 1))
      .map(f => ({ ...f, seat: i.seat })),
  );

/** Before the card has found its fleets no fleet is hit or spared. */
const AIMING: ReadonlySet<string> = new Set(['hazard-redraw', 'hazard-pick']);

/** PA-9.10: where the storm may send the fleet in turn, with what is known of each harbor. */
const Diverts = ({ view, text, actions, draft, words, choose }: Props) => {
  if (view.room !== 'hazard-divert') return null;
  return (
    <div className="pa-diverts" id={DIVERTS}>
      <h4>{words.stormTo}</h4>
      <div className="pa-answers">
        {stormLands(view).map(land => {
          const action = divertTo(actions, land);
          const harbor = view.harbors.find(h => h.land === land);
          const known = harbor?.harbor ? text.names.harbors[harbor.harbor]?.name : undefined;
          const name = text.names.lands[land];
          const inside = (
            <>
              <b>{name}</b> <small>{known ?? words.harborState.down}</small>
            </>
          );
          return action === undefined ? (
            <span key={land} className="pa-person">
              {inside}
            </span>
          ) : (
            <Spot
              key={land}
              className="pa-act"
              label={text.action(action, view)}
              open
              pressed={draft.includes(action)}
              onTouch={() => choose(action)}
            >
              {inside}
            </Spot>
          );
        })}
      </div>
    </div>
  );
};

/** The player's cards to lose or to keep, and the Gift that was used or is not there. */
const Mine = ({ view, me, text, actions, draft, words, choose, askWhy }: Props) => {
  const losses = actions.flatMap(a => (a.do === 'pick-loss' || a.do === 'keep-card' ? [a] : []));
  const mineHit = view.room === 'hazard-respond' && me !== undefined ? view.hazard.hit.filter(h => h.seat === me) : [];
  // As many of each as lie aboard, though one goes at a time.
  const aboard = (me === undefined ? undefined : view.islands[me]?.fleets.find(f => f.fleet === fleetInTurn(view).fleet))?.cargo ?? [];
  return (
    <>
      {mineHit.map(({ fleet }) => {
        const marked =
          draft.some(a => a.do === 'use-gift' && a.fleet === fleet) || ((view.draft?.marked ?? 0) & (1 << 'ABC'.indexOf(fleet))) !== 0;
        // What can be answered stands beside the prompt; here what is decided.
        if (!marked) return null;
        return (
          <p key={fleet} className="pa-answers">
            <Spot className="pa-act" label={words.spendGift(fleet)} open={false} pressed onTouch={() => askWhy({ do: 'use-gift', fleet })}>
              <CardMark card="gift" /> {words.spendGift(fleet)}
            </Spot>
          </p>
        );
      })}
      {losses.length > 0 && (
        <div id={LOSSES}>
          <h4>{losses[0]?.do === 'keep-card' ? words.keepOne : words.loseFrom(fleetInTurn(view).fleet)}</h4>
          <CardButtons
            cards={losses[0]?.do === 'pick-loss' ? aboard.filter(card => losses.some(a => a.card === card)) : losses.map(a => a.card)}
            open={() => true}
            names={text.names.cards}
            label={card => text.action(losses.find(a => a.card === card) ?? { do: 'keep-none' }, view)}
            pressed={card => draft.some(a => (a.do === 'pick-loss' || a.do === 'keep-card') && a.card === card)}
            onTouch={card => {
              const action = losses.find(a => a.card === card);
              if (action) choose(action);
            }}
          />
        </div>
      )}
    </>
  );
};

/** Answers that are neither a fleet, a card, a land nor a word in the ledge: they stand in the scene, which covers the matter. */
const ANSWERS: ReadonlySet<PaAction['do']> = new Set(['replace-hazard', 'keep-none']);
const Answers = ({ view, text, actions, draft, choose }: Props) => {
  const answers = actions.filter(a => ANSWERS.has(a.do));
  if (answers.length === 0) return null;
  return (
    <div className="pa-answers">
      {answers.map(action => (
        <Spot
          key={JSON.stringify(action)}
          className="pa-act"
          label={text.action(action, view)}
          open
          pressed={draft.includes(action)}
          onTouch={() => choose(action)}
        >
          {text.action(action, view)}
        </Spot>
      ))}
    </div>
  );
};

export const Hazard = (props: Props) => {
  const { view, me, text, actions, draft, words, choose } = props;
  const { hit, lost, region } = view.hazard;
  const isHit = (seat: number, fleet: FleetId): boolean => hit.some(h => h.seat === seat && h.fleet === fleet);
  const aiming = AIMING.has(view.room);
  return (
    <section className="pa-hazard" aria-label={words.atSea}>
      <ul className="pa-at-sea">
        {fleetsAt(props, region).map(f => {
          const pick = actions.find(a => a.do === 'pick-fleet' && a.seat === f.seat && a.fleet === f.fleet);
          const inside = (
            <>
              <SeatMark seat={f.seat} />
              <span>
                <b>{f.seat === me ? words.yourFleet(f.fleet) : words.fleetOf(text.seat(f.seat), f.fleet)}</b>{' '}
                <span className="pa-where">
                  {f.land !== null && text.names.lands[f.land]} · {words.cardsAboard(f.size ?? 0)}
                </span>
              </span>
              {!aiming && (
                <span className={isHit(f.seat, f.fleet) ? 'bad' : 'good'}>
                  {!isHit(f.seat, f.fleet) ? words.spared : f.size === 0 ? words.hitEmpty : words.hit}
                </span>
              )}
            </>
          );
          return (
            <li key={`${f.seat} ${f.fleet}`}>
              {pick ? (
                <Spot
                  className="pa-person"
                  label={text.action(pick, view)}
                  open
                  pressed={draft.includes(pick)}
                  onTouch={() => choose(pick)}
                >
                  {inside}
                </Spot>
              ) : (
                <span className="pa-person">{inside}</span>
              )}
            </li>
          );
        })}
      </ul>
      {lost.length > 0 && (
        <p>
          {view.room === 'hazard-keep' ? words.wouldBeLost : words.lost} <CardRow cards={lost} text={text} />
        </p>
      )}
      <Diverts {...props} />
      <Mine {...props} />
      <Answers {...props} />
    </section>
  );
};

const TOLD: ReadonlySet<PaEvent['e']> = new Set([
  'hazard-redrawn',
  'declared',
  'fleet-hit',
  'fleet-warded',
  'gift-used',
  'card-kept',
  'turned-back',
  'diverted',
  'lost',
]);
/** Every card drawn since one last decided, and what it did. */
export const Crossing = ({ view, me, fresh, text, words }: Props) => {
  const scenes: { readonly drawn: Extract<PaEvent, { e: 'hazard-drawn' }>; readonly lines: string[] }[] = [];
  for (const e of fresh)
    if (e.e === 'hazard-drawn') scenes.push({ drawn: e, lines: [] });
    else if (TOLD.has(e.e)) {
      const line = text.event(e, me);
      if (line !== undefined) scenes.at(-1)?.lines.push(line);
    }
  if (scenes.length === 0 || view.room.startsWith('hazard')) return null;
  return (
    <section className="pa-crossing">
      <h3>{words.crossing}</h3>
      <ol>
        {scenes.map(({ drawn, lines }, i) => (
          <li key={`${drawn.hazard} ${scenes.slice(0, i).filter(s => s.drawn.hazard === drawn.hazard).length}`}>
            <p className="muted">{words.region[drawn.region === 0 ? 'neighbouring' : 'foreign']}</p>
            <HazardCard view={view} hazard={drawn.hazard} text={text} words={words} />
            <ul>
              {lines.length === 0 && <li>{words.nobodyHit}</li>}
              {lines.map((line, k) => (
                <li key={`${line} ${lines.slice(0, k).filter(l => l === line).length}`}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
};
