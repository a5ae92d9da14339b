/** The strip above a table: home, the game's name, board or words, rules, cards, and what is needed rarely. */
import type { Seat } from '@stoa/engine';
import { BookOpen, ChevronLeft, Flag, History, Layers, Map as MapIcon, MoreHorizontal, Settings, Type } from 'lucide-react';
import { type ComponentType, memo, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { BoardProps } from '../games/types.ts';
import { seenReplay } from '../replay/sources.ts';
import { PACES, useSettings } from '../settings.ts';
import { ChoiceRow } from '../shell/choice-row.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { MoreRow } from './more-row.tsx';
import type { Dialogs } from './ready.ts';
import { useTable } from './store.ts';
import type { TableInfo } from './table-client.ts';
import type { Words } from './use-words.ts';

type RareActionsSlot = ComponentType<{ onClose: () => void }> | undefined;

/** Giving up, asked twice: where the first touch was stands the harmless answer, so a double touch gives nothing up. */
const Concede = ({ seats, onDone }: { seats: number; onDone: () => void }) => {
  const t = useTranslations('table');
  const [sure, setSure] = useState(false);
  const concede = useTable(s => s.concede);
  if (!sure) return <MoreRow icon={Flag} label={t('concede')} hint={t('concedeHint', { seats })} onTouch={() => setSure(true)} />;
  return (
    <div className="more-sure">
      <p role="status">{t('concedeSure')}</p>
      <div className="act-row">
        <button type="button" className="button" onClick={() => setSure(false)}>
          {t('concedeNo')}
        </button>
        <button
          type="button"
          className="button main"
          onClick={() => {
            void concede();
            onDone();
          }}
        >
          {t('concedeYes')}
        </button>
      </div>
    </div>
  );
};

const PaceChoice = () => {
  const t = useTranslations('table');
  const { pace, change } = useSettings();
  const client = useTable(s => s.client);
  return (
    <ChoiceRow
      legend={t('pace')}
      values={PACES}
      value={pace}
      label={v => t(`pace_${v}`)}
      onChange={next => {
        change({ pace: next });
        client?.pace(next);
      }}
    />
  );
};

const MoreDialog = ({ info, RareActions, onClose }: { info: TableInfo; RareActions: RareActionsSlot; onClose: () => void }) => {
  const t = useTranslations('table');
  const shell = useTranslations('shell');
  const { message, viewer } = useTable();
  const mayConcede = info.mode !== 'lesson' && message?.outcome === null && viewer !== undefined;
  return (
    <Dialog title={t('more')} onClose={onClose}>
      {info.mode === 'solo' && <PaceChoice />}
      {info.takesBack && <p className="muted">{t('takesBack')}</p>}
      <div className="more-rows">
        {info.mode !== 'lesson' && (
          <MoreRow
            icon={History}
            label={t('replay')}
            hint={t('replayHint')}
            href={info.mode === 'online' ? seenReplay(info.id) : `/replay/${info.id}`}
          />
        )}
        <MoreRow icon={Settings} label={shell('settings')} hint={t('settingsHint')} href="/settings" state={{ from: location.pathname }} />
        {RareActions && <RareActions onClose={onClose} />}
        {mayConcede && <Concede seats={info.seats.length} onDone={onClose} />}
      </div>
      {info.commitment !== null && info.mode !== 'online' && <p className="muted seal">{t('fair', { commitment: info.commitment })}</p>}
    </Dialog>
  );
};

export const CardsDialog = ({ words, view, me, onClose }: { words: Words; view: unknown; me: Seat | undefined; onClose: () => void }) => {
  const t = useTranslations('table');
  const { Cards } = words.screen.parts;
  return (
    <Dialog title={words.screen.cardsName?.(words.lang) ?? t('cards')} onClose={onClose}>
      <Suspense>{Cards && <Cards view={view} me={me} text={words.text} lang={words.lang} />}</Suspense>
    </Dialog>
  );
};

interface BarProps {
  readonly words: Words;
  readonly props: BoardProps;
  readonly info: TableInfo;
  readonly inWords: boolean;
  readonly show: (dialog: Dialogs) => void;
  readonly RareActions: RareActionsSlot;
  readonly Watchers: ComponentType | undefined;
}

/** Board or words, the cards, the rules, and what is needed rarely. */
const BarActs = ({ words, inWords, show, onMore }: Pick<BarProps, 'words' | 'inWords' | 'show'> & { onMore: () => void }) => {
  const t = useTranslations('table');
  const change = useSettings(s => s.change);
  const { Board, Cards } = words.screen.parts;
  return (
    <div className="bar-acts">
      {Board && (
        <button type="button" className="button quiet" onClick={() => change({ form: inWords ? 'board' : 'words' })}>
          {inWords ? <MapIcon aria-hidden /> : <Type aria-hidden />}
          <span className="wide-only">{inWords ? t('board') : t('words')}</span>
        </button>
      )}
      {Cards && (
        <button type="button" className="button quiet" onClick={() => show('cards')}>
          <Layers aria-hidden />
          <span className="wide-only">{words.screen.cardsName?.(words.lang) ?? t('cards')}</span>
        </button>
      )}
      <button type="button" className="button quiet" onClick={() => show('help')}>
        <BookOpen aria-hidden />
        <span className="wide-only">{t('help')}</span>
      </button>
      <button type="button" className="button quiet" onClick={onMore}>
        <MoreHorizontal aria-hidden />
        <span className="wide-only">{t('more')}</span>
      </button>
    </div>
  );
};

export const TableBar = memo(({ words, props, info, inWords, show, RareActions, Watchers }: BarProps) => {
  const t = useTranslations('table');
  const [more, setMore] = useState(false);
  const { Clock } = words.screen.parts;
  // The dialog stands beside the bar: inside it would wear the bar's colours.
  return (
    <>
      <header className="table-bar">
        <Link href="/" className="button quiet icon" aria-label={t('toHome')}>
          <ChevronLeft aria-hidden />
        </Link>
        <span className="table-title">{words.text.name}</span>
        {Watchers && <Watchers />}
        {Clock && (
          <div className="game-clock">
            <Clock view={props.view} me={props.me} text={props.text} lang={props.lang} />
          </div>
        )}
        <BarActs words={words} inWords={inWords} show={show} onMore={() => setMore(true)} />
      </header>
      {more && <MoreDialog info={info} RareActions={RareActions} onClose={() => setMore(false)} />}
    </>
  );
});
