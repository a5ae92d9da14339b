/** Who is at war and who is bound this turn: seven shields in a ring, a line for every tie, and in words what it forbids. */
import type { PkView } from '@stoa/perikles';
import { POWERS, type PowerId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import type { ReactNode } from 'react';
import { GridButton } from '../../grid-button.tsx';
import { usePicked } from '../picked.ts';
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

export const Relations = ({
  view,
  text,
  words,
  children,
}: {
  view: PkView;
  text: PkText;
  words: ScreenWords;
  /** What else concerns one's dealings with others. */
  children?: ReactNode;
}) => {
  const { power, counter, pick } = usePicked();
  const looked = power ?? counter?.power ?? null;
  const sentence = { hostile: words.war, friendly: words.ally, hosted: words.host, opposed: words.opposed } as const;
  /** Who is at war needs no second line for facing each other: war forbids as much and more. */
  const atWar = new Set(view.diplomacy.hostile.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));
  const pairs = (tie: Tie) =>
    tie === 'opposed' ? view.diplomacy.opposed.filter(([a, b]) => !atWar.has(`${a}-${b}`)) : view.diplomacy[tie];
  const ties = TIES.flatMap(tie => pairs(tie).map(([a, b]) => ({ tie, a, b, key: `${tie}-${a}-${b}` })));
  const told = ties.filter(({ a, b }) => a === looked || b === looked).reverse();
  const legend = [
    ['hostile', words.legendWar],
    ['friendly', words.legendAlly],
    ['hosted', words.legendHost],
    ['opposed', words.legendOpposed],
  ] as const;
  return (
    <section className="pk-relations" aria-labelledby="pk-relations">
      <h2 id="pk-relations">{words.relations}</h2>
      <svg viewBox="0 0 220 176" role="group" aria-label={words.relations}>
        {ties.map(({ tie, a, b, key }) => (
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
      <ul className="pk-legend">
        {legend.map(([tie, word]) => (
          <li key={tie}>
            <svg viewBox="0 0 26 8" aria-hidden="true">
              <path className={`pk-tie ${tie}`} d="M1 4H25" />
            </svg>
            {word}
          </li>
        ))}
      </ul>
      {ties.length === 0 ? (
        <p className="muted">{words.atPeace}</p>
      ) : (
        <ul className="pk-ties">
          {looked === null
            ? legend.map(([tie, word]) =>
                pairs(tie).length === 0 ? null : (
                  <li key={tie} className={tie}>
                    <b>{word}</b>{' '}
                    {pairs(tie)
                      .map(([a, b]) => `${text.powers[a]}–${text.powers[b]}`)
                      .join(', ')}
                  </li>
                ),
              )
            : told.map(({ tie, a, b, key }) => (
                <li key={key} className={tie}>
                  {a === looked ? sentence[tie](text.powers[a], text.powers[b]) : sentence[tie](text.powers[b], text.powers[a])}
                </li>
              ))}
          {looked === null && <li className="muted hint">{words.relationsHint}</li>}
          {looked !== null && told.length === 0 && <li className="muted">{words.freeOf(text.powers[looked])}</li>}
        </ul>
      )}
      {children}
    </section>
  );
};
