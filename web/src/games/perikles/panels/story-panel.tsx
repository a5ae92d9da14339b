/** The elections and the battles since the last decision, one scene at a time, step by step, and again as often as wanted. */
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

/** Everything since the last decision at a glance. */
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

interface Props {
  readonly events: readonly PkEvent[];
  /** Something else is to be decided; the story waits behind its title. */
  readonly folded: boolean;
  /** The battle that is on has a panel of its own with its name. */
  readonly fought: LocationId | undefined;
  readonly text: PkText;
  readonly words: ScreenWords;
}

const nameOf = (scene: Scene): string => (scene.kind === 'battle' ? scene.location : scene.kind);
const titleOf = (scene: Scene, { fought, text, words }: Props): string =>
  scene.kind === 'elections'
    ? words.elections
    : scene.location === fought
      ? words.soFar(text.locations[scene.location])
      : words.battleFor(text.locations[scene.location]);

interface HeadProps {
  readonly title: string;
  readonly isFast: boolean;
  readonly words: ScreenWords;
  readonly onFast: () => void;
  readonly onAgain: () => void;
  readonly onFold: () => void;
}
const Head = ({ title, isFast, words, onFast, onAgain, onFold }: HeadProps) => (
  <header>
    <h2>{title}</h2>
    <button type="button" className="button quiet icon" aria-label={words.fast} title={words.fast} aria-pressed={isFast} onClick={onFast}>
      <FastForward aria-hidden />
    </button>
    {!isFast && (
      <button type="button" className="button quiet icon" aria-label={words.again} title={words.again} onClick={onAgain}>
        <RotateCcw aria-hidden />
      </button>
    )}
    <button type="button" className="button quiet icon" aria-expanded aria-label={words.fold} title={words.fold} onClick={onFold}>
      <ChevronUp aria-hidden />
    </button>
  </header>
);

/** One button for each scene. */
const Scenes = ({ scenes, shown, onShow, text, words }: Pick<Props, 'text' | 'words'> & SceneList) => (
  <div className="pk-scenes">
    {scenes.map((scene, i) => (
      <button
        key={scene.kind === 'battle' ? `${scene.location} ${scene.rounds.length}` : scene.kind}
        type="button"
        aria-pressed={i === shown}
        aria-label={scene.kind === 'battle' ? words.battleFor(text.locations[scene.location]) : words.elections}
        title={scene.kind === 'battle' ? text.locations[scene.location] : words.elections}
        onClick={() => onShow(i)}
      >
        {scene.kind === 'battle' ? <PowerShield power={controllerOf(scene.location)} /> : <Vote aria-hidden />}
        <Takers scene={scene} text={text} />
      </button>
    ))}
  </div>
);
interface SceneList {
  readonly scenes: readonly Scene[];
  readonly shown: number;
  readonly onShow: (to: number) => void;
}

/** Which scene is shown. A new story begins at its beginning. */
const useScene = (scenes: readonly Scene[], name: string) => {
  const [at, setAt] = useState({ scene: 0, showing: 0, of: '' });
  const shown = at.of === name ? Math.min(at.scene, scenes.length - 1) : 0;
  const show = (to: number): void => setAt({ scene: to, showing: at.showing + 1, of: name });
  return { shown, showing: at.showing, show };
};

const Told = ({ scenes, ...props }: Props & { scenes: readonly [Scene, ...Scene[]] }) => {
  const { folded, text, words } = props;
  const name = nameOf(scenes[0]);
  const { shown, showing, show } = useScene(scenes, name);
  const { story, change } = useSettings();
  const [wish, setWish] = useState({ folded, of: '' });
  const isFast = story === 'results';
  const scene = scenes[shown] ?? scenes[0];
  const title = titleOf(scene, props);
  const key = `${name} ${folded}`;
  const fold = (isFolded: boolean): void => setWish({ folded: isFolded, of: key });
  if (wish.of === key ? wish.folded : folded)
    return (
      <button type="button" className="button pk-unfold" aria-expanded={false} onClick={() => fold(false)}>
        {title}
        <ChevronDown aria-hidden />
      </button>
    );
  const toggle = (): void => change({ story: isFast ? 'steps' : 'results' });
  return (
    <section className="pk-story" aria-label={words.story}>
      <Head title={title} isFast={isFast} words={words} onFast={toggle} onAgain={() => show(shown)} onFold={() => fold(true)} />
      {!isFast && scenes.length > 1 && <Scenes scenes={scenes} shown={shown} onShow={show} text={text} words={words} />}
      {isFast ? (
        <Results scenes={scenes} text={text} words={words} />
      ) : (
        <div key={`${shown} ${showing}`}>
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

export const StoryPanel = (props: Props) => {
  const [first, ...rest] = useMemo(() => scenesOf(props.events), [props.events]);
  return first === undefined ? null : <Told {...props} scenes={[first, ...rest]} />;
};
