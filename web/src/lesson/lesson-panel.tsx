/** What the lesson says and where it goes next: the sentence of the step, a hint when it is slow, back, skip, next. */
import type { Action } from '@stoa/engine';
import { ArrowLeft, ArrowRight, Lightbulb, Play, RotateCcw } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { AnyText } from '../games/types.ts';
import { useSettings, wantsLessMotion } from '../settings.ts';
import { useStart } from '../shell/start.ts';
import { useTable } from '../table/store.ts';
import { useWords } from '../table/use-words.ts';
import type { Taught } from './index.ts';
import { LESSONS } from './lessons/index.ts';
import { useLesson } from './store.ts';
import { LESSON_WORDS, stepWords } from './text/index.ts';
import { isBeside, type LessonMark } from './types.ts';

/** Milliseconds without progress after which a hint comes by itself. */
const PATIENCE = 25_000;
/** Touches beside the point after which it comes at once. */
const ASTRAY = 2;

/** A card and its movement; more at once would be a list. */
const TIPS = 2;

const labelOf = (text: AnyText, action: Action, view: unknown): string => {
  const [group, label] = [text.actionGroup(action), text.action(action, view)];
  return group === label ? label : `${group}: ${label}`;
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
    document.querySelector('.pk-location.lit, .pk-temple.lit')?.scrollIntoView({ block: 'nearest', behavior });
  }, [step, form, motion]);
};

const Panel = ({ game, mark }: { game: Taught; mark: LessonMark }) => {
  const lang = useSettings(s => s.language);
  const level = useSettings(s => s.level);
  const words = LESSON_WORDS[lang];
  const gameWords = useWords(game);
  const view = useTable(s => s.message?.view);
  const draft = useTable(s => s.draft);
  const go = useLesson(s => s.go);
  const { start, starting } = useStart();
  const heading = useRef<HTMLHeadingElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const hint = useHint(mark);
  useFocus(mark, heading, next);
  useScroll(mark);

  const { steps, seats, learner } = LESSONS[game];
  const { step, done, busy, astray } = mark;
  const now = steps[step];
  const last = step === steps.length - 1;
  if (now === undefined) return null;
  const { title, ask, after, instead } = stepWords(game, now.id, lang);
  const playNow = (): void =>
    start({ game, mode: 'solo', level, seats: Array.from({ length: seats }, (_, seat) => (seat === learner ? 'human' : 'bot')) });
  const beside = !done && isBeside(now.lines, mark.hint[0], draft[0]);
  const from = beside ? 0 : draft.length;
  const tip =
    gameWords && view
      ? mark.hint
          .slice(from, from + TIPS)
          .map(a => labelOf(gameWords.text, a, view))
          .join(' → ')
      : '';

  return (
    <section className="lesson-panel" aria-label={words.lesson}>
      <h2 ref={heading} tabIndex={-1}>
        <span className="lesson-count">{words.stepOf(step + 1, steps.length)}</span> {title}
      </h2>
      <div className="lesson-words" role="status" aria-atomic="true">
        <p className={done && after ? 'lesson-after' : undefined}>{done && after ? after : ask}</p>
        {!done && (beside || astray > 0) && (
          <p className="lesson-note">
            {words.astray} {instead}
          </p>
        )}
        {!done && (beside || hint.shown) && tip !== '' && <p className="lesson-note">{words.tip(tip)}</p>}
      </div>
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
            {words.hint}
          </button>
        )}
        {!done && !last && (
          <button type="button" className="button quiet lesson-skip" onClick={() => go(step + 1)}>
            {words.skip}
          </button>
        )}
        {done && !last && (
          <button ref={next} type="button" className="button main" onClick={() => go(step + 1)}>
            {words.next}
            <ArrowRight aria-hidden />
          </button>
        )}
        {done && last && (
          <button ref={next} type="button" className="button main" disabled={starting} onClick={playNow}>
            <Play aria-hidden />
            {words.playNow}
          </button>
        )}
      </div>
      <div className="lesson-track" aria-hidden="true">
        {steps.map(({ id }, i) => (
          <span key={id} className={i < step || (i === step && done) ? 'done' : i === step ? 'now' : ''} />
        ))}
      </div>
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
  return (
    <button type="button" className="button" onClick={restart}>
      <RotateCcw aria-hidden />
      {LESSON_WORDS[lang].restart}
    </button>
  );
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
