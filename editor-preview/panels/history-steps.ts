// What the history says of its steps: which can be taken back alone, which later one needs it, what happened between.
import { blockOf, type EditDoc, type Uid } from '~/domain/studio/document';
import { applyOps, ClashError, type Op } from '~/domain/studio/ops';
import type { Happening, LogEntry } from '../store/session-log';
import type { Step } from '../store/steps';

const uidsOf = (op: Op): readonly Uid[] => {
  if (op.op === 'insert') return op.blocks.map(({ uid }) => uid);
  if (op.op === 'replace-tab') return op.tab.blocks.map(({ uid }) => uid);
  if ('uids' in op) return op.uids;
  return 'uid' in op ? [op.uid] : [];
};

/** Whether a later operation changed what an earlier one left. */
function touches(later: Op, earlier: Op): boolean {
  if (later.op === 'set' && earlier.op === 'set')
    return later.uid === earlier.uid && (later.at.startsWith(earlier.at) || earlier.at.startsWith(later.at));
  if (later.op === 'meta' && earlier.op === 'meta') return later.name === earlier.name;
  if (later.op === 'note' && earlier.op === 'note')
    return later.uid === earlier.uid && later.name === earlier.name;
  if ('key' in later && 'key' in earlier) return later.key === earlier.key;
  return uidsOf(later).some((uid) => uidsOf(earlier).includes(uid));
}

/** The kind of the blocks that a step changed; null where they are of several kinds, or it changed the page itself. */
export function kindOfStep(
  { blocks }: EditDoc,
  { ops, inverse }: Pick<Step, 'ops' | 'inverse'>,
): string | null {
  const made = [...ops, ...inverse].flatMap((op) => (op.op === 'insert' ? op.blocks : []));
  const texts = new Map(made.map(({ uid, text }) => [uid, text]));
  const kinds = ops.map((op) => {
    if (op.op === 'replace-tab') return null;
    const own = new Set(uidsOf(op).map((uid) => blocks[uid]?.id ?? blockOf(texts.get(uid) ?? 'null').id));
    const [kind] = own;
    return own.size === 1 && kind !== undefined ? kind : null;
  });
  const [first = null] = kinds;
  return kinds.every((kind) => kind === first) ? first : null;
}

export interface StepsState {
  doc: EditDoc;
  steps: readonly Step[];
  done: number;
}

/** Why a step of an earlier session cannot be taken back; null where it can. */
export function earlierRefusal(doc: EditDoc, { inverse }: Pick<Step, 'inverse'>): string | null {
  try {
    applyOps(doc, inverse);
    return null;
  } catch (error) {
    if (error instanceof ClashError) return '这里后来被改过';
    throw error;
  }
}

/** The next step that changed what a step left, from 1; null where none did. */
export function laterStep({ steps, done }: Pick<StepsState, 'steps' | 'done'>, id: number): number | null {
  const at = steps.findIndex((step) => step.id === id);
  const { ops: own = [] } = steps[at] ?? {};
  const later = steps
    .slice(at + 1, done)
    .findIndex(({ ops }) => ops.some((op) => own.some((one) => touches(op, one))));
  return later === -1 ? null : at + later + 2;
}

/** Why a step cannot be taken back alone; null where it can. */
export function revertRefusal({ doc, steps, done }: StepsState, id: number): string | null {
  const at = steps.findIndex((step) => step.id === id);
  const step = steps[at];
  if (step === undefined || at >= done) return '这一步已经撤销了';
  const refusal = earlierRefusal(doc, step);
  if (refusal === null) return null;
  const later = laterStep({ steps, done }, id);
  return later === null ? refusal : `第 ${later} 步改了同一处，先撤销它`;
}

/** A step, counted from 1, or what happened between steps. */
type HistoryRow = { step: Step; number: number } | { entry: LogEntry };

/** Steps, with what happened between them, the newest first. */
export function historyRows(steps: readonly Step[], entries: readonly LogEntry[]): HistoryRow[] {
  const rest = [...entries];
  const rows = steps.flatMap((step, index): HistoryRow[] => {
    const count = rest.findIndex(({ at }) => at >= step.at);
    const before = rest.splice(0, count === -1 ? rest.length : count);
    return [...before.map((entry) => ({ entry })), { step, number: index + 1 }];
  });
  return [...rows, ...rest.map((entry) => ({ entry }))].reverse();
}

/** Within “ ”. */
const quoted = (name: string): string => `“${name.replaceAll('“', '‘').replaceAll('”', '’')}”`;

/** What happened, in words for the operator with that id. */
export function happeningWords(entry: Happening, operatorId: number): string {
  const isOwn = entry.by.id === operatorId;
  const who = isOwn ? '你' : entry.by.name;
  const by = isOwn ? '' : ` · ${entry.by.name}`;
  switch (entry.what) {
    case 'merged':
      return entry.name === '' ? `${who}改了这里` : `${who}改了${quoted(entry.name)}`;
    case 'replaced':
      return `${who}换掉了全部内容`;
    case 'unpublished':
      return `已撤下${by}`;
    case 'published':
      return `已发布 第 ${entry.number} 版${by}`;
    case 'saved':
      return `已存为 第 ${entry.number} 版${by}`;
  }
}
