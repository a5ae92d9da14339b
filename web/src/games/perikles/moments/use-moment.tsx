/**
 * What has the stage: elections, each battle, the end of a turn, in the order in which they happened, each until its button is pressed.
 * A battle that is still on is asked about in its own scene. With the quickest pace nothing stops.
 */
import type { PkAction } from '@stoa/perikles';
import { locationOdds } from '@stoa/perikles/odds';
import { ChevronsRight } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { useSettings } from '../../../settings.ts';
import type { StageMoment } from '../../types.ts';
import { placeName } from '../board/location-card.tsx';
import { withTile } from '../panels/battle-panel.tsx';
import { isKind } from '../touch.ts';
import type { PkProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { BattleMoment, verdictWords } from './battle-moment.tsx';
import { ElectionMoment, leadersWords } from './election-moment.tsx';
import type { Told } from './pieces.tsx';
import { useSeen } from './seen.ts';
import { Seven } from './seven.tsx';
import { afterResults, isClosed, nextOf, seenBefore } from './stage.ts';
import { TurnMoment } from './turn-moment.tsx';
import { type Fought, type Stop, stopsOf, turnsOf } from './turns.ts';

const LAST_TURN = 3;

/** The stops of the log and which of them has the stage. */
const useStops = ({ log, fresh }: PkProps) => {
  const turns = useMemo(() => turnsOf(log), [log]);
  const stops = useMemo(() => stopsOf(turns), [turns]);
  const { at, stops: kept, see } = useSeen();
  const { pace } = useSettings();
  const isHere = at === location.pathname;
  const seen = pace === 'skip' ? stops.length : isHere ? Math.min(kept, stops.length) : seenBefore(log, fresh.length);
  useEffect(() => {
    if (!isHere || kept !== seen) see(seen);
  }, [isHere, kept, seen, see]);
  return { stops, seen, go: see };
};

const Onward = ({ label, onNext, onAll, all }: { label: string; onNext: () => void; onAll: (() => void) | undefined; all: string }) => (
  <>
    {onAll && (
      <button type="button" className="button quiet" onClick={onAll}>
        <ChevronsRight aria-hidden />
        {all}
      </button>
    )}
    <button type="button" className="button main use" onClick={onNext}>
      {label}
    </button>
  </>
);

/** A Special tile may be played now: each answer with the chances it gives. */
const Answers = ({ props, battle }: { props: PkProps; battle: Fought }) => {
  const { view, text, lang, actions, choose, showOdds } = props;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const mine = battle.main.defend.includes(props.me ?? -1) ? 'defence' : 'attack';
  const chance = (action: PkAction): string => {
    const odds = showOdds ? locationOdds(action.do === 'play-special' ? withTile(view, action) : view, battle.location) : undefined;
    return odds?.attacked ? ` · ${percent.format(odds[mine])}` : '';
  };
  const answers = actions.filter(a => a.do === 'pass' || isKind('play-special')(a) || a.do === 'choose-casualty');
  return answers.map((action, i) => (
    <button
      key={JSON.stringify(action)}
      type="button"
      className={`button use${i === answers.length - 1 ? ' main' : ''}`}
      onClick={() => choose(action)}
    >
      {text.action(action, view)}
      {chance(action)}
    </button>
  ));
};

const ROOMS_IN_BATTLE: ReadonlySet<string> = new Set(['battle-special', 'casualty', 'dice']);

const battleMoment = (props: PkProps, told: Told, { turn, battle }: Extract<Stop, { readonly kind: 'battle' }>): StageMoment => {
  const { view, lang, actions, draft, showOdds, text } = props;
  const isLive = !battle.over && ROOMS_IN_BATTLE.has(view.room);
  return {
    scene: <BattleMoment battle={battle} live={isLive && showOdds ? view : undefined} lang={lang} told={told} />,
    tray: <Seven turn={turn} to={battle.slot} told={told} />,
    ...(battle.over && {
      say: {
        prompt: `${placeName(text.locations[battle.location])}: ${verdictWords(battle, told)}`,
        note: told.words.battleNth(battle.slot, turn.locations.length),
      },
    }),
    ...(isLive && actions.length > 0 && draft.length === 0 && { ways: <Answers props={props} battle={battle} /> }),
  };
};

const momentOf = (props: PkProps, told: Told, stop: Stop): StageMoment => {
  const { words } = told;
  switch (stop.kind) {
    case 'battle':
      return battleMoment(props, told, stop);
    case 'elections':
      return {
        scene: <ElectionMoment elections={stop.elections} told={told} />,
        say: { prompt: words.elections, note: leadersWords(stop.elections, told) },
      };
    case 'turn':
      return {
        scene: <TurnMoment turn={stop.turn} view={props.before} told={told} />,
        say: { prompt: words.turnOver(stop.turn.turn), note: words.sevenDecided },
        tray: <Seven turn={stop.turn} to={stop.turn.locations.length + 1} told={told} />,
      };
  }
};

export const useMoment = (props: PkProps): StageMoment | undefined => {
  const { me, text, lang } = props;
  const words = WORDS[lang];
  const { stops, seen, go } = useStops(props);
  const stop = stops[seen];
  if (stop === undefined) return undefined;
  const told: Told = { me, text, words };
  const moment = momentOf(props, told, stop);
  if (!isClosed(stop)) return moment;
  const next = nextOf(stops, seen);
  const label =
    next?.kind === 'battle'
      ? words.nextBattle(placeName(text.locations[next.battle.location]))
      : next?.kind === 'turn'
        ? words.endOfTurn
        : stop.kind === 'turn'
          ? stop.turn.ended || stop.turn.turn === LAST_TURN
            ? words.toEnd
            : words.toTurn(stop.turn.turn + 1)
          : words.goOn;
  return {
    ...moment,
    ways: (
      <Onward
        label={label}
        onNext={() => go(seen + 1)}
        onAll={next?.kind === 'battle' && stop.kind === 'battle' ? () => go(afterResults(stops, seen)) : undefined}
        all={words.allResults}
      />
    ),
  };
};
