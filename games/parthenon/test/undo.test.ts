/** Undo at Parthenon. */
import { makeHeader, openTable } from '@stoa/engine';
import { type PaOptions, parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';

/** Persian War (place 1 of the year): the Archon names a village of island 1; after that island 2 loses its whole hand. */
const NAMING =
  '6 islands=rhodes,scyros,crete,lemnos,chios,naxos room=season/events/event-name year=3 season=4 villages=19,51,19,3,19,7 yearEvents=14,12,15,17 eventsDone=9 hand2=grain+grapes+wool answer=10,10,10,10,1,10 done=63 asked=16 place=1 named=63 position=1 stage=2 toLose=1';

const options = parthenon.parseOptions({}) as PaOptions;
test('a naming that makes another island lose its hand cannot be taken back: the hand was seen', () => {
  const header = makeHeader(parthenon, 6, options, { table: 'undo', chance: 'asked', position: NAMING });
  const table = openTable(parthenon, header, undefined);
  expect(table.state.archon).toBe(0);
  const proposal = table.propose({ do: 'play', seat: 0, actions: [{ do: 'name-village', village: 2 }] }, 0);
  if (proposal.refused !== undefined) throw new Error(JSON.stringify(proposal));
  table.adopt(proposal);
  expect(table.undoBar(0)).toBe('told');
});
