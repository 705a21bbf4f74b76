// What the editor's tools do, and whether they are on at the selection.
import { setBlockType, splitBlockAs, toggleMark } from 'prosemirror-commands';
import type { Attrs, MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  type Transaction,
} from 'prosemirror-state';
import { type Attributes, schema } from './schema';
import { declarationsOf, styleText } from './tree';

const { nodes, marks } = schema;

export type Align = 'left' | 'center' | 'right';

const inside = ({ selection: { $from } }: EditorState, types: readonly NodeType[]): Node | null => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return node;
  }
  return null;
};

/** Whether all of a selected text has the mark, or what is typed next will have it. */
export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  let hasAll = true;
  doc.nodesBetween(from, to, (node) => {
    if (node.isInline && type.isInSet(node.marks) === undefined) hasAll = false;
  });
  return hasAll;
}

/** The mark's attributes where the selection begins. */
export function markAt(
  { selection: { $from, from, to }, doc, storedMarks }: EditorState,
  type: MarkType,
): Attrs | null {
  const own = type.isInSet(storedMarks ?? (from === to ? $from.marks() : []));
  if (own !== undefined) return own.attrs;
  let found: Attrs | null = null;
  doc.nodesBetween(from, Math.max(to, from), (node) => {
    found ??= type.isInSet(node.marks)?.attrs ?? null;
  });
  return found;
}

export const blockAt = ({ selection: { $from } }: EditorState): Node => $from.parent;

export const isHeading = (state: EditorState, level: number): boolean =>
  blockAt(state).type === nodes.heading && blockAt(state).attrs['level'] === level;

/** On a heading of that level it becomes a paragraph again. */
export const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

export const setParagraph: Command = setBlockType(nodes.paragraph);

const styleOf = ({ attrs }: Node): string | undefined =>
  (attrs['attributes'] as Attributes | undefined)?.['style'];

export const alignAt = (state: EditorState): Align => {
  const [, value = 'left'] =
    declarationsOf(styleOf(blockAt(state))).find(([name]) => name === 'text-align') ?? [];
  return value === 'center' || value === 'right' ? value : 'left';
};

function aligned(node: Node, align: Align): Attrs {
  const { style: _before, ...rest } = (node.attrs['attributes'] as Attributes | undefined) ?? {};
  const others = declarationsOf(styleOf(node)).filter(([name]) => name !== 'text-align');
  const style = styleText(align === 'left' ? others : [...others, ['text-align', align]]);
  return { ...node.attrs, attributes: style === '' ? rest : { ...rest, style } };
}

/** A line has no element of its own that could be aligned: it becomes a paragraph. */
export const setAlign =
  (align: Align): Command =>
  (state, dispatch) => {
    const { tr, selection } = state;
    for (const { $from, $to } of selection.ranges)
      state.doc.nodesBetween($from.pos, $to.pos, (node, at) => {
        if (!node.isTextblock) return true;
        if (node.type === nodes.line && align === 'left') return false;
        const type = node.type === nodes.line ? nodes.paragraph : node.type;
        tr.setNodeMarkup(at, type, aligned(node, align));
        return false;
      });
    if (tr.docChanged) dispatch?.(tr.scrollIntoView());
    return true;
  };

const LISTS = [nodes.bullet_list, nodes.ordered_list] as const;

export const listAt = (state: EditorState): NodeType | null => inside(state, LISTS)?.type ?? null;

/** In items a text is a line, outside of lists a paragraph: their margins differ. */
const asBlocks = (tr: Transaction, type: NodeType): Transaction =>
  tr.setBlockType(tr.selection.from, tr.selection.to, type).scrollIntoView();

const leaveList: Command = (state, dispatch) =>
  liftListItem(nodes.list_item)(state, (tr) => {
    const isStillInItem = tr.selection.$from.node(-1).type === nodes.list_item;
    dispatch?.(isStillInItem ? tr : asBlocks(tr, nodes.paragraph));
  });

export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = inside(state, LISTS);
    if (list === null) return wrapInList(type)(state, (tr) => dispatch?.(asBlocks(tr, nodes.line)));
    if (list.type === type) return leaveList(state, dispatch);
    const { $from } = state.selection;
    for (let depth = $from.depth; depth > 0; depth -= 1)
      if ($from.node(depth) === list)
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), type, list.attrs));
    return true;
  };

/** After a heading, and after a line outside of lists, a paragraph follows; after a paragraph one of its look. */
export const splitBlock: Command = splitBlockAs((node, atEnd, $from) => {
  const isInItem = $from.depth > 0 && $from.node(-1).type === nodes.list_item;
  if (node.type === nodes.paragraph) return { type: nodes.paragraph, attrs: node.attrs };
  if (node.type === nodes.line && !isInItem) return { type: nodes.paragraph };
  return atEnd && node.type === nodes.heading ? { type: nodes.paragraph } : null;
});

export const setColour =
  (colour: string | null): Command =>
  (state, dispatch) => {
    const { from, to, empty } = state.selection;
    const { tr } = state;
    if (empty) {
      if (colour === null) tr.removeStoredMark(marks.colour);
      else tr.addStoredMark(marks.colour.create({ colour }));
    } else {
      tr.removeMark(from, to, marks.colour);
      if (colour !== null) tr.addMark(from, to, marks.colour.create({ colour }));
    }
    dispatch?.(tr);
    return true;
  };

/** Plain text: without marks but links, and without styles but the alignment. */
export const clearFormat: Command = (state, dispatch) => {
  const { tr, selection, doc } = state;
  const { from, to } = selection;
  for (const type of Object.values(marks)) if (type !== marks.link) tr.removeMark(from, to, type);
  doc.nodesBetween(from, to, (node, at) => {
    if (!node.isTextblock) return true;
    const attributes = declarationsOf(styleOf(node)).filter(([name]) => name === 'text-align');
    const styled = attributes.length === 0 ? {} : { style: styleText(attributes) };
    if (node.type !== nodes.line) tr.setNodeMarkup(at, null, { ...node.attrs, attributes: styled });
    return false;
  });
  dispatch?.(tr);
  return true;
};

/** All of the link that the cursor stands in, or of the first one in the selection. */
function linkRange({ selection: { $from, from, to, empty } }: EditorState): { from: number; to: number } {
  if (!empty) return { from, to };
  const { parent } = $from;
  const link = marks.link.isInSet($from.marks());
  const start = $from.start();
  let range = { from, to };
  let isOpen = false;
  parent.forEach((child, offset) => {
    const isSame = link !== undefined && link.isInSet(child.marks);
    const [first, last] = [start + offset, start + offset + child.nodeSize];
    if (isSame && !isOpen && (first > from || last < from)) return;
    if (isSame)
      range = { from: isOpen ? range.from : Math.min(first, range.from), to: Math.max(last, range.to) };
    isOpen = isSame;
  });
  return range;
}

/** Null takes the link away; words are written where nothing is selected. */
export const setLink =
  (href: string | null, words = ''): Command =>
  (state, dispatch) => {
    const { tr } = state;
    const { from, to } = linkRange(state);
    const own = markAt(state, marks.link)?.['attributes'] as Attributes | undefined;
    tr.removeMark(from, to, marks.link);
    if (href !== null) {
      const link = marks.link.create({ attributes: { ...own, href } });
      if (from === to) tr.replaceSelectionWith(schema.text(words === '' ? href : words, [link]), false);
      else tr.addMark(from, to, link);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export interface NewPicture {
  src: string;
  alt: string | null;
}

export const insertPictures =
  (pictures: readonly NewPicture[]): Command =>
  (state, dispatch) => {
    const { tr } = state;
    for (const { src, alt } of pictures)
      tr.replaceSelectionWith(
        nodes.image.create({ attributes: { src, ...(alt === null ? {} : { alt }) } }),
        false,
      );
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const pictureAt = ({ selection }: EditorState): Node | null =>
  selection instanceof NodeSelection && selection.node.type === nodes.image ? selection.node : null;

/** Of the selected picture; an undefined attribute is taken away. */
export const setPicture =
  (change: Readonly<Record<string, string | undefined>>): Command =>
  (state, dispatch) => {
    const picture = pictureAt(state);
    if (picture === null) return false;
    const before = { ...(picture.attrs['attributes'] as Attributes), ...change };
    const attributes = Object.fromEntries(Object.entries(before).filter(([, value]) => value !== undefined));
    const { from } = state.selection;
    const tr = state.tr.setNodeMarkup(from, null, { attributes });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
    return true;
  };

export const tableAt = (state: EditorState): Node | null => inside(state, [nodes.table]);

const SIDE = 3;

const times = <T>(make: () => T): T[] => Array.from({ length: SIDE }, make);

export const insertTable: Command = (state, dispatch) => {
  const cell = () => nodes.table_cell.create(null, nodes.line.create());
  const row = () => nodes.table_row.create(null, times(cell));
  const table = nodes.table.create({ attributes: { style: 'width: 100%' } }, times(row));
  const tr = state.tr.replaceSelectionWith(table);
  if (tr.doc.lastChild?.type === nodes.table) tr.insert(tr.doc.content.size, nodes.paragraph.create());
  const start = tr.mapping.map(state.selection.from, -1);
  let first = -1;
  tr.doc.nodesBetween(start, tr.doc.content.size, (node, at) => {
    if (first < 0 && at >= start && node.type === nodes.table_cell) first = at;
  });
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(first + 1))).scrollIntoView());
  return true;
};

export const toggleStrong = toggleMark(marks.strong);
export const toggleEm = toggleMark(marks.em);
export const toggleUnderline = toggleMark(marks.underline);
export const toggleStrike = toggleMark(marks.strike);
