// Proves running due rows: a failing one blocks no other and is retried with backoff.
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tables } from '../db/tables';
import { ProviderError } from '../ports/payment-provider';
import { Failures, runJob } from './run-job';
import { BATCH_SIZE } from '../db/due-ids';
import type { Job } from '../ports/job';

const START = Date.parse('2026-11-21T10:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);
/** The jobs here never use it. */
const db = {} as Kysely<Tables>;

/** A job over three rows, of which row 2 fails `failing` times. */
function jobWith(failing: number, failure = new Error('broken')) {
  const open = new Set([1, 2, 3]);
  const tried: number[] = [];
  let left = failing;
  const job: Job = {
    name: 'test',
    due: (_db, _now, skipped) => Promise.resolve([...open].filter((id) => !skipped.includes(id))),
    act: (_db, id) => {
      tried.push(id);
      if (id === 2 && left > 0) {
        left -= 1;
        return Promise.reject(failure);
      }
      open.delete(id);
      return Promise.resolve();
    },
  };
  const failures = new Failures();
  const reports: string[] = [];
  const round = (seconds: number) =>
    runJob(db, job, { now: at(seconds), failures, onFailure: (_error, what) => reports.push(what) });
  return { round, tried, reports };
}

describe('due rows', () => {
  it('are done although one of them fails, and the failure is reported by name and row', async () => {
    const { round, tried, reports } = jobWith(1);
    expect(await round(0)).toBe(2);
    expect(tried).toEqual([1, 2, 3]);
    expect(reports).toEqual(['test 2']);
  });

  it('wait for the next round where a provider is not reached, but not where it refuses', async () => {
    const unreached = jobWith(1, new ProviderError('No answer of the provider'));
    expect(await unreached.round(0)).toBe(1);
    expect(unreached.tried).toEqual([1, 2]);
    expect(await unreached.round(5)).toBe(1);
    const refused = jobWith(1, new ProviderError('refused', 'NOT_ENOUGH'));
    expect(await refused.round(0)).toBe(2);
  });

  it('are retried 10 s after their first failure, 20 s after the second', async () => {
    const { round, tried } = jobWith(2);
    const done = [];
    for (const seconds of [0, 5, 10, 15, 25, 30, 35]) done.push(await round(seconds));
    expect(done).toEqual([2, 0, 0, 0, 0, 1, 0]);
    expect(tried).toEqual([1, 2, 3, 2, 2]);
  });

  it('are all done in one run, however many batches they are, some at a time, and each is tried once', async () => {
    const open = new Set(Array.from({ length: 2 * BATCH_SIZE + 50 }, (_, at) => at + 1));
    const tried: number[] = [];
    let [running, most] = [0, 0];
    const job: Job = {
      name: 'backlog',
      parallel: 3,
      due: () => Promise.resolve([...open].slice(0, BATCH_SIZE)),
      act: async (_db, id) => {
        tried.push(id);
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        if (id > 1) open.delete(id);
      },
    };
    const run = { now: at(0), failures: new Failures(), onFailure: () => {} };
    expect(await runJob(db, job, run)).toBe(2 * BATCH_SIZE + 50);
    expect([new Set(tried).size, most]).toEqual([tried.length, 3]);
    // What stays due, as here row 1, does not make it go on for ever.
    const stuck = { ...job, due: () => Promise.resolve(Array.from({ length: BATCH_SIZE }, (_, id) => id)) };
    expect(await runJob(db, stuck, run)).toBe(BATCH_SIZE);
  });

  it('are done together where the job can, and one by one where that fails', async () => {
    const open = new Set([1, 2, 3, 4, 5]);
    const [parts, alone, reports]: [number[][], number[], string[]] = [[], [], []];
    const job: Job = {
      name: 'test',
      due: () => Promise.resolve([...open]),
      act: (_db, id) => {
        alone.push(id);
        if (id === 3) return Promise.reject(new Error('broken'));
        open.delete(id);
        return Promise.resolve();
      },
      together: {
        most: 2,
        act: (_db, ids) => {
          parts.push([...ids]);
          if (ids.includes(3)) return Promise.reject(new Error('broken'));
          for (const id of ids) open.delete(id);
          return Promise.resolve();
        },
      },
    };
    const onFailure = (_error: unknown, what: string) => reports.push(what);
    expect(await runJob(db, job, { now: at(0), failures: new Failures(), onFailure })).toBe(4);
    // A single row is no part.
    expect([parts, alone, reports, [...open]]).toEqual([
      [
        [1, 2],
        [3, 4],
      ],
      [3, 4, 5],
      ['test 3'],
      [3],
    ]);
  });

  it('are retried at least once in ten minutes, however often they failed', () => {
    const failures = new Failures();
    for (let count = 0; count < 40; count += 1) failures.add(7, at(0));
    expect(failures.waiting(at(599))).toEqual([7]);
    expect(failures.waiting(at(600))).toEqual([]);
  });
});
