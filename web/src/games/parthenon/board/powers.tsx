/** What can be done on my island now, in one place above the long list: powers with something to give, and all that can be built or used. */
import type { PaAction } from '@stoa/parthenon';
import { CARDS } from '@stoa/parthenon/cards';
import { villageGood } from '@stoa/parthenon/text';
import { Answer } from '../pieces/answer.tsx';
import { CardButtons } from '../pieces/cards.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { MyProps } from './tile.tsx';

/** Whose wonder it is that one pays to use: the card speaks to its owner. */
const Owner = ({ id, view, me, text }: MyProps & { id: string }) => {
  const owner = view.islands.find(i => i.wonders.some(w => w.wonder === id));
  return owner === undefined || owner.seat === me ? null : (
    <>
      <SeatMark seat={owner.seat} /> <b>{text.seat(owner.seat)}</b>
    </>
  );
};

/** Under each power what it does: its button names only what is given for it. */
export const PowerUses = (props: MyProps) => {
  const { names } = props.text;
  const sourceOf = (a: PaAction): string | null => (a.do === 'use-power' ? a.power : a.do === 'use-service' ? a.wonder : null);
  const sources = new Set(props.actions.flatMap(a => sourceOf(a) ?? []));
  if (sources.size === 0) return null;
  return (
    <section className="pa-powers">
      <h3>{props.words.powers}</h3>
      {[...sources].map(id => (
        <div key={id}>
          <p>
            <Owner id={id} {...props} /> {(names.wonders[id] ?? names.philosophies[id])?.text}
          </p>
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

export const NowPossible = (props: MyProps) => {
  const builds = props.actions.filter(a => BUILDS.has(a.do));
  if (builds.length === 0 || props.view.draft?.begun) return null;
  return (
    <section className="pa-now">
      <h3>{props.words.possibleNow}</h3>
      <div className="pa-answers">
        {builds.map(a => (
          <Answer key={JSON.stringify(a)} action={a} props={props} small />
        ))}
      </div>
    </section>
  );
};
