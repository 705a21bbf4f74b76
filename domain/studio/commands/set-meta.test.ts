// Proves the writing of what belongs to a page itself.
import { describe, expect, it } from 'vitest';
import { setMeta, titleRefusal } from './set-meta';
import { contextOf, docAfter } from './testing';

describe('the settings of a page', () => {
  it('writes a title as one burst, and nothing where it is the same', () => {
    const context = contextOf([]);
    const result = setMeta(context, { name: 'title', value: '双十一', words: '页面标题', isTyping: true });
    const doc = docAfter(context, result);
    expect(result).toMatchObject({ burst: 'meta-title', name: '页面标题' });
    expect(doc.meta).toEqual({ title: '双十一' });
    const again = setMeta({ ...context, doc }, { name: 'title', value: '双十一', words: '页面标题' });
    expect(again).toMatchObject({ ops: [] });
  });

  it('refuses a title that is empty or longer than fifteen letters', () => {
    const refused = { refusal: '标题不能为空，最多 15 个字' };
    const set = (value: string) => setMeta(contextOf([]), { name: 'title', value, words: '页面标题' });
    expect(set('  ')).toEqual(refused);
    expect(set('一'.repeat(16))).toEqual(refused);
    // A letter outside of the first plane counts as one.
    expect(titleRefusal('𠮷'.repeat(15))).toBeNull();
  });

  it('writes who may see the page, and everyone as null', () => {
    const context = contextOf([]);
    const limit = { is_all: 0 as const, member: [{ level: 2, name: '金卡' }] };
    const limited = docAfter(
      context,
      setMeta(context, { name: 'access_limit', value: limit, words: '谁可以看' }),
    );
    expect(limited.meta['access_limit']).toEqual(limit);
    const next = { ...context, doc: limited };
    const open = docAfter(next, setMeta(next, { name: 'access_limit', value: null, words: '谁可以看' }));
    expect(open.meta['access_limit']).toBeNull();
  });
});
