// Proves that warnings are accepted with a reason, and that what must be mended is not.
import { expect, it } from 'vitest';
import type { Issue } from '../check/issue';
import { dismissIssue } from './dismiss-issue';
import { contextOf, docAfter } from './testing';

const issue: Issue = {
  code: 'alt',
  level: 'should',
  uid: 'b0',
  tab: 'a',
  at: '/x',
  words: '没有替代文字',
  key: 'alt /x 1',
};

it('notes the reason beside the block, and removes it again', () => {
  const context = contextOf([{ id: 'link' }]);
  const doc = docAfter(context, dismissIssue(context, issue, '装饰'));
  expect(doc.notes['b0']?.dismissed).toEqual({ 'alt /x 1': '装饰' });
  expect(
    docAfter({ ...context, doc }, dismissIssue({ ...context, doc }, issue, null)).notes['b0'],
  ).toBeUndefined();
});

it('refuses what must be mended', () => {
  const context = contextOf([{ id: 'link' }]);
  expect(dismissIssue(context, { ...issue, level: 'must' }, '算了')).toEqual({ refusal: '必须改的不能忽略' });
});
