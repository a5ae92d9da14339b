/** Games of this browser: whose turn, since when, go on, replay, download, delete. */
import { Download, History, Play, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { downloadRecord } from '../replay/download.ts';
import { useSettings } from '../settings.ts';
import { forgetGame, type KeptGame, keptGames } from '../storage/games-db.ts';
import { botNames } from '../table/bot-names.ts';
import { showCall } from './call.ts';
import { Dialog } from './dialog.tsx';
import { cardOf } from './game-words.ts';
import { endedAs, GROUPS, groupOf } from './kept-game.ts';
import { markReturning } from './returning.ts';

const DeleteDialog = ({ onDelete, onClose }: { onDelete: () => void; onClose: () => void }) => {
  const t = useTranslations('home');
  return (
    <Dialog title={t('deleteSure')} onClose={onClose}>
      <div className="acts">
        <button type="button" className="button main" onClick={onDelete}>
          {t('deleteYes')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('deleteNo')}
        </button>
      </div>
    </Dialog>
  );
};

/** Go on, replay, download, delete. */
const RowActs = ({ game, name, onDelete }: { game: KeptGame; name: string; onDelete: () => void }) => {
  const t = useTranslations('home');
  const [sure, setSure] = useState(false);
  return (
    <>
      <div className="acts">
        <Link href={`/play/${game.id}`} className={`button${groupOf(game) === 'mine' ? ' main' : ''}`}>
          <Play aria-hidden />
          {game.outcome === null ? t('resume') : t('result')}
        </Link>
        <Link href={`/replay/${game.id}`} className="button quiet icon" aria-label={`${t('review')}: ${name}`}>
          <History aria-hidden />
        </Link>
        <button
          type="button"
          className="button quiet icon"
          aria-label={`${t('export')}: ${name}`}
          disabled={game.outcome === null}
          onClick={() => void downloadRecord(game.id)}
        >
          <Download aria-hidden />
        </button>
        <button type="button" className="button quiet icon" aria-label={`${t('delete')}: ${name}`} onClick={() => setSure(true)}>
          <Trash2 aria-hidden />
        </button>
      </div>
      {sure && <DeleteDialog onDelete={onDelete} onClose={() => setSure(false)} />}
    </>
  );
};

const Row = ({ game, onDelete }: { game: KeptGame; onDelete: () => void }) => {
  const t = useTranslations('home');
  const format = useFormatter();
  const lang = useSettings(s => s.language);
  const card = cardOf(game.game, lang);
  if (card === undefined) return null;
  const mine = game.seats.indexOf('human');
  const next = game.waiting[0];
  const rivals = botNames(game.id, game.seats).flatMap(name => name ?? []);
  const turn =
    game.outcome !== null
      ? t(endedAs(game))
      : game.mode === 'solo' && game.waiting.includes(mine)
        ? t('yourTurn')
        : t('theirTurn', { seat: next === undefined ? '' : (card.seats[next] ?? '') });
  return (
    <li className="my-game">
      <div className="what">
        <strong>{card.name}</strong>{' '}
        <span className="muted">
          {game.mode === 'solo'
            ? `${card.seats[mine] ?? ''} ${t('with', { names: format.list(rivals) })} · ${t(`level_${game.level}`)}`
            : t('hotSeat')}
        </span>
        {game.header.takeBack === 'any' && <span className="muted"> · {t('takesBack')}</span>}
        <div>
          <span className="turn">{turn}</span> <small>{t('since', { when: format.relativeTime(game.touched, Date.now()) })}</small>
        </div>
      </div>
      <RowActs game={game} name={card.name} onDelete={onDelete} />
    </li>
  );
};

export const MyGames = () => {
  const t = useTranslations('home');
  const shell = useTranslations('shell');
  const [games, setGames] = useState<readonly KeptGame[] | null>(null);
  const load = (): void => void keptGames().then(setGames, () => setGames([]));
  useEffect(load, []);
  const title = shell('title');
  useEffect(() => {
    if (games === null || games.length === 0) return;
    markReturning();
    showCall(games.filter(game => groupOf(game) === 'mine').length, title);
  }, [games, title]);
  if (games === null || games.length === 0)
    return (
      <section className="my-games-place">
        <h2 className="section-title">{t('myGames')}</h2>
        <p className="muted">{t('noGames')}</p>
      </section>
    );
  return (
    <div className="my-games-place">
      {GROUPS.map(group => {
        const here = games.filter(game => groupOf(game) === group);
        return here.length === 0 ? null : (
          <section key={group}>
            <h2 className="section-title">{t(`group_${group}`)}</h2>
            <ul className="my-games">
              {here.map(game => (
                <Row key={game.id} game={game} onDelete={() => void forgetGame(game.id).then(load)} />
              ))}
            </ul>
          </section>
        );
      })}
      <p className="muted">{t('kept')}</p>
    </div>
  );
};
