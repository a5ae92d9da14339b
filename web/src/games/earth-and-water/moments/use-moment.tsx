/** What takes the stage: the great event that waits, or the battle that is on. While an event waits the ledge tells it, not the next question. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { ReactNode } from 'react';
import { Moment } from '../../../table/moment.tsx';
import { useSettled } from '../../../table/settled.ts';
import type { MomentProps, StageMoment } from '../../types.ts';
import { travelsIn } from '../board/travels.ts';
import { campaignOfDeath } from '../frieze/lost-campaigns.ts';
import { isPlaced } from '../touch.ts';
import type { Ew } from '../types.ts';
import { SceneKeys } from '../ways/ways.tsx';
import { WORDS } from '../words.ts';
import { type Battle, battleOf } from './battle-of.ts';
import { BattleScene } from './battle-scene.tsx';
import { KingScene } from './king-scene.tsx';
import { isPictured, PictureScene } from './picture-scene.tsx';
import { ledgeWords } from './said.ts';
import { ScoringScene } from './scoring-scene.tsx';
import { settles } from './settles.ts';

interface Scene {
  /** The same as long as the scene goes on, so that it is not begun anew. */
  readonly id: string;
  /** arrival: a battle that waits until those who attack are there. */
  readonly kind: 'battle' | 'arrival' | 'king' | 'scoring' | 'picture';
  readonly title: string;
  readonly said: string;
  readonly body: ReactNode;
}

const battleScene = (battle: Battle, props: MomentProps<Ew>, said: string): Scene => {
  const { view, text, lang, showOdds, news } = props;
  const words = WORDS[lang];
  return {
    id: `battle ${battle.from}`,
    kind: battle.rounds.length < 2 && travelsIn(news).some(({ to }) => to === battle.at) ? 'arrival' : 'battle',
    title: battle.kind === 'naval' ? words.navalBattle(text.cities[battle.at]) : words.landBattle(text.cities[battle.at]),
    said,
    body: (
      <BattleScene battle={battle} view={view} text={text} lang={lang} showOdds={showOdds}>
        {battle.left === null && <SceneKeys {...props} />}
      </BattleScene>
    ),
  };
};

/** The battle of the view, while it is decided in the ledge and nothing has to be touched on the map. */
const onGoing = (props: MomentProps<Ew>): Scene | undefined => {
  const { view, text, me, actions, draft, log } = props;
  const on = view.prompt.battle;
  if (on === null || draft.length > 0 || actions.some(isPlaced)) return undefined;
  const battle = battleOf(log);
  if (battle === undefined || battle.left !== null || battle.at !== on.at) return undefined;
  return battleScene(battle, props, text.prompt(view, me));
};

const greatScene = (event: EwEvent, props: MomentProps<Ew>): Scene | undefined => {
  const { view, text, me, lang, log } = props;
  const words = WORDS[lang];
  const at = log.lastIndexOf(event);
  const said = text.event(event, me) ?? '';
  const id = `${event.e} ${at}`;
  if (event.e === 'battle-ended') {
    const battle = battleOf(log, at + 1);
    return battle && battleScene(battle, props, said);
  }
  if (event.e === 'king-died') {
    const body = <KingScene event={event} campaign={campaignOfDeath(log, at, view.campaign)} text={text} lang={lang} />;
    return { id, kind: 'king', title: words.kingDead(text.figures[event.king]), said, body };
  }
  if (event.e === 'campaign-scored') {
    const body = <ScoringScene scored={event} before={log.slice(0, at)} view={view} text={text} lang={lang} />;
    return { id, kind: 'scoring', title: words.scored(event.campaign), said, body };
  }
  if (!isPictured(event)) return undefined;
  return { id, kind: 'picture', title: words.momentTitles[event.e], said, body: <PictureScene event={event} text={text} lang={lang} /> };
};

export const useMoment = (props: MomentProps<Ew>): StageMoment | undefined => {
  const { stop, log, view, text, lang, me } = props;
  const settled = useSettled(settles);
  const scene = stop ? greatScene(stop.event, props) : onGoing(props);
  if (scene === undefined) return undefined;
  const said = stop && ledgeWords(stop, { log, view, text, words: WORDS[lang], me });
  return {
    scene: (
      <Moment key={scene.id} title={scene.title} said={scene.said} kind={scene.kind}>
        {scene.body}
      </Moment>
    ),
    // What the scene has not shown yet the ledge does not tell.
    ...(said && (settled ? said : { ...said, say: { prompt: scene.title } })),
  };
};
