/** The drafted movement: the city it wins, or the battle it would open and its odds; at sea also my chance in the landing after it. */
import type { EwView } from '@stoa/earth-and-water';
import { cityView, foreseen, foreseenLanding, isMove, type Move, worthOf } from '@stoa/earth-and-water/reading';
import { useMemo } from 'react';
import { type Chances, chancesOf, percentFor } from '../odds/chances.ts';
import { OddsBar } from '../odds/odds-bar.tsx';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';
import { stakeOf } from './stake.ts';

const useForeseen = ({ view, draft, complete, showOdds }: EwProps): EwView | undefined =>
  useMemo(() => (complete && showOdds ? foreseen(view, draft) : undefined), [view, draft, complete, showOdds]);

const useLanding = ({ view, draft, complete, showOdds }: EwProps): Chances | undefined =>
  useMemo(() => {
    const then = complete && showOdds ? foreseenLanding(view, draft) : undefined;
    return then && chancesOf(then);
  }, [view, draft, complete, showOdds]);

/** The drafted movement wins the city without a battle, also where no odds are shown. */
const isGain = ({ view, draft, complete, me }: EwProps, move: Move): boolean =>
  complete && move.armies > 0 && cityView(view, move.to).control !== me && foreseen(view, draft) === undefined;

export const ForeseenPanel = (props: EwProps) => {
  const { text, lang, draft, me } = props;
  const words = WORDS[lang];
  const then = useForeseen(props);
  const chances = useMemo(() => then && chancesOf(then), [then]);
  const move = draft.at(-1);
  const landing = useLanding(props);
  if (!isMove(move)) return null;
  const gained = isGain(props, move);
  const battle = then?.prompt.battle;
  const stake = then && (stakeOf(then) ?? stakeOf(props.view));
  // Where it goes stands in the question.
  if (!gained && !battle) return null;
  return (
    <section className="ew-foreseen" aria-label={words.ifConfirmed}>
      {gained && <p className="ew-gain">{words.gains(text.cities[move.to], worthOf(props.view, move.to))}</p>}
      {battle && (
        <p>
          {battle.battle === 'naval' ? words.navalBattle(text.cities[battle.at]) : words.landBattle(text.cities[battle.at])}:{' '}
          {([1, 0] as const)
            .map(
              side =>
                `${text.seat(side)} ${words.dice(battle.diceCount[side])}${battle.caps[side] < 6 ? `, ${words.upTo(battle.caps[side])}` : ''}`,
            )
            .join(' · ')}
        </p>
      )}
      {chances && (
        <OddsBar chances={chances} text={text} lang={lang}>
          {words.oddsForeseen}
        </OddsBar>
      )}
      {landing && (me === 0 || me === 1) && (
        <p>
          {words.landing(text.cities[move.to])}: <b className="ew-whole">{percentFor(landing, me)}</b>
        </p>
      )}
      {stake && <p className="ew-stake">{words.stakes[stake]}</p>}
      {chances && (me === 0 || me === 1) && <p className="unseen">{percentFor(chances, me)}</p>}
    </section>
  );
};
