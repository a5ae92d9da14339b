/** What the main button says, with my chance where a battle follows. */
import type { CityId } from '@stoa/earth-and-water/map';
import { foreseen, isMove } from '@stoa/earth-and-water/reading';
import { mapState } from '../board/controller.ts';
import { useOrigin } from '../board/origin.ts';
import { chancesOf, percentFor } from '../odds/chances.ts';
import type { EwProps } from '../types.ts';
import { WORDS } from '../words.ts';

const deedWords = ({ draft, before, text, lang }: EwProps): string | undefined => {
  const words = WORDS[lang];
  const last = draft.at(-1);
  switch (last?.do) {
    case 'land-move':
      return `${words.march}: ${words.armies(last.armies)}`;
    case 'naval-move':
      return `${words.sail}: ${[words.fleets(last.fleets), ...(last.armies > 0 ? [words.armies(last.armies)] : [])].join(', ')}`;
    case 'buy-cards':
      return words.buy(last.n);
    case 'play-move':
      return last.over === 'land' ? words.march : words.sail;
    case 'play-event':
      return words.play;
    case 'pass':
      return words.pass;
    case 'end-preparation':
      return before.talents ? words.endUnspent(before.talents) : words.endPreparation;
    case 'choose-card':
      return words.discardIt(text.card(last.card, 1).name);
    default:
      return undefined;
  }
};

/** Movements of these cards have a condition that the prompt tells. */
const CONDITIONS: ReadonlySet<string> = new Set(['leonidas', 'triremes', 'triremes-again']);

/** What is still open of a movement: where it goes once it is plain where it begins; of movements and events whether they are meant once they are whole. */
export const asked = (props: EwProps, picked: CityId | null): string | undefined => {
  const { view, draft, complete, text, lang, me } = props;
  const { room, operation } = view.prompt;
  const words = WORDS[lang];
  const last = draft.at(-1);
  if (last?.do === 'play-event' && complete && (me === 0 || me === 1)) return words.eventAsked(text.card(last.card, me).name);
  if (isMove(last)) return complete ? words.moveAsked(last.do === 'land-move', text.cities[last.from], text.cities[last.to]) : undefined;
  if ((room !== 'land-movement' && room !== 'naval-movement') || CONDITIONS.has(operation?.kind ?? '')) return undefined;
  const { spots, origin } = mapState(props, picked);
  return spots.moves.length === 0 || origin === null ? undefined : words.whereTo(room === 'land-movement', text.cities[origin]);
};
export const useAsks = (props: EwProps): string | undefined => {
  const picked = useOrigin(s => s.picked);
  return asked(props, picked);
};

export const deed = (props: EwProps): string | undefined => {
  const said = deedWords(props);
  const { view, draft, me, showOdds } = props;
  if (said === undefined || !showOdds || (me !== 0 && me !== 1)) return said;
  const then = foreseen(view, draft);
  const chances = then && chancesOf(then);
  return chances ? `${said} · ${percentFor(chances, me)}` : said;
};
