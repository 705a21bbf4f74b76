// Proves building and parsing share links (SHARE-01 to SHARE-05).
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAddress } from './links';
import { buildShareLink, readShareLink, readShareQuery, shareAddress, sharedPlace } from './share-link';
import { SHARED_PARAMS } from './shared-params.gen';

const screen = { path: '/pages/goods/goods', params: { id: '1' }, userId: 7, storeId: 0 };

describe('a share link', () => {
  it('points to home with scene=share and the sharer (SHARE-01, SHARE-02)', () => {
    const { path, query } = parseAddress(shareAddress(screen));
    expect(path).toBe('/pages/index/index');
    expect(query['scene']).toBe('share');
    expect(query['user_id']).toBe('7');
    const link = buildShareLink({ base: 'https://a.example/mall/?', ...screen });
    expect(link).toContain('#/pages/index/index?scene=share&');
  });

  it('has the screen before the hash, and the sharer behind it alone', () => {
    const base = 'https://a.example/mall/?_acid=4&scene=old&user_id=9';
    const link = new URL(buildShareLink({ base, ...screen, storeId: 3 }));
    expect(Object.fromEntries(link.searchParams)).toEqual({
      _acid: '4',
      scene: 'share',
      params: '{"path":"/pages/goods/goods","params":{"id":"1"}}',
    });
    expect(link.hash).toBe(`#${shareAddress({ ...screen, storeId: 3 })}`);
  });

  it('has path and parameters as encoded JSON (SHARE-03)', () => {
    const address = shareAddress(screen);
    expect(address).toContain(encodeURIComponent('{"path":"/pages/goods/goods","params":{"id":"1"}}'));
    expect(JSON.parse(parseAddress(address).query['params'] ?? '')).toEqual({
      path: screen.path,
      params: screen.params,
    });
  });

  it('has the store only when one is chosen (SHARE-04)', () => {
    expect(parseAddress(shareAddress(screen)).query).not.toHaveProperty('multiple_store_id');
    expect(parseAddress(shareAddress({ ...screen, storeId: 3 })).query['multiple_store_id']).toBe('3');
    expect(parseAddress(shareAddress({ ...screen, userId: 0 })).query).not.toHaveProperty('user_id');
  });

  it('is read whole, which no other address is', () => {
    expect(readShareLink(buildShareLink({ base: 'https://a.example/mall/?_acid=4', ...screen }))).toEqual(
      screen,
    );
    expect(readShareLink('https://a.example/mall/#/pages/goods/goods?id=1')).toBeNull();
    expect(readShareLink('https://a.example/?scene=share')).toBeNull();
    expect(readShareLink('')).toBeNull();
  });

  it('resolves to the same screen with the parameters that may be shared (SHARE-05)', () => {
    const paths = fc.constantFrom(...Object.keys(SHARED_PARAMS));
    const params = fc.dictionary(
      fc.constantFrom('id', 'cat_id', 'keyword', 'goods_id', 'mobile'),
      fc.string(),
    );
    fc.assert(
      fc.property(paths, params, fc.nat(), fc.nat(), (path, given, userId, storeId) => {
        const place = sharedPlace({ path, params: given });
        const read = readShareQuery(
          parseAddress(shareAddress({ path, params: given, userId, storeId })).query,
        );
        expect(read).toEqual({ ...place, userId, storeId });
        expect(place.path).toBe(path);
      }),
    );
  });

  it('leads home in place of a screen that is not shared, and of one that the mall does not know', () => {
    for (const path of ['/pages/order/order-detail/order-detail', '/plugins/unknown/index'])
      expect(readShareLink(buildShareLink({ base: 'https://a.example/', ...screen, path }))).toEqual({
        ...screen,
        path: '/pages/index/index',
        params: {},
      });
  });

  it.each<Record<string, string>>([
    { scene: 'share', params: '%7B' },
    { scene: 'share', params: '{' },
    { scene: 'share' },
    { scene: 'share', params: '{"path":"javascript:alert(1)"}' },
    { scene: 'share', params: '{"path":"https://a.example/"}' },
    { scene: 'share', params: '[]' },
    { scene: 'abc', params: '{"path":"/pages/cart/cart"}' },
  ])('that is broken or foreign leads nowhere: %j (SHOW-02)', (query) => {
    expect(readShareQuery(query)).toBeNull();
  });
});
