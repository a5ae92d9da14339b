/** One of the reader's online tables on the home page: whose turn it is, what is asked, how much time is left. */
import type { TableInfo } from '@stoa/protocol';
import { ArrowRight, Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useSettings } from '../settings.ts';
import { cardOf, sideOf } from '../shell/game-words.ts';
import { questionOf } from '../shell/question-of.ts';
import { TableRow } from '../shell/table-row.tsx';
import { botNames } from '../table/bot-names.ts';
import { call } from './api.ts';
import { useTimeWords } from './countdown.tsx';
import { useWho } from './people.tsx';
import { saveRecord } from './record.ts';
import { OnlineWords } from './words.tsx';

const useTurn = (table: TableInfo): { readonly words: string; readonly mine: boolean } => {
  const t = useTranslations('online.lists');
  const who = useWho();
  const card = cardOf(
    table.game,
    useSettings(one => one.language),
  );
  if (table.state === 'waiting') return { words: t('waiting'), mine: false };
  if (table.state === 'over') return { words: t('over'), mine: false };
  if (table.returnTo !== null) return { words: t('comeBack'), mine: false };
  const waiting = table.turn?.waiting ?? [];
  if (table.me !== null && waiting.includes(table.me)) return { words: t('yourTurn'), mine: true };
  const [only, ...more] = waiting;
  const seat = only === undefined ? undefined : table.seats[only];
  if (seat === undefined || more.length > 0) return { words: t('others'), mine: false };
  return { words: t('theirTurn', { who: seat.name ?? card?.seats[seat.seat] ?? who(seat) }), mine: false };
};

const RowActs = ({ table, name, turn }: { table: TableInfo; name: string; turn: { words: string; mine: boolean } }) => {
  const t = useTranslations('online.lists');
  return (
    <>
      <Link
        href={`/table/${table.table}`}
        className={`button${turn.mine ? ' main' : ''}`}
        aria-label={`${t('go')}: ${name}, ${turn.words}`}
      >
        <ArrowRight aria-hidden />
        {t('go')}
      </Link>
      {table.state === 'over' && (
        <button
          type="button"
          className="button quiet icon"
          aria-label={`${t('record')}: ${name}`}
          onClick={() => void saveRecord(table.table).catch(() => undefined)}
        >
          <Download aria-hidden />
        </button>
      )}
    </>
  );
};

const Mine = ({ table }: { table: TableInfo }) => {
  const t = useTranslations('online.lists');
  const you = useTranslations('shell')('you');
  const lang = useSettings(s => s.language);
  const format = useFormatter();
  const time = useTimeWords();
  const who = useWho();
  const card = cardOf(
    table.game,
    useSettings(one => one.language),
  );
  const turn = useTurn(table);
  const bots = botNames(
    table.table,
    table.seats.map(({ kind }) => (kind === 'bot' ? 'bot' : 'human')),
  );
  const others = table.seats.filter(seat => !seat.me && seat.kind !== 'empty').map(seat => bots[seat.seat] ?? who(seat));
  // Tables of nameless people are told apart by when they were begun; before the first move the line below says it.
  const isNameless = table.turn?.movedAt != null && table.seats.every(seat => seat.me || seat.name === null);
  const side =
    table.me === null || (table.state === 'waiting' && table.seating === 'random') ? undefined : sideOf(table.game, lang, table.me);
  const name = card?.name ?? table.game;
  const ask = async (): Promise<string | undefined> => {
    const { message } = await call('GET /api/tables/:table/look', { table: table.table });
    if (message === null || table.me === null) return undefined;
    const names = table.seats.map(seat => (seat.kind === 'human' ? seat.name : null));
    return questionOf({ game: table.game, options: table.options, seat: table.me, view: message.view }, names, you, lang);
  };
  return (
    <TableRow
      game={table.game}
      name={name}
      isMine={turn.mine}
      people={[
        side,
        others.length === 0 ? t('nobody') : t('with', { names: format.list(others) }),
        isNameless && `· ${t('madeAt', { when: format.relativeTime(table.createdAt, Date.now()) })}`,
      ]
        .filter(Boolean)
        .join(' ')}
      turn={turn.words}
      when={
        turn.mine && table.turn?.left != null
          ? t('left', { time: time(table.turn.left) })
          : table.turn?.movedAt != null
            ? t('movedAt', { when: format.relativeTime(table.turn.movedAt, Date.now()) })
            : t('madeAt', { when: format.relativeTime(table.createdAt, Date.now()) })
      }
      ask={turn.mine ? ask : undefined}
      askedAt={table.turn?.movedAt}
      acts={<RowActs table={table} name={name} turn={turn} />}
    />
  );
};

export const MyRow = ({ table }: { table: TableInfo }) => (
  <OnlineWords>
    <Mine table={table} />
  </OnlineWords>
);
