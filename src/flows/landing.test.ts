// Proves the landing of a link with a scene (SHARE-05, SHOW).
import { describe, expect, it } from 'vitest';
import { buildShareLink } from '~/domain/share-link';
import { cleanPage, planLanding } from './landing';

const MALL = 'https://mall.example/h5/';
const HOME = '/h5/?#/pages/index/index';
const goods = { path: '/pages/goods/goods', params: { id: '3' } };
const share = (base = MALL) => buildShareLink({ base, ...goods, userId: 7, storeId: 4 });

describe('planLanding', () => {
  it('leads to the shared screen with its query, over a clean home (SHARE-05, SHOW-01, SHOW-07)', () => {
    expect(planLanding(share())).toMatchObject({
      home: HOME,
      launchScene: 1001,
      target: goods,
      token: '',
      storeId: 4,
    });
  });

  it.each([
    ['behind the hash', share().replace(/\?[^#]*/, '?')],
    ['before the hash', share().replace(/#.*/, '#/')],
    ['with what the social app adds', share().replace('#', '&from=singlemessage&isappinstalled=0#')],
  ])('finds what was shared %s', (_where, href) => {
    expect(planLanding(href)).toMatchObject({ home: HOME, target: goods });
  });

  it.each(['%7B', '', '{"path":"https://a.example/"}', '{"path":"javascript:alert(1)"}'])(
    'leaves home for the broken parameters %j (SHOW-02)',
    (params) => {
      const href = `${MALL}?#/pages/index/index?scene=share&params=${encodeURIComponent(params)}`;
      expect(planLanding(href)).toMatchObject({ home: HOME, target: null, token: '' });
    },
  );

  it.each([`${MALL}?scene=abc#/`, `${MALL}?scene=abc`, `${MALL}?#/pages/index/index?scene=abc`])(
    'takes any other scene for a token: %s (SHOW-03)',
    (href) => {
      expect(planLanding(href)).toMatchObject({ home: HOME, target: null, token: 'abc' });
    },
  );

  it.each([1001, 1045, 1046, 1058, 1067, 1084, 1091, 1119, 1120, 1121, 1048, 1107, 1104])(
    'cleans the address for the scene %i (SHOW-08)',
    (scene) => {
      const href = `${MALL}?#/pages/index/index?scene=${scene}`;
      expect(planLanding(href)).toMatchObject({ home: HOME, launchScene: scene });
    },
  );

  it.each([1047, 1100])('leaves the address alone for the scene %i (SHOW-08)', (scene) => {
    const home = `/h5/?#/pages/index/index?scene=${scene}`;
    expect(planLanding(`https://mall.example${home}`)).toMatchObject({ home, launchScene: scene });
  });

  it('preserves the other parameters of home', () => {
    const href = `${MALL}?_acid=4&scene=abc#/pages/index/index?page_id=9&user_id=7`;
    expect(planLanding(href)?.home).toBe('/h5/?_acid=4#/pages/index/index?page_id=9');
    expect(cleanPage(href)).toBe('/h5/?_acid=4');
  });

  it.each(['user_id=7', 'multiple_store_id=4'])('leaves a clean home for the link %s', (said) => {
    const clean = { home: `${HOME}?page_id=9`, target: null, token: '' };
    expect(planLanding(`${MALL}?#/pages/index/index?page_id=9&${said}`)).toMatchObject(clean);
    expect(planLanding(`${MALL}?${said}#/pages/index/index?page_id=9`)).toMatchObject(clean);
    expect(planLanding(`${MALL}?${said}#/pages/registered/sign`)).toBeNull();
  });

  it.each([`${MALL}?#/pages/index/index?page_id=9`, MALL, `${MALL}?scene=abc#/pages/cart/cart`])(
    'has nothing to do at %s',
    (href) => {
      expect(planLanding(href)).toBeNull();
    },
  );

  it.each(['-3', '1e9', '99999999999', 'x'])('takes %j for no store', (id) => {
    expect(planLanding(`${MALL}?scene=abc&multiple_store_id=${id}#/`)?.storeId).toBe(0);
  });
});
