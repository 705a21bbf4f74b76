// The demo reviews: most goods have three to six, in the words of their family.
import { CATALOGUE } from '../demo/catalogue/catalogue';
import { type Family, familyOf } from '../demo/catalogue/family';
import { daysFrom, inTurn, picture, type SeedContext } from '../demo/context';
import type { SeededSku } from './goods';

const WORDS: Readonly<Record<Family, readonly [string, ...string[]]>> = {
  tea: [
    '香气一打开就知道是今年的新茶，回甘很久。',
    '送给爱喝茶的父亲，他说比超市买的强太多。',
    '汤色清亮，第四泡还有味道，性价比高。',
    '包装很用心，罐子喝完还能装别的。',
    '下午泡一壶，办公室的人都来问是什么茶。',
    '第三次回购了，口粮茶就认这一款。',
    '比想象中淡一点，适合刚开始喝茶的人。',
    '收到的时候罐盖有一点压痕，客服马上补寄了。',
  ],
  ware: [
    '釉色比照片还好看，薄得透光。',
    '出水很利落，不滴不漏，拿着也不烫手。',
    '包了五层泡沫，一点没碰坏。',
    '手工的痕迹很舒服，每天都想用它。',
    '大小刚好，两个人喝茶正合适。',
    '底款清楚，做工对得起价格。',
    '有一点针眼，客服说手工都这样，可以接受。',
  ],
  food: [
    '新鲜，开袋就停不下来。',
    '孩子特别喜欢，已经是第二箱了。',
    '个头均匀，没有坏的，发货也快。',
    '不是齁甜的那种，自然的味道。',
    '家里老人牙口不好也能吃，赞。',
    '保质期很新鲜，是上周生产的。',
    '物流比预计晚了一天，但味道没得说。',
    '包装扎实，冰袋到家还没化。',
  ],
  kitchen: [
    '用了两周才来评价，真的越用越顺手。',
    '分量足，质感比图上更好。',
    '做饭的心情都好了，家里人都说饭香。',
    '清洗方便，一冲就干净。',
    '送朋友乔迁，对方很满意。',
    '边角打磨得很圆润，细节满分。',
    '比我想的重一点，习惯就好。',
  ],
  home: [
    '摸起来软软的，洗过一次更舒服了。',
    '颜色很高级，和照片一样。',
    '没有异味，当天就用上了。',
    '放在客厅，来的朋友都问在哪买的。',
    '厚薄刚好，冬天用很暖和。',
    '做工细，没有线头。',
    '色差有一点点，但是能接受。',
  ],
  wear: [
    '一六五、五十公斤穿 M 刚好，不紧不松。',
    '面料厚实，洗了三次没变形。',
    '上身很显精神，男朋友也想要一件。',
    '颜色正，不透，领口也挺。',
    '鞋底软，走一天不累脚。',
    '穿了一个冬天，暖和不起球。',
    '尺码略偏大，建议拍小一码。',
  ],
  desk: [
    '每天都在用，手感很好。',
    '续航比宣传的还久，出差再也不慌。',
    '纸很厚，钢笔写不洇。',
    '声音干净，低音也够。',
    '放在桌上就是一件摆设。',
    '送给考研的妹妹，她很喜欢。',
    '说明书太简单了，研究了一会儿才连上。',
  ],
  green: [
    '带着土来的，叶子一片没掉。',
    '养了半个月，已经冒新芽了。',
    '比想象中大一圈，很精神。',
    '盆很好看，直接就能摆上。',
    '客服教了怎么浇水，很耐心。',
    '路上压断了一小枝，补偿很快。',
  ],
};

const NAMES = [
  '南湖小鹿',
  '阿拙',
  '茶山行者',
  '一碗热汤',
  '檐下听雨',
  '周末去爬山',
  '豆子妈妈',
  '麦田',
  '青团',
  '木心同学',
  '七月',
  '路过的风',
  '陈先生',
  '小满',
  '半夏',
  '老王家的猫',
  '林深见鹿',
  '苏苏',
  '江南一叶',
  '冬藏',
] as const;
const REPLIES = [
  '谢谢喜欢，常来坐坐。',
  '收到您的好评，掌柜今天多泡了一壶茶。',
  '已为您登记，有问题随时找我们。',
] as const;

const APPENDS = [
  '用了一段时间再来说，还是一样满意。',
  '又回购了一次，品质很稳定。',
  '家人也喜欢，推荐给邻居了。',
] as const;

const MINUTES_A_DAY = 1440;

interface Review {
  goodsId: number;
  at: number;
  words: readonly [string, ...string[]];
  skus: readonly SeededSku[];
}

/** Every fourth writer has come back, some on the same day. */
function appendRow(
  place: number,
  slug: string,
  { now, daysAgo, minutes }: { now: Date; daysAgo: number; minutes: number },
) {
  if (place % 4 !== 2) return {};
  const days = place % 8 === 2 ? Math.floor(daysAgo / 2) : 0;
  return {
    append_content: inTurn(APPENDS, place),
    append_pic_list: JSON.stringify(place % 3 === 1 ? [picture(`goods/${slug}-2`)] : []),
    appended_at: daysFrom(now, days - daysAgo, minutes),
  };
}

/** The last words of each list are the lukewarm ones: they get the medium score. */
function reviewRow({ goodsId, at, words, skus }: Review, now: Date) {
  const place = goodsId * 3 + at;
  const content = inTurn(words, place);
  const isMedium = content === words.at(-1);
  const sku = skus[(goodsId + at) % skus.length];
  const slug = CATALOGUE[goodsId - 1]?.slug ?? '';
  const daysAgo = ((place * 5) % 80) + 1;
  const minutes = (place * 13) % MINUTES_A_DAY;
  return {
    goods_id: goodsId,
    sku_id: sku?.id ?? null,
    score: isMedium ? (2 as const) : (3 as const),
    content,
    pic_list: JSON.stringify(place % 3 === 0 ? [picture(`goods/${slug}-2`), picture(`goods/${slug}-3`)] : []),
    reply_content: place % 5 === 0 ? inTurn(REPLIES, place) : '',
    attr_name: (sku?.picks ?? []).map(({ attr_name }) => attr_name).join(','),
    is_anonymous: place % 7 === 0,
    is_top: at === 0 && goodsId % 6 === 0,
    is_virtual: true,
    virtual_user: inTurn(NAMES, place * 7),
    virtual_avatar: picture(`avatar/${(place * 7) % 24}`),
    // Never later than now: within the day, at most.
    commented_at: daysFrom(now, -daysAgo, minutes),
    ...appendRow(place, slug, { now, daysAgo, minutes }),
  };
}

/** Every seventh goods has none, so that the empty state can be seen. */
export async function seedReviews({ trx, now }: SeedContext, skus: readonly SeededSku[]): Promise<void> {
  const rows = CATALOGUE.flatMap(({ slug, sales }, index) => {
    const goodsId = index + 1;
    if (goodsId % 7 === 0 || sales === 0) return [];
    const words = WORDS[familyOf(slug)];
    const own = skus.filter((sku) => sku.goodsId === goodsId);
    return Array.from({ length: 3 + (goodsId % 4) }, (_, at) =>
      reviewRow({ goodsId, at, words, skus: own }, now),
    );
  });
  await trx.insertInto('goods_comments').values(rows).execute();
}
