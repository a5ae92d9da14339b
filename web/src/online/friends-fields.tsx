/** The choices for a table with friends: seats, time, options, what happens when a player leaves. */
import { cards } from 'virtual:game-cards';
import type { OptionSpec } from '@stoa/engine';
import type { GameInfo } from '@stoa/protocol';
import { useTranslations } from 'use-intl';
import { factsFor } from '../games/card-of.ts';
import type { GameId } from '../games/index.ts';
import { PackSelect } from '../packs/pack-choice.tsx';
import { useSettings } from '../settings.ts';
import { ChoiceRow } from '../shell/choice-row.tsx';
import { useWords } from '../table/use-words.ts';

export const LIVE = [
  { minutes: 10, gain: 10 },
  { minutes: 30, gain: 15 },
  { minutes: 60, gain: 30 },
] as const;
const DAYS = [1, 3, 7] as const;
const TIMES = ['none', 'live', 'turn'] as const;

export interface Wish {
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

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

interface FieldProps {
  readonly wish: Wish;
  readonly change: (changes: Partial<Wish>) => void;
}

/** How many play, which seat is mine, how many bots. */
export const SeatFields = ({ game, wish, change }: FieldProps & { game: GameId }) => {
  const t = useTranslations('online.friends');
  const lang = useSettings(s => s.language);
  const card = cards.find(c => c.id === game);
  const [min, max] = card?.seats ?? [2, 2];
  return (
    <>
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
        values={['any', ...numbers(0, wish.seats - 1).map(String)]}
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
    </>
  );
};

export const TimeFields = ({ wish, change }: FieldProps) => {
  const t = useTranslations('online.friends');
  return (
    <>
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
    </>
  );
};

/** The options of the game that are offered. */
const OptionFields = ({ game, info, wish, change }: FieldProps & { game: GameId; info: GameInfo | null }) => {
  const text = useWords(game)?.text;
  const offered = Object.entries((info?.options ?? {}) as OptionSpec<Record<string, unknown>>).flatMap(([name, spec]) =>
    spec.kind === 'choice' && spec.offered ? [{ name, values: spec.values, normal: spec.default }] : [],
  );
  if (text === undefined) return null;
  return offered.map(({ name, values, normal }) => {
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
  });
};

export const MoreFields = ({ game, info, wish, change }: FieldProps & { game: GameId; info: GameInfo | null }) => {
  const t = useTranslations('online.friends');
  const takesPack = info !== null && factsFor(game).packOption !== null;
  return (
    <details className="more-choices">
      <summary>{t('more')}</summary>
      <div className="stack">
        <OptionFields game={game} info={info} wish={wish} change={change} />
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
  );
};
