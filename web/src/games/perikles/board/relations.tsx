/** Who is at war and who is bound this turn: seven shields in a ring, a line for every tie, and in words what it forbids. */
import type { PkView } from '@stoa/perikles';
import { POWERS, type PowerId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import type { ReactNode } from 'react';
import { GridButton } from '../../grid-button.tsx';
import { aliveOf } from '../army.ts';
import { usePicked } from '../picked.ts';
import { Pile } from '../pieces/pile.tsx';
import { ShieldShape } from '../pieces/power-shield.tsx';
import type { ScreenWords } from '../words.ts';

type Tie = keyof PkView['diplomacy'];
const TIES: readonly Tie[] = ['opposed', 'friendly', 'hosted', 'hostile'];
const pointOf = (power: PowerId): readonly [number, number] => {
  const turn = (POWERS.indexOf(power) / POWERS.length) * 2 * Math.PI - Math.PI / 2;
  return [110 + 84 * Math.cos(turn), 92 + 62 * Math.sin(turn)];
};

/** Ties of one pair run side by side. */
const Line = ({ tie, from, to, faint }: { tie: Tie; from: PowerId; to: PowerId; faint: boolean }) => {
  const [[x1, y1], [x2, y2]] = [pointOf(from), pointOf(to)];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const off = (TIES.indexOf(tie) - 1.5) * 3.4;
  const [dx, dy] = [(-(y2 - y1) / length) * off, ((x2 - x1) / length) * off];
  return <path className={`pk-tie ${tie}${faint ? ' faint' : ''}`} d={`M${x1 + dx} ${y1 + dy}L${x2 + dx} ${y2 + dy}`} />;
};

type Pair = PkView['diplomacy'][Tie][number];
/** Powers at war get no second line for facing each other: war forbids as much and more. */
const pairsOf = ({ diplomacy }: Pick<PkView, 'diplomacy'>, tie: Tie): readonly Pair[] => {
  const atWar = new Set(diplomacy.hostile.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));
  return tie === 'opposed' ? diplomacy.opposed.filter(([a, b]) => !atWar.has(`${a}-${b}`)) : diplomacy[tie];
};
const tiesOf = (view: PkView) => TIES.flatMap(tie => pairsOf(view, tie).map(([a, b]) => ({ tie, a, b, key: `${tie}-${a}-${b}` })));

interface Props {
  readonly view: PkView;
  readonly text: PkText;
  readonly words: ScreenWords;
}
interface Looking extends Props {
  readonly looked: PowerId | null;
}

/** Seven shields and the lines between them. */
const Ring = ({ view, text, words, looked }: Looking) => {
  const { power, pick } = usePicked();
  return (
    <svg viewBox="0 0 220 176" role="group" aria-label={words.relations}>
      {tiesOf(view).map(({ tie, a, b, key }) => (
        <Line key={key} tie={tie} from={a} to={b} faint={looked !== null && a !== looked && b !== looked} />
      ))}
      {POWERS.map(p => {
        const [x, y] = pointOf(p);
        return (
          <GridButton
            key={p}
            label={text.powers[p]}
            open={false}
            looks
            pressed={p === looked}
            className="pk-node"
            onTouch={() => pick({ power: p === power ? null : p })}
          >
            <circle className="pk-hit" cx={x} cy={y} r="20" />
            <ShieldShape power={p} x={x} y={y} size={1.15} />
            <text className="pk-node-name" x={x} y={y + (y < 70 ? -17 : 24)}>
              {text.powers[p]}
            </text>
          </GridButton>
        );
      })}
    </svg>
  );
};

const legendOf = (words: ScreenWords) =>
  [
    ['hostile', words.legendWar],
    ['friendly', words.legendAlly],
    ['hosted', words.legendHost],
    ['opposed', words.legendOpposed],
  ] as const;

const Signs = ({ words }: { words: ScreenWords }) => (
  <ul className="pk-legend">
    {legendOf(words).map(([tie, word]) => (
      <li key={tie}>
        <svg viewBox="0 0 26 8" aria-hidden="true">
          <path className={`pk-tie ${tie}`} d="M1 4H25" />
        </svg>
        {word}
      </li>
    ))}
  </ul>
);

/** All ties, kind by kind. */
const AllTies = ({ view, text, words }: Props) => (
  <ul className="pk-ties">
    {legendOf(words).map(([tie, word]) => {
      const pairs = pairsOf(view, tie);
      return pairs.length === 0 ? null : (
        <li key={tie} className={tie}>
          <b>{word}</b> {pairs.map(([a, b]) => `${text.powers[a]}–${text.powers[b]}`).join(', ')}
        </li>
      );
    })}
    <li className="muted hint">{words.relationsHint}</li>
  </ul>
);

/** What the ties of one power forbid. */
const TiesOf = ({ view, text, words, power }: Props & { power: PowerId }) => {
  const sentence = { hostile: words.war, friendly: words.ally, hosted: words.host, opposed: words.opposed } as const;
  const told = tiesOf(view)
    .filter(({ a, b }) => a === power || b === power)
    .reverse();
  return (
    <ul className="pk-ties">
      {told.map(({ tie, a, b, key }) => (
        <li key={key} className={tie}>
          {sentence[tie](text.powers[power], text.powers[a === power ? b : a], view.options.diplomacy === 'pairwise')}
        </li>
      ))}
      {told.length === 0 && <li className="muted">{words.freeOf(text.powers[power])}</li>}
    </ul>
  );
};

/** What the power's army is made of, wherever its counters are. */
const Army = ({ view, text, words, power }: Props & { power: PowerId }) => {
  const forces = view.powers.find(p => p.power === power);
  return forces === undefined ? null : (
    <p className="pk-army">
      <b>{words.armyOf(text.powers[power])}</b> <Pile piles={aliveOf(forces)} words={words} />
    </p>
  );
};

export const Relations = ({
  children,
  ...props
}: Props & {
  /** What else concerns dealings with others. */
  children?: ReactNode;
}) => {
  const { power, counter } = usePicked();
  const { view, words } = props;
  const looked = power ?? counter?.power ?? null;
  return (
    <section className="pk-relations" aria-labelledby="pk-relations">
      <h2 id="pk-relations">{words.relations}</h2>
      <Ring {...props} looked={looked} />
      {looked === null && <Signs words={words} />}
      {looked !== null && <Army {...props} power={looked} />}
      {looked !== null ? (
        <TiesOf {...props} power={looked} />
      ) : tiesOf(view).length === 0 ? (
        <p className="muted">{words.atPeace}</p>
      ) : (
        <AllTies {...props} />
      )}
      {children}
    </section>
  );
};
