/** The elections and the battles since one's last decision, one scene at a time, step by step, and again as often as wanted. */
import type { PkEvent } from '@stoa/perikles';
import type { LocationId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import { ChevronDown, ChevronUp, FastForward, RotateCcw, Vote } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSettings } from '../../../settings.ts';
import { controllerOf } from '../board/location-card.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { ScreenWords } from '../words.ts';
import { BattleResults, BattleScene } from './battle-scene.tsx';
import { ElectionScene } from './election-scene.tsx';
import { type Scene, scenesOf } from './story.ts';

/** Everything since one's last decision at a glance. */
const Results = ({ scenes, text, words }: { scenes: readonly Scene[]; text: PkText; words: ScreenWords }) => (
  <div className="pk-fast">
    {scenes.map((scene, i) => (
      <section key={scene.kind === 'battle' ? `${scene.location} ${i}` : scene.kind}>
        {scenes.length > 1 && <h3>{scene.kind === 'battle' ? words.battleFor(text.locations[scene.location]) : words.elections}</h3>}
        {scene.kind === 'battle' ? (
          <BattleResults scene={scene} text={text} words={words} />
        ) : (
          <ElectionScene scene={scene} text={text} words={words} />
        )}
      </section>
    ))}
  </div>
);

/** Who took the tile of a battle. */
const Takers = ({ scene, text }: { scene: Scene; text: PkText }) => {
  const won = scene.kind === 'battle' ? scene.results.find(e => e.e === 'tile-won') : undefined;
  return won?.e === 'tile-won' ? won.seats.map(seat => <SeatMark key={seat} seat={seat} label={text.seat(seat)} />) : null;
};

/** `folded`: something else is to be decided; the story waits behind its title. */
export const StoryPanel = ({
  events,
  folded,
  fought,
  text,
  words,
}: {
  events: readonly PkEvent[];
  folded: boolean;
  /** The battle that is on has a panel of its own with its name. */
  fought: LocationId | undefined;
  text: PkText;
  words: ScreenWords;
}) => {
  const scenes = useMemo(() => scenesOf(events), [events]);
  const [at, setAt] = useState({ scene: 0, showing: 0, of: '' });
  const { story, change } = useSettings();
  const isFast = story === 'results';
  const [wish, setWish] = useState({ folded, of: '' });
  const first = scenes[0];
  if (first === undefined) return null;
  /** A new story begins at its beginning. */
  const name = first.kind === 'battle' ? first.location : first.kind;
  const index = at.of === name ? Math.min(at.scene, scenes.length - 1) : 0;
  const scene = scenes[index] ?? first;
  const show = (to: number): void => setAt({ scene: to, showing: at.showing + 1, of: name });
  const title =
    scene.kind === 'elections'
      ? words.elections
      : scene.location === fought
        ? words.soFar(text.locations[scene.location])
        : words.battleFor(text.locations[scene.location]);
  const key = `${name} ${folded}`;
  if (wish.of === key ? wish.folded : folded)
    return (
      <button type="button" className="button pk-unfold" aria-expanded={false} onClick={() => setWish({ folded: false, of: key })}>
        {title}
        <ChevronDown aria-hidden />
      </button>
    );
  return (
    <section className="pk-story" aria-label={words.story}>
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          className="button quiet icon"
          aria-label={words.fast}
          title={words.fast}
          aria-pressed={isFast}
          onClick={() => change({ story: isFast ? 'steps' : 'results' })}
        >
          <FastForward aria-hidden />
        </button>
        {!isFast && (
          <button type="button" className="button quiet icon" aria-label={words.again} title={words.again} onClick={() => show(index)}>
            <RotateCcw aria-hidden />
          </button>
        )}
        <button
          type="button"
          className="button quiet icon"
          aria-expanded
          aria-label={words.fold}
          title={words.fold}
          onClick={() => setWish({ folded: true, of: key })}
        >
          <ChevronUp aria-hidden />
        </button>
      </header>
      {!isFast && scenes.length > 1 && (
        <div className="pk-scenes">
          {scenes.map((each, i) => (
            <button
              key={each.kind === 'battle' ? `${each.location} ${each.rounds.length}` : each.kind}
              type="button"
              aria-pressed={i === index}
              aria-label={each.kind === 'battle' ? words.battleFor(text.locations[each.location]) : words.elections}
              title={each.kind === 'battle' ? text.locations[each.location] : words.elections}
              onClick={() => show(i)}
            >
              {each.kind === 'battle' ? <PowerShield power={controllerOf(each.location)} /> : <Vote aria-hidden />}
              <Takers scene={each} text={text} />
            </button>
          ))}
        </div>
      )}
      {isFast ? (
        <Results scenes={scenes} text={text} words={words} />
      ) : (
        <div key={`${index} ${at.showing}`}>
          {scene.kind === 'elections' ? (
            <ElectionScene scene={scene} text={text} words={words} />
          ) : (
            <BattleScene scene={scene} text={text} words={words} />
          )}
        </div>
      )}
    </section>
  );
};
