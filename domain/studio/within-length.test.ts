// Texts that grow over their length: the inserted part is cut.
import { expect, it } from 'vitest';
import { withinLength } from './within-length';

it.each([
  ['at the end', '限时优惠', '限时优惠今天', '限时优惠今'],
  ['at the start', '限时优惠', '今天限时优惠', '今限时优惠'],
  ['in the middle', '限时优惠', '限时今天优惠', '限时今优惠'],
  ['over a selection', '限时优惠', '限今天明天惠', '限今天明惠'],
  ['of a full text', '今天限时优', '新今天限时优', '今天限时优'],
  ['of an over-long text', '今天明天限时优惠', '今天明天限时优惠新', '今天明天限时优惠'],
  ['over a selection of an over-long text', '今天明天限时优惠', '后天明天限时优惠', '后天明天限时优惠'],
  ['that is shorter', '今天明天限时优惠', '今天限时优惠', '今天限时优惠'],
  ['of which a letter has two units', '限时优惠', '限时优惠😀🍵', '限时优惠😀'],
])('cuts what was inserted %s', (_where, before, after, expected) => {
  expect(withinLength(before, after, 5)).toBe(expected);
});

it('cuts nothing of a field without a length', () => {
  expect(withinLength('', '字'.repeat(500))).toHaveLength(500);
});
