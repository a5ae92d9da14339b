/** The death of a king: the card, and what it ends. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { EwProps } from '../types.ts';
import { Vase } from '../vase.tsx';
import { WORDS } from '../words.ts';

type Died = Extract<EwEvent, { readonly e: 'king-died' }>;
const KINGS = ['darius', 'xerxes'] as const;

export const KingScene = ({
  event,
  said,
  campaign,
  text,
  lang,
  vp,
}: { event: Died; said: string; campaign: number; vp: number } & Pick<EwProps, 'text' | 'lang'>) => {
  const words = WORDS[lang];
  return (
    <div className="ew-king-scene">
      <div className="ew-great-card">
        <span className="ew-frame">
          <Vase event="sudden-death-of-the-great-king" crop="whole" />
        </span>
        <p>
          <small>11</small> {text.card(11, 0).name}
        </p>
      </div>
      <div className="ew-king-words">
        <p className="ew-lead">{words.kingDead(text.figures[event.king])}</p>
        <p>{said}</p>
        <ul className="ew-kings">
          {KINGS.map(king => (
            <li key={king} className={king === event.king ? 'dead' : undefined}>
              {text.figures[king]}
            </li>
          ))}
        </ul>
        {event.context === 'preparation' && (
          <ul className="ew-chips">
            <li>{words.campaignOver(campaign)}</li>
            <li>{words.noSupply}</li>
            <li>{words.noScoring}</li>
            <li>{words.pointsNow(vp, text.seat(0), text.seat(1))}</li>
          </ul>
        )}
      </div>
    </div>
  );
};
