// The state that the editor begins with: its keys, its own history, tables, and lines that become paragraphs.
import { baseKeymap, createParagraphNear, chainCommands, liftEmptyBlock } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { keydownHandler, keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState, Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import {
  setParagraph,
  splitBlock,
  toggleEm,
  toggleHeading,
  toggleList,
  toggleStrike,
  toggleStrong,
  toggleUnderline,
} from './commands';
import { schema } from './schema';

const { nodes } = schema;

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** Keys that tools have as well: as their tooltips write them. */
export const KEYS = {
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Shift+Z',
  strong: 'Ctrl+B',
  em: 'Ctrl+I',
  underline: 'Ctrl+U',
  strike: 'Ctrl+Shift+X',
  link: 'Ctrl+K',
  paragraph: 'Ctrl+Alt+0',
  'heading-2': 'Ctrl+Alt+2',
  'heading-3': 'Ctrl+Alt+3',
  bullets: 'Ctrl+Shift+8',
  numbers: 'Ctrl+Shift+7',
} as const;

/** `Ctrl+B` in prosemirror-keymap's spelling, with ⌘ on a Mac. */
const bound = (keys: string): string => {
  const parts = keys.replace('Ctrl', 'Mod').split('+');
  return [...parts.slice(0, -1), parts.at(-1)?.toLowerCase()].join('-');
};

/** Escape closes the dialog; Tab leaves the editor, but within lists and tables. */
const { Escape: _escape, ...OTHER_KEYS } = baseKeymap;

const OWN_KEYS = keymap({
  [bound(KEYS.undo)]: undo,
  [bound(KEYS.redo)]: redo,
  'Mod-y': redo,
  [bound(KEYS.strong)]: toggleStrong,
  [bound(KEYS.em)]: toggleEm,
  [bound(KEYS.underline)]: toggleUnderline,
  [bound(KEYS.strike)]: toggleStrike,
  [bound(KEYS.paragraph)]: setParagraph,
  [bound(KEYS['heading-2'])]: toggleHeading(2),
  [bound(KEYS['heading-3'])]: toggleHeading(3),
  [bound(KEYS.bullets)]: toggleList(nodes.bullet_list),
  [bound(KEYS.numbers)]: toggleList(nodes.ordered_list),
  'Shift-Enter': insertBreak,
  Enter: chainCommands(splitListItem(nodes.list_item), createParagraphNear, liftEmptyBlock, splitBlock),
  Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
  'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
});

/** An empty line of the page itself, such as after a list's end, is a paragraph. */
const linesBecomeParagraphs = new Plugin({
  appendTransaction: (transactions, _before, { doc, tr }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.forEach((node, at) => {
      if (node.type === nodes.line && node.childCount === 0) tr.setNodeMarkup(at, nodes.paragraph);
    });
    return tr.docChanged ? tr : null;
  },
});

export const beginState = (doc: Node): EditorState =>
  EditorState.create({
    doc,
    plugins: [OWN_KEYS, keymap(OTHER_KEYS), history(), gapCursor(), tableEditing(), linesBecomeParagraphs],
  });

/** Keys that leave the text: for a link, and for the tools without a pointer. */
export const leavingKeys = ({ openLink, goToTools }: { openLink: () => void; goToTools: () => void }) =>
  keydownHandler({
    [bound(KEYS.link)]: () => {
      openLink();
      return true;
    },
    'Alt-F10': () => {
      goToTools();
      return true;
    },
  });
