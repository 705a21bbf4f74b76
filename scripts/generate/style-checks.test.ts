// Proves which lengths of a widget's stylesheet are refused.
import { expect, it } from 'vitest';
import { styleProblems } from './style-checks';

it('refuses lengths that stay as they are on wider screens', () => {
  expect(styleProblems('.a {\n  padding: 12px 8rpx 1.5px;\n}')).toEqual([
    "2: 12px: write rpx, a 750th of the page's width",
    "2: 1.5px: write rpx, a 750th of the page's width",
  ]);
});

it('allows rpx, thin lines and the size of a finger', () => {
  const css =
    '.a {\n  width: 88rpx;\n  border-top: 1px solid;\n  outline-offset: -4px;\n  min-height: calc(44px + var(--a, 0px));\n}';
  expect(styleProblems(css)).toEqual([]);
});
