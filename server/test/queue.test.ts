/** Thinking time is shared out: many bots of one account do not delay those of another. An account that has used its time waits until some has come back. */
import { expect, test } from 'vitest';
import { type Allowance, fairQueue, type Payers } from '../src/workers/fair-queue.ts';

const tick = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 0));

/** A queue on a clock of its own, with thoughts that end when they are told to. */
const bench = (width: number, allowance: Allowance) => {
  let time = 0;
  const queue = fairQueue(width, () => time);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const payers = (who: string): Payers => [{ key: who, allowance }];
  return {
    queue,
    begun,
    add(who: string, n: number, also: Payers = []): Promise<void> {
      const name = `${who}${n}`;
      return queue.run([...payers(who), ...also], () => {
        begun.push(name);
        return new Promise(resolve => ends.set(name, resolve));
      });
    },
    async end(name: string, seconds: number): Promise<void> {
      time += seconds * 1000;
      ends.get(name)?.();
      await tick();
    },
    pass(seconds: number): void {
      time += seconds * 1000;
    },
  };
};

test('a late account with few bots does not wait for another’s many', async () => {
  const { queue, begun, add, end } = bench(1, { burst: 1000, back: 0.1 });
  for (let i = 0; i < 5; i++) void add('crowd', i);
  await end('crowd0', 2);
  void add('anna', 0);
  await end('crowd1', 2);
  expect(begun).toEqual(['crowd0', 'crowd1', 'anna0']);
  void add('anna', 1);
  await end('anna0', 1);
  // Four seconds against one: still hers.
  expect(begun.at(-1)).toBe('anna1');
  await end('anna1', 9);
  expect(begun.at(-1)).toBe('crowd2');
  expect(queue.waiting).toBe(2);
});

test('an account that has used its time waits until some has come back; the others go on', async () => {
  const { queue, begun, add, end } = bench(2, { burst: 1, back: 100 });
  void add('anna', 0);
  await end('anna0', 3);
  void add('anna', 1);
  void add('bruno', 0);
  await tick();
  expect(begun).toEqual(['anna0', 'bruno0']);
  expect(queue.waiting).toBe(1);
  await end('bruno0', 10);
  expect(begun).toEqual(['anna0', 'bruno0', 'anna1']);
});

test('an address pays with its accounts', async () => {
  const { begun, add, end } = bench(1, { burst: 1000, back: 0.001 });
  const home: Payers = [{ key: 'home', allowance: { burst: 5, back: 0.001 } }];
  void add('anna', 0, home);
  await end('anna0', 6);
  void add('bruno', 0, home);
  void add('clara', 0);
  await tick();
  expect(begun).toEqual(['anna0', 'clara0']);
});

test('at the end those who wait are turned away', async () => {
  const { queue, add } = bench(1, { burst: 1, back: 1 });
  void add('anna', 0);
  const late = add('bruno', 0);
  queue.close();
  await expect(late).rejects.toThrow('closing');
});
