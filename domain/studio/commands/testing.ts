// A document and what is around it, for tests of commands.
import { openDraft, tabOf } from '../document';
import type { PaletteEntry } from '../form';
import { applyOps } from '../ops';
import type { CommandContext, CommandResult } from './command';

const entry = (id: string, title: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id,
  title,
  group: 'basic',
  description: '',
  words: [],
  initials: [],
  presets: [],
  isInPalette: true,
  ...more,
});

/** Blocks get the uids `b0`, `b1` …; new ones `new1` … . */
export function contextOf(
  elements: readonly unknown[],
  change: Partial<CommandContext> = {},
): CommandContext {
  let read = 0;
  let made = 0;
  const tabs = [
    tabOf(JSON.stringify(elements), { key: 'a', name: '首页', templateId: 1, newUid: () => `b${read++}` }),
    tabOf('[]', { key: 'b', name: '新品', templateId: 2, newUid: () => `b${read++}` }),
  ];
  return {
    doc: openDraft({ tabs, notes: {}, meta: {} }),
    tab: 'a',
    selection: [],
    palette: {
      link: entry('link', '标题'),
      search: entry('search', '搜索', { single: true }),
      pintuan: entry('pintuan', '拼团', { permission: 'pintuan' }),
    },
    widgets: {},
    permissions: new Set(),
    maxBlocks: 5,
    homeOf: [],
    isOwner: false,
    owners: ['林知夏'],
    newUid: () => `new${(made += 1)}`,
    ...change,
  };
}

/** The context with notes of blocks. */
export const withNotes = (
  context: CommandContext,
  notes: CommandContext['doc']['notes'],
): CommandContext => ({
  ...context,
  doc: { ...context.doc, notes },
});

/** The document after a command that is not refused. */
export function docAfter({ doc }: CommandContext, result: CommandResult): CommandContext['doc'] {
  if ('refusal' in result) throw new Error(`Refused: ${result.refusal}`);
  return applyOps(doc, result.ops).doc;
}
