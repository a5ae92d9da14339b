/** Questions of others at my online tables, as cards on every page: what is asked, the answers, the way to the table. The table that is open shows its own. */
import { type Action, textTools } from '@stoa/engine';
import type { TableInfo } from '@stoa/protocol';
import { ChevronDown, MessageCircleQuestion } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { factsFor } from '../games/card-of.ts';
import { isGameId, loadWords } from '../games/index.ts';
import type { Question } from '../games/types.ts';
import { seenReplay } from '../replay/sources.ts';
import { useSettings } from '../settings.ts';
import { namePeople } from '../table/name-people.ts';
import { call } from './api.ts';
import { newId } from './client.ts';
import './online.css';
import { ProblemNote } from './problem.tsx';
import { useAct } from './use-act.ts';
import { OnlineWords } from './words.tsx';

const ASK_AGAIN = 12_000;

interface OpenQuestion {
  readonly table: string;
  readonly game: string;
  /** The other people there. */
  readonly people: readonly string[];
  /** What tells it from other tables of nameless people. */
  readonly seat: string;
  readonly begun: number;
  readonly decision: number | null;
  readonly questions: readonly Question[];
}

/** Only of games in which players ask each other things: screens are fetched for it. */
const isMine = ({ me, state, turn, game }: TableInfo): boolean =>
  state === 'playing' && me !== null && factsFor(game).asksPlayers && (turn?.waiting.includes(me) ?? false);

const Card = ({ asked, isThis, onDone }: { asked: OpenQuestion; isThis: boolean; onDone: () => void }) => {
  const t = useTranslations('online.asked');
  const lang = useSettings(s => s.language);
  const format = useFormatter();
  const { game, people, seat, begun } = asked;
  const when = format.relativeTime(begun, Date.now());
  const names = textTools(lang).and(people);
  const { busy, problem, act } = useAct();
  const answer = async (action: Action): Promise<void> => {
    const intent = { id: newId(), do: 'play' as const, decision: asked.decision, actions: [action] };
    if (await act(() => call('POST /api/tables/:table/intents', { table: asked.table }, intent))) onDone();
  };
  return (
    <article className="asked-card">
      <p className="asked-where muted">
        {isThis ? t('thisTable') : people.length === 0 ? t('another', { game, seat, when }) : t('anotherWith', { game, names })}
      </p>
      {asked.questions.map(question => (
        <div key={question.words} role="group" aria-label={question.words}>
          <p>
            <MessageCircleQuestion className="mark" aria-hidden />
            <b>{question.words}</b>
          </p>
          <div className="act-row">
            {question.answers.map(({ action, words }) => (
              <button key={words} type="button" className="button" disabled={busy} onClick={() => void answer(action)}>
                {words}
              </button>
            ))}
            <Link href={`/table/${asked.table}`} className="button quiet">
              {t('toTable')}
            </Link>
          </div>
        </div>
      ))}
      <ProblemNote problem={problem} />
    </article>
  );
};

const Cards = () => {
  const t = useTranslations('online.asked');
  const you = useTranslations('shell')('you');
  const lang = useSettings(s => s.language);
  const [path] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<readonly OpenQuestion[]>([]);
  const load = useCallback(async (): Promise<void> => {
    if (document.hidden) return;
    const { tables } = await call('GET /api/me/tables');
    const found = await Promise.all(
      tables.filter(isMine).map(async ({ table, game, me, seats, createdAt }) => {
        const { message } = await call('GET /api/tables/:table/look', { table });
        if (message === null || me === null || !isGameId(game)) return [];
        const { screen, text: usual } = await loadWords(game, lang);
        const names = seats.map(({ kind, name }) => (kind === 'human' ? name : null));
        const text = namePeople(usual, { names, byName: screen.byName === true, you });
        const questions = screen.questions?.(message.view, me, message.actions as Action[], text, lang) ?? [];
        const others = seats.flatMap(({ kind, name }, seat) => (kind === 'human' && seat !== me && name !== null ? [name] : []));
        return questions.length === 0
          ? []
          : [{ table, game: text.name, people: others, seat: text.seat(me), begun: createdAt, decision: message.decision, questions }];
      }),
    );
    setAsked(found.flat());
  }, [lang, you]);
  useEffect(() => {
    const again = (): void => void load().catch(() => undefined);
    again();
    const timer = setInterval(again, ASK_AGAIN);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [load]);
  const elsewhere = asked.filter(({ table }) => path !== `/table/${table}`);
  return (
    <aside className="asked" aria-label={t('title')} aria-live="polite" data-empty={elsewhere.length === 0} data-open={isOpen}>
      {elsewhere.length > 0 && (
        <button type="button" className="asked-fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <MessageCircleQuestion className="mark" aria-hidden />
          {t(elsewhere.every(({ table }) => path === seenReplay(table)) ? 'foldedHere' : 'folded', {
            n: elsewhere.reduce((sum, { questions }) => sum + questions.length, 0),
          })}
          <ChevronDown className="turn" aria-hidden />
        </button>
      )}
      {elsewhere.map(one => (
        <Card key={one.table} asked={one} isThis={path === seenReplay(one.table)} onDone={() => void load().catch(() => undefined)} />
      ))}
    </aside>
  );
};

export const PendingQuestions = () => (
  <OnlineWords>
    <Cards />
  </OnlineWords>
);
