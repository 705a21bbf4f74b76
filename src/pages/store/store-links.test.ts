// Proves the targets of a store's links.
import { describe, expect, it } from 'vitest';
import { resolveLink } from '~/domain/links';
import { mapLink, telLink } from './store-links';

describe('the links of a store', () => {
  it('call its number (UI-13)', () => {
    expect(resolveLink(telLink('0571-88880000'))).toEqual({ openType: 'tel', number: '0571-88880000' });
  });

  it('show its position (UI-13)', () => {
    const store = { name: '文三路店', address: '杭州市', latitude: '30.27415', longitude: '120.15515' };
    expect(resolveLink(mapLink(store))).toEqual({
      openType: 'map',
      path: '/open-location',
      query: { latitude: '30.27415', longitude: '120.15515', name: '文三路店', address: '杭州市' },
    });
  });
});
