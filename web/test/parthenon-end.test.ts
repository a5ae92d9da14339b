/** How the end of Parthenon tells what decided it (PA-18). */
import { isIllegal, type Language } from '@stoa/engine';
import { type PaEvent, parthenon } from '@stoa/parthenon';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../src/games/index.ts';
import { namePeople } from '../src/table/name-people.ts';

const LAST_VOTE = '3 islands=chios,crete,rhodes archon=0 room=season/vote step=12 year=3 season=4 votes=1,2,-1';

/** Seat 2 casts the last vote of the game; seat 0 reads. */
const toldAfter = async (position: string, lang: Language): Promise<string | undefined> => {
  const s = parthenon.parsePosition(`${LAST_VOTE} ${position}`);
  if (isIllegal(s)) throw new Error(JSON.stringify(s));
  const events: PaEvent[] = [];
  parthenon.apply(s, 2, { do: 'vote', seat: 1 }, e => events.push(e));
  const outcome = parthenon.outcome(s);
  if (outcome === undefined) throw new Error('not over');
  const { screen, text } = await loadWords('parthenon', lang);
  const named = namePeople(text, { names: [null, 'Anna', 'Bruno'], byName: true, you: lang === 'en' ? 'you' : 'tu' });
  return screen.end.decidedBy?.(outcome, named, lang, events, 0);
};

describe('what decided it', () => {
  test('most structures: by how many, and who is next', async () => {
    expect(await toldAfter('villages=7,63,3', 'en')).toBe('6 of 16 structures stand; you come next with 3.');
  });
  test('a tie: who was level, and the comparison that parted them, by names', async () => {
    const tie = 'villages=7,7,3 fleets=2,1,1';
    expect(await toldAfter(tie, 'en')).toBe('3 structures each: you and Anna. Tie, compared by fleets: you with 2 and Anna with 1.');
    expect(await toldAfter(tie, 'it')).toBe('3 strutture a testa: tu e Anna. Parità, confronto per flotte: tu con 2 e Anna con 1.');
  });
});
