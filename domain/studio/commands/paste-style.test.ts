// The look of a block on others of its kind and of other kinds.
import { describe, expect, it } from 'vitest';
import { storedDataOf } from '../document';
import type { FormField, WidgetForm } from '../form';
import { copyStyle, pasteStyle } from './paste-style';
import { contextOf, docAfter, withNotes } from './testing';

const field = (change: Partial<FormField>): FormField => ({
  name: 'title',
  title: '标题',
  group: 'colour',
  control: 'colour',
  kind: 'text',
  style: true,
  ...change,
});
const formOf = (id: string, fields: FormField[]): WidgetForm => ({
  id,
  groups: [{ id: 'colour', fields }],
  unseen: [],
});
const link = formOf('link', [
  { name: 'title', title: '标题', group: 'content', control: 'text', kind: 'text' },
  field({ name: 'background', role: 'ground', parts: [field({ name: 'fontSize', kind: 'integer' })] }),
  field({ name: 'color', role: 'text' }),
]);
const search = formOf('search', [field({ name: 'bg', role: 'ground' }), field({ name: 'border' })]);
const data = { title: '上新', background: '#111111', fontSize: 30, color: '#222222' };

describe('the look of a block', () => {
  it('is of the fields that belong to it, parts included', () => {
    expect(copyStyle({ form: link, coerced: data }).values.map(({ at }) => at)).toEqual([
      '/background',
      '/fontSize',
      '/color',
    ]);
  });

  it('is pasted whole on its own kind, and leaves the content', () => {
    const context = contextOf([{ id: 'link', data: { title: '热卖', color: '#222222' } }]);
    const style = copyStyle({ form: link, coerced: data });
    const pasted = pasteStyle(context, style, [{ uid: 'b0', form: link, coerced: { color: '#222222' } }]);
    expect(pasted).toMatchObject({ taken: 3, skipped: 0 });
    const block = docAfter(context, pasted.result).blocks['b0'];
    expect(block && storedDataOf(block)).toEqual({
      title: '热卖',
      color: '#222222',
      background: '#111111',
      fontSize: 30,
    });
  });

  it('is pasted on another kind by what the fields are for, and says what found no place', () => {
    const context = contextOf([{ id: 'search', data: {} }]);
    const style = copyStyle({ form: link, coerced: data });
    const pasted = pasteStyle(context, style, [{ uid: 'b0', form: search, coerced: {} }]);
    expect(pasted).toMatchObject({ taken: 1, skipped: 2 });
    expect(docAfter(context, pasted.result).blocks['b0']?.value).toEqual({
      id: 'search',
      data: { bg: '#111111' },
    });
  });

  it('is refused in a locked block, and makes no step where nothing differs', () => {
    const style = copyStyle({ form: link, coerced: data });
    const target = { uid: 'b0', form: link, coerced: {} };
    const locked = withNotes(contextOf([{ id: 'link', data: {} }]), { b0: { locked: 'editor' } });
    expect(pasteStyle(locked, style, [target]).result).toHaveProperty('refusal');
    expect(pasteStyle(locked, style, [{ ...target, coerced: data }]).result).toMatchObject({ ops: [] });
  });
});
