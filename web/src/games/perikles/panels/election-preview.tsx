/** If the elections were held now: who would lead each city and at what cost, and what one more cube of the player would change. */
import type { PkView } from '@stoa/perikles';
import { cubesToLead, type ElectionResult, electionOf, withCubes } from '@stoa/perikles/reading';
import type { PkText } from '@stoa/perikles/text';
import { ChevronDown } from 'lucide-react';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { draftedCity } from '../touch.ts';
import type { PkProps } from '../types.ts';
import { type ScreenWords, WORDS } from '../words.ts';

const POLITICS: ReadonlySet<string> = new Set([
  'extra-cube',
  'take-influence',
  'any-city',
  'candidate',
  'assassin',
  'after-tile',
  'propose',
]);

const resultWords = ({ leader, cost }: ElectionResult, me: number | undefined, text: PkText, words: ScreenWords): string =>
  leader === null ? words.nobodyStands : leader === me ? words.youWouldLead(cost) : words.wouldLead(text.seat(leader), cost);

export const ElectionPreview = ({ view, me, text, words }: { view: PkView; me: number; text: PkText; words: ScreenWords }) => {
  if (!POLITICS.has(view.room)) return null;
  // PK-6.1: candidates are proposed when all cubes are placed.
  const mayAdd = view.room !== 'propose';
  const stood = view.cities.filter(city => city.alpha !== null);
  const idle = view.cities.filter(city => city.alpha === null).map(city => text.cities[city.city]);
  return (
    <details className="pk-preview">
      <summary>
        {words.preview}
        <ChevronDown className="pk-chevron" aria-hidden />
      </summary>
      <ul>
        {stood.map(city => {
          const now = electionOf(city);
          const more = electionOf(withCubes(city, me, 1));
          const needed = cubesToLead(city, me);
          const advice =
            needed === undefined
              ? more.cost !== now.cost && ` ${words.cubeCosts(more.cost)}`
              : ` ${needed === 1 ? words.cubeLeads(more.cost) : words.cubesToLead(needed)}`;
          return (
            <li key={city.city}>
              <PowerShield power={city.city} />
              <b>{text.cities[city.city]}</b>
              {now.leader !== null && <SeatMark seat={now.leader} />}
              <span>
                {resultWords(now, me, text, words)}
                {mayAdd && advice}
              </span>
            </li>
          );
        })}
        {idle.length > 0 && <li className="idle muted">{words.nobodyStandsFor(idle.join(', '))}</li>}
      </ul>
    </details>
  );
};

/** Beside a drafted cube, tile or candidate: what it would make of that election. The view has it already. */
export const ElectionDraft = ({ view, me, text, lang, draft }: PkProps) => {
  const words = WORDS[lang];
  const meant = draftedCity(draft.findLast(a => a.do !== 'end-turn'));
  const city = view.cities.find(c => c.city === meant);
  const result = city && electionOf(city);
  if (city === undefined || result === undefined || result.leader === null) return null;
  return (
    <p className="pk-after muted" role="status">
      {words.ifHeldThen(text.cities[city.city], resultWords(result, me, text, words))}
    </p>
  );
};
