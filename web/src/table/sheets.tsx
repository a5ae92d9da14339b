/** What the drawer shows: the chronicle, a player's sheet, or the result. */
import type { Seat } from '@stoa/engine';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardProps } from '../games/types.ts';
import { botNames } from './bot-names.ts';
import { Drawer } from './drawer.tsx';
import type { TableSlots } from './page-slots.ts';
import { levelOf, type TableInfo } from './table-client.ts';
import type { Words } from './use-words.ts';

export type SheetName = 'chronicle' | 'end' | { readonly seat: Seat };

interface Props {
  readonly name: SheetName;
  readonly ready: { readonly words: Words; readonly slots: TableSlots; readonly info: TableInfo };
  readonly props: BoardProps;
  readonly onClose: () => void;
  /** The chronicle or the result. */
  readonly children: ReactNode;
}

export const Sheet = ({ name, ready: { words, slots, info }, props, onClose, children }: Props) => {
  const t = useTranslations('table');
  const home = useTranslations('home');
  const bots = useTranslations('bots');
  const { text, screen, lang } = words;
  const { SeatFact, SeatSheet } = screen.parts;
  const { Who } = slots;
  if (typeof name === 'string')
    return (
      <Drawer
        key={name}
        title={t(name === 'end' ? 'result' : 'chronicle')}
        leavesFocus={name === 'end' && info.mode === 'lesson'}
        onClose={onClose}
      >
        {children}
      </Drawer>
    );
  const { seat } = name;
  const bot = botNames(info.id, info.seats)[seat];
  return (
    <Drawer key={seat} title={text.seat(seat)} onClose={onClose}>
      <div className={`player-sheet side-${seat} seat-${seat}`}>
        {Who && <Who seat={seat} called={text.seat(seat)} />}
        {bot && <p>{bots(bot)}</p>}
        {bot && info.mode === 'solo' && (
          <p className="muted">
            {home(`level_${levelOf(info, seat)}`)}: {bots(`plays_${levelOf(info, seat)}`)}
          </p>
        )}
        {SeatFact && <SeatFact view={props.view} seat={seat} text={text} lang={lang} />}
        {SeatSheet && <SeatSheet view={props.view} seat={seat} text={text} lang={lang} />}
      </div>
    </Drawer>
  );
};
