// Search in the form: words of a field, and what stands in the way of one that is not shown.
import { describe, expect, it } from 'vitest';
import type { FormField, WidgetForm } from '~/domain/studio/form';
import { hiddenMatches, matches, obstacle } from './search';

const field = (change: Partial<FormField>): FormField => ({
  name: 'showBuyBtn',
  title: '显示购买按钮',
  group: 'text',
  control: 'switch',
  kind: 'boolean',
  ...change,
});
const toggle = field({});
const text = field({
  name: 'buyBtnText',
  title: '按钮文字',
  control: 'text',
  kind: 'text',
  when: { path: { up: 0, names: ['showBuyBtn'] }, is: 'yes' },
});
const style = field({
  name: 'style',
  title: '样式',
  control: 'segments',
  kind: 'integer',
  options: [{ value: 2, words: '图片' }],
});
const picture = field({
  name: 'pic',
  title: '底图',
  when: { all: [{ path: { up: 0, names: ['style'] }, is: '==', than: 2 }] },
});
const form: WidgetForm = {
  id: 'goods',
  groups: [{ id: 'text', fields: [{ ...toggle, parts: [text] }, style, picture] }],
  unseen: [],
};

describe('search in the form', () => {
  it('looks at label, help and the words of choices', () => {
    expect(matches(style, '图片')).toBe(true);
    expect(matches(field({ help: '手机上没有' }), '手机')).toBe(true);
    expect(matches(style, '按钮')).toBe(false);
    expect(matches(style, ' ')).toBe(false);
  });

  it('finds a field within another', () => {
    expect(matches({ ...toggle, title: '显示', parts: [text] }, '按钮文字')).toBe(true);
  });

  it('names the switch that hides a field, and what it must be', () => {
    const scopes = [{ showBuyBtn: false, style: 1 }];
    expect(hiddenMatches(form.groups[0]?.fields ?? [], '按钮', scopes)).toEqual([text]);
    expect(obstacle(form, text, scopes)).toMatchObject({ words: '先打开“显示购买按钮”', value: true });
    expect(obstacle(form, picture, scopes)).toMatchObject({ words: '先把“样式”设为“图片”', value: 2 });
  });

  it('has no obstacle where the field is shown', () => {
    expect(obstacle(form, text, [{ showBuyBtn: true }])).toBeNull();
  });
});
