/** The elections and the battles since one's last decision, one scene at a time, step by step, and again as often as wanted. */
import type { PkEvent } from '@stoa/perikles';
import { COLUMNS, type LocationId, type SideId } from '@stoa/perikles/box';
import type { PkText } from '@stoa/perikles/text';
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, FastForward, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSettings } from '../../../settings.ts';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import type { ScreenWords } from '../words.ts';
import { Dice } from './dice.tsx';
import { type Battle, type Elections, type Round, type Scene, scenesOf } from './story.ts';

const SIDES: readonly SideId[] = ['attack', 'defend'];
/** Steps appear one after another; how far into the scene, in steps. */
const after = (step: number) => ({ animationDelay: `${step * 0.45}s` });

export const Tokens = ({ n, label }: { n: number; label: string }) => (
  <span className="pk-tokens" role="img" aria-label={label} title={label}>
    {['first', 'second'].map((name, i) => (
      <span key={name} className={i < n ? 'has' : ''} />
    ))}
  </span>
);

export const ColumnStrip = ({
  column,
  needs,
  words,
}: {
  column: string;
  needs: readonly [attack: number, defence: number];
  words: ScreenWords;
}) => (
  <ol className="pk-columns" aria-label={`${words.column} ${column}. ${words.columnNeeds(...needs)}`} title={words.columnNeeds(...needs)}>
    {COLUMNS.map(name => (
      <li key={name} className={name === column ? 'now' : ''} aria-current={name === column}>
        {name.replace('-', '−')}
      </li>
    ))}
  </ol>
);

const RoundSteps = ({ round, from, text, words }: { round: Round; from: number; text: PkText; words: ScreenWords }) => {
  const { column, rolls, end, casualty, specials, unit } = round;
  const strengths = column === undefined ? [0, 0] : [column.attack, column.defence];
  return (
    <li className="pk-round">
      <h3 className="pk-step" style={after(from)}>
        <UnitMark unit={unit} />
        {words.roundOf[unit]}
        {column && (
          <span className="pk-versus">
            {words.side.attack} <b>{strengths[0]}</b> : <b>{strengths[1]}</b> {words.side.defend}
          </span>
        )}
      </h3>
      {specials.map(e => (
        <p key={e.tile} className="pk-step" style={after(from)}>
          {text.event(e, undefined)}
        </p>
      ))}
      {column && (
        <div className="pk-step" style={after(from + 1)}>
          <ColumnStrip column={column.column} needs={[column.attackNeeds, column.defenceNeeds]} words={words} />
          <small className="muted">{words.columnNeeds(column.attackNeeds, column.defenceNeeds)}</small>
        </div>
      )}
      {column && rolls.length > 0 && (
        <ol className="pk-rolls">
          {rolls.map(({ roll, nth }) => (
            <li key={nth} className="pk-step" style={after(from + 2 + nth)}>
              {SIDES.map((side, s) => {
                const dice = side === 'attack' ? roll.attack : roll.defence;
                const need = side === 'attack' ? column.attackNeeds : column.defenceNeeds;
                const made = dice[0] + dice[1] >= need;
                return (
                  <span key={side} className={`pk-throw ${side}`}>
                    <Dice values={dice} made={made} label={words.throwOf(words.side[side], dice[0], dice[1], made)} />
                    <b className={made ? 'made' : 'missed'}>{dice[0] + dice[1]}</b>
                    <Tokens n={roll.tokens[s] ?? 0} label={words.tokens(roll.tokens[s] ?? 0)} />
                  </span>
                );
              })}
            </li>
          ))}
        </ol>
      )}
      {end && (
        <p className="pk-step" style={after(from + 2 + rolls.length)}>
          {end.e === 'round-won' ? (
            <b>{words.wonRound[end.side]}</b>
          ) : end.e === 'round-free' ? (
            words.free(words.side[end.side])
          ) : (
            words.voidRound
          )}
          {casualty && (
            <span className="pk-casualty">
              {' '}
              <PowerShield power={casualty.power} /> {text.event(casualty, undefined)}
            </span>
          )}
        </p>
      )}
    </li>
  );
};

/** The same in a line a round. */
const BattleResults = ({ scene, text, words }: { scene: Battle; text: PkText; words: ScreenWords }) => (
  <>
    {!scene.attacked && <p>{words.quiet}</p>}
    {scene.rounds.map(({ unit, column, end }) => (
      <p key={unit} className="pk-result-line">
        <UnitMark unit={unit} label={words.roundOf[unit]} />
        {column && (
          <span>
            {column.attack} : {column.defence}
          </span>
        )}
        {end && (
          <span>
            {end.e === 'round-won' ? words.wonRound[end.side] : end.e === 'round-free' ? words.free(words.side[end.side]) : words.voidRound}
          </span>
        )}
      </p>
    ))}
    {scene.results.map(e => (
      <p key={e.e} className="pk-result">
        {text.event(e, undefined)}
      </p>
    ))}
  </>
);

const BattleScene = ({ scene, text, words }: { scene: Battle; text: PkText; words: ScreenWords }) => {
  let step = 0;
  const rounds = scene.rounds.map(round => {
    const from = step;
    step += 3 + round.rolls.length;
    return { round, from };
  });
  return (
    <>
      {!scene.attacked && <p className="pk-step">{words.quiet}</p>}
      <ol className="pk-round-list">
        {rounds.map(({ round, from }) => (
          <RoundSteps key={from} round={round} from={from} text={text} words={words} />
        ))}
      </ol>
      {scene.results.map(e => (
        <p key={e.e} className="pk-step pk-result" style={after(step)}>
          {text.event(e, undefined)}
        </p>
      ))}
    </>
  );
};

const ElectionScene = ({ scene, text, words }: { scene: Elections; text: PkText; words: ScreenWords }) => (
  <ol className="pk-elected">
    {scene.results.map((e, i) => (
      <li key={e.e === 'persians' ? e.e : e.city} className="pk-step" style={after(i)}>
        <PowerShield power={e.e === 'persians' ? 'persia' : e.city} label={text.powers[e.e === 'persians' ? 'persia' : e.city]} />
        {e.e === 'elected' ? (
          <>
            <SeatMark seat={e.seat} />
            <span>{e.rule === 'PK-7.4' ? words.unopposed(text.seat(e.seat)) : words.elected(text.seat(e.seat), e.cubes)}</span>
          </>
        ) : (
          <span>{text.event(e, undefined)}</span>
        )}
      </li>
    ))}
  </ol>
);

/** Everything since one's last decision at a glance. */
const Results = ({ scenes, text, words }: { scenes: readonly Scene[]; text: PkText; words: ScreenWords }) => (
  <div className="pk-fast">
    {scenes.map((scene, i) => (
      <section key={scene.kind === 'battle' ? `${scene.location} ${i}` : scene.kind}>
        {scenes.length > 1 && <h3>{scene.kind === 'battle' ? words.battleFor(text.locations[scene.location]) : words.elections}</h3>}
        {scene.kind === 'battle' ? (
          <BattleResults scene={scene} text={text} words={words} />
        ) : (
          <ElectionScene scene={scene} text={text} words={words} />
        )}
      </section>
    ))}
  </div>
);

/** `folded`: something else is to be decided; the story waits behind its title. */
export const StoryPanel = ({
  events,
  folded,
  fought,
  text,
  words,
}: {
  events: readonly PkEvent[];
  folded: boolean;
  /** The battle that is on has a panel of its own with its name. */
  fought: LocationId | undefined;
  text: PkText;
  words: ScreenWords;
}) => {
  const scenes = useMemo(() => scenesOf(events), [events]);
  const [at, setAt] = useState({ scene: 0, showing: 0, of: '' });
  const { story, change } = useSettings();
  const isFast = story === 'results';
  const [wish, setWish] = useState({ folded, of: '' });
  const first = scenes[0];
  if (first === undefined) return null;
  /** A new story begins at its beginning. */
  const name = first.kind === 'battle' ? first.location : first.kind;
  const index = at.of === name ? Math.min(at.scene, scenes.length - 1) : 0;
  const scene = scenes[index] ?? first;
  const show = (to: number): void => setAt({ scene: to, showing: at.showing + 1, of: name });
  const title =
    scene.kind === 'elections'
      ? words.elections
      : scene.location === fought
        ? words.soFar(text.locations[scene.location])
        : words.battleFor(text.locations[scene.location]);
  const key = `${name} ${folded}`;
  if (wish.of === key ? wish.folded : folded)
    return (
      <button type="button" className="button pk-unfold" aria-expanded={false} onClick={() => setWish({ folded: false, of: key })}>
        {title}
        <ChevronDown aria-hidden />
      </button>
    );
  return (
    <section className="pk-story" aria-label={words.story}>
      <header>
        <h2>{title}</h2>
        {!isFast && scenes.length > 1 && <small>{words.scene(index + 1, scenes.length)}</small>}
        <button
          type="button"
          className="button quiet icon"
          aria-label={words.fast}
          title={words.fast}
          aria-pressed={isFast}
          onClick={() => change({ story: isFast ? 'steps' : 'results' })}
        >
          <FastForward aria-hidden />
        </button>
        {!isFast && (
          <button type="button" className="button quiet icon" aria-label={words.again} title={words.again} onClick={() => show(index)}>
            <RotateCcw aria-hidden />
          </button>
        )}
        {!isFast && scenes.length > 1 && (
          <>
            <button type="button" className="button icon" aria-label={words.earlier} disabled={index === 0} onClick={() => show(index - 1)}>
              <ChevronLeft aria-hidden />
            </button>
            <button
              type="button"
              className="button icon"
              aria-label={words.later}
              disabled={index === scenes.length - 1}
              onClick={() => show(index + 1)}
            >
              <ChevronRight aria-hidden />
            </button>
          </>
        )}
        <button
          type="button"
          className="button quiet icon"
          aria-expanded
          aria-label={words.fold}
          title={words.fold}
          onClick={() => setWish({ folded: true, of: key })}
        >
          <ChevronUp aria-hidden />
        </button>
      </header>
      {isFast ? (
        <Results scenes={scenes} text={text} words={words} />
      ) : (
        <div key={`${index} ${at.showing}`}>
          {scene.kind === 'elections' ? (
            <ElectionScene scene={scene} text={text} words={words} />
          ) : (
            <BattleScene scene={scene} text={text} words={words} />
          )}
        </div>
      )}
    </section>
  );
};
