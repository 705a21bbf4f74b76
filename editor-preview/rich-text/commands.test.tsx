// Proves what the tools and keys of the editor make of a text.
import { NodeSelection, Selection, TextSelection, type Command, type EditorState } from 'prosemirror-state';
import { addRowAfter, deleteColumn } from 'prosemirror-tables';
import { describe, expect, it } from 'vitest';
import { nodesFromHtml } from '~/ui/rich-text/nodes-from-html.server';
import {
  clearFormat,
  hasMark,
  insertPictures,
  insertTable,
  setAlign,
  setColour,
  setLink,
  setParagraph,
  setPicture,
  splitBlock,
  toggleHeading,
  toggleList,
  toggleStrong,
} from './commands';
import { documentOf, htmlOfDocument } from './document';
import { beginState } from './editor-state';
import { schema } from './schema';

const { nodes, marks } = schema;

/** The text with what stands between brackets selected: `<p>一[二]</p>`, `<p>一[]</p>`. */
function stateOf(html: string): EditorState {
  const state = beginState(documentOf(nodesFromHtml(html)));
  const found: number[] = [];
  state.doc.descendants((node, at) => {
    for (const { index } of (node.text ?? '').matchAll(/[[\]]/g)) found.push(at + index);
  });
  const [from = 0, to = from] = found;
  const tr = state.tr.delete(to, to + 1).delete(from, from + 1);
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, from, to - 1)));
}

const after = (state: EditorState, ...commands: readonly Command[]): EditorState =>
  commands.reduce((before, command) => {
    let next = before;
    command(before, (tr) => {
      next = before.apply(tr);
    });
    return next;
  }, state);

const made = (html: string, ...commands: readonly Command[]): string =>
  htmlOfDocument(after(stateOf(html), ...commands).doc);

describe('the editor', () => {
  it.each<[string, string, readonly Command[], string]>([
    ['makes bold', '<p>一[二]三</p>', [toggleStrong], '<p>一<strong>二</strong>三</p>'],
    ['makes bold no longer', '<p><b>一[二]</b></p>', [toggleStrong], '<p><b>一</b>二</p>'],
    ['makes a heading', '<p style="text-align: center">一[]</p>', [toggleHeading(2)], '<h2>一</h2>'],
    ['makes a heading a paragraph', '<h2>一[]</h2>', [toggleHeading(2)], '<p>一</p>'],
    ['makes another heading', '<h3>一[]</h3>', [toggleHeading(2)], '<h2>一</h2>'],
    [
      'makes a list',
      '<p>[一</p><p>二]</p>',
      [toggleList(nodes.bullet_list)],
      '<ul><li>一</li><li>二</li></ul>',
    ],
    [
      'ends a list',
      '<ul><li>[一</li><li>二]</li></ul>',
      [toggleList(nodes.bullet_list)],
      '<p>一</p><p>二</p>',
    ],
    [
      'numbers a list',
      '<ul><li>一[]</li><li>二</li></ul>',
      [toggleList(nodes.ordered_list)],
      '<ol><li>一</li><li>二</li></ol>',
    ],
    [
      'aligns, and keeps other styles',
      '<p style="color: red">一[]</p>',
      [setAlign('right')],
      '<p style="color: red; text-align: right">一</p>',
    ],
    ['aligns no longer', '<p style="text-align: center">一[]</p>', [setAlign('left')], '<p>一</p>'],
    [
      'aligns a line',
      '<ul><li>一[]</li></ul>',
      [setAlign('center')],
      '<ul><li><p style="text-align: center">一</p></li></ul>',
    ],
    ['colours', '<p>[一]</p>', [setColour('#FF4544')], '<p><span style="color: #FF4544">一</span></p>'],
    [
      'colours anew',
      '<p><span style="color: red">一[二]</span></p>',
      [setColour('#FF4544')],
      '<p><span style="color: red">一</span><span style="color: #FF4544">二</span></p>',
    ],
    ['colours no longer', '<p><span style="color: red">[一]</span></p>', [setColour(null)], '<p>一</p>'],
    [
      'clears marks and styles, but no link and no alignment',
      '<p style="text-align: center; line-height: 2"><a href="/a"><b><span style="font-size: 20px">[一]</span></b></a></p>',
      [clearFormat],
      '<p style="text-align: center"><a href="/a">一</a></p>',
    ],
    ['links what is selected', '<p>[一]二</p>', [setLink('/a', '页')], '<p><a href="/a">一</a>二</p>'],
    [
      'writes a link where nothing is selected',
      '<p>一[]</p>',
      [setLink('/a', '页')],
      '<p>一<a href="/a">页</a></p>',
    ],
    [
      'changes the link around the cursor',
      '<p>一<a href="/a" title="t">二[]<b>三</b></a>四</p>',
      [setLink('/b', '页')],
      '<p>一<a href="/b" title="t">二<b>三</b></a>四</p>',
    ],
    ['takes the link away', '<p><a href="/a">一[]二</a></p>', [setLink(null)], '<p>一二</p>'],
    [
      'inserts pictures',
      '<p>一[]</p>',
      [
        insertPictures([
          { src: 'a.png', alt: '茶' },
          { src: 'b.png', alt: null },
        ]),
      ],
      '<p>一<img src="a.png" alt="茶"><img src="b.png"></p>',
    ],
    [
      'begins a paragraph of the same look',
      '<p style="text-align: center">一[]二</p>',
      [splitBlock],
      '<p style="text-align: center">一</p><p style="text-align: center">二</p>',
    ],
    ['begins a paragraph after a heading', '<h2>一[]</h2>', [splitBlock], '<h2>一</h2><p><br></p>'],
    ['begins a paragraph after a line', '一[]二', [splitBlock], '一<p>二</p>'],
  ])('%s', (_, html, commands, result) => {
    expect(made(html, ...commands)).toBe(result);
  });

  it('inserts a table with a paragraph after it, and the cursor in its first cell', () => {
    const state = after(stateOf('<p>一[]</p>'), insertTable);
    const row = '<tr><td><br></td><td><br></td><td><br></td></tr>';
    expect(htmlOfDocument(state.doc)).toBe(
      `<p>一</p><table style="width: 100%"><tbody>${row.repeat(3)}</tbody></table><p><br></p>`,
    );
    expect(state.selection.$from.node(-1).type.name).toBe('table_cell');
    const changed = after(state, addRowAfter, deleteColumn);
    expect(htmlOfDocument(changed.doc).match(/<tr>/g)).toHaveLength(4);
    expect(htmlOfDocument(changed.doc).match(/<td>/g)).toHaveLength(8);
  });

  it('writes the alternative text of the selected picture, and takes it away', () => {
    const state = stateOf('<p>[]<img src="a.png"></p>');
    const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 1)));
    const named = after(selected, setPicture({ alt: '茶' }));
    expect(htmlOfDocument(named.doc)).toBe('<p><img src="a.png" alt="茶"></p>');
    expect(htmlOfDocument(after(named, setPicture({ alt: undefined })).doc)).toBe('<p><img src="a.png"></p>');
  });

  it('keeps a paragraph when all is deleted', () => {
    const state = stateOf('只有字[]');
    const empty = state.apply(state.tr.delete(0, state.doc.content.size));
    expect(empty.doc.firstChild?.type).toBe(nodes.paragraph);
    expect(htmlOfDocument(empty.doc)).toBe('');
  });

  it('says a mark only of a selection that has it throughout', () => {
    const state = stateOf('<p><b>[一]</b>二</p>');
    expect(hasMark(state, marks.strong)).toBe(true);
    const all = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 1, 3)));
    expect(hasMark(all, marks.strong)).toBe(false);
    const end = state.apply(state.tr.setSelection(Selection.atEnd(state.doc)));
    expect(hasMark(end, marks.strong)).toBe(false);
  });

  it('makes a paragraph of a line in a list on demand', () => {
    expect(made('<ul><li>一[]</li></ul>', setParagraph)).toBe('<ul><li><p>一</p></li></ul>');
  });
});
