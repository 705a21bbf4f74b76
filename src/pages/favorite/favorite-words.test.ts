// Proves the tags of favourites.
import { describe, expect, it } from 'vitest';
import { STATUSES, stateTag } from './favorite-words';

describe('a favourite', () => {
  it('shows how much its price has dropped', () => {
    expect(stateTag({ status_type: 1, low_price: 5.5 })?.text).toBe('比收藏时降价5.5元');
    expect(stateTag({ status_type: 1 })?.text).toBe('降价');
  });

  it('shows low stock and unavailable goods, and nothing else', () => {
    expect(stateTag({ status_type: 2 })).toEqual({ text: '低库存', tone: 'danger' });
    expect(stateTag({ status_type: 3 })).toEqual({ text: '失效', tone: 'grey' });
    expect(stateTag({ status_type: 0 })).toBeNull();
  });

  it("sends the parameter's values, which differ from those of the response", () => {
    expect(Object.fromEntries(STATUSES.map(({ id, text }) => [text, id]))).toEqual({
      全部状态: 0,
      低库存: 1,
      失效: 2,
      优惠: 3,
    });
  });
});
