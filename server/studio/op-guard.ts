// Parses operations that a client sent: their form, and the values that none may write into a document.
import { isRecord } from '~/domain/record';
import {
  blockOf,
  type BlockNote,
  type BlockText,
  hidesNothing,
  isTexts,
  type TabContent,
} from '~/domain/studio/document';
import type { Op } from '~/domain/studio/ops';
import { checkJsonBounds } from '../http/json-bounds';
import { pauses } from '../http/pauses';
import { StudioError } from './studio-error';

type Check = (value: unknown) => boolean;

const MAX_NAME = 100;
/** The deepest block of the samples has 12 levels; the longest some 4,000 values. */
const BLOCK_BOUNDS = { depth: 40, values: 20_000 };
const MAX_BLOCK_BYTES = 1024 * 1024;

/** A key that is safe as a member of a plain object. */
const isName: Check = (value) =>
  typeof value === 'string' &&
  value !== '' &&
  value.length <= MAX_NAME &&
  !value.includes('\0') &&
  !(value in Object.prototype);
const isNameOrNull: Check = (value) => value === null || isName(value);
const isText: Check = (value) =>
  typeof value === 'string' && value.length <= MAX_NAME && !value.includes('\0');
const isPointer: Check = (value) =>
  typeof value === 'string' && value.length <= 500 && (value === '' || value.startsWith('/'));
const isNames: Check = (value) =>
  Array.isArray(value) && value.every(isName) && new Set(value).size === value.length;
const isAny: Check = () => true;

/** Whether it is valid JSON within the limits; does not throw. */
export function isBlockText(text: unknown): text is string {
  if (typeof text !== 'string' || text.length > MAX_BLOCK_BYTES) return false;
  try {
    checkJsonBounds(text, BLOCK_BOUNDS);
    blockOf(text);
    return true;
  } catch {
    return false;
  }
}

/** Uids with a slash are of places in slots. */
const isUid: Check = (value) => isName(value) && !String(value).includes('/');
const isBlock = (value: unknown): value is BlockText =>
  isRecord(value) && isUid(value['uid']) && isBlockText(value['text']);
const isBlocks: Check = (value) => Array.isArray(value) && value.every(isBlock);

/** But for its blocks, which may be megabytes. */
const isFrame = (value: unknown): value is Omit<TabContent, 'blocks'> & { blocks: unknown[] } =>
  isRecord(value) &&
  isName(value['key']) &&
  isText(value['name']) &&
  (value['templateId'] === null || Number.isInteger(value['templateId'])) &&
  typeof value['head'] === 'string' &&
  typeof value['tail'] === 'string' &&
  Array.isArray(value['blocks']);

const isTab: Check = (value) =>
  isFrame(value) && value.blocks.every(isBlock) && hidesNothing({ ...value, blocks: value.blocks });

/** A tab of a whole document, read block by block, so that others are served between two; null for an invalid one. */
export async function tabOfBody(value: unknown): Promise<TabContent | null> {
  if (!isFrame(value)) return null;
  const pause = pauses();
  const blocks: BlockText[] = [];
  for (const block of value.blocks) {
    if (!isBlock(block)) return null;
    blocks.push(block);
    await pause();
  }
  const tab = { ...value, blocks };
  return hidesNothing(tab) ? tab : null;
}

type NoteChecks = { [K in keyof Required<BlockNote>]: Check };

const NOTES: NoteChecks = {
  name: (value) => isText(value) && String(value).length <= 30,
  locked: (value) => value === 'owner' || value === 'editor',
  isHidden: (value) => value === true,
  isDemo: (value) => value === true,
  alt: isTexts,
  dismissed: isTexts,
};

export const isNote = (note: unknown): note is BlockNote =>
  isRecord(note) &&
  Object.entries(note).every(
    ([name, value]) => Object.hasOwn(NOTES, name) && NOTES[name as keyof BlockNote](value),
  );

const isNoteOp: Check = (op) =>
  isRecord(op) &&
  Object.hasOwn(NOTES, String(op['name'])) &&
  (op['value'] === undefined || NOTES[op['name'] as keyof BlockNote](op['value']));

const FORMS: Readonly<Record<Op['op'], Readonly<Record<string, Check>>>> = {
  set: { uid: isName, at: isPointer },
  insert: { tab: isName, after: isNameOrNull, blocks: isBlocks },
  remove: { uids: isNames },
  move: { uids: isNames, tab: isName, after: isNameOrNull },
  note: { uid: isName, name: isName },
  meta: { name: isName },
  'add-tab': { after: isNameOrNull, tab: isTab },
  'remove-tab': { key: isName },
  'move-tab': { key: isName, after: isNameOrNull },
  'rename-tab': { key: isName, value: isText, was: isText },
  'replace-tab': { key: isName, tab: isTab },
};
const isSlot: Check = (slot) => isRecord(slot) && isName(slot['owner']) && isPointer(slot['at']);
const isSlotOrNone: Check = (op) => isRecord(op) && (op['slot'] === undefined || isSlot(op['slot']));
const isMoveOp: Check = (op) =>
  isSlotOrNone(op) &&
  isRecord(op) &&
  (op['texts'] === undefined ||
    (isRecord(op['texts']) && Object.values(op['texts']).every((text) => isBlockText(text))));
const isSetOp: Check = (op) => isRecord(op) && (op['text'] === undefined || isBlockText(op['text']));
const EXTRA: Partial<Record<Op['op'], Check>> = {
  note: isNoteOp,
  set: isSetOp,
  insert: isSlotOrNone,
  move: isMoveOp,
};

function isOp(value: unknown): value is Op {
  if (!isRecord(value) || typeof value['op'] !== 'string' || !Object.hasOwn(FORMS, value['op'])) return false;
  const kind = value['op'] as Op['op'];
  const isFormed = Object.entries(FORMS[kind]).every(([name, check]) => check(value[name]));
  return isFormed && (EXTRA[kind] ?? isAny)(value);
}

const MAX_OPS = 5000;

/** @throws StudioError 400 with the path of an invalid operation. */
export function opsOf(value: unknown): Op[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > MAX_OPS)
    throw new StudioError('bad-request', { at: '/ops' });
  return value.map((op: unknown, index) => {
    if (!isOp(op)) throw new StudioError('bad-request', { at: `/ops/${index}` });
    return op;
  });
}
