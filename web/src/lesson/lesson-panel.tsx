/** What the lesson says and where it goes next: the sentence of the step, a hint when it is slow, back, skip, next. */
import type { Action } from '@stoa/engine';
import { ArrowLeft, ArrowRight, Lightbulb, Play, RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import type { AnyText, GameScreen } from '../games/types.ts';
import { useSettings, wantsLessMotion } from '../settings.ts';
import { useStart } from '../shell/start.ts';
import { MoreRow } from '../table/more-row.tsx';
import { useSettled } from '../table/settled.ts';
import { useTable } from '../table/store.ts';
import { useWords } from '../table/use-words.ts';
import type { Taught } from './index.ts';
import { LESSONS } from './lessons/index.ts';
import { useLesson } from './store.ts';
import { LESSON_WORDS, stepWords } from './text/index.ts';
import type { LessonWords } from './text/words.ts';
import { isBeside, type LessonMark } from './types.ts';

/** Milliseconds without progress after which a hint comes by itself. */
const PATIENCE = 25_000;
/** Touches beside the point after which it comes at once. */
const ASTRAY = 2;

/** A card and its movement; more at once would be a list. */
const TIPS = 2;

const labelOf = (text: AnyText, action: Action, view: unknown): string => {
  const [group, label] = [text.actionGroup(action), text.action(action, view)];
  // “Send Athens: Athens: 1 trireme …” would name the power twice.
  const named = label.split(':')[0] ?? label;
  return group === label || (named !== label && group.endsWith(` ${named}`)) ? label : `${group}: ${label}`;
};

const useHint = (mark: LessonMark): { readonly shown: boolean; readonly ask: () => void } => {
  const at = `${mark.step}/${JSON.stringify(mark.hint)}`;
  const [askedAt, setAskedAt] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAskedAt(at), PATIENCE);
    return () => clearTimeout(timer);
  }, [at]);
  return { shown: mark.hint.length > 0 && (askedAt === at || mark.astray >= ASTRAY), ask: () => setAskedAt(at) };
};

/** A new step is read from its heading; a step done leads on. */
const useFocus = (mark: LessonMark, heading: RefObject<HTMLElement | null>, next: RefObject<HTMLElement | null>): void => {
  const { step, done } = mark;
  const shown = useRef(step);
  useEffect(() => {
    const isNew = shown.current !== step;
    shown.current = step;
    if (isNew) heading.current?.focus({ preventScroll: true });
    else if (done) next.current?.focus({ preventScroll: true });
  }, [step, done, heading, next]);
};

/** What the step speaks of comes into sight inside the board or the tray. */
const useScroll = ({ step }: LessonMark): void => {
  const { form, motion } = useSettings();
  useEffect(() => {
    if (step < 0 || form === 'words') return;
    const behavior = wantsLessMotion(motion) ? 'instant' : 'smooth';
    document.querySelector('.pk-front.lit, .pk-temple.lit')?.scrollIntoView({ block: 'nearest', behavior });
  }, [step, form, motion]);
};

/** What follows from a step is told when the first scene after it has settled. */
const useTold = ({ step, done }: LessonMark, screen: GameScreen | undefined): boolean => {
  const settled = useSettled(screen?.log.settles);
  const [toldAt, setToldAt] = useState(-1);
  useEffect(() => {
    if (!done) setToldAt(-1);
    else if (settled) setToldAt(step);
  }, [done, settled, step]);
  return done && toldAt === step;
};

const NOTHING_PREPARED = { subscribe: () => () => undefined, count: () => 0 };

interface StepProps {
  readonly game: Taught;
  readonly mark: LessonMark;
  readonly words: LessonWords;
  /** What was drafted is not what the step asks for. */
  readonly beside: boolean;
  readonly hint: ReturnType<typeof useHint>;
}

/** What the step asks, or what follows from it; what went wrong; the next touch. */
const Told = ({ game, id, mark, words, beside, hint }: StepProps & { id: string }) => {
  const lang = useSettings(s => s.language);
  const gameWords = useWords(game);
  const gameText = gameWords?.text;
  const view = useTable(s => s.message?.view);
  const drafted = useTable(s => s.draft.length);
  const { ask, after, instead } = stepWords(game, id, lang);
  const prepared = gameWords?.screen.draft.prepared ?? NOTHING_PREPARED;
  const ready = useSyncExternalStore(prepared.subscribe, prepared.count);
  const from = beside ? 0 : drafted + ready;
  const tip = gameText && view ? mark.hint.slice(from, from + TIPS).map(a => labelOf(gameText, a, view)) : [];
  const isTold = useTold(mark, gameWords?.screen);
  const told = isTold && after ? after : undefined;
  return (
    <div className="lesson-words" role="status" aria-atomic="true">
      <p className={told === undefined ? undefined : 'lesson-after'}>{told ?? ask}</p>
      {!mark.done && (beside || mark.astray > 0) && (
        <p className="lesson-note">
          {words.astray} {instead}
        </p>
      )}
      {!mark.done && (beside || hint.shown) && tip.length > 0 && <p className="lesson-note">{words.tip(tip.join(' → '))}</p>}
    </div>
  );
};

/** On to the next step; after the last one, to a game. */
const Onward = ({
  game,
  mark,
  words,
  button,
}: Pick<StepProps, 'game' | 'mark' | 'words'> & { button: RefObject<HTMLButtonElement | null> }) => {
  const level = useSettings(s => s.level);
  const go = useLesson(s => s.go);
  const { start, starting } = useStart();
  const { steps, seats, learner } = LESSONS[game];
  const { step, done } = mark;
  const isLast = step === steps.length - 1;
  const playNow = (): void =>
    start({ game, mode: 'solo', level, seats: Array.from({ length: seats }, (_, seat) => (seat === learner ? 'human' : 'bot')) });
  if (!done)
    return isLast ? null : (
      <button type="button" className="button quiet lesson-skip" onClick={() => go(step + 1)}>
        {words.skip}
      </button>
    );
  return isLast ? (
    <button ref={button} type="button" className="button main" disabled={starting} onClick={playNow}>
      <Play aria-hidden />
      {words.playNow}
    </button>
  ) : (
    <button ref={button} type="button" className="button main" onClick={() => go(step + 1)}>
      {words.next}
      <ArrowRight aria-hidden />
    </button>
  );
};

const Track = ({ game, mark: { step, done } }: Pick<StepProps, 'game' | 'mark'>) => (
  <div className="lesson-track" aria-hidden="true">
    {LESSONS[game].steps.map(({ id }, i) => (
      <span key={id} className={i < step || (i === step && done) ? 'done' : i === step ? 'now' : ''} />
    ))}
  </div>
);

const Panel = ({ game, mark }: { game: Taught; mark: LessonMark }) => {
  const lang = useSettings(s => s.language);
  const words = LESSON_WORDS[lang];
  const first = useTable(s => s.draft[0]);
  const go = useLesson(s => s.go);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const hint = useHint(mark);
  useFocus(mark, heading, next);
  useScroll(mark);
  const { steps } = LESSONS[game];
  const { step, done, busy } = mark;
  const now = steps[step];
  if (now === undefined) return null;
  const beside = !done && isBeside(now.lines, mark.hint[0], first);
  return (
    <section className="lesson-panel" aria-label={words.lesson}>
      <h2 ref={heading} tabIndex={-1}>
        <span className="lesson-count">{words.stepOf(step + 1, steps.length)}</span> {stepWords(game, now.id, lang).title}
      </h2>
      <Told game={game} id={now.id} mark={mark} words={words} beside={beside} hint={hint} />
      <div className="lesson-acts">
        <button type="button" className="button quiet icon" disabled={step === 0} aria-label={words.back} onClick={() => go(step - 1)}>
          <ArrowLeft aria-hidden />
        </button>
        {now.lines.length > 0 && (
          <button type="button" className="button quiet icon" aria-label={words.again} onClick={() => go(step)}>
            <RotateCcw aria-hidden />
          </button>
        )}
        {!done && !busy && !hint.shown && !beside && (
          <button type="button" className="button" onClick={hint.ask}>
            <Lightbulb aria-hidden />
            <span className="wide-only">{words.hint}</span>
          </button>
        )}
        <Onward game={game} mark={mark} words={words} button={next} />
      </div>
      <Track game={game} mark={mark} />
    </section>
  );
};

export const LessonPanel = () => {
  const { game, mark } = useLesson();
  return game === null || mark === null ? null : <Panel game={game} mark={mark} />;
};

export const LessonMore = ({ onClose }: { onClose: () => void }) => {
  const lang = useSettings(s => s.language);
  const go = useLesson(s => s.go);
  const restart = (): void => {
    go(0);
    onClose();
  };
  return <MoreRow icon={RotateCcw} label={LESSON_WORDS[lang].restart} hint={LESSON_WORDS[lang].restartHint} onTouch={restart} />;
};

/** The panel above says what comes next; here is only the way out. */
export const AfterLesson = () => {
  const lang = useSettings(s => s.language);
  return (
    <Link href="/" className="button">
      {LESSON_WORDS[lang].home}
    </Link>
  );
};
