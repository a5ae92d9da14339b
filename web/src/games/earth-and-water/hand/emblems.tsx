/** Small pictures for the cards, in the manner of vase painting: one motif per event, drawn by us on a 48 × 48 field. */
import type { EventId } from '@stoa/earth-and-water/cards';

const MOTIFS = {
  shield: 'M24 6C34 6 41 14 41 24S34 42 24 42S7 34 7 24S14 6 24 6zM24 12L14 34H19L24 22L29 34H34z',
  ship: 'M6 28H36L42 22V14L46 12V24Q43 36 34 36H14Q8 36 6 28zM22 6H25V26H22zM12 10H22V22H12zM10 38L7 44M18 38L15 44M26 38L23 44M34 38L31 44',
  trident: 'M22 44V22H12V8L15 5L18 8V16H22V6L24 3L26 6V16H30V8L33 5L36 8V22H26V44z',
  coin: 'M24 6A18 18 0 1 1 23.900 6zM24 11A13 13 0 1 0 24.100 11zM19 19A3 3 0 1 1 18.900 19zM29 19A3 3 0 1 1 28.900 19zM24 24L28 29L24 35L20 29z',
  horse: 'M10 42L14 30L9 24L16 10L22 8L23 4L27 8Q38 12 38 26Q38 34 34 42H26Q30 34 26 28L19 30L15 26z',
  water: 'M24 5Q36 20 36 30A12 12 0 0 1 12 30Q12 20 24 5zM4 44Q9 39 14 44T24 44T34 44T44 44V47H4z',
  revolt: 'M8 44V26L14 20V8H18V20L24 16V4H28V16L34 20V8H38V20L42 26V44H30V34A6 6 0 0 0 18 34V44z',
  helmet: 'M12 42V24Q12 8 28 8Q42 8 42 22H36L32 26V42H26V28H18L20 42zM8 20Q10 2 30 2Q44 2 46 14Q38 5 28 6Q14 8 12 22z',
  lyre: 'M14 6Q6 20 16 34H32Q42 20 34 6L31 8Q36 20 30 29H18Q12 20 17 8zM20 12H22V29H20zM26 12H28V29H26zM16 38H32V42H16z',
  sherd: 'M8 12L22 6L40 14L42 30L28 42L12 36zM16 18H32V21H16zM16 26H28V29H16z',
  tripod:
    'M10 16Q10 26 24 26T38 16zM12 12H36V15H12zM14 26L8 44H11L18 27zM30 27L37 44H40L34 26zM22 27H26V44H22zM20 4Q24 8 20 11H28Q32 6 26 2z',
  crown: 'M8 40V20L15 28L24 10L33 28L40 20V40zM8 43H40V46H8zM24 3A3 3 0 1 1 23.900 3z',
  spear: 'M6 42L30 18L26 14L44 4L34 22L30 18L8 44zM10 14A9 9 0 1 1 9.900 14z',
  road: 'M18 4H22L14 44H4zM26 4H30L44 44H34zM23 8H25V14H23zM22.500 20H25.500V28H22.500zM22 34H26V44H22z',
  queen: 'M24 6A8 8 0 1 1 23.900 6zM12 42Q12 24 24 24T36 42zM14 8L18 2L24 5L30 2L34 8L30 10H18z',
  eye: 'M4 24Q24 4 44 24Q24 44 4 24zM24 16A8 8 0 1 0 24.100 16zM24 20A4 4 0 1 1 23.900 20z',
  wreath: 'M24 44Q6 40 8 18Q10 10 16 6Q12 22 24 40Q36 22 32 6Q38 10 40 18Q42 40 24 44z',
  olive:
    'M8 42Q20 30 38 8L40 10Q26 32 12 44zM20 22Q10 22 8 14Q18 12 20 22zM28 14Q20 10 22 3Q31 5 28 14zM24 26Q30 34 38 32Q36 23 24 26zM32 18Q38 24 44 20Q41 13 32 18z',
  bowl: 'M6 20H42Q42 36 30 38V42H18V38Q6 36 6 20zM16 8Q20 12 16 16H19Q23 11 19 7zM26 6Q30 11 26 16H29Q33 10 29 5z',
  tomb: 'M6 44V20L24 6L42 20V44H30V28H18V44zM22 12H26V16H22z',
  gate: 'M6 44V8H12V14H18V8H24V14H30V8H36V14H42V44H31V30A7 7 0 0 0 17 30V44z',
  fire: 'M24 4Q38 18 36 32Q35 44 24 44T12 32Q12 24 18 18Q18 26 23 27Q28 18 24 4zM6 44H42V47H6z',
  anchor:
    'M22 16H26V36Q34 34 36 26L32 27L38 19L43 28L39 27Q36 42 24 44Q12 42 9 27L5 28L10 19L16 27L12 26Q14 34 22 36zM24 4A6 6 0 1 1 23.900 4z',
  foot: 'M18 4H28V28Q42 32 44 42H14Q12 36 18 30z',
  palm: 'M22 20Q24 34 20 46H26Q28 32 26 20Q38 18 44 26Q42 12 28 14Q36 4 44 8Q34-2 24 10Q14-2 4 8Q12 4 20 14Q6 12 4 26Q10 18 22 20z',
} as const;

const MOTIF: Readonly<Record<EventId, keyof typeof MOTIFS>> = {
  'mines-of-laurion': 'coin',
  'cavalry-of-mardonius': 'horse',
  'ionian-revolt': 'revolt',
  'tribute-of-earth-and-water': 'water',
  'wrath-of-poseidon': 'trident',
  miltiades: 'helmet',
  'carneia-festival': 'lyre',
  themistocles: 'ship',
  'the-immortals': 'spear',
  pausanias: 'shield',
  ostracism: 'sherd',
  'oracle-of-delphi': 'tripod',
  'the-great-king': 'crown',
  leonidas: 'helmet',
  'the-royal-road': 'road',
  artemisia: 'queen',
  hippias: 'eye',
  evangelion: 'wreath',
  'separate-peace': 'olive',
  'melas-zomos': 'bowl',
  'sudden-death-of-the-great-king': 'tomb',
  'molon-labe': 'spear',
  'defection-of-thebes': 'gate',
  triremes: 'ship',
  'support-from-syracuse': 'ship',
  'alliance-with-carthage': 'anchor',
  '300-spartans': 'shield',
  'acropolis-on-fire': 'fire',
  'desertion-of-greek-soldiers': 'foot',
  'pacification-of-babylon-or-egypt': 'palm',
};

export const Emblem = ({ event }: { event: EventId }) => (
  <svg className="ew-emblem" viewBox="0 0 48 48" aria-hidden="true">
    <path fillRule="evenodd" d={MOTIFS[MOTIF[event]]} />
  </svg>
);
