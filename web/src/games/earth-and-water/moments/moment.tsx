/** What takes the stage: the great event that waits, or the battle that is on. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { EventId } from '@stoa/earth-and-water/cards';
import type { ReactNode } from 'react';
import { Moment } from '../../../table/moment.tsx';
import { useTable } from '../../../table/store.ts';
import type { MomentProps } from '../../types.ts';
import { isPlaced } from '../touch.ts';
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

interface Scene {
  /** The same as long as the scene goes on, so that it is not begun anew. */
  readonly id: string;
  readonly kind: 'battle' | 'king' | 'scoring' | 'picture';
  readonly title: string;
  readonly said: string;
  readonly body: ReactNode;
}

const battleScene = (battle: Battle, props: MomentProps<Ew>, said: string): Scene => {
  const { view, text, lang, showOdds } = props;
  const words = WORDS[lang];
  return {
    id: `battle ${battle.from}`,
    kind: 'battle',
    title: battle.kind === 'naval' ? words.navalBattle(text.cities[battle.at]) : words.landBattle(text.cities[battle.at]),
    said,
    body: (
      <BattleScene battle={battle} view={view} text={text} lang={lang} showOdds={showOdds}>
        {battle.left === null && <RetreatKeys {...props} />}
      </BattleScene>
    ),
  };
};

/** The battle of the view, while it is decided in the ledge and nothing has to be touched on the map. */
const onGoing = (props: MomentProps<Ew>, log: readonly EwEvent[]): Scene | undefined => {
  const { view, text, me, actions, draft } = props;
  const on = view.prompt.battle;
  if (on === null || draft.length > 0 || actions.some(isPlaced)) return undefined;
  const battle = battleOf(log);
  if (battle === undefined || battle.left !== null || battle.at !== on.at) return undefined;
  return battleScene(battle, props, text.prompt(view, me));
};

const greatScene = (event: EwEvent, props: MomentProps<Ew>, log: readonly EwEvent[]): Scene | undefined => {
  const { view, text, me, lang } = props;
  const words = WORDS[lang];
  const at = log.lastIndexOf(event);
  const said = text.event(event, me) ?? '';
  const id = `${event.e} ${at}`;
  if (event.e === 'battle-ended') {
    const battle = battleOf(log, at + 1);
    return battle && battleScene(battle, props, said);
  }
  if (event.e === 'king-died') {
    const began = log.slice(0, at).findLast(e => e.e === 'campaign-began');
    const campaign = began?.e === 'campaign-began' ? began.campaign : view.campaign;
    const body = <KingScene event={event} said={said} campaign={campaign} vp={view.vp} text={text} lang={lang} />;
    return { id, kind: 'king', title: words.kingTitle, said, body };
  }
  if (event.e === 'campaign-scored') {
    const body = <ScoringScene scored={event} before={log.slice(0, at)} view={view} text={text} lang={lang} />;
    return { id, kind: 'scoring', title: words.scored(event.campaign), said, body };
  }
  if (!isGreat(event.e)) return undefined;
  return { id, kind: 'picture', title: words.momentTitles[event.e], said, body: <PictureScene picture={PICTURES[event.e]} said={said} /> };
};

export const EwMoment = (props: MomentProps<Ew>) => {
  const log = useTable(s => s.log) as readonly EwEvent[];
  const scene = props.stop ? greatScene(props.stop.event, props, log) : onGoing(props, log);
  if (scene === undefined) return null;
  return (
    <Moment key={scene.id} title={scene.title} said={scene.said} kind={scene.kind}>
      {scene.body}
    </Moment>
  );
};
