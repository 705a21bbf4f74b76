// Rows say what they hold, and new ones hold their defaults.
import { describe, expect, it } from 'vitest';
import type { FormField } from '~/domain/studio/form';
import { defaultRow, movedRow, rowsFromText, rowSummary } from './list-rows';

const field = (change: Partial<FormField>): FormField => ({
  name: 'navs',
  title: '入口',
  group: 'content',
  control: 'list',
  kind: 'list',
  ...change,
});

describe('rows of a list', () => {
  const list = field({ row: '{name} → {link.name}' });

  it('are named by what they hold', () => {
    expect(rowSummary(list, { name: '领券', link: { name: '领券中心' } }, 0)).toBe('领券 → 领券中心');
    expect(rowSummary(list, { name: '', link: { name: '领券中心' } }, 0)).toBe('领券中心');
  });

  it.each([
    [{ name: '', link: null }, 2, '入口 3 · 还没有名称'],
    [null, 0, '入口 1 · 还没有名称'],
  ])('say what they are and lack, where they hold nothing: %j', (row, index, words) => {
    const fields = [field({ name: 'name', title: '名称', control: 'text', kind: 'text' })];
    expect(rowSummary({ ...list, fields }, row, index)).toBe(words);
  });

  it.each([
    [{ url: '', openType: '' }, '图片 3 · 还没有链接'],
    [{ url: '/pages/no-entry/x', openType: 'navigate' }, '图片 3 · /pages/no-entry/x'],
  ])('of pictures without the name of a link say where they lead: %j', (row, words) => {
    const shape = { shape: 'picker', fields: { url: 'url', openType: 'openType' } } as const;
    const link = field({ name: 'url', title: '链接', control: 'link', kind: 'text', link: shape });
    const pictures = field({ row: '{link.name}', rows: { max: 20, add: '添加图片' }, fields: [link] });
    expect(rowSummary(pictures, row, 2)).toBe(words);
  });

  it('of plain texts say what they are, too', () => {
    const texts = field({ title: '标签', item: field({ control: 'text' }) });
    expect([rowSummary(texts, '', 0), rowSummary(texts, '新品', 1)]).toEqual(['标签 1 · 还没有内容', '新品']);
  });

  it('begin with the defaults and initials of their fields, parts included', () => {
    const url = field({
      name: 'url',
      control: 'link',
      kind: 'text',
      default: '',
      parts: [
        field({ name: 'openType', kind: 'text', default: '' }),
        field({ name: 'key', optional: true, default: '' }),
      ],
    });
    const count = field({ name: 'count', kind: 'integer', default: 3, initial: 5 });
    expect(defaultRow(field({ fields: [url, count] }))).toEqual({ url: '', openType: '', count: 5 });
  });

  it('change places', () => {
    expect(movedRow(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(movedRow(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  });

  it('are filled by the cells of a spreadsheet, and what means nothing stays as in a new row', () => {
    const table = field({
      fields: [
        field({ name: 'name', control: 'text', kind: 'text', default: '', maxLength: 4 }),
        field({ name: 'link', control: 'link', kind: 'any', default: {} }),
        field({ name: 'count', control: 'number', kind: 'integer', default: 1 }),
        field({
          name: 'type',
          control: 'select',
          kind: 'text',
          default: 'a',
          options: [
            { value: 'a', words: '甲' },
            { value: 'b', words: '乙' },
          ],
        }),
      ],
    });
    expect(rowsFromText(table, '春茶上新啦\t3\t乙\r\n\n热卖\t多\t丙\n')).toEqual([
      { name: '春茶上新', link: {}, count: 3, type: 'b' },
      { name: '热卖', link: {}, count: 1, type: 'a' },
    ]);
    expect(rowsFromText(table, 'a\nb\nc', 2)).toHaveLength(2);
  });
});
