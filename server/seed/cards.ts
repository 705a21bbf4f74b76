// Demo card vouchers: what goods give them, and those that the demo shoppers hold, in every state.
import type { Insertable } from 'kysely';
import type { CardsTable, UserCardsTable } from '../db/tables/cards';
import { goodsId } from '../demo/catalogue/catalogue';
import { daysFrom, picture, resumeIds, type SeedContext } from '../demo/context';
import { SHOPPERS } from './users';
import { STORES } from '../demo/stores';

const CARDS = { tasting: 1, coffee: 2, sharpening: 3, potting: 4, sampling: 5 } as const;
type CardName = keyof typeof CARDS;

interface CardSeed {
  terms: Omit<Insertable<CardsTable>, 'id'>;
  goods: readonly string[];
}

/** Valid for some days after they were given. */
const LASTING: Readonly<Record<'tasting' | 'coffee' | 'sharpening', CardSeed>> = {
  tasting: {
    terms: {
      name: '茶空间双人品茗券',
      pic_url: picture('goods/tea-longjing-1'),
      description:
        '<p>凭券在南湖旗舰店茶空间双人品茗一席，含当季新茶一泡、茶点两份，时长 90 分钟。</p><p>请提前一天预约，周末以门店排期为准。</p>',
      number: 1,
      expire_type: 1,
      expire_day: 60,
      is_allow_send: true,
      app_share_title: '请你来茶空间喝杯茶',
    },
    goods: ['ware-gaiwan', 'ware-tray'],
  },
  coffee: {
    terms: {
      name: '门店手冲咖啡三次卡',
      pic_url: picture('goods/kettle-pour-1'),
      description:
        '<p>可在任一门店兑换手冲咖啡三次，每次一杯，豆单以当日为准。</p><p>可分次使用，可转赠好友。</p>',
      number: 3,
      expire_type: 1,
      expire_day: 90,
      is_allow_send: true,
      app_share_title: '送你三杯手冲咖啡',
    },
    goods: ['kettle-pour'],
  },
  sharpening: {
    terms: {
      name: '刀具研磨服务券',
      pic_url: picture('goods/knife-chef-1'),
      description: '<p>一年内免费研磨两次，请将刀具擦净后带到门店，当日可取。</p>',
      number: 2,
      expire_type: 1,
      expire_day: 365,
    },
    goods: ['knife-chef'],
  },
};

const rangedCards = (now: Date): Readonly<Record<'potting' | 'sampling', CardSeed>> => ({
  potting: {
    terms: {
      name: '盆栽换盆券',
      pic_url: picture('goods/plant-bonsai-1'),
      description: '<p>凭券到店免费换盆一次，含基质与修剪，花盆另购。</p>',
      number: 1,
      expire_type: 2,
      begin_at: daysFrom(now, 5),
      end_at: daysFrom(now, 95),
      total_count: 200,
    },
    goods: ['plant-bonsai'],
  },
  sampling: {
    terms: {
      name: '新茶品鉴券',
      pic_url: picture('goods/tea-sample-1'),
      description: '<p>到店领取新茶小样一份。</p>',
      number: 1,
      expire_type: 2,
      begin_at: daysFrom(now, -70),
      end_at: daysFrom(now, -3),
      is_allow_send: true,
    },
    goods: [],
  },
});

const cardsOf = (now: Date): Readonly<Record<CardName, CardSeed>> => ({ ...LASTING, ...rangedCards(now) });

interface Held {
  card: CardName;
  userId: number;
  /** Days from now. */
  from: number;
  to: number;
  /** Redemptions made. */
  used?: number;
  /** The friend who took it; his own card names this one as its parent. */
  takenBy?: number;
}

/** In the order of their ids, from 1. */
const HELD: readonly Held[] = [
  { card: 'sampling', userId: SHOPPERS.lin, from: -70, to: -3 },
  { card: 'tasting', userId: SHOPPERS.lin, from: -40, to: 20, used: 1 },
  { card: 'potting', userId: SHOPPERS.lin, from: 5, to: 95 },
  { card: 'tasting', userId: SHOPPERS.lin, from: -12, to: 48, takenBy: SHOPPERS.gu },
  { card: 'coffee', userId: SHOPPERS.lin, from: -20, to: 70, used: 1 },
  { card: 'tasting', userId: SHOPPERS.lin, from: -6, to: 54 },
];
const TAKEN_DAYS_AGO = 9;
const USED_DAYS_AGO = 8;

type Row = Insertable<UserCardsTable> & { id: number };

function rowOf(
  held: Held,
  { at, now, cards }: { at: number; now: Date; cards: ReturnType<typeof cardsOf> },
): Row {
  const { terms } = cards[held.card];
  const used = held.used ?? 0;
  const number = terms.number ?? 1;
  const createdAt = daysFrom(now, Math.min(held.from, -1), at);
  return {
    id: at + 1,
    user_id: held.userId,
    card_id: CARDS[held.card],
    name: terms.name,
    pic_url: terms.pic_url ?? '',
    content: terms.description ?? '',
    number,
    use_number: used,
    is_use: used === number,
    is_allow_send: terms.is_allow_send ?? false,
    start_at: daysFrom(now, held.from),
    end_at: daysFrom(now, held.to),
    give_token: `demo-card-${at + 1}`,
    source: `seed:${at + 1}`,
    created_at: createdAt,
    updated_at: createdAt,
    ...(used === 0
      ? {}
      : {
          clerk_id: SHOPPERS.keeper,
          store_id: STORES.flagship,
          clerked_at: daysFrom(now, -USED_DAYS_AGO, at),
        }),
    ...(held.takenBy === undefined
      ? {}
      : { receive_id: held.takenBy, received_at: daysFrom(now, -TAKEN_DAYS_AGO) }),
  };
}

/** What the friends hold who took a card. */
const takenRows = (rows: readonly Row[], now: Date): Row[] =>
  rows.flatMap(({ receive_id: takenBy, received_at: _at, source: _source, ...row }, place) =>
    typeof takenBy === 'number'
      ? [
          {
            ...row,
            id: rows.length + 1 + place,
            user_id: takenBy,
            parent_card_id: row.id,
            give_token: `${row.give_token}-taken`,
            created_at: daysFrom(now, -TAKEN_DAYS_AGO),
          },
        ]
      : [],
  );

export async function seedCards({ trx, now }: SeedContext): Promise<void> {
  const cards = cardsOf(now);
  const named = Object.entries(CARDS) as [CardName, number][];
  const templates = named.map(([name, id]) => ({ id, ...cards[name].terms }));
  await trx.insertInto('cards').values(templates).execute();
  const given = named.flatMap(([name, id]) =>
    cards[name].goods.map((slug) => ({ goods_id: goodsId(slug), card_id: id, num: 1 })),
  );
  await trx.insertInto('goods_cards').values(given).execute();
  const rows = HELD.map((held, at) => rowOf(held, { at, now, cards }));
  await trx.insertInto('user_cards').values(rows).execute();
  await trx.insertInto('user_cards').values(takenRows(rows, now)).execute();
  const redemptions = rows
    .filter(({ use_number: used = 0 }) => used > 0)
    .map((row) => ({
      user_card_id: row.id,
      clerk_id: SHOPPERS.keeper,
      store_id: STORES.flagship,
      use_number: row.use_number ?? 1,
      surplus_number: row.number - (row.use_number ?? 0),
      created_at: row.clerked_at ?? now,
    }));
  await trx.insertInto('card_redemptions').values(redemptions).execute();
  await resumeIds(trx, ['cards', 'user_cards', 'card_redemptions']);
}
