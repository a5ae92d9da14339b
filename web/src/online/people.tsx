/** How people and bots are called. */
import type { SeatInfo } from '@stoa/protocol';
import { useTranslations } from 'use-intl';
import { LEVELS } from '../table/table-client.ts';

const NAMED = [...LEVELS, 'random'] as const;

/** The levels people choose among; a game without a mind has only its plain bots. */
export const offeredLevels = (bots: readonly string[]): readonly string[] => {
  const levels = LEVELS.filter(level => bots.includes(level));
  return levels.length > 0 ? levels : bots;
};

export const useLevelName = (): ((bot: string | null) => string) => {
  const t = useTranslations('online.wait');
  return bot => t(`level_${NAMED.find(level => level === bot) ?? 'other'}`);
};

/** A seat's person, without the seat's own name. */
export const useWho = (): ((seat: SeatInfo) => string) => {
  const t = useTranslations('online.live');
  const level = useLevelName();
  return ({ kind, name, bot, me }) => {
    if (kind === 'empty') return t('empty');
    if (kind === 'bot') return t('botNamed', { level: level(bot) });
    if (me) return name === null ? t('you') : `${name} (${t('you')})`;
    return name ?? t('guest');
  };
};
