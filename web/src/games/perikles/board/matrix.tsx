/** Six cities by players as a table of numbers, for screens too small for six temples: cubes, candidates, worth of a statue, who would lead. */
import type { PkView } from '@stoa/perikles';
import type { CityId } from '@stoa/perikles/box';
import { electionOf } from '@stoa/perikles/reading';
import { Spot } from '../../spot.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { draftedCity } from '../touch.ts';
import type { PkProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { isPolitics } from './controller.ts';
import type { TempleTouch } from './temple.tsx';

interface Props {
  readonly props: PkProps;
  readonly words: ScreenWords;
  readonly touchOf: (city: CityId) => TempleTouch;
}
type City = PkView['cities'][number];

const SPACES = ['alpha', 'beta'] as const;

const Cubes = ({ city, props, words, touch }: { city: City; props: PkProps; words: ScreenWords; touch: TempleTouch }) => {
  const { text, before } = props;
  const was = before.cities.find(c => c.city === city.city)?.cubes ?? city.cubes;
  return city.cubes.map((n, seat) => {
    const change = n - (was[seat] ?? n);
    const shown = (
      <>
        {change !== 0 && <span className="was">{was[seat]}→</span>}
        {change === 0 ? n : <b>{n}</b>}
      </>
    );
    return (
      <td key={text.seat(seat)} className={`${n === 0 ? 'zero' : ''}${seat === props.me ? ' mine' : ''}`}>
        {touch.openCube(seat, 'main') || touch.pressedCube(seat) ? (
          <Spot
            label={`${text.cities[city.city]}, ${text.seat(seat)}: ${words.cubes(n)}`}
            open={touch.openCube(seat, 'main')}
            pressed={touch.pressedCube(seat)}
            onTouch={() => touch.onCube(seat, 'main')}
          >
            {shown}
          </Spot>
        ) : (
          shown
        )}
      </td>
    );
  });
};

const Candidates = ({ city, props, words, touch }: { city: City; props: PkProps; words: ScreenWords; touch: TempleTouch }) =>
  SPACES.map(space => {
    const owner = city[space];
    if (owner === null)
      return (
        <td key={space} className="free">
          <span aria-hidden="true">{words[space]}</span>
        </td>
      );
    const label = `${props.text.cities[city.city]}. ${words.candidate(words[space], props.text.seat(owner))}`;
    return (
      <td key={space}>
        {touch.openCube(owner, space) ? (
          <Spot label={label} open onTouch={() => touch.onCube(owner, space)}>
            <SeatMark seat={owner} />
          </Spot>
        ) : (
          <SeatMark seat={owner} label={label} />
        )}
      </td>
    );
  });

/** Before the elections who would lead, after them who does. */
const Leader = ({ city, view, text, words }: { city: City; view: PkView; text: PkProps['text']; words: ScreenWords }) => {
  if (!isPolitics(view))
    return <td>{city.leader !== null && <SeatMark seat={city.leader} label={words.leader(text.seat(city.leader))} />}</td>;
  const { leader, cost } = electionOf(city);
  return (
    <td className="verdict">
      {leader === null ? (
        <span aria-hidden="true">–</span>
      ) : (
        <>
          <SeatMark seat={leader} label={words.wouldLead(text.seat(leader), cost)} />
          {cost > 0 && <small aria-hidden="true">−{cost}</small>}
        </>
      )}
    </td>
  );
};

export const Matrix = ({ props, words, touchOf }: Props) => {
  const { view, text, lit, draft, me } = props;
  const meant = draftedCity(draft.findLast(a => a.do !== 'end-turn'));
  const isChoosing = view.cities.some(({ city, cubes }) => cubes.some((_, seat) => touchOf(city).openCube(seat, 'main')));
  return (
    <table className={`pk-matrix${isChoosing ? ' choosing' : ''}`}>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words.decks.cities}</span>
          </th>
          {view.scores.map((_, seat) => (
            <th key={text.seat(seat)} scope="col" className={seat === me ? 'mine' : undefined}>
              <SeatMark seat={seat} label={text.seat(seat)} />
            </th>
          ))}
          <th scope="col" colSpan={2}>
            {words.candidatesHead}
          </th>
          <th scope="col">{isPolitics(view) ? words.ahead : words.leads}</th>
          <th scope="col" title={words.statueWorth}>
            {words.statueHead}
          </th>
        </tr>
      </thead>
      <tbody>
        {view.cities.map(city => {
          const touch = touchOf(city.city);
          const chosen = meant === city.city;
          const common = { city, props, words, touch };
          return (
            <tr key={city.city} id={`pk-${city.city}`} className={`${chosen ? 'chosen' : ''}${lit.includes(city.city) ? ' lit' : ''}`}>
              <th scope="row">
                <Spot label={text.cities[city.city]} open={touch.open} pressed={chosen && touch.open} onTouch={touch.onCity}>
                  <PowerShield power={city.city} />
                  {text.cities[city.city]}
                </Spot>
              </th>
              <Cubes {...common} />
              <Candidates {...common} />
              <Leader city={city} view={view} text={text} words={words} />
              <td className="worth">
                <span className="unseen">{words.worth(city.value, city.defeats)}</span>
                <span aria-hidden="true">{city.value}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
