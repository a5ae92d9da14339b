/** The round that is being fought: strengths, column, what each side needs, tokens, and the exact odds of the location. */
import type { PkAction, PkView } from '@stoa/perikles';
import type { SideId } from '@stoa/perikles/box';
import { locationOdds } from '@stoa/perikles/odds';
import type { PkText } from '@stoa/perikles/text';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { UnitMark } from '../pieces/unit-mark.tsx';
import { isKind } from '../touch.ts';
import type { ScreenWords } from '../words.ts';
import { ColumnStrip, Tokens } from './battle-scene.tsx';
import { Muster } from './muster.tsx';

/** The battle as it would stand with a tile of mine in it. */
export const withTile = (view: PkView, play: Extract<PkAction, { readonly do: 'play-special' }>): PkView => {
  const { battle } = view;
  if (battle === null) return view;
  if (!('side' in play)) return { ...view, battle: { ...battle, doubled: [...battle.doubled, play.tile] } };
  const [attack, defence] = battle.tokens;
  return {
    ...view,
    battle: { ...battle, tokens: play.side === 'attack' ? [Math.max(attack, 1), defence] : [attack, Math.max(defence, 1)] },
  };
};

type Battle = NonNullable<PkView['battle']>;
interface Props {
  readonly view: PkView;
  readonly text: PkText;
  readonly words: ScreenWords;
  readonly lang: string;
  /** Nothing while there is nothing to decide. */
  readonly actions: readonly PkAction[];
  readonly showOdds: boolean;
}
interface InBattle extends Props {
  readonly battle: Battle;
}

const playsOf = ({ view, actions }: Props) => (view.room === 'battle-special' ? actions.filter(isKind('play-special')) : []);

/** The chances of each answer. Above the strengths, so that on a phone they stand over the answers they are about. */
const chancesOf = (props: InBattle) => {
  const { view, battle, text, words, actions, showOdds } = props;
  if (!showOdds) return [];
  const pass = actions.find(isKind('pass'));
  return [
    { name: pass ? text.action(pass, view) : words.oddsNow, odds: locationOdds(view, battle.location) },
    ...playsOf(props).map(play => ({ name: text.action(play, view), odds: locationOdds(withTile(view, play), battle.location) })),
  ].flatMap(({ name, odds }) => (odds ? [{ name, odds }] : []));
};

const OddsTable = (props: InBattle) => {
  const { words, lang } = props;
  const chances = chancesOf(props);
  if (!chances[0]?.odds.attacked) return null;
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 });
  const drawn = chances.some(each => each.odds.nobody > 0.0005);
  return (
    <table className="pk-odds-table">
      <thead>
        <tr>
          <th scope="col">{words.odds}</th>
          <th scope="col">{words.side.attack}</th>
          {drawn && <th scope="col">{words.oddsNobody}</th>}
          <th scope="col">{words.side.defend}</th>
        </tr>
      </thead>
      <tbody>
        {chances.map(({ name, odds }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{percent.format(odds.attack)}</td>
            {drawn && <td>{percent.format(odds.nobody)}</td>}
            <td>{percent.format(odds.defence)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Side = ({ view, battle, text, words, side }: InBattle & { side: SideId }) => {
  const isAttack = side === 'attack';
  const strength = isAttack ? battle.attack : battle.defence;
  const tokens = battle.tokens[isAttack ? 0 : 1] ?? 0;
  const main = view.locations.find(l => l.location === battle.location)?.[side].main ?? [];
  return (
    <div className={side}>
      <p className="pk-side-title">
        <strong>{words.side[side]}</strong>
        {main.map(seat => (
          <SeatMark key={seat} seat={seat} label={text.seat(seat)} />
        ))}
        <span className="pk-big" role="img" aria-label={`${words.strength} ${strength}`}>
          {strength}
        </span>
      </p>
      <Muster view={view} battle={battle} side={side} text={text} words={words} />
      <span>{words.needs(isAttack ? battle.attackNeeds : battle.defenceNeeds)}</span>
      <span className="pk-token-line">
        <Tokens n={tokens} label={words.tokens(tokens)} />
        <small aria-hidden="true">{words.tokensWord}</small>
      </span>
    </div>
  );
};

/** The question depends on public facts; only the owner of a tile sees whether it fits. */
const Unfit = (props: Props) => {
  const { view, text, words, actions } = props;
  const { mine } = view.special;
  if (view.room !== 'battle-special' || actions.length === 0 || playsOf(props).length > 0 || mine === null) return null;
  return (
    <p className="pk-unfit" role="status">
      {words.specialUnfit(text.specials[mine].name)}
    </p>
  );
};

export const BattlePanel = (props: Props) => {
  const { view, text, words } = props;
  const { battle } = view;
  if (battle === null) return null;
  const inBattle = { ...props, battle };
  const title = words.battleFor(text.locations[battle.location]);
  return (
    <section className="pk-battle" aria-label={title}>
      <h2>
        {title}{' '}
        <small>
          <UnitMark unit={battle.unit} /> {words.roundOf[battle.unit]}
        </small>
      </h2>
      <OddsTable {...inBattle} />
      <div className="pk-two-sides">
        <Side {...inBattle} side="attack" />
        <Side {...inBattle} side="defend" />
      </div>
      <small className="muted">{words.columnHint}</small>
      <ColumnStrip column={battle.column} needs={[battle.attackNeeds, battle.defenceNeeds]} words={words} />
      {view.room === 'battle-special' && <small className="muted">{words.allAtOnce}</small>}
      <Unfit {...props} />
    </section>
  );
};
