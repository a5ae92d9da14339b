/** A seat before the game: a face and a name, or the ways to fill it. */
import { cards } from 'virtual:game-cards';
import type { SeatInfo, TableInfo } from '@stoa/protocol';
import { Bot, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '../settings.ts';
import { Face } from '../table/end/person.tsx';
import { call } from './api.ts';
import { useLive } from './live.ts';
import { useLevelName, useWho } from './people.tsx';
import { ProblemNote } from './problem.tsx';
import { makeEntropy, remember } from './table-memory.ts';
import { useAct } from './use-act.ts';

const BotChoice = ({ levels, busy, onSeat }: { levels: readonly string[]; busy: boolean; onSeat: (level: string) => void }) => {
  const t = useTranslations('online.wait');
  const name = useLevelName();
  const [level, setLevel] = useState(levels.includes('citizen') ? 'citizen' : (levels[0] ?? ''));
  return (
    <span className="bot-choice">
      <select className="input" aria-label={t('level')} value={level} onChange={event => setLevel(event.target.value)}>
        {levels.map(l => (
          <option key={l} value={l}>
            {name(l)}
          </option>
        ))}
      </select>
      <button type="button" className="button" disabled={busy} onClick={() => onSeat(level)}>
        <Bot aria-hidden />
        {t('seatBot')}
      </button>
    </span>
  );
};

const SeatFace = ({ table, seat: { seat, kind } }: { table: TableInfo; seat: SeatInfo }) =>
  kind === 'empty' ? (
    <span className="wait-face">
      <UserPlus aria-hidden />
    </span>
  ) : (
    <span className="wait-face">
      <Face
        info={{ id: table.table, mode: 'online', level: 'citizen' }}
        seats={table.seats.map(one => (one.kind === 'bot' ? 'bot' : 'human'))}
        seat={seat}
      />
    </span>
  );

export const SeatRow = ({ table, seat, levels }: { table: TableInfo; seat: SeatInfo; levels: readonly string[] }) => {
  const t = useTranslations('online.wait');
  const lang = useSettings(s => s.language);
  const who = useWho();
  const know = useLive(s => s.know);
  const { busy, problem, act } = useAct();
  const at = { table: table.table, seat: String(seat.seat) };
  const change = (bot: string | null): Promise<boolean> =>
    act(async () => know((await call('PUT /api/tables/:table/seats/:seat', at, { bot })).table));
  const sit = (): Promise<boolean> =>
    act(async () => {
      const entropy = makeEntropy();
      const reply = await call('POST /api/tables/:table/join', { table: table.table }, { seat: seat.seat, entropy });
      remember(table.table, { entropy, commitment: table.commitment });
      know(reply.table);
    });
  const side = cards.find(card => card.id === table.game)?.words[lang].seats[seat.seat];
  const label = table.seating === 'random' || side === undefined ? t('place', { n: seat.seat + 1 }) : side;
  return (
    <li className={`wait-seat ${seat.kind}`}>
      <SeatFace table={table} seat={seat} />
      <span className="wait-who">
        <strong>{who(seat)}</strong>
        <small>{label}</small>
      </span>
      <span className="seat-acts">
        {seat.kind === 'empty' && table.me === null && (
          <button type="button" className="button main" disabled={busy} onClick={() => void sit()}>
            {t('sit')}
          </button>
        )}
        {seat.kind === 'empty' && table.host && levels.length > 0 && (
          <BotChoice levels={levels} busy={busy} onSeat={level => void change(level)} />
        )}
        {seat.kind === 'bot' && table.host && (
          <button type="button" className="button quiet" disabled={busy} onClick={() => void change(null)}>
            {t('unseatBot')}
          </button>
        )}
      </span>
      <ProblemNote problem={problem} />
    </li>
  );
};
