/** In the bar: the turn, its phases, and how near Athens and Sparta are to the defeat that ends the war. */
import type { CityId } from '@stoa/perikles/box';
import { useFigures } from './moments/use-figures.ts';
import { PowerShield } from './pieces/power-shield.tsx';
import type { PkProps } from './types.ts';
import { WORDS } from './words.ts';

const PHASES = ['tiles', 'candidates', 'forces', 'battles'] as const;
type Phase = (typeof PHASES)[number];
const ROOMS: Readonly<Record<string, Phase>> = {
  propose: 'candidates',
  'choose-first': 'forces',
  recover: 'forces',
  commit: 'forces',
  ask: 'forces',
  'battle-special': 'battles',
  dice: 'battles',
  casualty: 'battles',
};
/** PK-18.4: this number of defeats of one of these ends the game. */
const FATAL = 4;
const GREAT: readonly CityId[] = ['athens', 'sparta'];

export const Clock = ({ view, text, lang }: Pick<PkProps, 'view' | 'text' | 'lang'>) => {
  const words = WORDS[lang];
  const { room, turn, cities } = useFigures(view);
  const now = PHASES.indexOf(ROOMS[room] ?? 'tiles');
  return (
    <span className="pk-clock">
      <span className="pk-turn">{words.turnOf(turn)}</span>
      {room !== '' && (
        <ol className="pk-phases">
          {PHASES.map((phase, i) => (
            <li key={phase} className={i === now ? 'now' : i < now ? 'past' : ''} aria-current={i === now ? 'step' : undefined}>
              {words.phases[phase]}
            </li>
          ))}
        </ol>
      )}
      {GREAT.map(id => {
        const defeats = cities.find(c => c.city === id)?.defeats ?? 0;
        const told = words.warGauge(text.cities[id], defeats);
        return (
          <span key={id} className={`pk-gauge${defeats === FATAL - 1 ? ' last' : ''}`} role="img" aria-label={told} title={told}>
            <PowerShield power={id} />
            {['first', 'second', 'third', 'fourth'].map((nth, i) => (
              <span key={nth} className={i < defeats ? 'has' : ''} />
            ))}
          </span>
        );
      })}
    </span>
  );
};
