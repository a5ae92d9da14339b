/** Work at a table is done one piece at a time: the first begins at once, each other one waits for those before it, and one that fails does not stop the rest. */
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneAtATime } from '../src/tables/live-table.ts';

test('work runs in order, one piece at a time, whatever fails', async () => {
  const exclusively = oneAtATime();
  const seen: string[] = [];
  const work = (name: string, fails = false) =>
    exclusively(async () => {
      seen.push(`${name} begins`);
      await turn();
      await turn();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const first = work('first', true);
  // Nothing was before it.
  expect(seen).toEqual(['first begins']);
  const second = work('second');
  // Asked for in the very moment in which the first is over.
  const third = first.catch(() => work('third'));
  await expect(first).rejects.toThrow('first');
  expect(await Promise.all([second, third])).toEqual(['second', 'third']);
  const last = work('last');
  expect(seen.at(-1)).toBe('last begins');
  await last;
  expect(seen).toEqual(['first', 'second', 'third', 'last'].flatMap(name => [`${name} begins`, `${name} ends`]));
});
