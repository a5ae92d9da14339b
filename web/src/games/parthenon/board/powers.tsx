/** What can be done on my island now, in one place above the long list: powers with something to give, and all that can be built or used. */
import type { PaAction } from '@stoa/parthenon';
import { CARDS } from '@stoa/parthenon/cards';
import { powerBargain, serviceOf, villageGood } from '@stoa/parthenon/reading';
import { Answer } from '../pieces/answer.tsx';
import { CardButtons } from '../pieces/cards.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { MyProps } from './tile.tsx';

/** What the power does. The card of a wonder speaks to its owner: a player who pays to use it reads an exchange from the other side. */
const PowerText = ({ id, view, me, text, words }: MyProps & { id: string }) => {
  const card = text.names.wonders[id] ?? text.names.philosophies[id];
  const service = serviceOf(view, id);
  const swap = powerBargain(view, id);
  if (service === undefined || service.owner === me) return <p>{card?.text}</p>;
  return (
    <p>
      <SeatMark seat={service.owner} />{' '}
      {swap === undefined ? (
        <>
          <b>{text.seat(service.owner)}</b> {card?.text}
        </>
      ) : (
        words.serviceUse(card?.name ?? id, text.seat(service.owner), text.price(service.price), text.price(swap.give), text.price(swap.get))
      )}
    </p>
  );
};

/** Under each power what it does: its button names only what is given for it. */
const PowerUses = (props: MyProps) => {
  const sourceOf = (a: PaAction): string | null => (a.do === 'use-power' ? a.power : a.do === 'use-service' ? a.wonder : null);
  const sources = new Set(props.actions.flatMap(a => sourceOf(a) ?? []));
  if (sources.size === 0) return null;
  return (
    <section className="pa-powers">
      <h3>{props.words.powers}</h3>
      {[...sources].map(id => (
        <div key={id}>
          <PowerText id={id} {...props} />
          <div className="pa-answers">
            {props.actions.flatMap(a => (sourceOf(a) === id ? [<Answer key={JSON.stringify(a)} action={a} props={props} />] : []))}
          </div>
        </div>
      ))}
    </section>
  );
};

/** PA-22.10: one village may yield another basic; each village with the goods it could yield instead. */
export const Substitutes = ({ view, me, text, actions, words, choose }: MyProps) => {
  const all = actions.flatMap(a => (a.do === 'substitute' ? [a] : []));
  const chosen = (view.draft?.substituted ?? 0) - 1;
  const good = CARDS[chosen % 16];
  if (all.length === 0 && (chosen < 0 || good === undefined)) return null;
  return (
    <section className="pa-powers">
      <h3>{words.substitute}</h3>
      {chosen >= 0 && good !== undefined && (
        <p>{text.action({ do: 'substitute', village: Math.floor(chosen / 16) + 1, good } as PaAction, view)}</p>
      )}
      {[...new Set(all.map(a => a.village))].map(village => {
        const own = villageGood(view, me, village);
        return (
          <div key={village} className="pa-answers">
            <b>{own === undefined ? village : words.village(text.names.cards[own].one)}</b>
            <CardButtons
              cards={all.flatMap(a => (a.village === village ? [a.good] : []))}
              open={() => true}
              names={text.names.cards}
              label={card => text.action({ do: 'substitute', village, good: card } as PaAction, view)}
              onTouch={card => choose({ do: 'substitute', village, good: card } as PaAction)}
            />
          </div>
        );
      })}
    </section>
  );
};

const BUILDS: ReadonlySet<string> = new Set(['build', 'buy-fleet', 'pay-wonder', 'use', 'choose-philosophy', 'adopt']);

/** What a touch brings beside its price; PA-12.6: one structure may be built a second time, once. */
const noteOf = (a: PaAction, { view, me, text, words }: MyProps): string | undefined => {
  if (a.do === 'adopt' || a.do === 'choose-philosophy') return text.names.philosophies[a.philosophy]?.text;
  return a.do === 'build' && view.islands[me]?.acropolis.some(one => one.structure === a.structure) ? words.secondOnce : undefined;
};

const NowPossible = (props: MyProps) => {
  const builds = props.actions.filter(a => BUILDS.has(a.do));
  if (builds.length === 0 || props.view.draft?.begun) return null;
  return (
    <section className="pa-now">
      <h3>{props.words.possibleNow}</h3>
      <div className="pa-answers">
        {builds.map(a => (
          <Answer key={JSON.stringify(a)} action={a} props={props} small note={noteOf(a, props)} />
        ))}
      </div>
    </section>
  );
};

/** Beside a rail it stands in the matter, else above the long list of the island. */
export const PossibleNow = (props: MyProps) => (
  <>
    <NowPossible {...props} />
    <PowerUses {...props} />
  </>
);
