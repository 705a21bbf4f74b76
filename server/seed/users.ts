// Demo shoppers, their levels and addresses, and the two stores.
import { hashSecret } from '../http/secret-hash';
import { STORES } from '../demo/stores';
import { daysFrom, fen, picture, resumeIds, type SeedContext } from '../demo/context';

export const SHOPPERS = { lin: 1, gu: 2, keeper: 3 } as const;
const PASSWORD = 'pagoda123';
const PAY_PASSWORD = '123456';

const LEVELS = [
  { name: '银叶会员', spendYuan: 500, discount: 98, priceYuan: 0 },
  { name: '金叶会员', spendYuan: 2000, discount: 95, priceYuan: 99 },
  { name: '紫砂会员', spendYuan: 8000, discount: 92, priceYuan: 299 },
  { name: '墨玉会员', spendYuan: 20000, discount: 88, priceYuan: 899 },
];

const RIGHTS = [
  { title: '专享价', content: '带会员价标记的商品，按等级享受专属价格', pic_url: picture('nav/crown') },
  { title: '积分加速', content: '会员日每月 8 日，消费积分双倍', pic_url: picture('nav/points') },
  { title: '生日礼', content: '生日当月赠送茶礼一份', pic_url: picture('nav/gift') },
  { title: '专属客服', content: '一对一服务，优先处理', pic_url: picture('nav/service') },
];

export async function seedLevels({ trx }: SeedContext): Promise<void> {
  const rows = LEVELS.map(({ name, spendYuan, discount, priceYuan }, at) => ({
    id: at + 1,
    level: at + 1,
    name,
    money_fen: fen(spendYuan),
    discount_percent: discount,
    is_purchase: priceYuan > 0,
    price_fen: fen(priceYuan),
    pic_url: picture(`level/${at + 1}`),
    bg_pic_url: picture(`level-card/${at + 1}`),
    rules: `累计完成订单满 ${spendYuan} 元自动升级；等级长期有效。`,
    rights: JSON.stringify(RIGHTS.slice(0, at + 1)),
  }));
  await trx.insertInto('member_levels').values(rows).execute();
  await resumeIds(trx, ['member_levels']);
}

export async function seedStores({ trx }: SeedContext): Promise<void> {
  const place = { province_id: 330000, city_id: 330400 };
  await trx
    .insertInto('stores')
    .values([
      {
        id: STORES.flagship,
        ...place,
        district_id: 330402,
        name: '南湖旗舰店',
        mobile: '0573-82080001',
        address: '浙江省嘉兴市南湖区环城南路 18 号',
        longitude: 120.763779,
        latitude: 30.762457,
        cover_url: picture('store/1'),
        pic_list: JSON.stringify([picture('store/1'), picture('store/2')]),
        business_hours: '09:00-21:30',
        description: '湖边的两层小楼，一楼选物，二楼喝茶。自提订单随到随取。',
        is_default: true,
      },
      {
        id: STORES.xinteng,
        ...place,
        district_id: 330411,
        name: '秀洲新塍店',
        mobile: '0573-82080002',
        address: '浙江省嘉兴市秀洲区新塍镇老街 66 号',
        score: 4,
        longitude: 120.60892,
        latitude: 30.79936,
        cover_url: picture('store/2'),
        pic_list: JSON.stringify([picture('store/2')]),
        business_hours: '10:00-20:00',
        description: '老街转角的门面，每天现蒸桂花糕，下午三点出笼。',
      },
    ])
    .execute();
  await resumeIds(trx, ['stores']);
}

// Shoppers without a login: they bought and reviewed before.
const GUESTS = ['南湖小鹿', '阿拙', '茶山行者', '一碗热汤', '檐下听雨', '周末去爬山', '豆子妈妈', '麦田'];
export const GUEST_IDS: readonly number[] = GUESTS.map((_, at) => at + 4);

/** The demo shopper's team beyond 顾晚舟: who brought each of them, and when. */
export const TEAM = { tang: 12, qiao: 13, he: 14, xu: 15, bai: 16 } as const;
const TEAM_ROWS = [
  { id: TEAM.tang, nickname: '唐小溪', parent_id: SHOPPERS.lin, daysAgo: 80 },
  { id: TEAM.qiao, nickname: '乔木', parent_id: SHOPPERS.lin, daysAgo: 18 },
  { id: TEAM.he, nickname: '荷塘月色', parent_id: TEAM.tang, daysAgo: 70 },
  { id: TEAM.xu, nickname: '徐徐清风', parent_id: SHOPPERS.gu, daysAgo: 50 },
  { id: TEAM.bai, nickname: '白露', parent_id: TEAM.he, daysAgo: 60 },
];

/** The demo shoppers who can sign in. */
async function signedUpRows(now: Date) {
  const salted = (at: number) =>
    hashSecret(PASSWORD, Buffer.from(`pagoda-demo-salt${at}`.slice(0, 16).padEnd(16, '0')));
  const payHash = await hashSecret(PAY_PASSWORD, Buffer.from('pagoda-demo-pay0'));
  const known = { password_hash: await salted(1), updated_at: now };
  return [
    {
      id: SHOPPERS.lin,
      mobile: '13800000001',
      nickname: '林小满',
      avatar: picture('avatar/1'),
      ...known,
      pay_password_hash: payHash,
      member_level: 2,
      created_at: daysFrom(now, -200),
    },
    {
      id: SHOPPERS.gu,
      mobile: '13800000002',
      nickname: '顾晚舟',
      avatar: picture('avatar/6'),
      ...known,
      parent_id: SHOPPERS.lin,
      junior_at: daysFrom(now, -60),
      created_at: daysFrom(now, -60),
    },
    {
      id: SHOPPERS.keeper,
      mobile: '13800000003',
      nickname: '掌柜老周',
      avatar: picture('avatar/12'),
      ...known,
      is_admin: true,
      clerk_store_id: STORES.flagship,
      created_at: daysFrom(now, -300),
    },
  ];
}

async function userRows(now: Date) {
  return [
    ...(await signedUpRows(now)),
    ...GUESTS.map((nickname, at) => ({
      id: at + 4,
      nickname,
      avatar: picture(`avatar/${at + 2}`),
      mobile: null,
      member_level: at % 3,
      created_at: daysFrom(now, -150 + at * 10),
      updated_at: now,
    })),
    ...TEAM_ROWS.map(({ daysAgo, ...row }, at) => ({
      ...row,
      avatar: picture(`avatar/${at + 7}`),
      mobile: null,
      junior_at: daysFrom(now, -daysAgo),
      created_at: daysFrom(now, -daysAgo),
      updated_at: now,
    })),
  ];
}

export async function seedUsers({ trx, now }: SeedContext): Promise<void> {
  await trx
    .insertInto('users')
    .values(await userRows(now))
    .execute();
  await trx
    .insertInto('member_level_logs')
    .values([
      {
        user_id: SHOPPERS.lin,
        before_level: 0,
        after_level: 1,
        description: '累计消费满 500 元，升级为银叶会员',
        created_at: daysFrom(now, -120),
      },
      {
        user_id: SHOPPERS.lin,
        before_level: 1,
        after_level: 2,
        description: '累计消费满 2000 元，升级为金叶会员',
        created_at: daysFrom(now, -30),
      },
    ])
    .execute();
  await resumeIds(trx, ['users']);
}

const NANHU = {
  province_id: 330000,
  province: '浙江省',
  city_id: 330400,
  city: '嘉兴市',
  district_id: 330402,
  district: '南湖区',
};

const XUHUI = {
  province_id: 310000,
  province: '上海市',
  city_id: 310100,
  city: '上海市',
  district_id: 310104,
  district: '徐汇区',
};

const ADDRESSES = [
  {
    user_id: SHOPPERS.lin,
    name: '林小满',
    mobile: '13800000001',
    ...NANHU,
    detail: '中山东路 288 号湖畔花园 6 幢 1202 室',
    sign: '家',
    is_default: true,
  },
  {
    user_id: SHOPPERS.lin,
    name: '林小满',
    mobile: '13800000001',
    ...XUHUI,
    detail: '漕溪北路 398 号汇智大厦 21 楼',
    sign: '公司',
  },
  {
    user_id: SHOPPERS.lin,
    type: 1,
    name: '林小满',
    mobile: '13800000001',
    detail: '南湖旗舰店对面 3 号楼',
    location: '嘉兴市南湖区环城南路',
    latitude: '30.761210',
    longitude: '120.765400',
  },
  {
    user_id: SHOPPERS.gu,
    name: '顾晚舟',
    mobile: '13800000002',
    ...NANHU,
    detail: '禾兴南路 100 号 3 单元 501 室',
    sign: '家',
    is_default: true,
  },
] as const;

export async function seedAddresses({ trx }: SeedContext): Promise<void> {
  await trx.insertInto('addresses').values(ADDRESSES).execute();
}
