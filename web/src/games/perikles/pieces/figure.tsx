/** A counter as it is drawn: a ship; a man on the march, the foremost with his spear raised. Persians carry theirs upright. */
import type { PowerId, SideId, UnitId } from '@stoa/perikles/box';
import { Picture } from '../../../art/picture.tsx';
import { PowerShield } from './power-shield.tsx';

interface Props {
  readonly unit: UnitId;
  readonly side: SideId;
  /** The letter on the shield or the sail. */
  readonly power?: PowerId;
  readonly isFirst: boolean;
}
export const Figure = ({ unit, side, power, isFirst }: Props) => {
  const shield = power && <PowerShield power={power} />;
  if (unit === 'trireme')
    return (
      <span className="pk-figure ship">
        <Picture gallery="perikles/warships" name={side} />
        {shield}
      </span>
    );
  if (isFirst && power !== 'persia')
    return (
      <span className="pk-figure thrusts">
        <Picture gallery="perikles/thrusting" name={side} />
        {shield}
      </span>
    );
  return (
    <span className={`pk-figure marches${power === 'persia' ? ' persian' : ''}`}>
      <Picture gallery="perikles/marching" name={power === 'persia' ? power : side} />
      {shield}
    </span>
  );
};
