/** The death of a king: the card, and what it ends. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { EwProps } from '../types.ts';
import { Vase } from '../vase.tsx';
import { WORDS } from '../words.ts';

type Died = Extract<EwEvent, { readonly e: 'king-died' }>;
const KINGS = ['darius', 'xerxes'] as const;

export const KingScene = ({ event, campaign, text, lang }: { event: Died; campaign: number } & Pick<EwProps, 'text' | 'lang'>) => {
  const words = WORDS[lang];
  const isLost = event.context === 'preparation';
  // Darius dies first (EW-14.1).
  const isDead = (king: (typeof KINGS)[number]): boolean => king === 'darius' || event.king === 'xerxes';
  return (
    <div className="ew-diptych">
      <span className="ew-shown">
        <Vase event="sudden-death-of-the-great-king" crop="whole" />
      </span>
      <div className="ew-told">
        <p className="ew-lead">{isLost ? words.campaignOver(campaign) : words.operationsOver}</p>
        <p className="ew-small">{words.kingCause(isLost, text.card(11, 0).name)}</p>
        <ul className="ew-chips">
          {isLost && <li>{words.noSupply}</li>}
          {isLost && <li>{words.noScoring}</li>}
          <li>{words.handLost}</li>
          <li>{words.armyLost}</li>
        </ul>
        <ul className="ew-kings">
          {KINGS.map(king => (
            <li key={king} className={isDead(king) ? 'dead' : undefined}>
              {text.figures[king]}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
