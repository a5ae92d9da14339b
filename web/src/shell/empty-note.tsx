/** Where nothing is yet: a picture of a game on the shelf, what will stand here, and perhaps a way on. */
import { cards } from 'virtual:game-cards';
import type { ReactNode } from 'react';

export const EmptyNote = ({ picture, children }: { picture: 'first' | 'last'; children: ReactNode }) => (
  <div className="empty-note">
    <img src={cards.at(picture === 'first' ? 0 : -1)?.picture} alt="" />
    {children}
  </div>
);
