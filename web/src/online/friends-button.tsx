/** The button on a game's card; everything behind it is fetched when it is touched. */
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GameId } from '../games/index.ts';

const FriendsDialog = lazy(async () => ({ default: (await import('./friends-dialog.tsx')).FriendsDialog }));

export const FriendsButton = ({ game, count }: { game: GameId; count: number }) => {
  const t = useTranslations('home');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <UserPlus aria-hidden />
        {t('withFriends')}
      </button>
      {open && (
        <Suspense>
          <FriendsDialog game={game} count={count} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
