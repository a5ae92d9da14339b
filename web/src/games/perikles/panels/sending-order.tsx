/** While forces are sent: which tile the reader uses, and who comes before the reader again and why (PK-8.6 to PK-8.10). */
import { type SendingTurn, sendersAfter } from '@stoa/perikles/reading';
import { useToReader } from '../own-name.ts';
import type { PkProps } from '../types.ts';
import { WORDS } from '../words.ts';

/** To the reader's next turn; to the last turn for who has none. */
const toMine = (turns: readonly SendingTurn[], me: number | undefined): readonly SendingTurn[] => {
  const mine = turns.findIndex(({ seat }) => seat === me);
  return mine < 0 ? turns : turns.slice(0, mine + 1);
};

/** Turns of one player in a row, counted. */
const runsOf = (turns: readonly SendingTurn[]) => {
  const runs: { readonly seat: number; times: number }[] = [];
  for (const { seat } of turns) {
    const last = runs.at(-1);
    if (last?.seat === seat) last.times++;
    else runs.push({ seat, times: 1 });
  }
  return runs;
};

export const SendingOrder = (props: PkProps) => {
  const { view, me, lang, log } = props;
  const { text } = useToReader(props);
  const words = WORDS[lang];
  if (view.commit === null) return null;
  const begun = view.commit.seat === me ? log.findLast(e => e.e === 'commit-begun') : undefined;
  const turns = toMine(sendersAfter(view), me);
  const namesOf = (shards: number): readonly string[] =>
    runsOf(turns.filter(turn => turn.shards === shards)).map(({ seat, times }) => `${text.seat(seat)}${times > 1 ? ` ×${times}` : ''}`);
  return (
    <p className="pk-sending-order muted">
      {begun && <b>{words.tileInUse(text.tile(begun.tile))} </b>}
      {words.sendingOrder(namesOf(2), namesOf(1))}
    </p>
  );
};
