// Bodies that are announced and do not come, or byte by byte: whoever sends them takes no place of others.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { indexConfig } from '~/schemas/api/index.gen';
import { passportLogin } from '~/schemas/api/passport.gen';
import { ADMISSION_LIMITS } from '~/server/http/admission';
import { describeOnBothDatabases } from './database-helpers';
import { type Mall, openMall } from './mall-helpers';

const CALL = '/web/index.php?_mall_id=1&r=';
const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data; boundary=b';

describeOnBothDatabases('bodies that do not come', (open) => {
  let mall: Mall;
  const silent = new Set<ReadableStreamDefaultController<Uint8Array>>();
  beforeEach(async () => {
    mall = openMall(await open(), { admission: ADMISSION_LIMITS });
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const controller of silent) controller.error(new Error('closed'));
    silent.clear();
    mall.close();
  });

  const post = (path: string, type: string) => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => void silent.add(controller) });
    const init = { method: 'POST', headers: { 'Content-Type': type }, body, duplex: 'half' } as RequestInit;
    return Promise.resolve(mall.app.request(`http://mall.test${path}`, init));
  };
  const LANES = ['api/index/config', 'api/passport/login', 'api/attachment/upload'].map(
    (route) => `${CALL}${route}`,
  );

  it('hold no place of browsing, signing in and paying', async () => {
    const held = [...LANES, '/sandbox-cashier/notice'].flatMap((path) =>
      Array.from({ length: 20 }, () => post(path, path.endsWith('upload') ? PARTS : FORM)),
    );
    for (const one of held) one.catch(() => undefined);
    expect((await mall.call(indexConfig, {})).code).toBe(0);
    const signIn = { type: 'username', mobile: '13800000001', password: 'pagoda123' } as const;
    expect((await mall.call(passportLogin, signIn)).code).toBe(0);
    const cashier = await mall.app.request('http://mall.test/sandbox-cashier/wechat_h5');
    expect(cashier.status).not.toBe(503);
  });

  it('end with 408 after a while, and the rest of an upload gives its place back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answers = [
      post(LANES[0] ?? '', FORM),
      post('/studio/api/session', 'application/json'),
      ...Array.from({ length: ADMISSION_LIMITS.lanes.uploading.running }, () => post(LANES[2] ?? '', PARTS)),
    ];
    let answered = 0;
    for (const answer of answers) void answer.then(() => (answered += 1));
    for (let turn = 0; answered < answers.length && turn < 500; turn += 1) {
      await new Promise((next) => setImmediate(next));
      await vi.advanceTimersByTimeAsync(1000);
    }
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses.filter((_status, at) => at !== 1))).toEqual(new Set([408]));
    expect(mall.failures).toEqual([]);
  });

  it('end with 408 where they come byte by byte without an end, and are read where they are slow', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const dripping = post(LANES[0] ?? '', FORM);
    const slow = post(LANES[0] ?? '', FORM);
    const [drip, line] = [...silent];
    let isEnded = false;
    void dripping.then(() => (isEnded = true));
    for (let second = 0; second < 40; second += 1) {
      if (!isEnded) drip?.enqueue(new TextEncoder().encode('a'));
      line?.enqueue(new TextEncoder().encode('a'.repeat(1000)));
      await new Promise((next) => setImmediate(next));
      await vi.advanceTimersByTimeAsync(1000);
    }
    vi.useRealTimers();
    line?.close();
    expect([(await dripping).status, (await slow).status]).toEqual([408, 200]);
  });
});
