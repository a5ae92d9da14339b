/** The statue of Zeus at Olympia: on his throne, the open hand held out. Painted as a wonder, and small on the island. */
import { man } from '../kit/heads.ts';
import { seated } from '../kit/people.ts';
import { throne } from '../kit/things.ts';

export const zeus = (): string =>
  throne() +
  seated({
    head: man({ wears: 'laurel' }),
    far: [
      [-16, 8],
      [-14, -8],
    ],
    near: [[16, 16], [30, 6], { open: true }],
  });
