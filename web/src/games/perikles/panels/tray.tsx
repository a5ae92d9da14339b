/** What I hold: in politics the ten tiles on display are in reach, in war my forces; my Special tile at the right end. */
import type { PkView } from '@stoa/perikles';
import { isOver, isPolitics, touchTile } from '../board/controller.ts';
import { Influence } from '../board/influence.tsx';
import { SpecialCard } from '../board/special-card.tsx';
import { useTouch } from '../board/use-board.ts';
import { tileAction } from '../touch.ts';
import type { PkProps } from '../types.ts';
import { type ScreenWords, WORDS } from '../words.ts';
import { Hand, leadsForces } from './hand.tsx';

const BATTLES: ReadonlySet<string> = new Set(['battle-special', 'dice', 'casualty']);
/** What the tray says while nothing lies in it. */
const noteOf = (view: PkView, me: number | undefined, words: ScreenWords): string => {
  if (isOver(view)) return words.trayOver;
  if (isPolitics(view)) return words.trayCandidates;
  if (BATTLES.has(view.room)) return words.trayBattles;
  return me !== undefined && leadsForces(view, me) ? words.trayLeads : words.trayWar;
};

export const Tray = (props: PkProps) => {
  const { view, before, me, text, lang, actions, draft, askWhy } = props;
  const words = WORDS[lang];
  const { state, act, touch } = useTouch(props);
  const taken = draft.find(a => a.do === 'take-influence-tile');
  const common = { view, text, words, actions };
  const hasTiles = isPolitics(view) && (view.display.some(tile => tile !== null) || taken !== undefined);
  return (
    <div className="pk-tray">
      {hasTiles ? (
        <Influence
          view={view}
          text={text}
          words={words}
          openTile={tile => tileAction(state, tile) !== undefined}
          before={before.display}
          taken={taken?.do === 'take-influence-tile' ? taken.tile : undefined}
          onTile={tile => touch(touchTile(state, tile))}
        />
      ) : me !== undefined && view.commit !== null ? (
        <Hand {...common} me={me} askWhy={askWhy} />
      ) : (
        <p className="pk-tray-note muted">{noteOf(view, me, words)}</p>
      )}
      {me !== undefined && <SpecialCard {...common} choose={act} />}
    </div>
  );
};
