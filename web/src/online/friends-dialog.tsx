/** With friends: a few choices with good defaults, one button, and the table is made. */
import { cards } from 'virtual:game-cards';
import type { Clock, CreateTable, GameInfo, SeatPlan } from '@stoa/protocol';
import { Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { factsFor } from '../games/card-of.ts';
import { withPack } from '../games/facts.ts';
import type { GameId } from '../games/index.ts';
import { packNamed } from '../packs/store.ts';
import { useSettings } from '../settings.ts';
import { ChoiceRow } from '../shell/choice-row.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { addEntropy } from './add-entropy.ts';
import { call, Problem, problemOf } from './api.ts';
import { LIVE, MoreFields, SeatFields, TimeFields, type Wish } from './friends-fields.tsx';
import { useIdentity } from './identity.ts';
import './online.css';
import { ProblemNote } from './problem.tsx';
import { useAct } from './use-act.ts';
import { OnlineWords } from './words.tsx';

const USUAL: Wish = {
  side: 'any',
  seats: 2,
  bots: 0,
  time: 'none',
  live: 1,
  days: 1,
  visibility: 'private',
  watch: 'nobody',
  onLeave: 'bot',
  options: {},
  pack: null,
};

const clockOf = ({ time, live, days }: Wish): Clock => {
  const { minutes, gain } = LIVE[live] ?? LIVE[1];
  if (time === 'live') return { kind: 'live', bank: minutes * 60, gain };
  return time === 'turn' ? { kind: 'turn', hours: days * 24 } : { kind: 'none' };
};

/** By lot: the maker takes the first place in the queue, and draw 0 seats all players. */
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

/** What the server knows of the game, or why it cannot be asked. */
const useGameInfo = (game: GameId): { readonly info: GameInfo | null; readonly unreachable: Problem | null } => {
  const [info, setInfo] = useState<GameInfo | null>(null);
  const [unreachable, setUnreachable] = useState<Problem | null>(null);
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
  return { info, unreachable };
};

/** `count`: how many the game's card has been set to. */
const Form = ({ game, count }: { game: GameId; count: number }) => {
  const t = useTranslations('online.friends');
  const { info, unreachable } = useGameInfo(game);
  const [wish, setWish] = useState<Wish>(() => ({ ...USUAL, seats: count }));
  const { busy, problem, act } = useAct();
  const [, go] = useLocation();
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
  return (
    <>
      <p className="muted">{t('lead')}</p>
      <SeatFields game={game} wish={wish} change={change} />
      <TimeFields wish={wish} change={change} />
      <ChoiceRow
        legend={t('visible')}
        values={['private', 'open']}
        value={wish.visibility}
        label={v => t(`visible_${v}`)}
        onChange={visibility => change({ visibility, watch: visibility === 'open' ? 'anyone' : 'nobody' })}
      />
      <MoreFields game={game} info={info} wish={wish} change={change} />
      <ProblemNote problem={problem} />
      <button type="button" className="button main large" disabled={busy} onClick={() => void make()}>
        <Users aria-hidden />
        {busy ? t('making') : t('make')}
      </button>
    </>
  );
};

interface Props {
  readonly game: GameId;
  readonly count: number;
  readonly onClose: () => void;
}
const Titled = ({ game, count, onClose }: Props) => {
  const t = useTranslations('online.friends');
  const lang = useSettings(s => s.language);
  const name = cards.find(card => card.id === game)?.words[lang].name ?? '';
  return (
    <Dialog title={t('title', { game: name })} onClose={onClose}>
      <Form game={game} count={count} />
    </Dialog>
  );
};

export const FriendsDialog = (props: Props) => (
  <OnlineWords>
    <Titled {...props} />
  </OnlineWords>
);
