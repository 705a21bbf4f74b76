// Proves the operator's words for distribution over the built-in ones.
import { describe, expect, it } from 'vitest';
import { shareWordsOf } from './share-words';

const customOf = (words: Record<string, { name: string; default: string }>) =>
  ({ words }) as Parameters<typeof shareWordsOf>[0];

describe('the words of distribution', () => {
  it('are the built-in ones until the operator changes them', () => {
    expect(shareWordsOf(undefined)).toMatchObject({
      cash: '提现',
      parent_name: '推荐人',
      one_share: '一级分销',
    });
    const blank = customOf({ cash: { name: '', default: '提现' } });
    expect(shareWordsOf(blank).cash).toBe('提现');
  });

  it("are the operator's", () => {
    const custom = customOf({
      cash: { name: '提取', default: '提现' },
      one_share: { name: '好友', default: '' },
    });
    expect(shareWordsOf(custom)).toMatchObject({ cash: '提取', one_share: '好友', second_share: '二级分销' });
  });

  it('do not show the label of the operator’s form as the name of a level', () => {
    const custom = customOf({ one_share: { name: '一级分销名称', default: '一级分销名称' } });
    expect(shareWordsOf(custom).one_share).toBe('一级分销');
  });
});
