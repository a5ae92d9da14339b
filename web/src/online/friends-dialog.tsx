/** With friends: a few choices with good defaults, one button, and the table is made. */
import { cards } from 'virtual:game-cards';
import type { OptionSpec } from '@stoa/engine';
import type { Clock, CreateTable, GameInfo, SeatPlan } from '@stoa/protocol';
import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { factsFor } from '../games/card-of.ts';
import { withPack } from '../games/facts.ts';
import type { GameId } from '../games/index.ts';
import { PackSelect } from '../packs/pack-choice.tsx';
import { packNamed } from '../packs/store.ts';
import { useSettings } from '../settings.ts';
import { ChoiceRow } from '../shell/choice-row.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useWords } from '../table/use-words.ts';
import { addEntropy } from './add-entropy.ts';
import { call, Problem, problemOf } from './api.ts';
import { useIdentity } from './identity.ts';
import './online.css';
import { ProblemNote } from './problem.tsx';
import { useAct } from './use-act.ts';
import { OnlineWords } from './words.tsx';

const LIVE = [
  { minutes: 10, gain: 10 },
  { minutes: 30, gain: 15 },
  { minutes: 60, gain: 30 },
] as const;
const DAYS = [1, 3, 7] as const;
const TIMES = ['none', 'live', 'turn'] as const;

interface Wish {
  readonly side: string;
  readonly seats: number;
  readonly bots: number;
  readonly time: (typeof TIMES)[number];
  readonly live: number;
  readonly days: number;
  readonly visibility: 'private' | 'open';
  readonly watch: 'nobody' | 'anyone';
  readonly onLeave: 'bot' | 'wait' | 'replacement';
  readonly options: Readonly<Record<string, unknown>>;
  /** A pack kept in this browser. */
  readonly pack: string | null;
}

const clockOf = ({ time, live, days }: Wish): Clock => {
  const { minutes, gain } = LIVE[live] ?? LIVE[1];
  if (time === 'live') return { kind: 'live', bank: minutes * 60, gain };
  return time === 'turn' ? { kind: 'turn', hours: days * 24 } : { kind: 'none' };
};

/** By lot: the maker takes the first place in the queue, and draw 0 seats everybody. */
const tableOf = (game: string, wish: Wish, bot: string): CreateTable => {
  const mine = wish.side === 'any' ? 0 : Number(wish.side);
  let bots = wish.bots;
  const seats = Array.from({ length: wish.seats }, (_, seat): SeatPlan => {
    if (seat === mine) return { kind: 'me' };
    return bots-- > 0 ? { kind: 'bot', bot } : { kind: 'open' };
  });
  return {
    game,
    seats,
    seating: wish.side === 'any' ? 'random' : 'chosen',
    options: wish.options,
    visibility: wish.visibility,
    watch: wish.watch,
    clock: clockOf(wish),
    onLeave: wish.onLeave,
    entropy: 'later',
  };
};

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const Form = ({ game }: { game: GameId }) => {
  const t = useTranslations('online.friends');
  const lang = useSettings(s => s.language);
  const card = cards.find(c => c.id === game);
  const text = useWords(game)?.text;
  const [min, max] = card?.seats ?? [2, 2];
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [wish, setWish] = useState<Wish>({
    side: 'any',
    seats: min,
    bots: 0,
    time: 'none',
    live: 1,
    days: 1,
    visibility: 'private',
    watch: 'nobody',
    onLeave: 'bot',
    options: {},
    pack: null,
  });
  const { busy, problem, act } = useAct();
  const [unreachable, setUnreachable] = useState<Problem | null>(null);
  const [, go] = useLocation();
  useEffect(() => {
    call('GET /api/games').then(
      ({ games }) => {
        const found = games.find(g => g.id === game);
        if (found) setInfo(found);
        else setUnreachable(new Problem('no-server'));
      },
      error => setUnreachable(problemOf(error)),
    );
  }, [game]);
  const change = (changes: Partial<Wish>): void => setWish(now => ({ ...now, ...changes }));
  const make = (): Promise<boolean> =>
    act(async () => {
      await useIdentity.getState().be();
      const bots = info?.bots ?? [];
      const bot = bots.includes('citizen') ? 'citizen' : (bots[0] ?? 'citizen');
      const pack = await packNamed(wish.pack);
      const options = withPack(factsFor(game), wish.options, pack);
      const { table } = await call('POST /api/tables', {}, tableOf(game, { ...wish, options }, bot));
      await addEntropy(table);
      go(`/table/${table.table}`);
    });
  if (unreachable) return <ProblemNote problem={unreachable} />;
  const sides = ['any', ...numbers(0, wish.seats - 1).map(String)];
  const offered = Object.entries((info?.options ?? {}) as OptionSpec<Record<string, unknown>>).flatMap(([name, spec]) =>
    spec.kind === 'choice' && spec.offered ? [{ name, values: spec.values, normal: spec.default }] : [],
  );
  const takesPack = info !== null && factsFor(game).packOption !== null;
  return (
    <>
      <p className="muted">{t('lead')}</p>
      {min !== max && (
        <ChoiceRow
          legend={t('seats')}
          values={numbers(min, max).map(String)}
          value={String(wish.seats)}
          label={v => v}
          onChange={v => change({ seats: Number(v), side: 'any', bots: Math.min(wish.bots, Number(v) - 2) })}
        />
      )}
      <ChoiceRow
        legend={t('side')}
        values={sides}
        value={wish.side}
        label={v => (v === 'any' ? t('anySide') : (card?.words[lang].seats[Number(v)] ?? v))}
        onChange={side => change({ side })}
      />
      {wish.seats > 2 && (
        <ChoiceRow
          legend={t('bots')}
          values={numbers(0, wish.seats - 2).map(String)}
          value={String(wish.bots)}
          label={v => (v === '0' ? t('nobots') : v)}
          onChange={v => change({ bots: Number(v) })}
        />
      )}
      <ChoiceRow legend={t('time')} values={TIMES} value={wish.time} label={v => t(`time_${v}`)} onChange={time => change({ time })} />
      {wish.time === 'live' && (
        <label className="field">
          {t('liveEach')}
          <select className="input" value={wish.live} onChange={event => change({ live: Number(event.target.value) })}>
            {LIVE.map((pace, i) => (
              <option key={pace.minutes} value={i}>
                {t('minutesAndGain', pace)}
              </option>
            ))}
          </select>
        </label>
      )}
      {wish.time === 'turn' && (
        <label className="field">
          {t('turnEach')}
          <select className="input" value={wish.days} onChange={event => change({ days: Number(event.target.value) })}>
            {DAYS.map(days => (
              <option key={days} value={days}>
                {t('days', { days })}
              </option>
            ))}
          </select>
        </label>
      )}
      <ChoiceRow
        legend={t('visible')}
        values={['private', 'open']}
        value={wish.visibility}
        label={v => t(`visible_${v}`)}
        onChange={visibility => change({ visibility, watch: visibility === 'open' ? 'anyone' : 'nobody' })}
      />
      <details className="more-choices">
        <summary>{t('more')}</summary>
        <div className="stack">
          {text &&
            offered.map(({ name, values, normal }) => {
              const { title, value } = text.option(name);
              return (
                <ChoiceRow
                  key={name}
                  legend={title}
                  values={values.map(v => JSON.stringify(v))}
                  value={JSON.stringify(wish.options[name] ?? normal)}
                  label={v => value(JSON.parse(v))}
                  onChange={v => change({ options: { ...wish.options, [name]: JSON.parse(v) as unknown } })}
                />
              );
            })}
          {takesPack && <PackSelect game={game} value={wish.pack} onChange={pack => change({ pack })} />}
          <ChoiceRow
            legend={t('watch')}
            values={['nobody', 'anyone']}
            value={wish.watch}
            label={v => t(`watch_${v}`)}
            onChange={watch => change({ watch })}
          />
          <ChoiceRow
            legend={t('onLeave')}
            values={['bot', 'wait', 'replacement']}
            value={wish.onLeave}
            label={v => t(`onLeave_${v}`)}
            onChange={onLeave => change({ onLeave })}
          />
        </div>
      </details>
      <ProblemNote problem={problem} />
      <button type="button" className="button main large" disabled={busy} onClick={() => void make()}>
        <Users aria-hidden />
        {busy ? t('making') : t('make')}
      </button>
    </>
  );
};

const Titled = ({ game, onClose }: { game: GameId; onClose: () => void }) => {
  const t = useTranslations('online.friends');
  const lang = useSettings(s => s.language);
  const name = cards.find(card => card.id === game)?.words[lang].name ?? '';
  return (
    <Dialog title={t('title', { game: name })} onClose={onClose}>
      <Form game={game} />
    </Dialog>
  );
};

export const FriendsDialog = (props: { game: GameId; onClose: () => void }) => (
  <OnlineWords>
    <Titled {...props} />
  </OnlineWords>
);
