// The guard of the preview protocol: what the other side sends is dropped unless it has the very form of a message.
import { isRecord } from '~/domain/record';
import { type FromFrame, LENGTH_KINDS, SHOWN, type ToFrame } from './messages';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.length <= 100_000;
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const yesNo: Check = (value) => typeof value === 'boolean';
const anything: Check = () => true;
const or =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const none: Check = (value) => value === null;
const absent: Check = (value) => value === undefined;
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (check: Check, most = 20_000): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(check);
const shape =
  (members: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(members).every(([name, check]) => check(value[name]));

const uid = text;
const uidOrNone = or(uid, none);
const mods = shape({ shift: yesNo, ctrl: yesNo, alt: yesNo });
const point = shape({ x: number, y: number });
const box = shape({ x: number, y: number, width: number, height: number });
const node = shape({ uid, id: text, stored: anything, dropped: or(text, absent), name: or(text, absent) });
const page = shape({
  title: text,
  tabs: listOf(text, 100),
  tab: number,
  path: text,
  shows: or(oneOf(...SHOWN), absent),
  goods: or(listOf(isRecord), absent),
});

const seenBlock = shape({
  uid,
  isEmpty: yesNo,
  cut: listOf(shape({ at: text, isPlain: yesNo }), 200),
  targets: listOf(shape({ at: text, width: number, height: number }), 200),
  pictures: listOf(shape({ at: text, width: number, enough: number }), 200),
  hasWideTable: yesNo,
  hasSmallLetters: yesNo,
});

const frameOp: Check = (value) => {
  const check = isRecord(value) ? FRAME_OPS[String(value['op'])] : undefined;
  return check?.(value) === true;
};

const FRAME_OPS: Readonly<Record<string, Check>> = {
  set: shape({ uid, stored: anything }),
  insert: shape({ after: uidOrNone, nodes: listOf(node) }),
  remove: shape({ uids: listOf(uid) }),
  move: shape({ uids: listOf(uid), after: uidOrNone }),
  note: shape({ uid, isHidden: yesNo, name: or(text, absent) }),
};

const TO_FRAME: Readonly<Record<ToFrame['t'], Check>> = {
  open: shape({ page, nodes: listOf(node), now: number, seq: number }),
  page: shape({ page }),
  patch: shape({ ops: listOf(frameOp), seq: number }),
  deliver: shape({ blocks: listOf(shape({ uid, dropped: or(text, absent) })) }),
  hydrating: shape({ uids: listOf(uid) }),
  select: shape({ uids: listOf(uid), field: or(text, none), group: or(text, none), reveal: yesNo }),
  hover: shape({ uid: uidOrNone }),
  present: shape({ people: listOf(shape({ uid, letter: text, colour: text }), 500) }),
  length: shape({ length: or(shape({ uid, name: text, kind: oneOf(...LENGTH_KINDS), rpx: number }), none) }),
  mode: shape({
    mode: oneOf('edit', 'try'),
    simulation: shape({
      textScale: number,
      hasPictures: yesNo,
      hasLongTexts: yesNo,
      hasData: yesNo,
      network: oneOf('normal', 'slow', 'offline'),
    }),
    zoom: number,
    safeBottom: or(number, none),
  }),
  scroll: shape({ top: number }),
  probe: shape({ at: or(point, none), uids: listOf(uid) }),
  cancel: shape({}),
  inline: shape({
    at: shape({ uid, field: text }),
    texts: listOf(shape({ uid, field: text, maxLength: or(number, none), isMultiline: yesNo })),
  }),
};

const FROM_FRAME: Readonly<Record<FromFrame['t'], Check>> = {
  ready: shape({ protocol: number }),
  rendered: shape({ seq: number, ms: number }),
  press: shape({ uid: uidOrNone, field: or(text, none), isText: yesNo, isDouble: yesNo, mods }),
  menu: shape({ uid, at: point }),
  over: shape({ uid: uidOrNone }),
  box: shape({ uid, box: or(box, none) }),
  scrolled: shape({ top: number }),
  'in-view': shape({ last: uidOrNone }),
  place: shape({ after: uidOrNone }),
  dragging: shape({ isDragging: yesNo }),
  moved: shape({ uids: listOf(uid), after: uidOrNone }),
  text: shape({ uid, field: text, value: text, state: oneOf('open', 'typing', 'done', 'cancel') }),
  key: shape({ code: text, key: text, mods }),
  opened: shape({ link: anything }),
  problem: shape({ uid, words: text }),
  seen: shape({ blocks: listOf(seenBlock) }),
  alive: shape({}),
};

function guarded(checks: Readonly<Record<string, Check>>, value: unknown): boolean {
  if (!isRecord(value) || typeof value['t'] !== 'string' || !Object.hasOwn(checks, value['t'])) return false;
  return checks[value['t']]?.(value) === true;
}

/** The message, or null for anything else. */
export const messageToFrame = (value: unknown): ToFrame | null =>
  guarded(TO_FRAME, value) ? (value as ToFrame) : null;

/** The message, or null for anything else. */
export const messageFromFrame = (value: unknown): FromFrame | null =>
  guarded(FROM_FRAME, value) ? (value as FromFrame) : null;
