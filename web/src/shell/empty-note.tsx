/** Where nothing is yet: a picture, what will stand here, and perhaps a way on. */
import { cards } from 'virtual:game-cards';
import type { ReactNode } from 'react';
import type { GameId } from '../games/index.ts';

export const EmptyNote = ({ picture, children }: { picture: GameId; children: ReactNode }) => (
  <div className="empty-note">
    <img src={cards.find(({ id }) => id === picture)?.picture} alt="" />
    {children}
  </div>
);
