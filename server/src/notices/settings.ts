/** Which kinds of notice an account gets in which ways. The store has only explicit choices; the default is on. */
import { NOTICE_KINDS, type NoticeSettings } from '@stoa/protocol';
import type { AccountRow } from '../store/schema.ts';

const ON = { push: true, webhook: true, email: true };

export const noticeSettings = ({ notice_settings }: Pick<AccountRow, 'notice_settings'>): NoticeSettings => {
  const said = JSON.parse(notice_settings) as Partial<NoticeSettings>;
  return Object.fromEntries(NOTICE_KINDS.map(kind => [kind, { ...ON, ...said[kind] }])) as NoticeSettings;
};
