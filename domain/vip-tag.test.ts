import { expect, it } from 'vitest';
import { vipTagText } from './vip-tag';

it('shows holders of the card their discount, and everyone else what it would bring (UI-14)', () => {
  expect(vipTagText({ discount: '9.5', is_vip_card_user: 1 })).toBe('9.5折');
  expect(vipTagText({ discount: '9.5', is_vip_card_user: 0 })).toBe('开卡享9.5折');
  expect(vipTagText({ discount: '0', is_vip_card_user: 1 })).toBe('免费');
  expect(vipTagText({ discount: '0', is_vip_card_user: 0 })).toBe('开卡免费');
});

it('is absent where the card does nothing for the goods', () => {
  for (const card of [
    undefined,
    { discount: null },
    { discount: '' },
    { discount: '无', is_vip_card_user: 1 },
  ])
    expect(vipTagText(card)).toBe('');
});
