// Mends issues of a document as one step: values of fields, and alternative texts.
import { type AltFix, isAltFix, type ValueFix } from '../check/issue';
import { type BlockNote, currentBlock, dataOf, type Uid } from '../document';
import { grouped } from '../grouped';
import type { Op } from '../ops';
import { type Pointer, valueAt } from '../pointer';
import { blockName, type CommandContext, type CommandResult, unwritableWords } from './command';
import { altOp } from './set-alt';
import { fieldsOps, type FieldValue } from './set-field';

export interface Mend {
  uid: Uid;
  fix: ValueFix | AltFix;
}

export interface MendIssues {
  mends: readonly Mend[];
  /** Of the step: 「替代文字」. */
  title: string;
}

type Alts = NonNullable<BlockNote['alt']>;

interface ValueMend {
  uid: Uid;
  fix: ValueFix;
}

/** The list without all rows that are taken out of it; of any other value the last one. */
function valueOf(list: unknown, fixes: readonly ValueFix[]): unknown {
  const rows = fixes.flatMap(({ row }) => row ?? []);
  if (rows.length < 2 || !Array.isArray(list)) return fixes.at(-1)?.value;
  return list.filter((_row, index) => !rows.includes(index)) as unknown[];
}

function valuesOf({ doc, widgets }: CommandContext, mends: readonly ValueMend[]): FieldValue[] {
  const places = grouped(mends, ({ uid, fix }) => `${uid} ${fix.at}`);
  return [...places.values()].flatMap((own) => {
    const [first] = own;
    const block = first === undefined ? undefined : doc.blocks[first.uid];
    if (first === undefined || block === undefined) return [];
    const at: Pointer = first.fix.at;
    const coerced = dataOf(currentBlock(block, widgets));
    const fixes = own.map(({ fix }) => fix);
    return [{ uid: first.uid, at, value: valueOf(valueAt(coerced, at), fixes), coerced }];
  });
}

/** Alternative texts beside those that blocks have; one note a block. */
function altOps(context: CommandContext, mends: readonly Mend[]): Op[] {
  const alts = new Map<Uid, Alts>();
  for (const { uid, fix } of mends)
    if (isAltFix(fix))
      alts.set(uid, { ...(alts.get(uid) ?? context.doc.notes[uid]?.alt), [fix.picture]: fix.alt });
  return [...alts].map(([uid, alt]) => altOp(context, uid, alt));
}

const leftWords = (left: number): string => (left === 0 ? '' : `；${left} 处已锁定，没有改`);

export function mendIssues(context: CommandContext, { mends, title }: MendIssues): CommandResult {
  const free = mends.filter(({ uid }) => unwritableWords(context, [uid]) === null);
  const [only] = new Set(free.map(({ uid }) => uid));
  if (only === undefined)
    return { refusal: unwritableWords(context, [mends[0]?.uid ?? '']) ?? '没有要改的了' };
  const values = free.flatMap(({ uid, fix }) => (isAltFix(fix) ? [] : [{ uid, fix }]));
  const left = mends.length - free.length;
  const isOne = mends.length === 1;
  return {
    ops: [...fieldsOps(context, valuesOf(context, values)), ...altOps(context, free)],
    name: isOne ? `${blockName(context, only)} · ${title}` : `${title} ${free.length} 处`,
    ...(isOne ? {} : { words: `已改 ${free.length} 处：${title}${leftWords(left)}，Ctrl+Z 撤销` }),
  };
}
