// Api/cart: the cart by shop, adding, setting pieces, removing, the badge.
import { cartAdd, cartDelete, cartEdit, cartList, cartNums } from '~/schemas/api/cart.gen';
import { guestRoute, loginRoute, Reply, type Route } from '../../http/route';
import { runningReduction, wireRule } from '../full-reduce/activity';
import { readGoodsRules } from '../../goods/goods-rules';
import { readOptions } from '../../settings/mall-options';
import { addToCart, editCart } from './change';
import { cartCount, cartLines } from './rows';

const SEND_TYPE_NAMES = { express: '快递配送', offline: '上门自提', city: '同城配送', none: '无配送' };
const DEFAULT_SEND_TYPES = ['express', 'offline'] as const;

const list = guestRoute(cartList, async ({ db, user, now }) => {
  const options = await readOptions(db, ['send_type', 'send_type_desc', 'name']);
  const names = { ...SEND_TYPE_NAMES, ...(options['send_type_desc'] as Record<string, string> | undefined) };
  if (user === null) return { list: [], send_type_desc: names };
  const view = { viewer: user, rules: await readGoodsRules(db), now };
  const sendTypes = (options['send_type'] as (typeof DEFAULT_SEND_TYPES)[number][] | undefined) ?? [
    ...DEFAULT_SEND_TYPES,
  ];
  const reduction = await runningReduction(db, now);
  const lines = await cartLines(db, user.id, { view, sendTypes, reduction });
  const mall = await db.selectFrom('malls').select('name').executeTakeFirst();
  const shop = {
    mch_id: 0,
    is_active: false,
    new_status: 0 as const,
    name: mall?.name ?? '',
    ...(reduction === null ? {} : { full_reduce: wireRule(reduction) }),
    goods_list: lines,
  };
  return { list: lines.length === 0 ? [] : [shop], send_type_desc: names };
});

const add = loginRoute(cartAdd, async ({ db, user, params, now }) => {
  const view = { viewer: user, rules: await readGoodsRules(db), now };
  await addToCart(db, { user, goodsId: params.goods_id, skuId: params.attr, num: params.num, view });
  return new Reply(null, '添加购物车成功');
});

const edit = loginRoute(cartEdit, async ({ db, user, params, now }) => {
  await editCart(db, params.list, { user, view: { viewer: user, rules: await readGoodsRules(db), now } });
  return new Reply(null, 'success');
});

const remove = loginRoute(cartDelete, async ({ db, user, params }) => {
  if (params.cart_id_list.length > 0) {
    await db
      .deleteFrom('carts')
      .where('user_id', '=', user.id)
      .where('id', 'in', params.cart_id_list)
      .execute();
  }
  return new Reply(null, 'success');
});

const nums = loginRoute(cartNums, async ({ db, user }) => ({ nums: await cartCount(db, user.id) }));

export const routes: readonly Route[] = [list, add, edit, remove, nums];
