/** The Archon's list: every struck island in a row of its own with what may be named there. One button in the ledge names all. */
import { type Name, type Naming, namingsLeft, villageGood } from '@stoa/parthenon/reading';
import { Spot } from '../../spot.tsx';
import { CardMark } from '../pieces/card-mark.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { usePlan } from '../plan.ts';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { isNamed, namingKey, withName } from './naming.ts';

type Props = PaProps & { words: ScreenWords };

const NameLabel = ({ name, seat, view, text, words }: Props & { name: Name; seat: number }) => {
  if (name.do === 'name-fleet') return words.fleet(name.fleet);
  const good = villageGood(view, seat, name.village);
  return good === undefined ? (
    text.action(name, view)
  ) : (
    <>
      <CardMark card={good} /> {words.village(text.names.cards[good].one)}
    </>
  );
};

const labelOf = (name: Name, seat: number, { view, text, words }: Props): string => {
  if (name.do === 'name-fleet') return `${text.seat(seat)}: ${words.fleet(name.fleet)}`;
  const good = villageGood(view, seat, name.village);
  return `${text.seat(seat)}: ${good === undefined ? text.action(name, view) : words.village(text.names.cards[good].one)}`;
};

const Row = ({ naming, props }: { naming: Naming; props: Props }) => {
  const { view, me, text, words } = props;
  const { names, set } = usePlan();
  const { seat, n, choices } = naming;
  const island = view.islands[seat]?.island;
  return (
    <li className="pa-naming">
      <p className="pa-who">
        <SeatMark seat={seat} /> <b className="pa-called">{seat === me ? words.you : text.seat(seat)}</b>{' '}
        {island && text.names.islands[island]} {n > 1 && <span className="muted">{words.nameSome(n)}</span>}
      </p>
      <div className="pa-answers">
        {choices.map(name => (
          <Spot
            key={JSON.stringify(name)}
            className="pa-act small"
            label={labelOf(name, seat, props)}
            open
            pressed={isNamed(naming, names, name)}
            onTouch={() => set({ names: withName(naming, names, name) })}
          >
            <NameLabel {...props} name={name} seat={seat} />
          </Spot>
        ))}
      </div>
    </li>
  );
};

/** Only the Archon is asked. */
export const NameAll = (props: Props) => {
  const namings = props.actions.some(a => a.do === 'name-village' || a.do === 'name-fleet') ? namingsLeft(props.view) : [];
  if (namings.length === 0) return null;
  return (
    <ul className="pa-namings">
      {namings.map(naming => (
        <Row key={namingKey(naming)} naming={naming} props={props} />
      ))}
    </ul>
  );
};
