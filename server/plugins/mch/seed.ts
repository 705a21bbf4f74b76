// Demo merchants: three recommended shops, each with goods of its own.
import type { Insertable } from 'kysely';
import type { MerchantsTable } from './tables';
import type { GoodsSeed } from '../../demo/catalogue/goods-seed';
import { catId } from '../../demo/catalogue/cats';
import { CAKE_MAKER_GOODS, WARE_MAKER_GOODS, WOOD_MAKER_GOODS } from './seed-goods';
import { picture, resumeIds, type SeedContext } from '../../demo/context';
import { goodsRows } from '../../demo/goods-rows';

const APPROVED = { merchant: 1, goods: 2 } as const;

const CATS = ['器物手作', '江南风味'] as const;
const catNamed = (name: (typeof CATS)[number]): number => CATS.indexOf(name) + 1;

interface MerchantPlan {
  shop: Omit<Insertable<MerchantsTable>, 'user_id'>;
  goods: readonly GoodsSeed[];
}

const PLANS: readonly MerchantPlan[] = [
  {
    shop: {
      cat_id: catNamed('器物手作'),
      name: '月河器物社',
      realname: '沈月河',
      mobile: '13800000021',
      service_mobile: '0573-82080021',
      address: '浙江省嘉兴市南湖区月河街 31 号',
      district_id: 330402,
      longitude: 120.75246,
      latitude: 30.77518,
      cover_url: picture('cat/gaiwan'),
      pic_list: JSON.stringify([picture('banner/tea-ware')]),
      business_hours: '10:00-20:00',
      description: '三个做陶的人合用一座柴窑，每季开窑一次。',
      transfer_rate: 60,
    },
    goods: WARE_MAKER_GOODS,
  },
  {
    shop: {
      cat_id: catNamed('江南风味'),
      name: '新塍糕团铺',
      realname: '陆阿婆',
      mobile: '13800000022',
      service_mobile: '0573-82080022',
      address: '浙江省嘉兴市秀洲区新塍镇老街 12 号',
      district_id: 330411,
      longitude: 120.61053,
      latitude: 30.79871,
      cover_url: picture('cat/pastry'),
      pic_list: JSON.stringify([picture('banner/new-year')]),
      business_hours: '06:30-18:00',
      description: '祖孙三代蒸糕，天不亮就开门，卖完就收。',
      transfer_rate: 50,
    },
    goods: CAKE_MAKER_GOODS,
  },
  {
    shop: {
      cat_id: catNamed('器物手作'),
      name: '秀洲竹木坊',
      realname: '钱小竹',
      mobile: '13800000023',
      service_mobile: '0573-82080023',
      address: '浙江省嘉兴市秀洲区王店镇梅里路 8 号',
      district_id: 330411,
      longitude: 120.71672,
      latitude: 30.63209,
      score: 4,
      cover_url: picture('cat/basket'),
      business_hours: '09:00-18:00',
      description: '劈竹、刨木、打磨，都在一个院子里。',
      transfer_rate: 60,
    },
    goods: WOOD_MAKER_GOODS,
  },
];

/** Goods in the format of the mall's own, but a merchant's; codes continue after the last goods. */
async function seedGoodsOf({ trx, now }: SeedContext, mchId: number, goods: readonly GoodsSeed[]) {
  const last = await trx
    .selectFrom('goods')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  for (const [at, one] of goods.entries()) {
    const id = last.id + at + 1;
    const { row, skus } = goodsRows(one, { id, now });
    await trx
      .insertInto('goods')
      .values({ ...row, mch_id: mchId, sign: 'mch', sort: at + 1, forehead_integral_value: 0 })
      .execute();
    await trx
      .insertInto('skus')
      .values(skus.map((sku) => sku.row))
      .execute();
    await trx
      .insertInto('goods_cat_relations')
      .values(one.cats.map((slug) => ({ goods_id: id, cat_id: catId(slug) })))
      .execute();
    await trx
      .insertInto('merchant_goods')
      .values({ goods_id: id, mch_id: mchId, status: APPROVED.goods })
      .execute();
  }
}

export async function seedMerchants(context: SeedContext): Promise<void> {
  const { trx } = context;
  await trx
    .insertInto('merchant_cats')
    .values(CATS.map((name, at) => ({ name, sort: at + 1 })))
    .execute();
  for (const [at, { shop, goods }] of PLANS.entries()) {
    const { id } = await trx
      .insertInto('merchants')
      .values({
        province_id: 330000,
        city_id: 330400,
        ...shop,
        user_id: null,
        review_status: APPROVED.merchant,
        is_recommended: true,
        sort: at + 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await seedGoodsOf(context, id, goods);
  }
  await resumeIds(trx, ['goods']);
}
