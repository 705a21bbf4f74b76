// Inserts the blocks of a template.
import type { Uid } from '../document';
import type { CommandContext, CommandResult } from './command';
import { insertTexts } from './insert-blocks';

export interface InsertTemplate {
  name: string;
  /** Of its blocks, as POST `/templates/:id/apply` answers. */
  texts: readonly string[];
  after: Uid | null;
}

export function insertTemplate(
  context: CommandContext,
  { name, texts, after }: InsertTemplate,
): CommandResult {
  if (texts.length === 0) return { refusal: `模板「${name}」是空的` };
  return insertTexts(context, {
    blocks: texts.map((text) => ({ text })),
    after,
    name: `使用模板「${name}」`,
  });
}
