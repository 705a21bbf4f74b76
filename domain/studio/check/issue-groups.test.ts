// Issues of a kind are one group with one act for those that a machine can mend.
import { expect, it } from 'vitest';
import { actOf, groupIssues } from './issue-groups';
import type { Issue } from './issue';

const issue = (code: string, uid: string | null, fix?: Issue['fix']): Issue => ({
  code,
  uid,
  level: 'should',
  at: '/a',
  words: code,
  tab: 'a',
  key: `${code} ${uid}`,
  ...(fix === undefined ? {} : { fix }),
});

const alt = { words: '填“茶”', picture: 'uploads/tea.png', alt: '茶' };
const crop = { words: '裁剪', picture: 'uploads/tea.png', at: '/a', ratio: 2 };
const value = { words: '改成 #333', at: '/a', value: '#333' };

it('groups two and more of a kind where the first stands, and leaves single ones alone', () => {
  const groups = groupIssues([issue('alt', 'b0'), issue('link', 'b1'), issue('alt', 'b2')]);
  expect(groups.map(({ words, issues }) => [words, issues.map(({ uid }) => uid)])).toEqual([
    ['图片没有替代文字', ['b0', 'b2']],
    [null, ['b1']],
  ]);
});

it('leaves kinds without a name ungrouped', () => {
  expect(groupIssues([issue('odd', 'b0'), issue('odd', 'b1')]).map(({ words }) => words)).toEqual([
    null,
    null,
  ]);
});

const actFor = (code: string, fixes: readonly (Issue['fix'] | undefined)[]) =>
  actOf({ code, words: '', issues: fixes.map((fix, index) => issue(code, `b${index}`, fix)) });

it('acts on those that a machine can mend, in the words of the work', () => {
  expect(actFor('alt', [alt, undefined, alt])?.words).toBe('一次填 2 处');
  expect(actFor('alt', [alt, undefined, alt])?.issues.map(({ uid }) => uid)).toEqual(['b0', 'b2']);
  expect(actFor('nameless', [value, value])?.words).toBe('一次填 2 处');
  expect(actFor('ratio', [crop, crop])?.words).toBe('一键裁剪 2 张');
  expect(actFor('theme', [value, value])?.words).toBe('跟随主题 2 处');
  expect(actFor('contrast', [value, value])?.words).toBe('一次改 2 处');
});

it('offers nothing where a machine can mend one at most', () => {
  expect(actFor('alt', [alt, undefined])).toBeNull();
  expect(actFor('link', [undefined, undefined])).toBeNull();
});
