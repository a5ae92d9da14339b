/** A game of this browser on the home page: whose turn, what is asked, since when, go on, replay, download, delete. Loaded where there are such games. */
import { Download, History, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { downloadRecord } from '../replay/download.ts';
import { useSettings } from '../settings.ts';
import type { KeptGame } from '../storage/games-db.ts';
import { botNames } from '../table/bot-names.ts';
import { type Level, levelOf } from '../table/table-client.ts';
import { cardOf, sideOf } from './game-words.ts';
import { endedAs, groupOf } from './kept-game.ts';
import { questionOf } from './question-of.ts';
import { SureDialog } from './sure-dialog.tsx';
import { TableRow } from './table-row.tsx';

/** The levels of the bots, each once. */
const levelsAt = (game: KeptGame): readonly Level[] => [
  ...new Set(game.seats.flatMap((kind, seat) => (kind === 'bot' ? [levelOf(game, seat)] : []))),
];

/** Go on, replay, download, delete. */
const RowActs = ({ game, name, onDelete }: { game: KeptGame; name: string; onDelete: () => void }) => {
  const t = useTranslations('home');
  const [sure, setSure] = useState(false);
  return (
    <>
      <Link href={`/play/${game.id}`} className={`button${groupOf(game) === 'mine' ? ' main' : ''}`}>
        <Play aria-hidden />
        {game.outcome === null ? t('resume') : t('result')}
      </Link>
      <Link href={`/replay/${game.id}`} className="button quiet icon" aria-label={`${t('review')}: ${name}`}>
        <History aria-hidden />
      </Link>
      {game.outcome !== null && (
        <button
          type="button"
          className="button quiet icon"
          aria-label={`${t('export')}: ${name}`}
          onClick={() => void downloadRecord(game.id)}
        >
          <Download aria-hidden />
        </button>
      )}
      <button type="button" className="button quiet icon" aria-label={`${t('delete')}: ${name}`} onClick={() => setSure(true)}>
        <Trash2 aria-hidden />
      </button>
      {sure && (
        <SureDialog title={t('deleteSure')} yes={t('deleteYes')} no={t('deleteNo')} onYes={onDelete} onClose={() => setSure(false)} />
      )}
    </>
  );
};

export const KeptRow = ({ game, onDelete }: { game: KeptGame; onDelete: () => void }) => {
  const t = useTranslations('home');
  const you = useTranslations('shell')('you');
  const format = useFormatter();
  const lang = useSettings(s => s.language);
  const card = cardOf(game.game, lang);
  if (card === undefined) return null;
  const mine = game.seats.indexOf('human');
  const next = game.waiting[0];
  const names = botNames(game.id, game.seats);
  const rivals = names.flatMap(name => name ?? []);
  const { asks } = game;
  const turn =
    game.outcome !== null
      ? t(endedAs(game))
      : game.mode === 'solo' && game.waiting.includes(mine)
        ? t('yourTurn')
        : t('theirTurn', { seat: next === undefined ? '' : (names[next] ?? card.seats[next] ?? '') });
  return (
    <TableRow
      game={game.game}
      name={card.name}
      isMine={groupOf(game) === 'mine'}
      people={
        <>
          {game.mode === 'solo'
            ? `${sideOf(game.game, lang, mine) ?? ''} ${t('with', { names: format.list(rivals) })} · ${levelsAt(game)
                .map(level => t(`level_${level}`))
                .join(', ')}`
            : t('hotSeat')}
          {game.header.takeBack === 'any' && ` · ${t('takesBack')}`}
        </>
      }
      turn={turn}
      when={t('since', { when: format.relativeTime(game.touched, Date.now()) })}
      ask={asks && (() => questionOf({ game: game.game, options: game.header.options, ...asks }, names, you, lang))}
      askedAt={game.touched}
      acts={<RowActs game={game} name={card.name} onDelete={onDelete} />}
    />
  );
};
