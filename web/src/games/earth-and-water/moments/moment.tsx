/** What takes the stage: the great event that waits, or the battle that is on. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { EventId } from '@stoa/earth-and-water/cards';
import { useMemo } from 'react';
import { Moment } from '../../../table/moment.tsx';
import { useTable } from '../../../table/store.ts';
import type { MomentProps } from '../../types.ts';
import { isPlaced, isRetreat } from '../touch.ts';
import type { Ew } from '../types.ts';
import { RetreatKeys } from '../ways/ways.tsx';
import type { GreatEvent } from '../words/screen-words.ts';
import { WORDS } from '../words.ts';
import { type Battle, battleOf } from './battle-of.ts';
import { BattleScene } from './battle-scene.tsx';
import { KingScene } from './king-scene.tsx';
import { PictureScene } from './picture-scene.tsx';
import { ScoringScene } from './scoring-scene.tsx';

const PICTURES: Readonly<Record<GreatEvent, EventId>> = {
  'acropolis-burnt': 'acropolis-on-fire',
  'immortals-returned': 'the-immortals',
  'bridge-built': 'the-great-king',
  'bridge-destroyed': 'themistocles',
};

const isGreat = (e: EwEvent['e']): e is GreatEvent => Object.hasOwn(PICTURES, e);

const useLog = (): readonly EwEvent[] => useTable(s => s.log) as readonly EwEvent[];

const titleOf = (battle: Battle, { text, lang }: MomentProps<Ew>): string => {
  const words = WORDS[lang];
  return battle.kind === 'naval' ? words.navalBattle(text.cities[battle.at]) : words.landBattle(text.cities[battle.at]);
};

/** The battle of the view, while it is decided in the ledge and nothing has to be touched on the map. */
const OnGoing = (props: MomentProps<Ew>) => {
  const { view, text, me, actions, draft, lang, showOdds } = props;
  const log = useLog();
  const battle = useMemo(() => battleOf(log), [log]);
  const onMap = draft.length > 0 || actions.some(a => isPlaced(a) && !isRetreat(a));
  const on = view.prompt.battle;
  if (on === null || battle === undefined || battle.left !== null || battle.at !== on.at || onMap) return null;
  return (
    <Moment key={`${battle.at} ${battle.kind}`} title={titleOf(battle, props)} said={text.prompt(view, me)} kind="battle">
      <BattleScene battle={battle} view={view} text={text} lang={lang} showOdds={showOdds}>
        <RetreatKeys {...props} />
      </BattleScene>
    </Moment>
  );
};

const Great = ({ event, ...props }: MomentProps<Ew> & { event: EwEvent }) => {
  const { view, text, me, lang, showOdds } = props;
  const log = useLog();
  const words = WORDS[lang];
  const at = log.lastIndexOf(event);
  const said = text.event(event, me) ?? '';
  if (event.e === 'battle-ended') {
    const battle = battleOf(log, at + 1);
    return (
      battle && (
        <Moment key={at} title={titleOf(battle, props)} said={said} kind="battle">
          <BattleScene battle={battle} view={view} text={text} lang={lang} showOdds={showOdds} />
        </Moment>
      )
    );
  }
  if (event.e === 'king-died') {
    const campaign = log.slice(0, at).findLast(e => e.e === 'campaign-began');
    return (
      <Moment title={words.kingTitle} said={said} kind="king">
        <KingScene
          event={event}
          said={said}
          campaign={campaign?.e === 'campaign-began' ? campaign.campaign : view.campaign}
          vp={view.vp}
          text={text}
          lang={lang}
        />
      </Moment>
    );
  }
  if (event.e === 'campaign-scored')
    return (
      <Moment title={words.scored(event.campaign)} said={said} kind="scoring">
        <ScoringScene scored={event} before={log.slice(0, at)} view={view} text={text} lang={lang} />
      </Moment>
    );
  if (!isGreat(event.e)) return null;
  return (
    <Moment title={words.momentTitles[event.e]} said={said} kind="picture">
      <PictureScene picture={PICTURES[event.e]} said={said} />
    </Moment>
  );
};

export const EwMoment = (props: MomentProps<Ew>) => (props.stop ? <Great {...props} event={props.stop.event} /> : <OnGoing {...props} />);
