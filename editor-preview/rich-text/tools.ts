// The tools of the rich text's toolbar, in its order: their names, keys, what they do and whether they are on.
import { redo, undo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { IconName } from '../ui/icon';
import {
  alignAt,
  blockAt,
  clearFormat,
  hasMark,
  insertTable,
  isHeading,
  listAt,
  setAlign,
  setParagraph,
  tableAt,
  toggleEm,
  toggleHeading,
  toggleList,
  toggleStrike,
  toggleStrong,
  toggleUnderline,
} from './commands';
import { KEYS } from './editor-state';
import { schema } from './schema';

const { nodes, marks } = schema;

/** What a tool opens instead of changing the text by itself. */
export type Opened = 'colour' | 'link' | 'picture' | 'source';

export interface Tool {
  label: string;
  icon: IconName;
  keys?: string;
  act: Command | Opened;
  /** Of tools that have two states. */
  isOn?: (state: EditorState) => boolean;
}

const HISTORY: readonly Tool[] = [
  { label: '撤销', icon: 'undo', keys: KEYS.undo, act: undo },
  { label: '重做', icon: 'redo', keys: KEYS.redo, act: redo },
];

const STYLES: readonly Tool[] = [
  {
    label: '正文',
    icon: 'paragraph',
    keys: KEYS.paragraph,
    act: setParagraph,
    isOn: (state) => blockAt(state).type !== nodes.heading,
  },
  {
    label: '标题',
    icon: 'heading-2',
    keys: KEYS['heading-2'],
    act: toggleHeading(2),
    isOn: (state) => isHeading(state, 2),
  },
  {
    label: '小标题',
    icon: 'heading-3',
    keys: KEYS['heading-3'],
    act: toggleHeading(3),
    isOn: (state) => isHeading(state, 3),
  },
];

const MARKS: readonly Tool[] = [
  {
    label: '加粗',
    icon: 'bold',
    keys: KEYS.strong,
    act: toggleStrong,
    isOn: (state) => hasMark(state, marks.strong),
  },
  { label: '斜体', icon: 'italic', keys: KEYS.em, act: toggleEm, isOn: (state) => hasMark(state, marks.em) },
  {
    label: '下划线',
    icon: 'underline',
    keys: KEYS.underline,
    act: toggleUnderline,
    isOn: (state) => hasMark(state, marks.underline),
  },
  {
    label: '删除线',
    icon: 'strike',
    keys: KEYS.strike,
    act: toggleStrike,
    isOn: (state) => hasMark(state, marks.strike),
  },
  { label: '文字颜色', icon: 'text-colour', act: 'colour' },
  { label: '清除格式', icon: 'clear-format', act: clearFormat },
];

const BLOCKS: readonly Tool[] = [
  { label: '左对齐', icon: 'align-left', act: setAlign('left'), isOn: (state) => alignAt(state) === 'left' },
  {
    label: '居中',
    icon: 'align-center',
    act: setAlign('center'),
    isOn: (state) => alignAt(state) === 'center',
  },
  {
    label: '右对齐',
    icon: 'align-right',
    act: setAlign('right'),
    isOn: (state) => alignAt(state) === 'right',
  },
  {
    label: '项目符号',
    icon: 'list-bullet',
    keys: KEYS.bullets,
    act: toggleList(nodes.bullet_list),
    isOn: (state) => listAt(state) === nodes.bullet_list,
  },
  {
    label: '编号',
    icon: 'list-number',
    keys: KEYS.numbers,
    act: toggleList(nodes.ordered_list),
    isOn: (state) => listAt(state) === nodes.ordered_list,
  },
];

const INSERTED: readonly Tool[] = [
  { label: '链接', icon: 'link', keys: KEYS.link, act: 'link', isOn: (state) => hasMark(state, marks.link) },
  { label: '图片', icon: 'picture', act: 'picture' },
  { label: '表格', icon: 'table', act: insertTable, isOn: (state) => tableAt(state) !== null },
];

const SOURCE: readonly Tool[] = [{ label: '源码', icon: 'code', act: 'source' }];

export const TOOL_GROUPS: readonly (readonly Tool[])[] = [HISTORY, STYLES, MARKS, BLOCKS, INSERTED, SOURCE];
