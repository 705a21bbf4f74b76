// Proves that heavy work is bounded: so much runs, so much waits in order, the rest is refused.
import { expect, it } from 'vitest';
import { BusyError, Gate } from './gate';

/** Work that ends when the test ends it. */
function held() {
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      running.push(name);
      ends.set(name, () => resolve(name));
    });
  return { running, work, end: (name: string) => ends.get(name)?.() };
}

it('runs no more than its limit at once, and the others in the order of their coming', async () => {
  const gate = new Gate({ running: 2, waiting: 9 });
  const { running, work, end } = held();
  const all = ['a', 'b', 'c', 'd'].map((name) => gate.run(work(name)));
  await Promise.resolve();
  expect(running).toEqual(['a', 'b']);
  end('b');
  await all[1];
  await Promise.resolve();
  expect(running).toEqual(['a', 'b', 'c']);
  end('a');
  end('c');
  await all[2];
  await Promise.resolve();
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('refuses work above its queue, and accepts work again later', async () => {
  const gate = new Gate({ running: 1, waiting: 1 });
  const { work, end } = held();
  const first = gate.run(work('a'));
  const second = gate.run(() => Promise.resolve('b'));
  await expect(gate.run(work('c'))).rejects.toBeInstanceOf(BusyError);
  end('a');
  expect([await first, await second]).toEqual(['a', 'b']);
  expect(await gate.run(() => Promise.resolve('d'))).toBe('d');
});

it('frees the slot after a failure', async () => {
  const gate = new Gate({ running: 1, waiting: 1 });
  const failing = gate.run(() => Promise.reject(new Error('no')));
  const next = gate.run(() => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('next');
});
