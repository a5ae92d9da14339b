/** The picture of the home page: the sea of the live board with the islands, two fleets out and a temple rising. */
import type { Language } from '@stoa/engine';
import { COAST, ISLES } from './board/coast.ts';
import { CardShape } from './pieces/card-mark.tsx';
import { ShipShape } from './pieces/ship.tsx';
import './pieces.css';

export const ParthenonPicture = (_: { lang: Language }) => (
  <svg className="pa-picture" viewBox="330 70 560 390" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect className="pa-water" x="0" y="0" width="1000" height="660" />
    <path
      className="pa-waves"
      d="M360 420q12-9 24 0t24 0M470 330q12-9 24 0t24 0M700 260q12-9 24 0t24 0M560 250q12-9 24 0t24 0M840 300q12-9 24 0t24 0M380 140q12-9 24 0t24 0"
    />
    <path className="pa-coast" d={COAST} />
    {Object.entries(ISLES).map(([id, path]) => (
      <path key={id} className="pa-isle" d={path} />
    ))}
    <path className="pa-route" d="M640 300Q560 300 486 236M655 320Q720 420 800 450" />
    <ShipShape seat={1} letter="A" cards={5} x={556} y={296} size={1.25} />
    <ShipShape seat={2} letter="B" cards={6} x={722} y={412} size={1.25} />
    {(['grain', 'olives', 'pottery', 'gold', 'warship'] as const).map((card, i) => (
      <CardShape key={card} card={card} x={392 + i * 36} y={424} size={1.25} />
    ))}
    <g className="pa-temple" transform="translate(428 178) scale(1.9)">
      <path d="M0-20L24-8V-4H-24V-8zM-22-3H-18V15H-22zM-12-3H-8V15H-12zM-2-3H2V15H-2zM8-3H12V15H8zM18-3H22V15H18zM-26 16H26V20H-26z" />
    </g>
  </svg>
);
