// Proves that no request makes the server fail, and that refused ones change nothing.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, guestRoute, type Route } from '~/server/http/route';
import { auditLedger } from '~/server/payments/audit';
import { describeOnBothDatabases, describeOnOneDatabase } from './database-helpers';
import { type Mall, openMall } from './mall-helpers';
import {
  formOf,
  PLAUSIBLE,
  type Place,
  placesOf,
  post,
  sampleOf,
  type Sent,
  type WalkedRoute,
  walkedRoutes,
} from './walk-helpers';
import { withRoutes } from './own-routes';
import { type Counts, isSame, makeCount } from './row-counts';

const ROUTES = walkedRoutes();
const SHOPPER = 1;

const MANY = 10_000;
const LONG = 'x'.repeat(50_000);
const SQL = "1'; drop table users; --";

const TOO_MANY = `[${'1,'.repeat(MANY)}1]`;

/** Hostile values of a form field. */
const TEXTS: readonly string[] = [
  '-1',
  '0',
  '1.5',
  '1e309',
  'NaN',
  '9'.repeat(40),
  '2147483648',
  '9007199254740992',
  '😀',
  'a\0b',
  SQL,
  '%',
  LONG,
  '1,2,'.repeat(MANY),
];

/** Hostile values of a form field that expects JSON. */
const JSON_TEXTS: readonly string[] = [
  '[',
  '{"a":',
  '['.repeat(5000),
  '{}',
  '[]',
  '[1]',
  '[{}]',
  '[null]',
  '"x"',
  'null',
  '{"__proto__":{"isAdmin":true}}',
  TOO_MANY,
  `[${'{},'.repeat(MANY)}{}]`,
];

/** The placeholder of a single value in a JSON body, as written there. */
const TYPES: readonly string[] = ['1e309', 'null', 'true', '[]', '[1]', '{"a":{}}', '"\\ud800"', TOO_MANY];

/** Hostile values within JSON, as written there. */
const TOKENS: readonly string[] = [
  '-1',
  '0',
  '1.5',
  '1e309',
  '2147483648',
  '9007199254740992',
  'null',
  'true',
  '""',
  '"😀"',
  '"a\\u0000b"',
  '"\\ud800"',
  JSON.stringify(SQL),
  JSON.stringify(LONG),
  '[]',
  '{}',
  '[1]',
  '[null]',
  '{"__proto__":{"isAdmin":true}}',
  TOO_MANY,
  `[${'{},'.repeat(MANY)}{}]`,
];

/** More than any route reads. */
const TOO_LONG = `id=${'x'.repeat(1024 * 1024)}`;

const MARK = '@hostile@';

/**
 * Every parameter gets each sixth attack, and the next five parameters the others. `PAGODA_HOSTILE=all` runs all of them,
 * and on both databases.
 */
const isWhole = process.env['PAGODA_HOSTILE'] === 'all';
const SHARE = isWhole ? 1 : 6;
const describeHostile = isWhole ? describeOnBothDatabases : describeOnOneDatabase;

/** Headers are read in one place for all routes: each route gets two or three of them. */
const SHARE_OF_HEADERS = isWhole ? 1 : 10;

interface Attack {
  what: string;
  body: string;
  type?: string;
  headers?: Record<string, string>;
}

const shortened = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 40)}… (${text.length})` : text;

/** Plausible parameters with a given value at one path. */
const sampleWith = ({ params }: WalkedRoute, path: string, value: unknown) =>
  sampleOf(params, {
    valueAt: (place) => (place.path === path ? value : PLAUSIBLE[place.name]),
    has: (place) =>
      place.name in PLAUSIBLE ||
      path === place.path ||
      path.startsWith(`${place.path}.`) ||
      path.startsWith(`${place.path}[]`),
  });

const isTop = ({ path }: Place): boolean => /^[^.[]+$/.test(path);

function attacksAt(walked: WalkedRoute, place: Place): Attack[] {
  const { path } = place;
  const isJson = walked.route.endpoint.json?.includes(path) === true;
  const marked = JSON.stringify(sampleWith(walked, path, MARK));
  const tokens = (isTop(place) && !isJson ? TYPES : TOKENS).map((token) => ({
    what: `JSON ${path}: ${shortened(token)}`,
    body: marked.replace(`"${MARK}"`, () => token),
    type: 'application/json',
  }));
  if (!isTop(place)) return tokens;
  const texts = [...TEXTS, ...(isJson ? JSON_TEXTS : [])].map((text) => ({
    what: `${path}=${shortened(text)}`,
    body: formOf(sampleWith(walked, path, text)),
  }));
  const form = formOf(sampleWith(walked, path, 'x'));
  const keyed = { what: `${path}[]`, body: `${form}&${path}[]=1&${path}[a][b]=2` };
  return [...tokens, ...texts, keyed, { what: `${path} twice`, body: `${form}&${path}=${SQL}` }];
}

const BODIES: readonly Attack[] = [
  ...['', '&&&=&=', '%', '%00=%00', '__proto__[isAdmin]=1&constructor[prototype][isAdmin]=1'].map((body) => ({
    what: `body ${body}`,
    body,
  })),
  ...['null', '[]', '1', '"x"', '{', '{"__proto__":1}', '\0', '['.repeat(50_000)].map((body) => ({
    what: `JSON body ${shortened(body)}`,
    body,
    type: 'application/json',
  })),
  { what: 'parts without a boundary', body: 'x', type: 'multipart/form-data' },
  { what: 'parts that are none', body: 'x', type: 'multipart/form-data; boundary=b' },
  {
    what: 'parts cut off',
    body: '--b\r\nContent-Disposition: form-data; name="id"',
    type: 'multipart/form-data; boundary=b',
  },
  { what: 'an unknown type', body: '<id>1</id>', type: 'text/xml' },
];

const HEADERS: readonly Record<string, string>[] = [
  ...['0', '-1', '1', '1e309', '2147483648', '9007199254740993', SQL].map((id) => ({ 'X-User-Id': id })),
  ...['', 'x', 'wechat', LONG].map((platform) => ({ 'X-App-Platform': platform })),
  ...['4', 'x.y', '9'.repeat(1000)].map((version) => ({ 'X-App-Version': version })),
  ...['a b', 'x:99999', '[', LONG].map((host) => ({ 'X-Forwarded-Host': host })),
  ...['x', LONG].map((address) => ({ 'X-Forwarded-For': address })),
  ...['%', ';;=;', 'captcha=%E0%A4%A', LONG].map((cookie) => ({ Cookie: cookie })),
];

/** Plausible calls with headers that our client never sends; `turn` selects them. */
const headerAttacks = ({ params }: WalkedRoute, turn: number): Attack[] =>
  HEADERS.filter((_, n) => n % SHARE_OF_HEADERS === turn % SHARE_OF_HEADERS).map((headers) => ({
    what: shortened(JSON.stringify(headers)),
    body: formOf(
      sampleOf(params, { valueAt: ({ name }) => PLAUSIBLE[name], has: ({ name }) => name in PLAUSIBLE }),
    ),
    headers,
  }));

/** The parameters of the latest call that a handler of `readOnly` received. */
let read: string | null = null;

/** A route that reads its parameters as the mall's does, and nothing else: in memory, for anybody. */
function readOnly([name, { endpoint, takesFiles }]: [string, Route]): [string, Route] {
  const note = async ({ params }: Call<never>) => {
    read = JSON.stringify(params);
    return null;
  };
  return [name, { ...guestRoute({ ...endpoint, auth: 'guest' }, note), takesFiles }];
}

describeHostile('hostile parameters', (open) => {
  let mall: Mall;
  let reader: Mall;
  let count: () => Promise<Counts>;
  beforeAll(async () => {
    mall = openMall(await open());
    reader = withRoutes(mall, (own) => new Map([...own].map(readOnly)), { isChecking: false });
    // Otherwise the administrators' routes would refuse every attack before they read its parameters.
    await mall.database.db.updateTable('users').set({ is_admin: true }).where('id', '=', SHOPPER).execute();
    count = await makeCount(mall.database);
  });
  afterAll(() => mall.close());

  /** An envelope with a message, and no server error. */
  const problemOf = ({ status, envelope, text }: Sent): string | null => {
    const isPicture = /^RIFF[^]{2,4}WEBP/.test(text) || text.startsWith('{"url"');
    const isBounded = (status === 413 || status === 415) && envelope?.code === 1;
    if (isBounded) return null;
    if (status !== 200 || (envelope === null && !isPicture)) return `status ${status}, ${text.slice(0, 200)}`;
    if (envelope === null || envelope.code === 0) return null;
    const isFine = envelope.code === 1 && (envelope.msg !== '' || 'data' in envelope);
    return isFine && !/error|undefined|\[object|\bat \w/i.test(envelope.msg) ? null : text.slice(0, 200);
  };

  /** Posts what gets as far as a handler, and what is wrong with its answers or with the rows that it leaves. */
  const withstand = async ({ name, route }: WalkedRoute, attacks: readonly Attack[]): Promise<string[]> => {
    if (attacks.length === 0) return [];
    const isWrite = route.endpoint.sentBy === 'POST';
    const problems: string[] = [];
    await mall.database.db.deleteFrom('rate_limits').execute();
    let token = await mall.tokenOf(SHOPPER);
    let before: Counts = isWrite ? await count() : {};
    for (const { what, body, ...sending } of attacks) {
      const sent = await post(mall, name, body, { token, ...sending });
      const found = [problemOf(sent), ...mall.failures.splice(0).map(String)].filter((one) => one !== null);
      if (found.length > 0) problems.push(`${what}: ${found.join('; ')}`);
      if (!isWrite) continue;
      const isRefused = sent.envelope?.code !== 0;
      const after = await count();
      if (isRefused && !isSame(before, after)) problems.push(`${what}: refused, and changed rows`);
      before = after;
      if (isRefused) continue;
      // The call may have signed out.
      token = await mall.tokenOf(SHOPPER);
      before = await count();
    }
    return problems;
  };

  /**
   * The attacks that reach a handler, of those with the same parameters one, and the first that does not; `problems` of those
   * that are refused before.
   */
  const survivorsOf = async ({ name }: WalkedRoute, attacks: readonly Attack[]) => {
    const problems: string[] = [];
    const survivors = new Map<string | null, Attack>();
    for (const attack of attacks) {
      const { what, body, ...sending } = attack;
      read = null;
      const sent = await post(reader, name, body, sending);
      if (!survivors.has(read)) survivors.set(read, attack);
      const found = [problemOf(sent), ...mall.failures.splice(0).map(String)].filter((one) => one !== null);
      if (found.length > 0) problems.push(`${what}: ${found.join('; ')}`);
    }
    return { problems, survivors: [...survivors.values()] };
  };

  it.each(ROUTES)('do not make $name fail', async (walked) => {
    // Each route begins with another attack, or the first parameter would always get the same ones.
    const turn = ROUTES.indexOf(walked);
    const attacks = placesOf(walked.params).flatMap((place, at) =>
      attacksAt(walked, place).filter((_, n) => (n + at + turn) % SHARE === 0),
    );
    const { problems, survivors } = await survivorsOf(walked, [...BODIES, ...attacks]);
    const posted = [...survivors, ...headerAttacks(walked, turn)];
    expect([...problems, ...(await withstand(walked, posted))]).toEqual([]);
  });

  it.each(ROUTES)('are refused by $name with a message when they are too long', async ({ name }) => {
    const { status, envelope } = await post(mall, name, TOO_LONG, { token: '' });
    expect([status, envelope]).toEqual([413, { code: 1, msg: '请求内容过大' }]);
  });

  it('leave the ledgers consistent', async () => {
    expect(await auditLedger(mall.database.db)).toEqual([]);
  });
});

describeOnOneDatabase('a call to nobody', (open) => {
  let mall: Mall;
  beforeAll(async () => {
    mall = openMall(await open());
  });
  afterAll(() => mall.close());

  const get = async (
    query: string,
    headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' },
  ) => {
    const response = await mall.app.request(`http://mall.test/web/index.php?${query}`, { headers });
    return { type: response.headers.get('content-type') ?? '', text: await response.text() };
  };
  const envelopeOf = async (query: string): Promise<unknown> => JSON.parse((await get(query)).text);
  const failed = (msg: string) => ({ code: 500, msg, data: null, error: [] });

  it.each([
    '',
    'api/nothing/here',
    'api/cart/list/',
    '../api/cart/list',
    '__proto__',
    'constructor',
    SQL,
    LONG,
  ])('responds that there is no route %s', async (name) => {
    expect(await envelopeOf(`_mall_id=1&r=${encodeURIComponent(name)}`)).toEqual(failed('页面未找到。'));
  });

  it.each(['2', '0', '-1', '1e309', '<b>', '１'])('responds that there is no mall %s', async (id) => {
    const answer = await envelopeOf(`_mall_id=${encodeURIComponent(id)}&r=api/index/config`);
    expect(answer).toEqual(failed(`商城不存在，id = ${id}`));
  });

  it('responds so without a mall', async () => {
    expect(await envelopeOf('r=api/index/config')).toEqual(failed('商城不存在，id = '));
  });

  it('responds to a browser with an escaped page, and to a client with an envelope', async () => {
    const page = await get('_mall_id=%3Cscript%3E&r=x', {});
    expect(page.type).toContain('text/html');
    expect(page.text).toContain('商城不存在');
    expect(page.text).not.toContain('<script>');
    expect((await get('_mall_id=1&r=x')).type).toContain('application/json');
    expect((await get('_mall_id=1&r=api/index/config', {})).type).toContain('application/json');
  });

  it('refuses writes by GET, which a foreign page could send (NS-08)', async () => {
    const writing = ROUTES.filter(({ route }) => route.endpoint.method === 'POST');
    expect(writing.length).toBeGreaterThan(20);
    for (const { name } of writing) {
      expect(await envelopeOf(`_mall_id=1&r=${name}&id=1`)).toMatchObject({ code: 1, msg: '请求方式不正确' });
    }
    expect(mall.failures).toEqual([]);
  });
});
