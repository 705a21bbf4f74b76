// The seeding of laid-out pages and help articles.
import homePage from './home-page.json';
import teaModules from './tea-modules.json';
import teaPage from './tea-page.json';
import { daysFrom, resumeIds, type SeedContext } from '../demo/context';

const PAGES = [
  { id: 1, title: '南湖生活馆', isHome: true, layout: homePage },
  { id: 2, title: '茶与器', isHome: false, layout: teaPage },
];

async function seedLayouts({ trx }: SeedContext): Promise<void> {
  await trx
    .insertInto('diy_templates')
    .values(
      [
        ...PAGES.map(({ id, title, layout }) => ({ id, name: title, type: 'page' as const, layout })),
        ...teaModules.map((module) => ({ ...module, type: '' as const })),
      ].map(({ layout, ...template }) => ({ ...template, data: JSON.stringify(layout) })),
    )
    .execute();
  await trx
    .insertInto('diy_pages')
    .values(
      PAGES.map(({ id, title, isHome }) => ({
        id,
        title,
        is_home_page: isHome,
        platform: isHome ? 'mobile,wechat' : '',
      })),
    )
    .execute();
  await trx
    .insertInto('diy_page_navs')
    .values(PAGES.map(({ id, title }) => ({ page_id: id, template_id: id, name: title, position: 0 })))
    .execute();
  await resumeIds(trx, ['diy_templates', 'diy_pages']);
}

const paragraphs = (...lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join('');

const ARTICLES = [
  [
    '下单之后多久发货？',
    paragraphs(
      '现货商品付款后四十八小时内发出，预售商品以页面标注的时间为准。',
      '鲜果与糕点只在工作日发货，避免周末滞留。',
    ),
  ],
  [
    '运费怎么算？',
    paragraphs(
      '江浙沪皖满 199 元包邮，不满按重量计费，首重一公斤 8 元。',
      '西藏、新疆、青海、内蒙古首重 20 元。',
      '到店自提不收运费。',
    ),
  ],
  [
    '怎么退换货？',
    paragraphs(
      '请联系客服，说明订单号与原因，我们会尽快为您办理退货或换货。',
      '生鲜类请在签收二十四小时内拍照联系我们。',
    ),
  ],
  [
    '优惠券怎么用？',
    paragraphs(
      '下单页会自动挑出可用的券。每笔订单限用一张，不抵运费。',
      '整单取消后，券会退回账户，有效期不变。',
    ),
  ],
  [
    '积分有什么用？',
    paragraphs('100 积分抵 1 元，下单时打开「使用积分」即可。', '会员日每月 8 日，消费积分双倍。'),
  ],
  [
    '门店自提怎么取？',
    paragraphs(
      '下单时选择「上门自提」与门店，付款后出示核销码即可取货。',
      '南湖旗舰店营业到 21:30，新塍店到 20:00。',
    ),
  ],
] as const;

async function seedArticles({ trx, now }: SeedContext): Promise<void> {
  const rows = ARTICLES.map(([title, content], at) => ({
    title,
    content,
    sort: at + 1,
    created_at: daysFrom(now, -100 + at),
  }));
  await trx.insertInto('articles').values(rows).execute();
}

export async function seedPages(context: SeedContext): Promise<void> {
  await seedLayouts(context);
  await seedArticles(context);
}
