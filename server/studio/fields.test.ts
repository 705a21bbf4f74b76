// Proves what a field of a request may be where the type does not say it.
import { expect, it } from 'vitest';
import { momentOf } from './fields';

it('reads a moment, none, and refuses in words a day that its month does not have', () => {
  expect(momentOf({ at: '2027-02-28T10:00:00+08:00' }, 'at')).toEqual(new Date('2027-02-28T02:00:00Z'));
  expect(momentOf({}, 'at')).toBeNull();
  for (const at of ['2027-02-30T10:00:00Z', '2027-02-30 10:00:00', '2027-13-01T10:00:00Z', 'soon', 7, {}])
    expect(() => momentOf({ at }, 'at')).toThrow('时间的格式不正确');
});
