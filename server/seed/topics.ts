// Demo topics: six articles about the shop's goods in two categories, and a shopper's favourites among them.
import { newBlock } from '~/domain/new-block';
import { registry } from '~/widgets/registry.gen';
import { textFromFen } from '~/domain/money';
import type { StoredTopicBlock } from '../db/tables/topics';
import { goodsId } from '../demo/catalogue/catalogue';
import { catId } from '../demo/catalogue/cats';
import { daysFrom, picture, resumeIds, type SeedContext } from '../demo/context';
import { pictureWords } from '../pictures/banners';
import { SHOPPERS } from './users';

const TYPES = ['吃茶吃饭', '住家日常'] as const;

/** A paragraph, the goods of some slugs, a picture that links to a category. */
type Piece = string | { goods: readonly string[] } | { picture: string; cat: string };

interface TopicSeed {
  slug: string;
  type: 1 | 2;
  title: string;
  subTitle: string;
  abstract: string;
  layout: 0 | 1 | 2;
  isChosen: boolean;
  reads: number;
  pieces: readonly Piece[];
}

const TOPICS: readonly TopicSeed[] = [
  {
    slug: 'first-tea',
    type: 1,
    title: '早晨的第一泡茶',
    subTitle: '掌柜手记',
    abstract: '水烧到微沸，温一遍盖碗，再投三克新茶。一天从这十分钟开始。',
    layout: 1,
    isChosen: true,
    reads: 12_680,
    pieces: [
      '龙井怕烫，水温落到八十五度再冲。沿着碗壁慢慢注水，看叶子一片片立起来，香气就到了。',
      '前两泡喝鲜，第三泡喝甜，第四泡还能佐一块桂花糕。',
      { goods: ['tea-longjing', 'ware-gaiwan', 'cake-osmanthus'] },
      '盖碗不必贵，称手就好：口沿外撇，倒水时手指不烫。',
      { picture: 'banner/tea-ware', cat: 'tea' },
    ],
  },
  {
    slug: 'one-pot-rice',
    type: 1,
    title: '一锅好饭的讲究',
    subTitle: '厨房里的小事',
    abstract: '米、水、火，三样都不能急。砂锅焖的饭，锅底那层最香。',
    layout: 2,
    isChosen: true,
    reads: 3421,
    pieces: [
      '米淘两遍就够，淘多了香气随水走。泡二十分钟，米心才透。',
      '米一碗，水一碗二。大火到冒汽，转最小火十二分钟，关火再焖八分钟，别揭盖。',
      { goods: ['rice-wuchang', 'pot-enamel', 'bowl-blue'] },
      '剩下的锅巴抹一点菌菇酱，回锅烤两分钟，是掌柜自己的夜宵。',
      { goods: ['sauce-chili'] },
    ],
  },
  {
    slug: 'winter-fruit',
    type: 1,
    title: '冬天的水果怎么挑',
    subTitle: '果园来信',
    abstract: '看脐、掂重、闻蒂，三步挑出甜的那一个。',
    layout: 0,
    isChosen: false,
    reads: 986,
    pieces: [
      '脐橙看脐：脐眼小的皮薄，掂着沉的水足。放三天回糖，比刚摘的更甜。',
      '苹果看斑：表面粗一点的果点，是熟在树上的证明。',
      { goods: ['fruit-orange', 'fruit-apple', 'fruit-strawberry'] },
    ],
  },
  {
    slug: 'sleep-well',
    type: 2,
    title: '把床铺成一朵云',
    subTitle: '卧室改造',
    abstract: '一床水洗棉、一只合适的枕头、睡前一小时的烛光。',
    layout: 1,
    isChosen: true,
    reads: 5204,
    pieces: [
      '枕头的高度，是你侧躺时肩膀到耳朵的距离。躺下去脖子不悬空，就对了。',
      '被子要蓬，被套要旧：水洗过的棉越洗越软。',
      { goods: ['bedding-washed', 'pillow-latex', 'candle-cedar'] },
      '睡前把灯换成一支蜡烛，闻到雪松味，身体就知道该睡了。记得吹灭再躺下。',
    ],
  },
  {
    slug: 'desk-corner',
    type: 2,
    title: '给自己留一张书桌',
    subTitle: '小角落',
    abstract: '一盏灯、一本点阵手账、一只盛满热水的杯子。',
    layout: 2,
    isChosen: false,
    reads: 742,
    pieces: [
      '书桌不用大，放得下一本摊开的本子和一只杯子就够。',
      '灯放在不写字的那只手的一侧，影子才不会落在笔尖上。',
      { goods: ['notebook-dot', 'lamp-desk', 'mug-stone'] },
      { picture: 'rubik/desk', cat: 'desk' },
    ],
  },
  {
    slug: 'green-room',
    type: 2,
    title: '养得活的绿植清单',
    subTitle: '新手也行',
    abstract: '忘了浇水也不要紧的那几种，都在这里。',
    layout: 0,
    isChosen: false,
    reads: 2310,
    pieces: [
      '龟背竹喜散射光，离窗一米最好；叶尖发黄多半是水多了。',
      '多肉半个月一次水就够，浇透，然后忘记它。',
      { goods: ['plant-monstera', 'plant-succulent', 'pot-terracotta'] },
    ],
  },
];

interface ShownGoods {
  id: number;
  name: string;
  picUrl: string;
  price: string;
}

function contentOf(piece: Piece, goodsOf: (id: number) => ShownGoods[]): StoredTopicBlock {
  if (typeof piece === 'string') return { id: 'image-text', data: { content: `<p>${piece}</p>` } };
  if ('goods' in piece)
    return { id: 'goods', data: { list: piece.goods.flatMap((slug) => goodsOf(goodsId(slug))) } };
  const url = `/pages/goods/list?cat_id=${catId(piece.cat)}`;
  const link = {
    name: '商品列表',
    value: url,
    new_link_url: url,
    open_type: 'navigate',
    params: [],
    button_text: { show_name: pictureWords(piece.picture), link_name: '商品列表' },
  };
  const cell = { w: 1, h: 1, x: 0, y: 0, link, pic_url: picture(piece.picture) };
  return { id: 'rubik', data: { style: 0, space: 0, height: 'auto', w: 1, h: 1, list: [cell], hotspot: [] } };
}

const blockOf = (...given: Parameters<typeof contentOf>): StoredTopicBlock =>
  newBlock(registry, contentOf(...given));

async function readGoods({ trx }: SeedContext): Promise<(id: number) => ShownGoods[]> {
  const rows = await trx.selectFrom('goods').select(['id', 'name', 'cover_pic', 'price_fen']).execute();
  const byId = new Map(
    rows.map(({ id, name, cover_pic: picUrl, price_fen }) => [
      id,
      { id, name, picUrl, price: textFromFen(price_fen) },
    ]),
  );
  return (id) => [byId.get(id)].filter((goods) => goods !== undefined);
}

export async function seedTopics(context: SeedContext): Promise<void> {
  const { trx, now } = context;
  const goodsOf = await readGoods(context);
  await trx
    .insertInto('topic_types')
    .values(TYPES.map((name, at) => ({ id: at + 1, name, sort: at + 1 })))
    .execute();
  const rows = TOPICS.map(({ slug, pieces, ...topic }, at) => ({
    id: at + 1,
    type_id: topic.type,
    title: topic.title,
    sub_title: topic.subTitle,
    abstract: topic.abstract,
    layout: topic.layout,
    cover_pic: picture(`topic/${slug}`),
    pic_list: JSON.stringify([1, 2, 3].map((view) => picture(`topic/${slug}-${view}`))),
    detail: JSON.stringify(pieces.map((piece) => blockOf(piece, goodsOf))),
    virtual_read_count: topic.reads,
    virtual_favorite_count: Math.floor(topic.reads / 40),
    is_chosen: topic.isChosen,
    sort: at + 1,
    created_at: daysFrom(now, -at * 9 - 2),
  }));
  await trx.insertInto('topics').values(rows).execute();
  await resumeIds(trx, ['topic_types', 'topics']);
  await trx
    .insertInto('topic_favorites')
    .values(
      [1, 4].map((topic_id, at) => ({ user_id: SHOPPERS.lin, topic_id, created_at: daysFrom(now, -at) })),
    )
    .execute();
}
