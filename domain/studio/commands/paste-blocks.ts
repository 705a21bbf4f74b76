// Copies blocks as a text for the clipboard, and pastes them: within a page, to another page, to another mall.
import { isRecord } from '../../record';
import { blockOf, type BlockNote, isTexts, type Uid } from '../document';
import type { CommandContext, CommandResult } from './command';
import { copiesOf } from './duplicate-blocks';
import type { SlotPlace } from '../within';
import { insertTexts } from './insert-blocks';

/** Marks a text of the clipboard as blocks; raised with its form. */
const MARKER = 'pagoda-blocks';
const FORM = 1;

/** More than this is imported in parts (413). */
const MAX_LENGTH = 5 * 1024 * 1024;

const NOT_OURS = { refusal: '剪贴板里没有组件' };

interface Copied {
  text: string;
  note: BlockNote;
  /** Of the blocks in its slots. */
  inner: Readonly<Record<Uid, BlockNote>>;
}

export const copyText = (context: Pick<CommandContext, 'doc'>, uids: readonly Uid[]): string =>
  JSON.stringify({ [MARKER]: FORM, blocks: copiesOf(context, uids) });

const isElement = (text: string): boolean => {
  try {
    return isRecord(blockOf(text).value);
  } catch {
    return false;
  }
};

/** Notes that a copy may have; those of other forms are left out. */
function copiedNote(note: unknown): BlockNote {
  if (!isRecord(note)) return {};
  const { name, isHidden, isDemo, alt } = note;
  return {
    ...(typeof name === 'string' && name !== '' ? { name: name.slice(0, 30) } : {}),
    ...(isHidden === true ? { isHidden } : {}),
    ...(isDemo === true ? { isDemo } : {}),
    ...(isTexts(alt) ? { alt } : {}),
  };
}

function copiedBlock(value: unknown): Copied | null {
  if (!isRecord(value) || typeof value['text'] !== 'string' || !isElement(value['text'])) return null;
  const { text, note, inner } = value;
  const notes = Object.entries(isRecord(inner) ? inner : {}).map(([uid, one]) => [uid, copiedNote(one)]);
  return { text, note: copiedNote(note), inner: Object.fromEntries(notes) as Copied['inner'] };
}

/** Blocks of a text of the clipboard; null where it holds none of ours. */
export function copiedBlocks(text: string): readonly Copied[] | null {
  if (!text.startsWith(`{"${MARKER}":`)) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || value[MARKER] !== FORM || !Array.isArray(value['blocks'])) return null;
    const blocks = value['blocks'].flatMap((block: unknown) => copiedBlock(block) ?? []);
    return blocks.length === 0 || blocks.length < value['blocks'].length ? null : blocks;
  } catch {
    return null;
  }
}

/** What shoppers will not see of the pasted blocks, or operators cannot edit. */
function warningOf({ palette, permissions }: CommandContext, blocks: readonly Copied[]): string | null {
  const ids = blocks.map(({ text }) => blockOf(text).id);
  if (ids.some((id) => palette[id] === undefined)) return '来自更新的版本，已原样粘贴，不能编辑';
  const entries = ids.flatMap((id) => palette[id] ?? []);
  const lacking = entries.find(({ permission = '' }) => permission !== '' && !permissions.has(permission));
  return lacking === undefined ? null : `商城未开通“${lacking.title}”，顾客看不到`;
}

export interface PasteBlocks {
  /** Of the clipboard. */
  text: string;
  /** Behind this block; null for the first place. */
  after: Uid | null;
  /** Within a block; on the page when absent. */
  slot?: SlotPlace | undefined;
}

export function pasteBlocks(context: CommandContext, { text, ...place }: PasteBlocks): CommandResult {
  if (text.length > MAX_LENGTH) return { refusal: '内容超过 5 MB，请分开导入' };
  const blocks = copiedBlocks(text);
  if (blocks === null) return NOT_OURS;
  const count = blocks.length === 1 ? '' : ` ${blocks.length} 个组件`;
  const result = insertTexts(context, { blocks, ...place, name: `粘贴${count}` });
  if ('refusal' in result) return result;
  const warning = warningOf(context, blocks);
  return warning === null || result.words !== undefined ? result : { ...result, words: warning };
}
