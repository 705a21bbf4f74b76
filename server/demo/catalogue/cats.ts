// The demo categories: three levels, named by slugs. The picture of a category is `cat/<picture>`.

interface CatSeed {
  slug: string;
  name: string;
  picture: string;
  /** Top level only: the banner above its goods. */
  banner?: string;
  children?: readonly CatSeed[];
}

const leaf = (slug: string, name: string, picture = slug): CatSeed => ({ slug, name, picture });

export const CATS: readonly CatSeed[] = [
  {
    slug: 'tea',
    name: '茶与器',
    picture: 'tea',
    banner: 'tea-ware',
    children: [
      {
        slug: 'leaf',
        name: '茗茶',
        picture: 'green-tea',
        children: [
          leaf('green-tea', '绿茶花茶'),
          leaf('black-tea', '红茶'),
          leaf('oolong', '乌龙岩茶'),
          leaf('puer', '普洱白茶'),
        ],
      },
      {
        slug: 'ware',
        name: '茶器',
        picture: 'gaiwan',
        children: [leaf('gaiwan', '壶与盖碗'), leaf('cup', '杯盏'), leaf('tea-tray', '茶盘旅行')],
      },
    ],
  },
  {
    slug: 'food',
    name: '食集',
    picture: 'food',
    banner: 'new-year',
    children: [
      {
        slug: 'snack',
        name: '坚果零食',
        picture: 'nut',
        children: [
          leaf('nut', '坚果'),
          leaf('dried-fruit', '果干蜜饯'),
          leaf('pastry', '中式糕点'),
          leaf('gift', '礼盒礼卡'),
        ],
      },
      {
        slug: 'fresh',
        name: '时令鲜果',
        picture: 'fruit',
        children: [leaf('fruit', '苹果橙橘', 'fruit'), leaf('berry', '浆果')],
      },
      {
        slug: 'grocery',
        name: '粮油调味',
        picture: 'grain',
        children: [leaf('honey', '蜜与酱'), leaf('grain', '米面粮油')],
      },
    ],
  },
  {
    slug: 'kitchen',
    name: '厨房',
    picture: 'kitchen',
    banner: 'kitchen',
    children: [
      { slug: 'pan', name: '锅具', picture: 'wok', children: [leaf('wok', '炒锅汤锅')] },
      {
        slug: 'table',
        name: '餐桌',
        picture: 'bowl',
        children: [leaf('bowl', '碗盘'), leaf('chopsticks', '筷子便当')],
      },
      {
        slug: 'tool',
        name: '厨用',
        picture: 'knife',
        children: [leaf('knife', '刀与砧板'), leaf('kettle', '壶杯')],
      },
    ],
  },
  {
    slug: 'home',
    name: '居家',
    picture: 'home',
    banner: 'bedroom',
    children: [
      {
        slug: 'bed',
        name: '床品布艺',
        picture: 'bedding',
        children: [leaf('bedding', '床品'), leaf('towel', '毛巾')],
      },
      {
        slug: 'scent',
        name: '香氛',
        picture: 'candle',
        children: [leaf('candle', '蜡烛扩香'), leaf('incense', '线香')],
      },
      {
        slug: 'deco',
        name: '灯饰收纳',
        picture: 'lamp',
        children: [leaf('lamp', '灯具'), leaf('basket', '收纳花器')],
      },
    ],
  },
  {
    slug: 'wear',
    name: '穿搭',
    picture: 'wear',
    banner: 'member',
    children: [
      { slug: 'cloth', name: '衣着', picture: 'tee', children: [leaf('tee', '上装'), leaf('scarf', '配饰')] },
      {
        slug: 'shoes-bags',
        name: '鞋包',
        picture: 'bag',
        children: [leaf('shoe', '鞋袜'), leaf('bag', '包帽')],
      },
    ],
  },
  {
    slug: 'desk',
    name: '书桌',
    picture: 'desk',
    banner: 'coupon',
    children: [
      { slug: 'paper', name: '文具', picture: 'pen', children: [leaf('pen', '纸笔墨')] },
      { slug: 'digital', name: '数码', picture: 'device', children: [leaf('device', '影音数码')] },
    ],
  },
  {
    slug: 'green',
    name: '绿植',
    picture: 'green',
    banner: 'orchard',
    children: [{ slug: 'plants', name: '盆栽', picture: 'green', children: [leaf('succulent', '盆栽花盆')] }],
  },
];

interface FlatCat extends CatSeed {
  id: number;
  parentId: number | null;
  level: 1 | 2 | 3;
}

const flatten = (): FlatCat[] => {
  const flat: FlatCat[] = [];
  const add = (cats: readonly CatSeed[], parentId: number | null, level: 1 | 2 | 3) => {
    for (const cat of cats) {
      const id = flat.push({ ...cat, id: flat.length + 1, parentId, level });
      if (cat.children !== undefined && level < 3) add(cat.children, id, level === 1 ? 2 : 3);
    }
  };
  add(CATS, null, 1);
  return flat;
};

/** All categories with their ids, parents before children. */
export const FLAT_CATS: readonly FlatCat[] = flatten();

/** The id of the category with that slug. @throws when there is none. */
export function catId(slug: string): number {
  const cat = FLAT_CATS.find((one) => one.slug === slug);
  if (cat === undefined) throw new Error(`The demo catalogue has no category ${slug}.`);
  return cat.id;
}
