// Proves that the demo mall is complete: every picture exists, every link resolves, every ledger adds up.
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { resolveLink } from '~/domain/links';
import { verifySecret } from '~/server/http/secret-hash';
import { drawPicture } from '~/server/pictures/draw-picture';
import { filmOf } from '~/server/pictures/films';
import * as validators from '~/widgets/validators.gen';
import type { Database } from '../db/database';
import { prepareDatabase } from '../app/prepare';

/** Every text inside a value, with its keys. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
};

/** The validator of a widget's stored data: app-nav-bar → validateAppNavBarData. */
function validatorOf(id: string): (data: unknown) => boolean {
  const name = id.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  const validate = new Map<string, unknown>(Object.entries(validators)).get(`validate${name}Data`);
  if (typeof validate !== 'function') throw new Error(`There is no widget ${id}.`);
  return (data) => validate(data) === true;
}

const PICTURE = /pictures\/([\w/-]+)\.svg/g;

describeOnBothDatabases('the demo mall', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const values = async (text: string): Promise<unknown[]> =>
    (await database.executeSql(text)).rows.flatMap((row) => Object.values(row as object));
  const layouts = async (): Promise<unknown[]> =>
    (await values('select data from diy_templates')).map((data) => JSON.parse(String(data)));

  it('is seeded once', async () => {
    expect(await prepareDatabase(database)).toEqual({ isNew: false });
    expect(await values('select count(*) from malls')).toEqual([1]);
  });

  it('has eighty goods, each with SKUs, a leaf category and its least price', async () => {
    expect(await values("select count(*) from goods where deleted_at is null and sign = ''")).toEqual([80]);
    const wrong =
      await values(`select goods.name from goods where sign = '' and (price_fen <> (select min(price_fen) from skus where goods_id = goods.id)
      or not exists (select from goods_cat_relations relation join goods_cats cat on cat.id = relation.cat_id where relation.goods_id = goods.id and cat.level = 3)
      or jsonb_array_length(attr_groups) <> (select max(jsonb_array_length(attr_list)) from skus where goods_id = goods.id))`);
    expect(wrong).toEqual([]);
    expect(await values("select count(distinct name) from goods where sign <> 'mch'")).toEqual([80]);
    expect(await values("select count(distinct subtitle) from goods where sign <> 'mch'")).toEqual([80]);
  });

  it.each([
    ['free goods', 'price_fen = 0'],
    ['negotiable goods', 'is_negotiable'],
    ['goods before their sale', 'sell_begin_at > now()'],
    ['goods after their sale', 'sell_end_at < now()'],
    ['goods sold out', '(select sum(stock) from skus where goods_id = goods.id) = 0'],
    [
      'goods with some SKUs sold out',
      '0 < some (select stock from skus where goods_id = goods.id) and 0 = some (select stock from skus where goods_id = goods.id)',
    ],
    ['goods with a purchase limit', 'limit_buy_value > 0'],
    ['goods with a least number', 'min_number > 1'],
    [
      'goods with member prices',
      "exists (select from skus where goods_id = goods.id and member_prices <> '{}')",
    ],
    ['goods of three specification groups', 'jsonb_array_length(attr_groups) = 3'],
    ['card goods', "type = 'ecard'"],
    ['goods without a review', 'not exists (select from goods_comments where goods_id = goods.id)'],
  ])('has %s', async (_what, condition) => {
    expect(Number((await values(`select count(*) from goods where ${condition}`))[0])).toBeGreaterThan(0);
  });

  it('has shoppers who can sign in', async () => {
    const hashes = await values(
      "select password_hash from users where mobile in ('13800000001', '13800000002')",
    );
    expect(await Promise.all(hashes.map((hash) => verifySecret('pagoda123', String(hash))))).toEqual([
      true,
      true,
    ]);
  });

  it('has three merchants, each with approved goods of his own that are in stock', async () => {
    const goods =
      await values(`select count(*) from merchants join merchant_goods on mch_id = merchants.id and status = 2
      join goods on goods.id = goods_id and sign = 'mch' where review_status = 1 and is_open and is_recommended
      and price_fen = (select min(price_fen) from skus where goods_id = goods.id and stock > 0)
      and exists (select from goods_cat_relations where goods_id = goods.id)
      group by merchants.id order by merchants.id`);
    expect(goods).toEqual([3, 3, 2]);
    expect(await values("select count(distinct goods.name) from goods where sign = 'mch'")).toEqual([8]);
  });

  it('has orders in every state, and every order adds up', async () => {
    const states =
      await values(`select distinct case when cancel_status = 1 then 'cancelled' when cancel_status = 2 then 'asked'
      when not is_pay and pay_type <> 2 then 'unpaid' when not is_pay then 'on delivery' when send_type = 1 and not is_send then 'to redeem'
      when not is_send then 'to ship' when not is_confirm then 'to receive' when is_comment then 'reviewed' when is_sale then 'finished' else 'received' end from orders`);
    expect(states.map(String).sort()).toEqual(
      [
        'asked',
        'cancelled',
        'finished',
        'on delivery',
        'received',
        'reviewed',
        'to receive',
        'to redeem',
        'to ship',
        'unpaid',
      ].sort(),
    );
    const wrong = await values(`select id from orders where
      total_goods_price_fen <> (select sum(total_price_fen) from order_lines where order_id = orders.id) or
      total_goods_price_fen <> total_goods_original_price_fen - member_discount_price_fen - cut_price_fen - full_reduce_price_fen - coupon_discount_price_fen - integral_deduction_price_fen or
      total_pay_price_fen <> total_goods_price_fen + express_price_fen or
      total_pay_price_fen <> (select amount_fen from payment_union_orders where kind = 'order' and source_id = orders.id)`);
    expect(wrong).toEqual([]);
  });

  it('has no review of a time that is still to come', async () => {
    const latest = await values('select greatest(max(commented_at), max(appended_at)) from goods_comments');
    expect(new Date(String(latest[0])).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('has ledgers whose last line is the shopper’s balance', async () => {
    const signed = (column: string) =>
      sql.raw(`sum(case when type = 1 then ${column} else -${column} end)::bigint`);
    const wrong = await sql`select users.id from users
      left join (select user_id, ${signed('money_fen')} as total from balance_logs group by user_id) money on money.user_id = users.id
      left join (select user_id, ${signed('integral')} as total from integral_logs group by user_id) score on score.user_id = users.id
      where users.balance_fen <> coalesce(money.total, 0) or users.integral <> coalesce(score.total, 0)`.execute(
      database.db,
    );
    expect(wrong.rows).toEqual([]);
    expect(await values('select balance_fen > 0 and integral > 0 from users where id in (1, 2)')).toEqual([
      true,
      true,
    ]);
  });

  it('refers only to pictures that exist', async () => {
    const texts = [
      ...textsIn(await values('select value from mall_options')),
      ...textsIn(await layouts()),
      ...textsIn(await values('select data from user_centers')),
      ...textsIn(await values('select cover_pic, pic_list, detail from goods')),
      ...textsIn(await values('select pic_url, big_pic_url, advert_pic from goods_cats')),
      ...textsIn(await values('select pic_url, bg_pic_url, rights from member_levels')),
      ...textsIn(await values('select cover_url, pic_list from stores')),
      ...textsIn(await values('select cover_url, pic_list from merchants')),
      ...textsIn(await values('select cover_url from vip_cards')),
      ...textsIn(await values('select cover_url from vip_card_periods')),
      ...textsIn(await values('select avatar from users')),
      ...textsIn(await values('select virtual_avatar, pic_list from goods_comments')),
      ...textsIn(await values('select pic_url from skus')),
      ...textsIn(await values('select cover_pic, pic_list, detail from topics')),
      ...textsIn(await values('select pic_url from videos')),
    ];
    const names = new Set(texts.flatMap((text) => [...text.matchAll(PICTURE)].map(([, name]) => name ?? '')));
    expect(names.size).toBeGreaterThan(250);
    expect([...names].filter((name) => drawPicture(name) === null)).toEqual([]);
  });

  it('has the film of each video', async () => {
    const urls = (await values('select url from videos')).flat().map(String);
    expect(urls.length).toBeGreaterThan(1);
    expect(urls.filter((url) => filmOf(url.replace(/^videos\//, '')) === null)).toEqual([]);
  });

  it('has a picture for each colour, which the SKUs of that colour show', async () => {
    const groups = `goods, jsonb_array_elements(attr_groups) part
      where part->>'attr_group_name' in ('颜色', '封面', '釉色', '配色')`;
    const alike = `select goods.name from ${groups} and (select count(distinct nullif(tone->>'pic_url', ''))
      from jsonb_array_elements(part->'attr_list') tone) <> jsonb_array_length(part->'attr_list')`;
    expect(await values(alike)).toEqual([]);
    const [coloured, wrong] =
      await values(`select count(*) as coloured, count(*) filter (where skus.pic_url <> tone->>'pic_url') as wrong
      from skus join goods on goods.id = goods_id, jsonb_array_elements(goods.attr_groups) part,
      jsonb_array_elements(part->'attr_list') tone, jsonb_array_elements(skus.attr_list) pick
      where part->>'attr_group_name' in ('颜色', '封面', '釉色', '配色') and pick->>'attr_id' = tone->>'attr_id'`);
    expect(Number(coloured)).toBeGreaterThan(60);
    expect(Number(wrong)).toBe(0);
  });

  it('has pages whose links resolve and whose goods exist as they were when the page was saved', async () => {
    const objects = objectsIn(await layouts());
    const links = objects.filter(
      ({ new_link_url, openType, url }) => Boolean(new_link_url) || (openType !== undefined && Boolean(url)),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter((link) => resolveLink(link) === null)).toEqual([]);
    const shown = objects
      .filter((one) => 'picUrl' in one && 'price' in one)
      .map(({ id, name, price }) => [id, name, price].map(String).join(' '));
    const real = new Set(
      await values("select id || ' ' || name || ' ' || to_char(price_fen / 100.0, 'FM999990.00') from goods"),
    );
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((one) => !real.has(one))).toEqual([]);
  });

  it('has topics whose blocks are valid by their widgets, with links that resolve', async () => {
    const blocks = (await values('select detail from topics')) as { id: string; data: unknown }[][];
    expect(blocks).toHaveLength(6);
    const rendered = blocks.flat().filter(({ id }) => id !== 'goods');
    expect(rendered.filter(({ id, data }) => !validatorOf(id)(data))).toEqual([]);
    const links = objectsIn(blocks).filter(({ new_link_url }) => Boolean(new_link_url));
    expect(links.length).toBeGreaterThan(1);
    expect(links.filter((link) => resolveLink(link) === null)).toEqual([]);
  });

  it('has a login picture of 650 by 700', async () => {
    const [page] = (await values("select value from mall_options where key = 'auth_page'")) as {
      pic_url: string;
    }[];
    const name = (page?.pic_url ?? '').replace(/^pictures\/|\.svg$/g, '');
    expect(drawPicture(name)).toMatch(/^<svg [^>]*viewBox="0 0 650 700"/);
  });

  it('has pages whose widgets are valid by their schemas', async () => {
    const nodes = (await layouts()).flat() as { id: string; data: unknown }[];
    const wrong = nodes.filter(({ id, data }) => !validatorOf(id)(data));
    expect(nodes.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });

  it('continues ids after the demo rows', async () => {
    const coupon = await database.db
      .insertInto('goods_cats')
      .values({ name: '新类', level: 1, parent_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect([coupon.id]).toEqual(await values('select max(id) from goods_cats'));
  });
});
