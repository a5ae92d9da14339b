/** What has the stage: elections, each battle, the end of a turn. A battle that is still on is asked about in its own scene. */
import type { PkAction, PkView } from '@stoa/perikles';
import { locationOdds } from '@stoa/perikles/odds';
import { useMemo } from 'react';
import { useSettled } from '../../../table/settled.ts';
import type { MomentProps, StageMoment } from '../../types.ts';
import { placeName } from '../board/location-card.tsx';
import { withTile } from '../panels/battle-panel.tsx';
import type { Elections } from '../panels/story.ts';
import { isKind } from '../touch.ts';
import type { Pk, PkProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { BattleMoment, verdictWords } from './battle-moment.tsx';
import { ElectionMoment, leadWords, Rulers } from './election-moment.tsx';
import type { Told } from './pieces.tsx';
import { settles } from './settles.ts';
import { Seven } from './seven.tsx';
import { TurnMoment } from './turn-moment.tsx';
import { type Fought, goingOn, isTold, type Stop, sideOf, stopOf, type Turn, turnsOf } from './turns.ts';
import { useFigures } from './use-figures.ts';

/** A Special tile may be played now: each answer with the chances it gives. */
const Answers = ({ props, battle }: { props: PkProps; battle: Fought }) => {
  const { view, text, lang, actions, choose, showOdds } = props;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
  const mine = sideOf(battle, props.me);
  const oddsOf = (action: PkAction) => {
    // Which counter is lost changes nothing of this round.
    if (action.do === 'choose-casualty') return undefined;
    const odds = locationOdds(action.do === 'play-special' ? withTile(view, action) : view, battle.location);
    return odds?.attacked ? { attack: odds.attack, defend: odds.defence } : undefined;
  };
  const chance = (action: PkAction): string => {
    const odds = showOdds ? oddsOf(action) : undefined;
    if (odds === undefined) return '';
    return mine ? ` · ${percent.format(odds[mine])}` : ` · ${percent.format(odds.attack)} : ${percent.format(odds.defend)}`;
  };
  const answers = actions.filter(a => a.do === 'pass' || isKind('play-special')(a) || a.do === 'choose-casualty');
  // A tile is never urged on a player whom it would harm: the last answer stands out only where it helps the reader's side.
  const last = answers.at(-1);
  const helps = (action: PkAction): boolean => {
    const [now, then] = [oddsOf({ do: 'pass' }), oddsOf(action)];
    return mine !== undefined && now !== undefined && then !== undefined && then[mine] > now[mine];
  };
  const isMain = (action: PkAction): boolean =>
    action === last && (answers.length === 1 || action.do === 'choose-casualty' || helps(action));
  return answers.map(action => (
    <button
      key={JSON.stringify(action)}
      type="button"
      className={`button use pk-answer${isMain(action) ? ' main' : ''}`}
      onClick={() => choose(action)}
    >
      {text.action(action, view)}
      {chance(action)}
    </button>
  ));
};

const ROOMS_IN_BATTLE: ReadonlySet<string> = new Set(['battle-special', 'casualty', 'dice']);

/** Before the dice the strengths and the column are on the table, not yet in the log. */
const withColumn = (battle: Fought, now: PkView['battle']): Fought => {
  const round = battle.rounds.at(-1);
  if (now === null || round === undefined || round.column !== undefined || round.end !== undefined) return battle;
  const { location, attack, defence, column, attackNeeds, defenceNeeds, tokens } = now;
  const told = { ...round, column: { e: 'column', location, attack, defence, column, attackNeeds, defenceNeeds, tokens } as const };
  return { ...battle, rounds: [...battle.rounds.slice(0, -1), told] };
};

/** The battles since the last scene that had none of their own, in a line. */
const toldBefore = (turn: Turn, { slot }: Fought, told: Told): string => {
  const earlier = turn.battles.filter(b => b.slot < slot);
  const from = earlier.findLastIndex(b => !isTold(b, told.me)) + 1;
  return earlier
    .slice(from)
    .map(b => `${placeName(told.text.locations[b.location])}: ${verdictWords(b, told)}`)
    .join(' · ');
};

const battleMoment = (props: PkProps, told: Told, { turn, battle: fought }: Extract<Stop, { readonly kind: 'battle' }>): StageMoment => {
  const { view, lang, actions, draft, showOdds, text } = props;
  const isLive = !fought.over && ROOMS_IN_BATTLE.has(view.room);
  const battle = isLive ? withColumn(fought, view.battle) : fought;
  return {
    scene: <BattleMoment battle={battle} live={isLive && showOdds ? view : undefined} lang={lang} told={told} />,
    ...(turn.locations.length > 0 && { tray: <Seven turn={turn} to={battle.slot} told={told} /> }),
    ...(battle.over && {
      say: {
        // The scene tells the result. A table that began in the middle of a turn does not know its seven.
        prompt:
          turn.locations.length > 0
            ? told.words.battleNth(battle.slot, turn.locations.length)
            : told.words.battleFor(text.locations[battle.location]),
        note: toldBefore(turn, battle, told),
      },
    }),
    ...(isLive && actions.length > 0 && draft.length === 0 && { ways: <Answers props={props} battle={battle} /> }),
  };
};

/** Until every city has elected, nothing outside the scene tells who leads what. */
const electionMoment = (elections: Elections, settled: boolean, scores: PkView['scores'], told: Told): StageMoment => ({
  scene: <ElectionMoment elections={elections} told={told} />,
  say: { prompt: settled ? leadWords(elections, told) : told.words.elections, note: told.words.electionRule },
  tray: <Rulers elections={elections} settled={settled} scores={scores} told={told} />,
});

const momentOf = (props: PkProps & Pick<PkView, 'scores'>, told: Told, stop: Stop, settled: boolean): StageMoment => {
  const { words } = told;
  switch (stop.kind) {
    case 'battle':
      return battleMoment(props, told, stop);
    case 'elections':
      return electionMoment(stop.elections, settled, props.scores, told);
    case 'turn':
      return {
        scene: <TurnMoment turn={stop.turn} view={props.before} told={told} />,
        // A table may begin in the middle of a game: the last turn has the number of the table.
        say: {
          prompt: words.turnOver(stop.turn.ended ? props.before.turn : stop.turn.turn),
          note: words.sevenDecided(stop.turn.battles.length),
        },
        tray: <Seven turn={stop.turn} to={stop.turn.locations.length + 1} told={told} />,
      };
  }
};

/** What the way on leads to: the next battle, the end of the turn, the next turn. */
const nextOf = (stop: Stop, { me, text, words }: Told): string | undefined => {
  const { turn } = stop;
  if (stop.kind === 'turn') return turn.ended ? words.toEnd : words.toTurn(turn.turn + 1);
  if (stop.kind === 'elections' || turn.locations.length === 0) return undefined;
  const next = turn.locations
    .slice(stop.battle.slot)
    .find(location => !turn.battles.some(b => b.location === location && b.over && isTold(b, me)));
  return next === undefined ? words.endOfTurn : words.nextBattle(placeName(text.locations[next]));
};

export const useMoment = (props: MomentProps<Pk>): StageMoment | undefined => {
  const { me, text, lang, log, stop: stopped, view } = props;
  const turns = useMemo(() => turnsOf(log), [log]);
  const settled = useSettled(settles);
  const { scores } = useFigures(view);
  const stop = stopped ? stopOf(turns, stopped.event) : ROOMS_IN_BATTLE.has(view.room) ? goingOn(turns) : undefined;
  if (stop === undefined) return undefined;
  const told: Told = { me, text, words: WORDS[lang] };
  const next = stopped && nextOf(stop, told);
  return { ...momentOf({ ...props, scores }, told, stop, settled), ...(next !== undefined && { next }) };
};
