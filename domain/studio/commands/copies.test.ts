// Blocks are duplicated, copied, cut and pasted without loss; what is not ours is refused by the words for it.
import { describe, expect, it } from 'vitest';
import { cutBlocks } from './cut-blocks';
import { duplicateBlocks } from './duplicate-blocks';
import { copyText, pasteBlocks } from './paste-blocks';
import { contextOf, docAfter, withNotes } from './testing';

const odd = '{ "id": "link", "data": {"n": 1.50, "t": "\\u4e2d"} }';
const withOdd = () => {
  const context = contextOf([{ id: 'link', data: {} }]);
  const [tab, ...others] = context.doc.tabs;
  if (tab === undefined) throw new Error('no tab');
  const block = { id: 'link', text: odd, value: JSON.parse(odd) as unknown };
  return {
    ...context,
    doc: {
      ...context.doc,
      tabs: [{ ...tab, order: ['b0', 'odd'] }, ...others],
      blocks: { ...context.doc.blocks, odd: block },
    },
  };
};

describe('duplicating', () => {
  it('puts copies behind the last, in their order, with the spelling of every value', () => {
    const context = withOdd();
    const result = duplicateBlocks(context, ['b0', 'odd']);
    const doc = docAfter(context, result);
    expect(doc.tabs[0]?.order).toEqual(['b0', 'odd', 'new1', 'new2']);
    expect(doc.blocks['new2']?.text).toBe(
      '{ "id": "link", "data": {"n": 1.50, "t": "\\u4e2d"},"uid":"new2" }',
    );
    expect(result).toMatchObject({ select: ['new1', 'new2'], name: '复制 2 个组件' });
  });

  it('copies the name and not the lock', () => {
    const context = withNotes(contextOf([{ id: 'link', data: {} }]), {
      b0: { name: '顶部', locked: 'owner' },
    });
    expect(docAfter(context, duplicateBlocks(context, ['b0'])).notes['new1']).toEqual({ name: '顶部' });
  });

  it('is refused for what a page holds once', () => {
    const context = contextOf([{ id: 'search', data: {} }]);
    expect(duplicateBlocks(context, ['b0'])).toEqual({
      refusal: '一页只能有一个，页面上已有',
      way: { to: 'block', uid: 'b0' },
    });
  });
});

describe('pasting', () => {
  const paste = (text: string, change = {}) => {
    const context = contextOf([{ id: 'search', data: {} }], change);
    return { context, result: pasteBlocks(context, { text, after: 'b0' }) };
  };

  it('gives what was copied, behind the place', () => {
    const text = copyText(withOdd(), ['odd']);
    const { context, result } = paste(text);
    const doc = docAfter(context, result);
    expect(doc.tabs[0]?.order).toEqual(['b0', 'new1']);
    expect(doc.blocks['new1']?.value).toEqual({ ...(JSON.parse(odd) as object), uid: 'new1' });
  });

  it.each([
    ['words', '你好'],
    ['other JSON', '{"a":1}'],
    ['another form', '{"pagoda-blocks":2,"blocks":[{"text":"{}"}]}'],
    ['no blocks', '{"pagoda-blocks":1,"blocks":[]}'],
    ['a block that is no JSON', '{"pagoda-blocks":1,"blocks":[{"text":"{"}]}'],
    ['a block that is a list', '{"pagoda-blocks":1,"blocks":[{"text":"[]"}]}'],
  ])('refuses %s', (_what, text) => {
    expect(paste(text).result).toEqual({ refusal: '剪贴板里没有组件' });
  });

  it('refuses what is larger than 5 MB', () => {
    expect(paste(`{"pagoda-blocks":1,"x":"${'a'.repeat(5 * 1024 * 1024)}"}`).result).toEqual({
      refusal: '内容超过 5 MB，请分开导入',
    });
  });

  it('leaves out a second single one, and says so', () => {
    const text = copyText(
      contextOf([
        { id: 'search', data: {} },
        { id: 'link', data: {} },
      ]),
      ['b0', 'b1'],
    );
    const { result } = paste(text);
    expect(result).toMatchObject({ words: '「搜索」一页只能有一个，已跳过', select: ['new1'] });
  });

  it('says what shoppers will not see, and what cannot be edited', () => {
    const plugin = copyText(contextOf([{ id: 'pintuan', data: {} }]), ['b0']);
    expect(paste(plugin).result).toMatchObject({ words: '商城未开通“拼团”，顾客看不到' });
    const unknown = copyText(contextOf([{ id: 'later', data: {} }]), ['b0']);
    expect(paste(unknown).result).toMatchObject({ words: '来自更新的版本，已原样粘贴，不能编辑' });
  });

  it.each([
    ['texts', { 'uploads/tea.png': '新茶上市' }, { alt: { 'uploads/tea.png': '新茶上市' } }],
    ['anything else', { 'uploads/tea.png': 5 }, undefined],
  ])('takes the alternative texts of its pictures along where they are %s', (_what, alt, note) => {
    const block = { text: '{"id":"link"}', note: { alt } };
    const { context, result } = paste(JSON.stringify({ 'pagoda-blocks': 1, blocks: [block] }));
    expect(docAfter(context, result).notes['new1']).toEqual(note);
  });

  it('takes no lock and no overlong name from the clipboard', () => {
    const note = { name: '名'.repeat(40), locked: 'owner', isHidden: true };
    const text = JSON.stringify({ 'pagoda-blocks': 1, blocks: [{ text: '{"id":"link"}', note }] });
    const { context, result } = paste(text);
    expect(docAfter(context, result).notes['new1']).toEqual({ name: '名'.repeat(30), isHidden: true });
  });
});

it('cutting takes the block away under its own name', () => {
  const context = contextOf([{ id: 'link', data: {} }]);
  const result = cutBlocks(context, ['b0']);
  expect(result).toMatchObject({ name: '剪切 标题' });
  expect(docAfter(context, result).tabs[0]?.order).toEqual([]);
});
