/** Who sat at a seat: a face, what the reader calls that person, and the role. */
import type { Seat } from '@stoa/engine';
import { BotFace } from '../../art/bot-face.tsx';
import type { PictureName } from '../../art/galleries.ts';
import { Picture } from '../../art/picture.tsx';
import { botNames, tableHash } from '../bot-names.ts';
import { levelOf, type TableInfo } from '../table-client.ts';
import type { Ended } from './ended.ts';

/** Of people: each at a table another one, the same whenever it is opened. */
const PEOPLE: readonly PictureName<'faces/players'>[] = ['philosopher', 'poetess', 'fisherman', 'aspasia', 'potter', 'priestess'];

type Known = Pick<Ended, 'text' | 'own'> & { readonly seat: Seat };
interface FaceProps extends Pick<Ended, 'seats'> {
  readonly info: Pick<TableInfo, 'id' | 'mode' | 'level' | 'levels'>;
  readonly seat: Seat;
}

export const Face = ({ info, seats, seat }: FaceProps) => {
  const bot = botNames(info.id, seats)[seat];
  if (bot) return <BotFace name={bot} className="end-face" {...(info.mode === 'online' ? {} : { rank: levelOf(info, seat) })} />;
  return <Picture gallery="faces/players" name={PEOPLE[(tableHash(info.id) + seat) % PEOPLE.length] ?? 'potter'} className="end-face" />;
};

/** The name with the mark of the seat before it and the role behind it. */
export const Called = ({ text, own, seat }: Known) => {
  const name = text.called(seat, own);
  const role = text.role(seat);
  return (
    <>
      <span className={`me-stripe side-${seat} seat-${seat}`} aria-hidden="true" />
      <span className="name">{name}</span>
      {role !== undefined && role !== name && <small className="role">{role}</small>}
    </>
  );
};
