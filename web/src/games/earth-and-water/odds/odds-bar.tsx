/** Who would be left, as a bar with the numbers in it. Greece stands left, as on the plates. */
import { useMemo } from 'react';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { barPercents, type Chances, percentWords } from './chances.ts';

interface Props extends Pick<EwProps, 'text' | 'lang'> {
  readonly chances: Chances;
  readonly children?: string;
}

export const OddsBar = ({ chances, text, lang, children }: Props) => {
  const words = WORDS[lang];
  const { persia, greece, nobody, losses } = chances;
  const [g, n, p] = useMemo(() => barPercents(chances), [chances]);
  const decimal = new Intl.NumberFormat(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <div className="ew-odds">
      <div className="ew-odds-bar">
        <span className="greece" style={{ flexGrow: greece }}>
          {greece >= 0.1 && (
            <>
              <span className="ew-odds-who">{words.oddsOf(text.seat(1))} </span>
              <span className="ew-odds-percent">{percentWords(greece, g)}</span>
            </>
          )}
        </span>
        <span className="nobody" style={{ flexGrow: nobody }} />
        <span className="persia" style={{ flexGrow: persia }}>
          {persia >= 0.1 && (
            <>
              <span className="ew-odds-who">{words.oddsOf(text.seat(0))} </span>
              <span className="ew-odds-percent">{percentWords(persia, p)}</span>
            </>
          )}
        </span>
      </div>
      <p className="ew-odds-words">
        {children && <span>{children}</span>}
        {greece < 0.1 && (
          <span>
            {words.oddsOf(text.seat(1))} <b>{percentWords(greece, g)}</b>
          </span>
        )}
        {persia < 0.1 && (
          <span>
            {words.oddsOf(text.seat(0))} <b>{percentWords(persia, p)}</b>
          </span>
        )}
        {nobody > 0 && (
          <span>
            {words.oddsBoth} <b>{percentWords(nobody, n)}</b>
          </span>
        )}
        <span>{words.expected(decimal.format(losses[0]), decimal.format(losses[1]))}</span>
      </p>
    </div>
  );
};
