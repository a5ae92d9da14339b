/** Where things are drawn, in board units: true places with small nudges for legibility, ports on the water, roads by hand. */
import type { CityId } from '@stoa/earth-and-water/map';

export type Point = readonly [x: number, y: number];

export interface Place {
  readonly at: Point;
  /** Where fleets lie; only cities with a port have one. */
  readonly port?: Point;
  /** The name: its point and which end of it. */
  readonly name: Point;
  readonly anchor: 'start' | 'middle' | 'end';
}

export const PLACES: Readonly<Record<CityId, Place>> = {
  pella: { at: [192, 84], port: [268, 152], name: [192, 34], anchor: 'middle' },
  larissa: { at: [172, 272], name: [172, 222], anchor: 'middle' },
  delphi: { at: [150, 478], name: [104, 440], anchor: 'middle' },
  thebai: { at: [362, 516], port: [452, 450], name: [352, 574], anchor: 'middle' },
  eretria: { at: [560, 456], port: [668, 470], name: [584, 404], anchor: 'middle' },
  korinthos: { at: [252, 646], name: [212, 704], anchor: 'end' },
  athenai: { at: [502, 586], port: [500, 690], name: [556, 606], anchor: 'start' },
  sparta: { at: [160, 768], port: [262, 838], name: [150, 846], anchor: 'middle' },
  naxos: { at: [716, 776], port: [812, 800], name: [716, 842], anchor: 'middle' },
  ephesos: { at: [908, 596], port: [822, 566], name: [908, 668], anchor: 'middle' },
  abydos: { at: [866, 232], port: [764, 280], name: [886, 306], anchor: 'middle' },
};

/** Keyed by both ends in the order of the box. */
export const ROAD_PATHS: Readonly<Record<string, string>> = {
  'abydos-ephesos': 'M866 232C950 300 985 480 908 596',
  'athenai-korinthos': 'M502 586C450 570 420 586 390 592S300 622 252 646',
  'athenai-thebai': 'M502 586C476 536 430 520 362 516',
  'delphi-larissa': 'M150 478C84 430 78 330 172 272',
  'delphi-thebai': 'M150 478C210 500 290 480 362 516',
  'korinthos-sparta': 'M252 646C250 700 190 720 160 768',
  'korinthos-thebai': 'M252 646C300 622 366 610 390 592S384 548 362 516',
  'larissa-pella': 'M172 272C140 210 130 140 192 84',
  'larissa-thebai': 'M172 272C216 330 176 372 176 404S300 440 362 516',
};
export const STRAIT_PATHS = {
  europe: 'M192 84C300 40 420 62 520 46S640 14 700 14S800 40 812 88S806 120 818 142',
  asia: 'M840 186C846 200 856 214 866 232',
  /** The water itself. */
  bridge: 'M818 142L840 186',
} as const;

/** Names of lands and of the sea, in Greek letters; decoration. */
export const REGIONS: readonly (readonly [name: string, x: number, y: number, turn: number, size: number])[] = [
  ['ΜΑΚΕΔΟΝΙΑ', 30, 215, -62, 22],
  ['ΘΕΣΣΑΛΙΑ', 10, 340, -8, 16],
  ['ΠΕΛΟΠΟΝΝΗΣΟΣ', 96, 640, 60, 18],
  ['ΘΡΑΙΚΗ', 400, 92, -6, 22],
  ['ΜΥΣΙΑ', 950, 300, 66, 20],
  ['ΙΩΝΙΑ', 930, 730, 60, 20],
  ['ΑΙΓΑΙΟΝ', 572, 312, 16, 32],
];
