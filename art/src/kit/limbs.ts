/** Limbs are skeletons with widths: three joints give a swollen thigh, a calf that bulges backwards and a thin ankle. Any pose is three points. */
import { path } from './brush.ts';
import type { Ink } from './ink.ts';
import { between, direction, type Point, smooth } from './path.ts';

/** A place on the bone: the point, half the width in front and behind. */
export type Station = readonly [point: Point, front: number, back: number];

/** The outline of a limb: down its front, round the tip, up its back. */
export const outline = (stations: readonly Station[], tip: readonly Point[], side = 1): readonly Point[] => {
  const front: Point[] = [];
  const back: Point[] = [];
  stations.forEach(([point, wide, behind], i) => {
    const along = direction(stations[Math.max(0, i - 1)]![0], stations[Math.min(stations.length - 1, i + 1)]![0]);
    const across: Point = [along[1] * side, -along[0] * side];
    front.push([point[0] + across[0] * wide, point[1] + across[1] * wide]);
    back.unshift([point[0] - across[0] * behind, point[1] - across[1] * behind]);
  });
  return [...front, ...tip, ...back];
};

/** A point beside the bone from a to b: `t` along it, `off` to its front. */
const beside = (a: Point, b: Point, t: number, off: number): Point => {
  const [point, along] = [between(a, b, t), direction(a, b)];
  return [point[0] + along[1] * off, point[1] - along[0] * off];
};
const open = (...points: readonly Point[]): string => smooth(points, false);
const linesOn = (ink: Ink): Ink => (ink === 'white' ? 'inked' : 'incised');

export interface LegOptions {
  /** Direction of the foot. */
  readonly foot?: Point;
  readonly greave?: boolean;
  readonly ink?: Ink;
}
const legOutline = (hip: Point, knee: Point, ankle: Point, foot: Point): readonly Point[] => {
  const [fx, fy] = foot;
  const toe = (x: number, y: number, corner = false): Point => [ankle[0] + fx * x - fy * y, ankle[1] + fy * x + fx * y, corner];
  return outline(
    [
      [hip, 6.6, 7.4],
      [between(hip, knee, 0.35), 8, 7],
      [between(hip, knee, 0.78), 5.4, 4.8],
      [between(knee, ankle, 0.03), 4.7, 3.5],
      [between(knee, ankle, 0.32), 3.5, 6],
      [between(knee, ankle, 0.65), 2.6, 3.2],
      [between(knee, ankle, 0.95), 2, 2],
    ],
    [toe(4.5, 1.2), toe(9.5, 3), toe(12, 4.9, true), toe(-3, 5, true), toe(-3.4, 2.6)],
  );
};
/** A leg that walks to the right. */
export const leg = (hip: Point, knee: Point, ankle: Point, { foot = [1, 0], greave = false, ink = 'figure' }: LegOptions = {}): string => {
  const thigh = (t: number, off: number): Point => beside(hip, knee, t, off);
  const shin = (t: number, off: number): Point => beside(knee, ankle, t, off);
  const muscles = open(thigh(0.3, 4), thigh(0.55, 3.4), thigh(0.78, 1.2)) + open(thigh(0.42, -3.6), thigh(0.7, -2.4));
  const rim = beside(hip, knee, 0.9, 5);
  const armour =
    open(rim, [knee[0], knee[1] - 1], shin(0.06, -3.6)) +
    open(shin(0.1, 1), shin(0.34, -2.2), shin(0.62, -0.6), shin(0.5, 1.2)) +
    open(shin(0.9, 2.4), shin(0.92, -2.4));
  const bare = open(shin(0, 1.5), shin(0.04, -2)) + open(shin(0.12, -0.6), shin(0.4, -2), shin(0.62, -0.4));
  return path(ink, smooth(legOutline(hip, knee, ankle, foot))) + path(linesOn(ink), muscles + (greave ? armour : bare));
};
/** A leg in patterned trousers. */
export const trouserLeg = (hip: Point, knee: Point, ankle: Point, foot: Point = [1, 0]): string =>
  leg(hip, knee, ankle, { foot }) + path('trousers', smooth([between(hip, knee, 0.5), knee, between(knee, ankle, 0.8)], false));

export interface ArmOptions {
  /** −1: the elbow bends the other way. */
  readonly side?: 1 | -1;
  readonly open?: boolean;
  readonly ink?: Ink;
}
export const arm = (
  shoulder: Point,
  elbow: Point,
  wrist: Point,
  { side = 1, open: isOpen = false, ink = 'figure' }: ArmOptions = {},
): string => {
  const along = direction(elbow, wrist);
  const hand = (x: number, y: number, corner = false): Point => [
    wrist[0] + along[0] * x + along[1] * y * side,
    wrist[1] + along[1] * x - along[0] * y * side,
    corner,
  ];
  const tip = isOpen
    ? [hand(1, 2.4), hand(4, 3.4), hand(3.4, 1.6), hand(8, 1), hand(8.4, -0.6, true), hand(4, -2.2), hand(1, -2.2)]
    : [hand(1.2, 2.7), hand(4, 2.7), hand(5, 0), hand(4, -2.5), hand(1.2, -2.5)];
  const bones: readonly Station[] = [
    [shoulder, 4, 4],
    [between(shoulder, elbow, 0.45), 3.8, 3.9],
    [between(shoulder, elbow, 0.93), 2.9, 2.9],
    [between(elbow, wrist, 0.3), 3.2, 3],
    [between(elbow, wrist, 0.88), 1.9, 1.9],
  ];
  const fist = isOpen ? '' : open(hand(2.2, 2.4), hand(2.6, -1.6));
  return path(ink, smooth(outline(bones, tip, side))) + path(linesOn(ink), open(hand(-1.4, 1.8), hand(-1.4, -1.8)) + fist);
};

/** The leg of a horse or another beast: its joints, half the width at each, and a hoof. */
export const hoofedLeg = (joints: readonly Point[], widths: readonly number[]): string => {
  const foot = joints[joints.length - 1]!;
  const along = direction(joints[joints.length - 2]!, foot);
  const hoof = (x: number, y: number): Point => [foot[0] + along[0] * y + along[1] * x, foot[1] + along[1] * y - along[0] * x, true];
  const stations = joints.map((joint, i): Station => [joint, widths[i] ?? 2, widths[i] ?? 2]);
  return path('figure', smooth(outline(stations, [hoof(2.4, 1), hoof(5, 5), hoof(-2.6, 5), hoof(-2.4, 1)])));
};
