// Writes values of one or several blocks as one step.
import type { Uid } from '../document';
import { blockName, type CommandContext, type CommandResult, unwritableWords } from './command';
import { type FieldStep, type FieldValue, fieldsOps, namedStep, writtenLocked } from './set-field';

export interface SetFields extends FieldStep {
  /** Where the step has a field, the first one of each block is its value. */
  values: readonly FieldValue[];
  /** A part of this burst instead. */
  burst?: string;
}

/** 「商品」 for one, 「3 个商品」 for several of a kind, 「3 个组件」 for several kinds. */
export function kindName(context: Pick<CommandContext, 'doc' | 'palette'>, uids: readonly Uid[]): string {
  const [first] = uids;
  if (uids.length === 1 && first !== undefined) return blockName(context, first);
  const ids = new Set(uids.map((uid) => context.doc.blocks[uid]?.id ?? ''));
  const [id = ''] = ids;
  const kind = ids.size === 1 ? context.palette[id]?.title : undefined;
  return `${uids.length} 个${kind ?? '组件'}`;
}

export function setFields(context: CommandContext, change: SetFields): CommandResult {
  const { values, isTyping } = change;
  const uids = [...new Set(values.map(({ uid }) => uid))];
  const typed = isTyping === true ? `${uids.join(' ')} ${values.map(({ at }) => at).join(' ')}` : undefined;
  const { burst = typed } = change;
  const refusal = unwritableWords(context, uids);
  if (refusal !== null) return { refusal };
  const own = values.filter(({ uid }, index) => values.findIndex((one) => one.uid === uid) === index);
  const ops = fieldsOps(context, values);
  const locked = writtenLocked(context, ops);
  if (locked !== null) return { refusal: locked };
  return {
    ops,
    ...namedStep(kindName(context, uids), change, own),
    ...(burst === undefined ? {} : { burst }),
  };
}
