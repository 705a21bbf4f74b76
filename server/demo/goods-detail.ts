// The rich text of a demo goods page.
import { type Family, familyOf } from './catalogue/family';
import type { GoodsSeed } from './catalogue/goods-seed';
import { goodsPictures } from './context';

const CARE: Readonly<Record<Family, readonly [title: string, lines: readonly string[]]>> = {
  tea: [
    '冲泡方法',
    [
      '温杯：沸水烫过杯具，茶香更容易出来。',
      '投茶：三到五克茶配一百五十毫升水。',
      '出汤：前三泡十秒左右，之后每泡加五秒。',
    ],
  ],
  ware: [
    '开壶与养护',
    ['第一次使用，清水煮十分钟，自然放凉。', '一器一茶，味道不会打架。', '用后控干，器口朝下通风。'],
  ],
  food: [
    '收到之后',
    [
      '请先检查外包装，有破损直接拒收。',
      '按标签上的温度存放，开袋后尽快吃完。',
      '有任何不满意，二十四小时内联系我们。',
    ],
  ],
  kitchen: [
    '使用提示',
    ['首次使用前用温水清洗，擦干。', '避免空烧与骤冷骤热。', '存放时垫一张纸巾，防潮防刮。'],
  ],
  home: [
    '洗护说明',
    ['深浅分开，三十度以下轻柔洗涤。', '不要漂白，不要烘干，阴处晾平。', '轻微的色差与线头属于正常现象。'],
  ],
  wear: [
    '尺码建议',
    [
      '身高一六零以下选 S，一六零到一七零选 M。',
      '一七零到一七八选 L，一七八以上选 XL。',
      '喜欢宽松的，可以拍大一码。',
    ],
  ],
  green: [
    '养护要点',
    [
      '到家先缓苗三天，放在通风的散光处。',
      '手指插进土里两厘米，干了再浇透。',
      '冬天少浇水，避开暖气和空调。',
    ],
  ],
  desk: [
    '售后说明',
    ['七天无理由退换，保持包装完整。', '电子产品一年保修，全国联保。', '刻字与定制款不支持退换。'],
  ],
};

const paragraph = (text: string) =>
  `<p style="font-size:15px;line-height:1.9;color:#444444;margin:0 0 14px">${text}</p>`;
const heading = (text: string) =>
  `<h3 style="font-size:18px;color:#222222;text-align:center;margin:26px 0 14px">${text}</h3>`;
const image = (address: string, name: string) =>
  `<p style="margin:0 0 14px"><img src="${address}" alt="${name}" style="width:100%"></p>`;

const table = (params: readonly string[]): string => {
  const row = (param: string) => {
    const [label = '', value = ''] = param.split('：');
    return `<tr><td style="padding:8px 10px;background:#f7f5f0;color:#888888">${label}</td><td style="padding:8px 10px;color:#333333">${value}</td></tr>`;
  };
  return `<table style="width:100%;font-size:14px;border-collapse:collapse"><tbody>${params.map(row).join('')}</tbody></table>`;
};

/** The goods page's HTML: story, pictures, a table and how to care for it. */
export function detailOf(goods: GoodsSeed): string {
  const [, company = '', near = ''] = goodsPictures(goods.slug);
  const [careTitle, careLines] = CARE[familyOf(goods.slug)];
  return [
    heading(goods.name),
    paragraph(goods.story[0]),
    image(company, goods.name),
    paragraph(goods.story[1]),
    image(near, goods.name),
    heading('商品信息'),
    table(goods.params),
    heading(careTitle),
    `<ol style="font-size:15px;line-height:1.9;color:#444444">${careLines.map((line) => `<li>${line}</li>`).join('')}</ol>`,
  ].join('');
}
