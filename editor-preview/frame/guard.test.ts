import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { FrameConnection } from './connection';
import { messageFromFrame, messageToFrame } from './guard';
import { type FromFrame, PLAIN, PROTOCOL, type ToFrame } from './messages';

const page = {
  title: '首页',
  tabs: ['推荐'],
  tab: 0,
  config: {},
  shopper: null,
  path: '/',
  shows: 'title-bar' as const,
  goods: [],
};
const node = { uid: 'a', id: 'link', stored: {}, name: '今日主推' };
const mods = { shift: false, ctrl: false, alt: false };

const TO_FRAME: { [K in ToFrame['t']]: Extract<ToFrame, { t: K }> } = {
  open: { t: 'open', page, nodes: [node], now: 1, seq: 1 },
  page: { t: 'page', page },
  patch: {
    t: 'patch',
    ops: [
      { op: 'insert', after: null, nodes: [node] },
      { op: 'note', uid: 'a', isHidden: true, name: '今日主推' },
    ],
    seq: 2,
  },
  deliver: { t: 'deliver', blocks: [{ uid: 'a', delivered: {} }] },
  hydrating: { t: 'hydrating', uids: ['a'] },
  select: { t: 'select', uids: ['a'], field: '/title', group: null, reveal: true },
  hover: { t: 'hover', uid: null },
  present: { t: 'present', people: [{ uid: 'a', letter: '林', colour: '#3558d6' }] },
  length: { t: 'length', length: { uid: 'a', name: 'height', kind: 'height', rpx: 20 } },
  mode: { t: 'mode', mode: 'edit', simulation: PLAIN, zoom: 1, safeBottom: 34 },
  scroll: { t: 'scroll', top: 10 },
  probe: { t: 'probe', at: { x: 1, y: 2 }, uids: ['a'] },
  cancel: { t: 'cancel' },
  inline: {
    t: 'inline',
    at: { uid: 'a', field: '/title' },
    texts: [{ uid: 'a', field: '/title', maxLength: null, isMultiline: false }],
  },
};

const FROM_FRAME: { [K in FromFrame['t']]: Extract<FromFrame, { t: K }> } = {
  ready: { t: 'ready', protocol: PROTOCOL },
  rendered: { t: 'rendered', seq: 1, ms: 2 },
  press: { t: 'press', uid: 'a', field: null, isText: false, isDouble: false, mods },
  menu: { t: 'menu', uid: 'a', at: { x: 1, y: 2 } },
  over: { t: 'over', uid: null },
  box: { t: 'box', uid: 'a', box: { x: 1, y: 2, width: 3, height: 4 } },
  place: { t: 'place', after: null },
  dragging: { t: 'dragging', isDragging: true },
  moved: { t: 'moved', uids: ['a'], after: 'b' },
  text: { t: 'text', uid: 'a', field: '/title', value: '茶', state: 'done' },
  key: { t: 'key', code: 'KeyT', key: 't', mods },
  opened: { t: 'opened', link: {} },
  problem: { t: 'problem', uid: 'a', words: 'x' },
  seen: {
    t: 'seen',
    blocks: [
      {
        uid: 'a',
        isEmpty: false,
        cut: [{ at: '/title', isPlain: true }],
        targets: [{ at: '/picture', width: 40, height: 60 }],
        pictures: [{ at: '/picture', width: 4000, enough: 750 }],
        hasWideTable: false,
        hasSmallLetters: true,
      },
    ],
  },
  scrolled: { t: 'scrolled', top: 3 },
  'in-view': { t: 'in-view', last: 'a' },
  alive: { t: 'alive' },
};

/** Members that may hold anything, as they are checked where they are used. */
const FREE = new Set(['config', 'shopper', 'stored', 'delivered', 'link']);

/** Each way to put nonsense into one member, with its path. */
function spoiled(value: unknown, path: string[] = []): { path: string[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const at = [...path, name];
    const put = (next: unknown) =>
      Array.isArray(value)
        ? value.map((one, index) => (String(index) === name ? next : (one as unknown)))
        : { ...value, [name]: next };
    if (FREE.has(name)) return [];
    const own = [Symbol.iterator, Number.NaN, [[]], { length: 1 }].map((nonsense) => ({
      path: at,
      value: put(nonsense),
    }));
    const within = spoiled(member, at).map((one) => ({ path: one.path, value: put(one.value) }));
    return [...own, ...within];
  });
}

const DIRECTIONS = [
  ['to the frame', Object.values(TO_FRAME), messageToFrame],
  ['from the frame', Object.values(FROM_FRAME), messageFromFrame],
] as const;

test.each(DIRECTIONS)('Every message %s passes, and none with nonsense in any member', (_, all, guard) => {
  for (const message of all) {
    expect(guard(message), message.t).toBe(message);
    for (const { path, value } of spoiled(message)) expect(guard(value), path.join('/')).toBeNull();
    for (const name of Object.keys(message).filter((one) => !FREE.has(one) && one !== 'dropped')) {
      const { [name]: _gone, ...rest } = message as unknown as Record<string, unknown>;
      expect(guard(rest), `${message.t} without ${name}`).toBeNull();
    }
  }
});

test('Messages of the one direction are none of the other', () => {
  for (const message of Object.values(TO_FRAME)) expect(messageFromFrame(message)).toBeNull();
  for (const message of Object.values(FROM_FRAME)) expect(messageToFrame(message)).toBeNull();
});

test('Anything else is no message, and nothing throws', () => {
  const kinds = [
    ...Object.keys(TO_FRAME),
    ...Object.keys(FROM_FRAME),
    'constructor',
    '__proto__',
    'toString',
  ];
  const anything = fc.oneof(fc.anything(), fc.record({ t: fc.constantFrom(...kinds), uid: fc.anything() }));
  const KNOWN_BY_UID = new Set(['hover', 'over', 'alive', 'opened', 'cancel']);
  fc.assert(
    fc.property(anything, (value) => {
      for (const guard of [messageToFrame, messageFromFrame]) {
        const message = guard(value);
        if (message !== null) expect(KNOWN_BY_UID.has(message.t)).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('A text of a megabyte and a list without end are refused', () => {
  const long = 'x'.repeat(1_000_000);
  expect(messageFromFrame({ ...FROM_FRAME.text, value: long })).toBeNull();
  expect(
    messageFromFrame({
      t: 'seen',
      blocks: Array.from({ length: 50_000 }, () => FROM_FRAME.seen.blocks[0]),
    }),
  ).toBeNull();
});

// Files share a worker: a clock that stays replaced would stop in the next one.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A connection with the other end of its port. */
function connect() {
  vi.stubGlobal('document', { hidden: false });
  const heard: FromFrame[] = [];
  const states: string[] = [];
  const connection = new FrameConnection({
    onMessage: (message) => heard.push(message),
    onStatus: (status) => states.push(status),
  });
  let port: MessagePort | undefined;
  const frame = { postMessage: (_: unknown, __: string, [given]: MessagePort[]) => (port = given) };
  connection.greet(frame as unknown as Window);
  const say = (message: unknown) => port?.postMessage(message);
  return { connection, heard, states, say };
}

test('A frame that talks nonsense is not heard, and its messages are counted', async () => {
  const { connection, heard, say } = connect();
  for (const nonsense of [null, 7, 'ready', { t: 'rm' }, { t: 'text', uid: 3 }, { t: 'toString' }])
    say(nonsense);
  say(FROM_FRAME.ready);
  await vi.waitFor(() => expect(heard).toEqual([FROM_FRAME.ready]));
  expect(connection.dropped).toBe(6);
  connection.close();
});

test('A frame that says nothing for five seconds is silent, and back with its next word', async () => {
  const { connection, states, say } = connect();
  say(FROM_FRAME.ready);
  await vi.waitFor(() => expect(states).toEqual(['ready']));
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 6_000);
  await vi.waitFor(() => expect(states).toEqual(['ready', 'silent']), { timeout: 3_000 });
  say(FROM_FRAME.alive);
  await vi.waitFor(() => expect(states).toEqual(['ready', 'silent', 'ready']));
  connection.close();
});

test('A silent frame that is loaded anew has its five seconds again', async () => {
  const { connection, states, say } = connect();
  say(FROM_FRAME.ready);
  await vi.waitFor(() => expect(states).toEqual(['ready']));
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 6_000);
  await vi.waitFor(() => expect(states).toEqual(['ready', 'silent']), { timeout: 3_000 });
  connection.reload();
  expect(states).toEqual(['ready', 'silent', 'loading']);
  clock.mockImplementation(() => now + 12_000);
  await vi.waitFor(() => expect(states).toEqual(['ready', 'silent', 'loading', 'silent']), {
    timeout: 3_000,
  });
  connection.close();
});
