// Accepts a warning of the check for its block and value, with a reason; or asks for it again.
import type { Issue } from '../check/issue';
import { blockName, type CommandContext, type CommandResult } from './command';

/** `reason` null: the warning shows again. */
export function dismissIssue(
  context: CommandContext,
  { uid, key, level, words }: Issue,
  reason: string | null,
): CommandResult {
  if (uid === null || context.doc.blocks[uid] === undefined) return { refusal: '这个组件已经不在了' };
  if (level === 'must') return { refusal: '必须改的不能忽略' };
  const was = context.doc.notes[uid]?.dismissed;
  const { [key]: _before, ...others } = was ?? {};
  const value = reason === null ? others : { ...others, [key]: reason };
  const ops = [
    {
      op: 'note' as const,
      uid,
      name: 'dismissed' as const,
      ...(Object.keys(value).length === 0 ? {} : { value }),
      ...(was === undefined ? {} : { was }),
    },
  ];
  return { ops, name: `${blockName(context, uid)} · ${reason === null ? '不再忽略' : '忽略'}：${words}` };
}
