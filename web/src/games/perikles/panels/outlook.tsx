/** In politics, beside the map: who would lead after each answer, or what the cities are wanted for, the places of the turn and the armies. */
import type { PkAction, PkView } from '@stoa/perikles';
import type { CityId } from '@stoa/perikles/box';
import { electionOf, foreseen } from '@stoa/perikles/reading';
import { isOver, isPolitics } from '../board/controller.ts';
import { dataOf, placeName, WhoseRounds } from '../board/location-card.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import type { PkProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { LookedAt } from './looked-at.tsx';

type Answer = Extract<PkAction, { readonly do: 'propose' | 'assassinate' }>;
const isAnswer = (a: PkAction): a is Answer => a.do === 'propose' || (a.do === 'assassinate' && a.space === 'main');

/** A row for each city, a column for each player whose cube it may be: who would lead then, and what that costs. */
const Answers = ({ view, me, text, lang, actions }: PkProps & { me: number }) => {
  const words = WORDS[lang];
  const answers = actions.filter(isAnswer);
  const [first] = answers;
  if (first === undefined) return null;
  const cities = view.cities.filter(({ city }) => answers.some(a => a.city === city));
  const resultOf = (city: CityId, owner: number) => {
    const answer = answers.find(a => a.city === city && a.owner === owner);
    const then = answer && foreseen(view, me, [answer]).cities.find(c => c.city === city);
    return then && electionOf(then);
  };
  const pays = answers.some(({ city, owner }) => (resultOf(city, owner)?.cost ?? 0) > 0);
  return (
    <table className="pk-outlook">
      <caption>{words.thenLeads[first.do]}</caption>
      <thead>
        <tr>
          <td />
          {view.scores.map((_, owner) => (
            <th key={text.seat(owner)} scope="col">
              <SeatMark seat={owner} label={text.seat(owner)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cities.map(({ city }) => (
          <tr key={city}>
            <th scope="row">
              <PowerShield power={city} /> {text.cities[city]}
            </th>
            {view.scores.map((_, owner) => {
              const then = resultOf(city, owner);
              if (then === undefined) return <td key={text.seat(owner)} />;
              const { leader, cost } = then;
              return (
                <td key={text.seat(owner)} className={leader === me ? 'mine' : undefined}>
                  {leader === null ? (
                    '–'
                  ) : (
                    <>
                      <SeatMark seat={leader} label={leader === me ? words.youWouldLead(cost) : words.wouldLead(text.seat(leader), cost)} />
                      {cost > 0 && <small aria-hidden="true">−{cost}</small>}
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {pays && (
        <tfoot aria-hidden="true">
          <tr>
            <td colSpan={view.scores.length + 1}>{words.minusIs}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
};

const Places = ({ view, text, lang }: PkProps) => {
  const words = WORDS[lang];
  return (
    <section className="pk-outlook-places">
      <h3>{words.foughtFor}</h3>
      <ol>
        {view.locations.map(({ location, slot }) => (
          <li key={location}>
            <small>{slot}</small>
            <b>{placeName(text.locations[location])}</b>
            <WhoseRounds id={location} text={text} words={words} />
            <span className="pk-vp" role="img" aria-label={words.points(dataOf(location).vp)}>
              {dataOf(location).vp}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Counters of a power that are not dead: at home or in a hand. */
const strengthOf = ({ home, hand }: PkView['powers'][number]): readonly [hoplites: number, triremes: number] => [
  home[0].length + hand.hoplites.counters,
  home[1].length + hand.triremes.counters,
];
const Armies = ({ view, text, lang }: PkProps) => {
  const words = WORDS[lang];
  return (
    <section className="pk-outlook-armies">
      <h3>{words.armies}</h3>
      <ul>
        {view.powers
          .filter(({ power }) => power !== 'persia')
          .map(power => {
            const [hoplites, triremes] = strengthOf(power);
            return (
              <li key={power.power}>
                <PowerShield power={power.power} label={text.powers[power.power]} />
                <UnitMark unit="hoplite" label={words.unit.hoplite(hoplites)} /> <span aria-hidden="true">{hoplites}</span>
                <UnitMark unit="trireme" label={words.unit.trireme(triremes)} /> <span aria-hidden="true">{triremes}</span>
              </li>
            );
          })}
      </ul>
    </section>
  );
};

export const Outlook = (props: PkProps) => {
  const { view, me, actions } = props;
  if (!isPolitics(view) || isOver(view)) return null;
  const isAsked = me !== undefined && actions.some(isAnswer);
  if (!isAsked && view.locations.length === 0) return null;
  // One height for both, so that nothing moves when the answer is given.
  return (
    <div className="pk-outlook-room">
      <LookedAt {...props} />
      {isAsked ? (
        <Answers {...props} me={me} />
      ) : (
        <>
          <Places {...props} />
          <Armies {...props} />
        </>
      )}
    </div>
  );
};
