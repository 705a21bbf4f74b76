// Proves who is next at the embedded database's connection.
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inClass, type WorkClass } from './call-class';
import { embeddedDialect } from './embedded-dialect';
import { FairTurns } from './fair-turns';
import type { Tables } from './tables';

/** Turns by a clock that only `work` moves; `soon` runs what was put off until the event loop's next turn. */
function turnsByHand() {
  let nowMs = 0;
  const later: (() => void)[] = [];
  const turns = new FairTurns<string>({ now: () => nowMs, soon: (act) => void later.push(act) });
  const served: string[] = [];
  const ask = (share: string, words = share, call: object = { share }) =>
    void turns.take(share, call).then(() => served.push(words));
  const work = async (tookMs: number) => {
    await Promise.resolve();
    nowMs += tookMs;
    turns.free();
    await Promise.resolve();
  };
  const soon = async () => {
    for (const act of later.splice(0)) act();
    await Promise.resolve();
  };
  return { ask, work, soon, served };
}

describe('turns at the connection', () => {
  it('go to short reads before transactions that were queued earlier', async () => {
    const { ask, work, soon, served } = turnsByHand();
    ask('critical', 'order 1');
    ask('critical', 'order 2');
    ask('critical', 'order 3');
    ask('ordinary', 'read 1');
    ask('ordinary', 'read 2');
    await work(30);
    await work(1);
    await work(1);
    await soon();
    expect(served).toEqual(['order 1', 'read 1', 'read 2', 'order 2']);
  });

  it('are kept for the next statement of a call that has just read, until the event loop has turned', async () => {
    const { ask, work, soon, served } = turnsByHand();
    ask('critical', 'order 1');
    ask('critical', 'order 2');
    ask('ordinary', 'read 1');
    await work(30);
    await work(1);
    expect(served).toEqual(['order 1', 'read 1']);
    ask('ordinary', 'read 2');
    await soon();
    await work(1);
    // It has no further statement.
    await soon();
    expect(served).toEqual(['order 1', 'read 1', 'read 2', 'order 2']);
  });

  it.each([0, 1, 7])(
    'let a page of ten reads wait for the transaction that runs and no other, %i orders after the first',
    async (earlier) => {
      const { ask, work, soon, served } = turnsByHand();
      for (let nth = 0; nth < 60; nth += 1) ask('critical', 'order', {});
      for (let nth = 0; nth < earlier; nth += 1) await work(30);
      const page = {};
      ask('ordinary', 'read', page);
      await work(30);
      for (let nth = 1; nth < 10; nth += 1) {
        await work(1);
        ask('ordinary', 'read', page);
        await soon();
      }
      expect(served.slice(earlier + 1)).toEqual(Array.from({ length: 10 }, () => 'read'));
      await work(1);
      await soon();
      expect(served.at(-1)).toBe('order');
    },
  );

  it('share the time equally where both want all of it', async () => {
    const { ask, work, served } = turnsByHand();
    for (let nth = 0; nth < 200; nth += 1) {
      ask('critical');
      ask('ordinary');
    }
    let [critical, ordinary] = [0, 0];
    for (let nth = 0; nth < 120; nth += 1) {
      await Promise.resolve();
      const isCritical = served.at(-1) === 'critical';
      if (isCritical) critical += 30;
      else ordinary += 3;
      await work(isCritical ? 30 : 3);
    }
    expect(Math.abs(critical - ordinary)).toBeLessThanOrEqual(30);
  });

  it('alternate among the calls of a class, however many statements one of them has sent', async () => {
    const { ask, work, soon, served } = turnsByHand();
    const [many, few] = [{}, {}];
    for (let nth = 0; nth < 30; nth += 1) ask('ordinary', 'many', many);
    for (let nth = 0; nth < 3; nth += 1) ask('ordinary', 'few', few);
    for (let nth = 0; nth < 8; nth += 1) {
      await work(2);
      await soon();
    }
    expect(served.slice(0, 8).filter((words) => words === 'few')).toHaveLength(3);
    expect(served.slice(0, 3)).toContain('few');
  });

  it('serve the statements of one call in their order', async () => {
    const { ask, work, soon, served } = turnsByHand();
    const call = {};
    for (const words of ['begin', 'second', 'third']) ask('ordinary', words, call);
    for (let nth = 0; nth < 3; nth += 1) {
      await work(1);
      await soon();
    }
    expect(served).toEqual(['begin', 'second', 'third']);
  });

  it('are not saved up by who wanted none for a while', async () => {
    const { ask, work, soon, served } = turnsByHand();
    for (let nth = 0; nth < 10; nth += 1) ask('critical', 'order');
    for (let nth = 0; nth < 5; nth += 1) await work(30);
    for (let nth = 0; nth < 100; nth += 1) ask('ordinary', 'read');
    for (let nth = 0; nth < 40; nth += 1) {
      await work(served.at(-1) === 'order' ? 30 : 1);
      await soon();
    }
    // Thirty reads to an order, although the orders had had 150 ms before.
    expect(served.slice(6, 40)).toContain('order');
  });
});

describe('the embedded database', () => {
  it('runs a read of browsing before a transaction that another order has queued, and all of it before it closes', async () => {
    const sent: string[] = [];
    const run = (text: string) => {
      sent.push(text);
      return Promise.resolve({ rows: [], affectedRows: 0 });
    };
    const close = () => Promise.resolve(void sent.push('close'));
    const db = new Kysely<Tables>({ dialect: embeddedDialect({ run, close }) });
    const as = (kind: WorkClass, act: () => Promise<unknown>) => inClass({ kind, name: '' }, act);
    const order = (words: string) =>
      as('critical', () =>
        db.transaction().execute(async (trx) => {
          await sql.raw(words).execute(trx);
          await pause(5);
        }),
      );
    const work = [order('first'), order('second'), as('ordinary', () => sql.raw('read').execute(db))];
    await pause(1);
    await Promise.all([...work, db.destroy()]);
    expect(sent).toEqual(['begin', 'first', 'commit', 'read', 'begin', 'second', 'commit', 'close']);
  });
});
