// Proves that the fixed user centre of older backends is converted to a layout, from a recorded response.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { raiseVersions, unnamedIn } from '~/renderer/testing/raised-versions';
import { coerce } from '~/schemas/shape';
import { registry } from '~/widgets/registry.gen';
import { shapes } from '~/widgets/shapes.gen';
import { layoutOfOldCenter } from './legacy-center';

interface Recorded {
  data: { config: { user_center: Record<string, unknown> } };
}

const file = resolve(import.meta.dirname, '../../../tests/data/answers/user-config.json');
const recorded = (JSON.parse(readFileSync(file, 'utf8')) as Recorded).data.config.user_center;
const menus = [{ name: '帮助', icon_url: '', link_url: '/pages/article/article-list/article-list' }];

const idsOf = (center: Record<string, unknown>) => layoutOfOldCenter(center).map(({ id }) => id);

/** The data of a part as its widget renders it. */
function rendered(center: Record<string, unknown>, id: string): Record<string, unknown> {
  const node = layoutOfOldCenter(center).find((part) => part.id === id);
  const shape = shapes[id]?.delivered;
  if (node === undefined || shape === undefined) throw new Error(`no ${id}`);
  return coerce(shape, node.data) as Record<string, unknown>;
}

describe('the older user centre', () => {
  it('has its parts in their fixed order', () => {
    expect(idsOf({ ...recorded, menus })).toEqual(['user', 'foot', 'account', 'order', 'menu']);
  });

  it.each([
    ['is_foot_bar_status', 'foot'],
    ['is_account_status', 'account'],
    ['is_order_bar_status', 'order'],
    ['is_menu_status', 'menu'],
  ])('leaves out the parts that %s switches off', (status, id) => {
    expect(idsOf({ ...recorded, [status]: '0' })).not.toContain(id);
  });

  it('is only a head when the response has nothing else', () => {
    expect(idsOf({})).toEqual(['user']);
  });

  it('preserves the look of the head, and offers no payment code', () => {
    expect(rendered({ ...recorded, top_style: '2' }, 'user')).toMatchObject({
      top_style: 2,
      bg_style: 2,
      top_pic_url: recorded['top_pic_url'],
      nickname_color: '#ffffff',
      general_user_text: '普通用户',
      code: 0,
      address: { status: 1, bg_color: '#ff4544', text_color: '#FFFFFF', mode: 1 },
    });
  });

  it('preserves icons, counts and addresses of the bars', () => {
    expect(rendered(recorded, 'foot')).toMatchObject({
      favorite_icon: expect.stringContaining('favorite.png'),
    });
    expect(rendered(recorded, 'order')['order_bar']).toMatchObject([
      {
        link_url: '/pages/order/index/index?status=1',
        icon: expect.stringContaining('icon-order-0'),
        num: 0,
      },
      {},
      {},
      {},
      { link_url: '/pages/order/refund/index' },
    ]);
    expect(rendered(recorded, 'account')).toMatchObject({
      mode: 2,
      integral: 1,
      integer_page_url: '/plugins/integral_mall/index/index',
      integer_navigate_enabled: true,
      s_card_icon: expect.stringContaining('icon-card'),
      recharge_setting: { status: 1 },
    });
  });

  it('preserves the menu with its style', () => {
    expect(rendered({ ...recorded, menus, menu_style: '2' }, 'menu')).toMatchObject({
      title_style: 2,
      menus,
    });
  });
});

it('names the version of each of its parts', () => {
  onTestFinished(raiseVersions(registry));
  const nodes = layoutOfOldCenter({ ...recorded, menus });
  expect([nodes.length, unnamedIn(registry, nodes)]).toEqual([5, []]);
});
