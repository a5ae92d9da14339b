/** Figures at both edges of a wide scene: the sides of a battle, the voters of an election. Decoration: the scene says everything in words. */
import type { SideId, UnitId } from '@stoa/perikles/box';
import type { CSSProperties } from 'react';
import { Picture } from '../../../art/picture.tsx';
import type { Fought } from './turns.ts';

/** `beaten`: this side has lost, and its figure sinks when the scene says so. */
export const Flanks = ({
  figure,
  beaten,
  when,
}: {
  figure: UnitId | 'voter';
  beaten?: SideId | undefined;
  when?: CSSProperties | undefined;
}) =>
  (['attack', 'defend'] as const).map(side => (
    <span key={side} className={`pk-flank ${side}`} aria-hidden="true">
      <span className={beaten === side ? 'beaten' : ''} style={when}>
        <Picture gallery="perikles/figures" name={figure === 'voter' ? figure : `${figure}-${side === 'attack' ? 'attacks' : 'defends'}`} />
      </span>
    </span>
  ));

/** What the round that is fought, or the last, is fought with. */
export const unitOf = ({ rounds }: Pick<Fought, 'rounds'>): UnitId | undefined =>
  (rounds.findLast(({ column }) => column !== undefined) ?? rounds.at(-1))?.unit;
