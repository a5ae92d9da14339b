/** Perikles on the screen. */
import type { Outcome, Seat } from '@stoa/engine';
import type { PkAction, PkEvent, PkView } from '@stoa/perikles';
import { foreseen } from '@stoa/perikles/reading';
import type { PkText } from '@stoa/perikles/text';
import { useSettings } from '../../settings.ts';
import { defineScreen } from '../types.ts';
import { Board } from './board/board.tsx';
import { placesOf } from './board/controller.ts';
import { HeldTiles } from './board/influence.tsx';
import { totalOf } from './board/totals.ts';
import { Clock } from './clock.tsx';
import { commitMode } from './commit-mode.ts';
import { Legend } from './legend.tsx';
import { isStruck, lineOf, mergeEvents, storyFrom } from './log.ts';
import { settles } from './moments/settles.ts';
import { sums, waits } from './moments/turns.ts';
import { useFigures } from './moments/use-figures.ts';
import { useMoment } from './moments/use-moment.tsx';
import { OPEN_ROOMS } from './open-rooms.ts';
import { Overview } from './overview.tsx';
import { aimWords } from './panels/aim.tsx';
import { ElectionDraft } from './panels/election-preview.tsx';
import { Focus } from './panels/focus.tsx';
import { Foretold } from './panels/foretold.tsx';
import { SeatSheet } from './panels/seat-sheet.tsx';
import { Tray } from './panels/tray.tsx';
import './perikles.css';
import { usePicked } from './picked.ts';
import { SeatMark } from './pieces/seat-mark.tsx';
import { SOURCES, type Source, SourceMark } from './pieces/source-mark.tsx';
import { questions } from './questions.ts';
import { ROOM_RULES } from './room-rules.ts';
import { scrollTargets } from './scroll-targets.ts';
import { isKind, isOnBoard } from './touch.ts';
import type { Pk, PkProps, PkScreen } from './types.ts';
import { type ScreenWords, WORDS } from './words.ts';

/** Cubes run out: below this many the supply is shown. */
const LOW_SUPPLY = 6;
const SeatFact = ({ view, seat, text, lang }: Pick<PkProps, 'view' | 'text' | 'lang'> & { seat: Seat }) => {
  const words = WORDS[lang];
  const score = useFigures(view).scores[seat];
  if (score === undefined) return null;
  const { cubes, locations, statues } = score;
  const total = totalOf(score);
  const supply = view.supply[seat] ?? 0;
  const told = words.scoreOf(text.seat(seat), total, cubes, locations, statues);
  return (
    <span className="seat-fact pk-seat-fact">
      <span className="pk-points" role="img" aria-label={told} title={told}>
        <b>{total}</b>
        {SOURCES.map(source => (
          <span key={source}>
            <SourceMark source={source} />
            {score[source]}
          </span>
        ))}
      </span>
      <HeldTiles tiles={view.held[seat] ?? []} text={text} />
      <small className={supply <= LOW_SUPPLY ? 'pk-few' : 'unseen'} title={words.inSupply(supply)}>
        <span aria-hidden="true">{words.fewLeft(supply)}</span>
        <span className="unseen">{words.inSupply(supply)}</span>
      </small>
      <SeatMark seat={seat} />
      {(view.first ?? view.start) === seat && (
        <span className="pk-first" role="img" aria-label={view.first === null ? words.starts : words.first} title={words.signOf.first}>
          1
        </span>
      )}
    </span>
  );
};

const SOUNDS: ReadonlyMap<string, 'piece' | 'dice' | 'loss'> = new Map([
  ...(['cubes-placed', 'tile-taken', 'proposed', 'placed', 'cube-moved', 'recovered', 'statue'] as const).map(e => [e, 'piece'] as const),
  ['rolled', 'dice'],
  ...(['assassinated', 'plague-struck', 'casualty', 'defeat'] as const).map(e => [e, 'loss'] as const),
]);

/** Murder, plague, a moved cube, a question, a refusal: what others did to this seat. */
const affects = (e: PkEvent, me: Seat): boolean => {
  switch (e.e) {
    case 'assassinated':
    case 'cube-moved':
      return e.owner === me && e.seat !== me;
    case 'asked':
      return e.of === me;
    case 'answered':
      return e.asker === me;
    case 'proposed':
      return e.owner === me && e.seat !== me;
    case 'plague-struck':
      return isStruck(e, me);
    case 'elected':
      return e.seat === me;
    default:
      return false;
  }
};

/** Locations of many points that a winner took, and a city about to fall. */
const isTurningPoint = (e: PkEvent, { places }: Outcome): boolean =>
  (e.e === 'tile-won' && e.vp >= 5 && e.seats.some(seat => places[seat] === 1)) || (e.e === 'defeat' && e.defeats >= 3);

/** First who won and by how much, then why the game ended. */
const outcomeWords = (text: PkText, words: ScreenWords, outcome: Outcome, me: Seat | undefined): string => {
  const ended = words.ended[outcome.reason];
  if (ended === undefined) return text.outcome(outcome, me);
  const ranked = outcome.scores.map((score, seat) => ({
    name: text.seat(seat),
    isMe: seat === me,
    won: outcome.places[seat] === 1,
    total: Object.values(score).reduce((sum, n) => sum + n, 0),
  }));
  const winners = ranked.filter(({ won }) => won);
  const others = ranked.filter(({ won }) => !won);
  const best = Math.max(...winners.map(({ total }) => total));
  const second = Math.max(...others.map(({ total }) => total));
  const next = others.filter(({ total }) => total === second);
  const names = (list: typeof ranked, you: string): readonly string[] => list.map(({ name, isMe }) => (isMe ? you : name));
  const isMine = winners.length === 1 && winners[0]?.isMe === true;
  const ahead = others.length === 0 ? 0 : best - second;
  const said = words.won(names(winners, words.you), best, ahead, names(next, words.thanYou), isMine);
  return `${said} ${ended}`;
};

/** The first two, and the source in which the winner is furthest ahead; nothing where the game was given up. */
const decidedBy = ({ scores, places, reason }: Outcome, text: PkText, lang: PkProps['lang']): string | undefined => {
  if (WORDS[lang].ended[reason] === undefined) return undefined;
  const total = (score: Outcome['scores'][number]): number => SOURCES.reduce((sum, source) => sum + (score[source] ?? 0), 0);
  const [winner, second] = scores
    .map((score, seat) => ({ score, name: text.seat(seat), total: total(score), place: places[seat] ?? 0 }))
    .sort((a, b) => a.place - b.place || b.total - a.total);
  if (winner === undefined || second === undefined) return undefined;
  const ahead = (source: Source): number => (winner.score[source] ?? 0) - (second.score[source] ?? 0);
  const source = SOURCES.reduce((best, each) => (ahead(each) > ahead(best) ? each : best));
  const ranked = ({ name, score, total: all }: typeof winner) => ({ name, total: all, from: score[source] ?? 0 });
  return WORDS[lang].decidedBy(ranked(winner), ranked(second), source);
};

/** PK-19.2: equal points are decided by points from locations, then by statues. */
const tieBreak: NonNullable<NonNullable<PkScreen['end']>['tieBreak']> = ({ outcome, view }, before, after, _text, lang) => {
  const from = (seat: number): number => outcome.scores[seat]?.locations ?? 0;
  if (from(before) !== from(after)) return WORDS[lang].tieBreak('locations', from(before), from(after));
  const statues = (seat: number): number => view.cities.reduce((sum, city) => sum + (city.statues[seat] ?? 0), 0);
  return WORDS[lang].tieBreak('statues', statues(before), statues(after));
};

/** The game's text with the lines and the outcome of this screen. */
const quiet = (text: PkText, words: ScreenWords): PkText => ({
  ...text,
  outcome: (outcome, me) => outcomeWords(text, words, outcome, me),
  event: (e, seat) => lineOf(text, e, seat),
});

/** Giving up: no Special tile, or a commit turn without all its counters. */
const givesUp = (a: PkAction, view: PkView): boolean =>
  a.do === 'pass' || (a.do === 'end-commit' && view.commit?.draft.length === 0 && view.commit.baseLeft > 0);

/** While a tile is aimed the ledge asks where it goes; a tile that is taken with the end of the turn is still the same question. */
const useAsks = ({ view, before, me, text, draft, actions }: PkProps): string | undefined => {
  const aiming = usePicked(s => s.aiming);
  usePicked(s => s.counter);
  const { mine } = view.special;
  if (aiming && mine !== null && actions.some(isKind('play-special'))) return text.specials[mine].name;
  return draft.at(-1)?.do === 'end-turn' && draft.length > 1 ? text.prompt(before, me) : undefined;
};

const isNamedRoom = (room: string, rooms: PkText['rooms']): room is keyof PkText['rooms'] => room in rooms;

/** The last step of the draft as a verb: what the main button does. */
const deed = ({ draft, before, me, text, lang, actions }: PkProps): string | undefined => {
  const step = draft.findLast(a => a.do !== 'end-turn');
  if (step === undefined) return undefined;
  const words = WORDS[lang].deed;
  const other = (seat: Seat): string | undefined => (seat === me ? undefined : text.seat(seat));
  switch (step.do) {
    case 'take-influence-tile':
      // The button stays shut until the cube has its city, the tile its candidate or its victim: it says what is missing.
      if (actions.some(isKind('place-cube'))) return words.chooseCity;
      if (actions.some(isKind('propose'))) return words.chooseCandidate;
      return actions.some(isKind('assassinate')) ? words.chooseVictim : words.take(text.tile(step.tile));
    case 'place-cube':
      return words.put(text.cities[step.city]);
    case 'propose':
      return words.propose(other(step.owner), text.cities[step.city]);
    case 'assassinate':
      return words.remove(other(step.owner), text.cities[step.city]);
    case 'play-special':
      return words.play(text.action(step, before));
    default:
      return text.action(step, before);
  }
};

/** Decisions in which it is not plain what to touch. What is in hand is known to be new here: `useAsks` looks at it, too. */
const hint = (view: PkView, actions: readonly PkAction[], lang: PkProps['lang']): string | undefined => {
  const words = WORDS[lang].hint;
  const { aiming, counter } = usePicked.getState();
  if (aiming && view.special.mine !== null) return aimWords(view.special.mine, actions, WORDS[lang]);
  if (view.room === 'commit' && counter !== null) return WORDS[lang].pickedHint;
  if (view.room === 'commit') return actions.some(isKind('place')) ? words.send : undefined;
  if (view.room === 'candidate' || view.room === 'propose') return words.propose;
  return view.room === 'assassin' ? words.remove : undefined;
};

export const screen = defineScreen<Pk>({
  adaptText: (text, lang) => quiet(text, WORDS[lang]),
  parts: {
    Board,
    Matter: Focus,
    Tray,
    Clock,
    WithWords: Foretold,
    DraftTools: ElectionDraft,
    Cards: Overview,
    Legend,
    SeatSign: SeatMark,
    SeatFact,
    SeatSheet,
  },
  draft: {
    commitMode,
    hint,
    takesBack: actions => actions.find(isKind('take-back')),
    deed,
    useAsks,
    foreseen,
    onBoard: isOnBoard,
    givesUp,
    finishesItself: () => true,
  },
  log: {
    opens: e => (e.e === 'turn-begun' ? 'chapter' : e.e === 'battle-begun' ? 'section' : undefined),
    places: placesOf,
    mergeEvents,
    // Where nothing waits there are no scenes.
    storyFrom: (log, decidedAt, me) => storyFrom(log, decidedAt, me, useSettings.getState().pace !== 'skip'),
    affects,
    // The seat of a plague is the one that suffers it.
    actor: e => (e.e !== 'plague-struck' && 'seat' in e && typeof e.seat === 'number' ? e.seat : undefined),
    isTurningPoint,
    waits,
    sums,
    settles,
    sound: e => SOUNDS.get(e.e),
  },
  // A question has its answers in its card.
  phone: { scrollTargets, boardShowsHint: view => view.room === 'ask' },
  end: { decidedBy, tieBreak },
  questions,
  byName: true,
  openRooms: OPEN_ROOMS,
  cardsName: lang => WORDS[lang].tilesAndForces,
  useMoment,
  windowName: (room, text) => (isNamedRoom(room, text.rooms) ? text.rooms[room] : undefined),
  loadRules: async () => (await import('@stoa/perikles/rulebook')).RULE_IDS,
  rulesNow: view => ROOM_RULES[view.room] ?? [],
});
