import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Admission } from './admission';
import { classOfRoute } from './call-classes';
import { HttpError } from './http-error';
import { collectRoutes } from './routes';
import { PLUGINS } from '../plugins/load-plugins';

const LIMITS = { running: 2, waiting: { critical: 3, ordinary: 2 }, maxWaitMs: 20_000 };

/** Work that ends when the test ends it. */
function worker(admission: Admission) {
  const done: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, kind: 'critical' | 'ordinary' = 'ordinary', isGone?: () => boolean) =>
    admission
      .run(kind, () => new Promise<void>((end) => ends.set(name, end)), isGone)
      .then(
        () => done.push(name),
        (error: unknown) => done.push(`${name} refused ${error instanceof HttpError ? error.status : ''}`),
      );
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  };
  /** Ends a work once those that have a slot are begun, and lets what follows begin. */
  const end = async (name: string) => {
    await settle();
    ends.get(name)?.();
    await settle();
  };
  return { begin, end, done, running: () => [...ends.keys()] };
}

it('runs so many calls at once, queues so many more, and refuses the rest at once', async () => {
  const { begin, end, done, running } = worker(new Admission(LIMITS));
  for (const name of ['a', 'b', 'c', 'd', 'e']) void begin(name);
  await end('none');
  expect([running(), done]).toEqual([['a', 'b'], ['e refused 503']]);
  await end('a');
  expect(running()).toEqual(['a', 'b', 'c']);
});

it('runs payments before browsing, however long that waits', async () => {
  const { begin, end, running } = worker(new Admission(LIMITS));
  for (const name of ['a', 'b', 'browse']) void begin(name);
  for (const name of ['pay', 'submit']) void begin(name, 'critical');
  for (const name of ['a', 'b']) await end(name);
  expect(running()).toEqual(['a', 'b', 'pay', 'submit']);
  await end('pay');
  expect(running().at(-1)).toBe('browse');
});

it('refuses payments only when their own queue is full', async () => {
  const { begin, end, done } = worker(new Admission(LIMITS));
  for (const name of ['a', 'b', 'c', 'd', 'e']) void begin(name);
  for (const name of ['p1', 'p2', 'p3', 'p4']) void begin(name, 'critical');
  await end('none');
  expect(done).toEqual(['e refused 503', 'p4 refused 503']);
});

it('does nothing for a client that has hung up', async () => {
  const { begin, end, running } = worker(new Admission(LIMITS));
  for (const name of ['a', 'b']) void begin(name);
  void begin('gone', 'ordinary', () => true);
  void begin('there');
  await end('a');
  expect(running()).toEqual(['a', 'b', 'there']);
});

it('refuses what waited too long', async () => {
  const { begin, done } = worker(new Admission({ ...LIMITS, maxWaitMs: 1 }));
  for (const name of ['a', 'b', 'late']) void begin(name);
  await expect.poll(() => done).toEqual(['late refused 503']);
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
    admission.run(url === '/pay' ? 'critical' : 'ordinary', work).then(answer, () => answer(503));
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
  const { ask, worked, close } = await openBlockingServer(
    new Admission({ ...LIMITS, waiting: { critical: 9, ordinary: 5 } }),
  );
  const browsing = Array.from({ length: 60 }, () => ask('/browse'));
  expect(await ask('/pay')).toBe(200);
  expect(worked.indexOf('/pay')).toBeLessThan(6);
  const refused = (await Promise.all(browsing)).filter((status) => status === 503);
  expect(refused.length).toBeGreaterThan(40);
  await close();
});

it('frees its slot when the work fails', async () => {
  const admission = new Admission({ ...LIMITS, running: 1 });
  await expect(admission.run('ordinary', () => Promise.reject(new Error('broken')))).rejects.toThrow(
    'broken',
  );
  expect(await admission.run('ordinary', () => Promise.resolve('next'))).toBe('next');
});

/** POST routes that may wait behind payments: every new one must be added here or to call-classes.ts. */
const MAY_WAIT = [
  'api/admin/cash/save',
  'api/admin/invoice/save',
  'api/admin/order/cancel',
  'api/admin/order/force-cancel',
  'api/admin/order/refund-detail',
  'api/admin/order/refund-handle',
  'api/admin/order/refund-to-balance',
  'api/admin/order/send',
  'api/admin/order/shou-huo',
  'api/admin/refund-address/destroy',
  'api/admin/share/destroy',
  'api/admin/v2/review/switch-status',
  'api/attachment/upload',
  'api/cart/add',
  'api/cart/delete',
  'api/cart/edit',
  'api/express/delivery-config',
  'api/express/delivery-price',
  'api/finance/cash',
  'api/finance/config',
  'api/index/token',
  'api/invoice/edit',
  'api/mall-member/activity-receive',
  'api/mall-member/set-pay-password',
  'api/mall-member/update-pay-password',
  'api/mall-member/verify-pay-password',
  'api/order/appraise',
  'api/order/batch-refund',
  'api/order/cancel-apply',
  'api/order/cancel-refund',
  'api/order/city-map',
  'api/order/gift',
  'api/order/gift-address-save',
  // Says what somebody else may pay.
  'api/order/pay-for-another',
  'api/order/preview',
  'api/order/refund-send',
  'api/order/refund-to-return',
  'api/order/usable-coupon-list',
  'api/passport/login',
  'api/phone/binding',
  'api/quick/cart',
  'api/share/apply',
  'api/share/cash',
  'api/share/invitation',
  'api/topic/favorite',
  'api/user/address-default',
  'api/user/address-destroy',
  'api/user/address-save',
  'api/user/edit-user',
  'api/user/favorite-batch-remove',
  'api/user/phone-destroy',
  'api/user/phone-empower',
  'api/user/phone-merge',
  'api/user/send-sms-captcha',
  'api/user/update-user',
  'plugin/combination/api/admin/edit',
  'plugin/combination/api/admin/status',
  'plugin/diy/api/coupon/receive',
  'plugin/diy/api/page/store',
  'plugin/invoice/api/index/invoicing',
  'plugin/invoice/api/index/withdraw',
  'plugin/mobile/api/passport/forget',
  'plugin/mobile/api/passport/register',
  'plugin/mobile/api/passport/sms-captcha',
  'plugin/mobile/api/user/avatar',
  'plugin/mobile/api/user/mobile',
  'plugin/mobile/api/user/nickname',
  'plugin/mobile/api/user/password',
  'plugin/mobile/api/user/validate-identity',
];

it('lets nothing that submits an order or pays wait behind browsing', () => {
  const routes = [...collectRoutes(PLUGINS).values()].map(({ endpoint }) => endpoint);
  const acts = routes.filter(({ method, route }) => method === 'POST' || /payment|pay|submit/.test(route));
  const waiting = acts.map(({ route }) => route).filter((route) => classOfRoute(route) === 'ordinary');
  expect([...waiting].sort()).toEqual(MAY_WAIT);
  expect(classOfRoute('api/goods/detail')).toBe('ordinary');
});
