/** Undo at Parthenon: what bars it, and which actions tell nothing hidden, so that no trial is needed. */
import { makeHeader, openTable } from '@stoa/engine';
import { type PaOptions, parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';
import { at, stepOf, voyage } from './tools.ts';

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

const TELLING: readonly [step: string, position: string, tellsNothing: boolean][] = [
  // Drought asks for grapes; pirate raids take a card at random from islands that cannot pay.
  ['0 resolve-event drought', at('events', 'season=3 row=1,3,4,-1 hand1=grapes'), true],
  ['0 resolve-event pirate_raids', at('events', 'season=3 row=2,3,4,-1 hand1=grapes'), true],
  ['0 resolve-event pirate_raids', at('events', 'season=3 row=2,3,4,-1'), false],
  ['0 resolve-event fair_winds', at('events', 'season=2 row=4,2,-1,-1 hand1=grapes'), false],
  ['0 choose-target 1', at('events/event-target', 'event=0 row=5,-1,-1,-1 hand1=gold'), true],
  ['0 name-village 1', at('events/event-name', 'row=1,-1,-1,-1 place=0 named=7 position=1 stage=1 toLose=1 villages=3,3,3'), true],
  ['0 name-village 2', NAMING, false],
  // With other seats in turn, the confirmation carries their plans out.
  ['0 confirm', voyage('hand0=wool*2'), false],
  ['0 confirm', at('voyage-plan', 'step=5 asked=1 done=6 hand0=wool*2'), true],
  ['0 offer 1 [wool] [ore]', at('trade-open', 'step=3 hand0=wool'), false],
];
test.each(TELLING)('%s at %s: said to tell nothing %s', (text, position, tellsNothing) => {
  const s = parthenon.parsePosition(position);
  if ('why' in s) throw new Error(JSON.stringify(s));
  const { by, action } = stepOf(text);
  expect(parthenon.why(s, by, action)).toBeUndefined();
  expect(parthenon.revealsNothing?.(s, by, action)).toBe(tellsNothing);
});

test('an offer of what is offered to all already tells nothing', () => {
  const s = parthenon.parsePosition(at('trade-open', 'step=3 hand0=wool'));
  if ('why' in s) throw new Error(JSON.stringify(s));
  const first = stepOf('0 offer -1 [wool] [ore]');
  parthenon.apply(s, first.by, first.action);
  for (const [text, tellsNothing] of [
    ['0 offer 1 [wool] [grain]', true],
    ['0 offer 1 [wool,wool] [grain]', false],
  ] as const)
    expect(parthenon.revealsNothing?.(s, 0, stepOf(text).action)).toBe(tellsNothing);
});
