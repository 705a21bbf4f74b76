import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PLUGINS } from '../app/load-plugins';
import {
  Admission,
  ADMISSION_LIMITS,
  type AdmissionLimits,
  type CallOrigin,
  type LaneLimits,
} from './admission';
import { HttpError } from './http-error';
import type { Lane } from './lane';
import { collectRoutes } from '../app/collect-routes';

const LANE = { running: 2, waiting: 3, maxWaitMs: 20_000 };
const limitsOf = (browsing: Partial<LaneLimits> = {}): Omit<AdmissionLimits, 'checkouts'> => ({
  lanes: {
    browsing: { ...LANE, ...browsing },
    ordering: LANE,
    paying: LANE,
    drawing: LANE,
    hashing: LANE,
    uploading: LANE,
  },
  shopper: { running: 2, waiting: 4 },
});

interface Job extends Partial<CallOrigin> {
  name: string;
}

/** Calls whose work ends when the test ends it. */
function worker(limits: ReturnType<typeof limitsOf>) {
  const admission = new Admission(limits);
  const refused: string[] = [];
  /** Those that run now, in the order in which they began. */
  const running = new Map<string, () => void>();
  const begun: string[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 8; turn += 1) await nextTurn();
  };
  const begin = ({ name, ...origin }: Job) => {
    const all = { lane: 'browsing', route: name, shopper: null, network: name, ...origin } as const;
    const work = () => {
      begun.push(name);
      return new Promise<void>((end) => running.set(name, end));
    };
    admission.run(all, work).catch((error: unknown) => {
      refused.push(`${name} ${error instanceof HttpError ? error.status : String(error)}`);
    });
  };
  const end = async (name: string) => {
    running.get(name)?.();
    running.delete(name);
    await settle();
  };
  return { begin, end, settle, refused, begun, running: () => [...running.keys()] };
}

const names = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_none, at) => `${prefix}${at}`);

describe('admission', () => {
  afterEach(() => vi.useRealTimers());

  it('runs of one address with many sessions as many orders at once as have a checkout or wait for the next', async () => {
    const { begin, settle, running } = worker(ADMISSION_LIMITS);
    for (const name of names('order', 40)) begin({ name, lane: 'ordering', shopper: name, network: 'one' });
    await settle();
    expect(running()).toHaveLength(2 * ADMISSION_LIMITS.checkouts);
  });

  it('runs so many calls of a lane at once, queues so many more, and refuses the rest at once', async () => {
    const { begin, end, settle, refused, running } = worker(limitsOf());
    for (const name of names('a', 6)) begin({ name });
    await settle();
    expect([running(), refused]).toEqual([['a0', 'a1'], ['a5 503']]);
    await end('a0');
    expect(running()).toEqual(['a1', 'a2']);
  });

  it('gives each lane places of its own', async () => {
    const { begin, settle, running } = worker(limitsOf());
    for (const name of names('browse', 5)) begin({ name });
    for (const lane of ['ordering', 'paying', 'drawing', 'hashing'] as const) begin({ name: lane, lane });
    await settle();
    expect(running()).toEqual(['browse0', 'browse1', 'ordering', 'paying', 'drawing', 'hashing']);
  });

  it('does nothing for a client that has hung up', async () => {
    const { begin, end, settle, running } = worker(limitsOf());
    for (const name of names('a', 2)) begin({ name });
    begin({ name: 'gone', isGone: () => true });
    begin({ name: 'there' });
    await settle();
    await end('a0');
    expect(running()).toEqual(['a1', 'there']);
  });

  it('refuses what waited as long as its lane allows', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { begin, settle, refused } = worker(limitsOf());
    for (const name of ['a', 'b', 'late']) begin({ name });
    vi.advanceTimersByTime(LANE.maxWaitMs - 1);
    await settle();
    expect(refused).toEqual([]);
    vi.advanceTimersByTime(1);
    await settle();
    expect(refused).toEqual(['late 503']);
  });

  it('frees its place when the work fails', async () => {
    const admission = new Admission(limitsOf({ running: 1 }));
    const origin = { lane: 'browsing', route: 'r', shopper: null, network: 'n' } as const;
    await expect(admission.run(origin, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await admission.run(origin, () => Promise.resolve('next'))).toBe('next');
  });

  it('runs two calls of a shopper and queues four, in all lanes together, and refuses the rest slowly', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { begin, end, settle, refused, running } = worker(limitsOf({ running: 9, waiting: 9 }));
    const lanes: Lane[] = ['browsing', 'paying', 'browsing', 'paying', 'ordering', 'drawing', 'hashing'];
    for (const [at, lane] of lanes.entries()) begin({ name: `own${at}`, shopper: 'greedy', lane });
    begin({ name: 'other', shopper: 'modest' });
    await settle();
    expect([running(), refused]).toEqual([['own0', 'own1', 'other'], []]);
    vi.advanceTimersByTime(1000);
    await settle();
    expect(refused).toEqual(['own6 503']);
    await end('own0');
    expect(running()).toEqual(['own1', 'other', 'own2']);
  });

  it('gives turns to shoppers, however many calls one of them queues', async () => {
    const { begin, end, settle, begun } = worker(limitsOf({ running: 1, waiting: 20 }));
    begin({ name: 'first' });
    for (const name of names('greedy', 4)) begin({ name, shopper: 'greedy', network: 'carrier' });
    for (const name of names('modest', 3)) begin({ name, shopper: name, network: 'carrier' });
    await settle();
    for (const name of ['first', 'greedy0', 'modest0', 'modest1', 'modest2']) await end(name);
    expect(begun.slice(1)).toEqual(['greedy0', 'modest0', 'modest1', 'modest2', 'greedy1']);
  });

  it('gives every second turn to networks, however many sessions one of them has', async () => {
    const { begin, end, settle, begun } = worker(limitsOf({ running: 1, waiting: 200 }));
    begin({ name: 'first' });
    for (const name of names('bot', 100)) begin({ name, shopper: name, network: 'attacker' });
    for (const name of names('guest', 3)) begin({ name });
    await settle();
    for (let at = 0; at < 8; at += 1) await end(begun.at(-1) ?? '');
    expect(begun.filter((name) => name.startsWith('guest'))).toEqual(['guest0', 'guest1', 'guest2']);
  });

  it('leaves half the places to others, and all of them to a network that is alone', async () => {
    const { begin, end, settle, running } = worker(limitsOf({ running: 4, waiting: 100 }));
    for (const name of names('carrier', 40)) begin({ name, shopper: name, network: 'carrier' });
    await settle();
    expect(running()).toEqual(names('carrier', 4));
    for (const name of names('guest', 8)) begin({ name });
    for (const name of names('carrier', 4)) await end(name);
    expect(running()).toHaveLength(4);
    expect(running().filter((name) => name.startsWith('carrier')).length).toBeLessThanOrEqual(2);
  });

  it('keeps places of a lane for other routes while one is slow, and serves it in its turn', async () => {
    const { begin, end, settle, refused, running } = worker(limitsOf({ running: 4, waiting: 9, ofRoute: 3 }));
    for (const name of names('slow', 8)) begin({ name, route: 'slow' });
    await settle();
    expect(running()).toEqual(names('slow', 3));
    for (const name of ['quick0', 'quick1']) {
      begin({ name });
      await settle();
      expect(running()).toContain(name);
      await end(name);
    }
    for (const name of names('slow', 8)) await end(name);
    expect([running(), refused]).toEqual([[], []]);
  });

  it('lets a newcomer into a full queue in place of the newest call of the busiest network', async () => {
    const { begin, end, settle, refused, begun } = worker(limitsOf({ running: 1, waiting: 4 }));
    for (const name of names('bot', 5)) begin({ name, shopper: name, network: 'attacker' });
    for (const name of ['guest0', 'guest1', 'guest2']) begin({ name });
    await settle();
    expect(refused).toEqual(['bot4 503', 'bot3 503', 'guest2 503']);
    for (let at = 0; at < 4; at += 1) await end(begun.at(-1) ?? '');
    expect([...begun].sort()).toEqual(['bot0', 'bot1', 'bot2', 'guest0', 'guest1']);
  });
});

const CALLS = fc.array(
  fc.oneof(
    fc.record({
      shopper: fc.option(fc.nat(4), { nil: null }),
      network: fc.nat(3),
      lane: fc.constantFrom<Lane>('browsing', 'ordering'),
    }),
    fc.record({ ends: fc.nat(30) }),
  ),
  { maxLength: 60 },
);

it('holds its limits, leaves no place empty that somebody may have, and serves all, in any sequence', async () => {
  await fc.assert(
    fc.asyncProperty(CALLS, async (steps) => {
      const limits = limitsOf({ running: 4, waiting: 9 });
      const { begin, end, settle, refused, running } = worker(limits);
      const calls = new Map<string, { shopper: string | null; lane: Lane; network: string }>();
      const waiting = () => {
        const ended = new Set([...running(), ...refused.map((text) => text.replace(' 503', '')), ...done]);
        return [...calls].filter(([name]) => !ended.has(name)).map(([, call]) => call);
      };
      const done: string[] = [];
      const holds = () => {
        const now = running().flatMap((name) => calls.get(name) ?? []);
        const of = (shopper: string | null) => now.filter((call) => call.shopper === shopper).length;
        for (const { shopper } of now) if (shopper !== null) expect(of(shopper)).toBeLessThanOrEqual(2);
        for (const lane of ['browsing', 'ordering'] as const) {
          const inLane = now.filter((call) => call.lane === lane).length;
          const mayRun = waiting().filter(
            (call) => call.lane === lane && (call.shopper === null || of(call.shopper) < 2),
          );
          expect(inLane).toBeLessThanOrEqual(limits.lanes[lane].running);
          if (inLane < limits.lanes[lane].running) expect(mayRun).toEqual([]);
          const queued = waiting().filter((call) => call.lane === lane);
          expect(queued.length).toBeLessThanOrEqual(limits.lanes[lane].waiting);
          for (const { shopper } of queued)
            if (shopper !== null)
              expect(waiting().filter((call) => call.shopper === shopper).length).toBeLessThanOrEqual(4);
        }
      };
      for (const [at, step] of steps.entries()) {
        if ('ends' in step) {
          const name = running()[step.ends % Math.max(1, running().length)];
          if (name !== undefined) done.push(name);
          await end(name ?? '');
        } else {
          const { shopper, network, lane } = step;
          const call = { shopper: shopper === null ? null : `s${shopper}`, network: `n${network}`, lane };
          calls.set(`c${at}`, call);
          begin({ name: `c${at}`, ...call });
          await settle();
        }
        holds();
      }
      for (let name = running()[0]; name !== undefined; name = running()[0]) {
        done.push(name);
        await end(name);
      }
      expect(waiting()).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

/** A server whose calls block the event loop for 4 ms, as those on the embedded database do. */
async function openBlockingServer(admission: Admission) {
  const worked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    const work = () => {
      const endMs = performance.now() + 4;
      while (performance.now() < endMs);
      worked.push(url);
      return Promise.resolve(200);
    };
    const answer = (status: number) => response.writeHead(status).end();
    const lane = url === '/pay' ? 'paying' : 'browsing';
    admission.run({ lane, route: url, shopper: null, network: 'n' }, work).then(answer, () => answer(503));
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string) =>
    new Promise<number>((answered, fail) => {
      const request = get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
        response.resume();
        answered(response.statusCode ?? 0);
      });
      request.on('error', fail);
    });
  return { ask, worked, close: () => new Promise((closed) => server.close(closed)) };
}

it('reads all arrivals before a call blocks the event loop: payments overtake, the excess is refused', async () => {
  const { ask, worked, close } = await openBlockingServer(new Admission(limitsOf({ waiting: 5 })));
  const browsing = Array.from({ length: 60 }, () => ask('/browse'));
  expect(await ask('/pay')).toBe(200);
  expect(worked.indexOf('/pay')).toBeLessThan(6);
  const refused = (await Promise.all(browsing)).filter((status) => status === 503);
  expect(refused.length).toBeGreaterThan(40);
  await close();
});

/** Names of what submits an order, pays, draws or compares a secret; reading about it may be browsing. */
const HEAVY =
  /\/payment\/|pay-data$|is-pay$|pay-result$|-pay$|order-?submit$|order\/preview$|-preview$|purchase|recharge$|poster$|qrcode|captcha$|passport\/(?:login|register|forget)$|pay-password$/;
const LIGHT = [
  // Notices of what others bought.
  'api/index/purchase',
  'api/user/send-sms-captcha',
  'plugin/mobile/api/passport/sms-captcha',
];

it('keeps what submits, pays, draws and hashes out of the places of browsing', () => {
  const routes = [...collectRoutes(PLUGINS).values()];
  const browsing = routes.filter(({ lane, endpoint }) => lane === 'browsing' && HEAVY.test(endpoint.route));
  expect(browsing.map(({ endpoint }) => endpoint.route).sort()).toEqual(LIGHT);
});
