// Pictures of goods: subject, palette, label and the text of the close-up.
import { own } from './own';
import { type Palette, PALETTES, type PaletteName } from './palette';
import { aloneView, companyView, nearView, type Still } from './scene';
import { SUBJECTS, type SubjectName } from './subjects';

type Row = readonly [
  subject: SubjectName,
  palette: PaletteName,
  companion: PaletteName,
  label: string,
  note: string,
];

const ROWS: Readonly<Record<string, Row>> = {
  'tea-longjing': ['tin', 'jade', 'moss', '龙井', '明前嫩芽'],
  'tea-biluochun': ['pouch', 'mint', 'jade', '碧螺春', '毫显香幽'],
  'tea-jinjunmei': ['tin', 'clay', 'honey', '金骏眉', '一芽一叶'],
  'tea-dianhong': ['pouch', 'persimmon', 'clay', '滇红', '金毫满披'],
  'tea-tieguanyin': ['tin', 'lake', 'jade', '观音', '七泡余香'],
  'tea-dahongpao': ['pouch', 'charcoal', 'clay', '大红袍', '岩骨花香'],
  'tea-puer': ['teaCake', 'clay', 'charcoal', '古树', '古树春料'],
  'tea-baimudan': ['teaCake', 'moss', 'sand', '白茶', '日晒慢干'],
  'tea-molihua': ['pouch', 'rose', 'mint', '茉莉', '五窨一提'],
  'tea-sample': ['giftBox', 'jade', 'moss', '尝鲜', '六款小罐'],
  'ware-gaiwan': ['gaiwan', 'indigo', 'lake', '', '手绘釉下彩'],
  'ware-teapot': ['teapot', 'clay', 'charcoal', '', '全手工泥条'],
  'ware-cup': ['teacups', 'lake', 'sand', '', '薄胎透光'],
  'ware-tray': ['teaTray', 'charcoal', 'clay', '', '黑胡桃整料'],
  'ware-coldpot': ['glassPot', 'mint', 'honey', '', '耐热高硼硅'],
  'ware-travel': ['travelSet', 'plum', 'charcoal', '', '一壶两杯'],
  'nut-walnut': ['walnuts', 'sand', 'honey', '', '纸皮薄壳'],
  'nut-daily': ['giftBox', 'persimmon', 'honey', '每日坚果', '六果一包'],
  'nut-cashew': ['snackBag', 'indigo', 'honey', '盐焗腰果', '小火慢焗'],
  'dried-mango': ['driedFruit', 'honey', 'persimmon', '芒果干', '厚切不加糖'],
  'dried-date': ['driedFruit', 'cherry', 'clay', '若羌灰枣', '吊干挂树'],
  'cake-osmanthus': ['pastry', 'honey', 'rose', '', '现蒸现发'],
  'cake-mooncake': ['giftBox', 'plum', 'honey', '中秋', '流心蛋黄'],
  'gift-newyear': ['giftBox', 'cherry', 'honey', '年货', '八味一盒'],
  'fruit-orange': ['oranges', 'persimmon', 'honey', '', '自然成熟'],
  'fruit-apple': ['apples', 'cherry', 'rose', '', '冰糖糖心'],
  'fruit-strawberry': ['strawberries', 'rose', 'cherry', '', '清晨现摘'],
  'honey-linden': ['jar', 'honey', 'sand', '椴树蜜', '自然成熟蜜'],
  'sauce-chili': ['jar', 'cherry', 'honey', '菌菇酱', '手剁慢炒'],
  'rice-wuchang': ['riceBag', 'jade', 'honey', '稻花香', '鲜米现碾'],
  'oil-camellia': ['bottle', 'moss', 'honey', '山茶油', '一级冷榨'],
  'noodle-hand': ['noodles', 'persimmon', 'sand', '挂面', '手工悬晾'],
  'wok-iron': ['wok', 'charcoal', 'persimmon', '', '三万六千锤'],
  'pot-enamel': ['casserole', 'cherry', 'persimmon', '', '珐琅锁水'],
  'bowl-blue': ['bowls', 'indigo', 'lake', '', '釉下手绘'],
  'bowl-noodle': ['noodleBowl', 'clay', 'indigo', '', '粗陶窑变'],
  'plate-lotus': ['plate', 'mint', 'rose', '', '荷叶浮雕'],
  'chopsticks-wenge': ['chopsticks', 'plum', 'charcoal', '', '原木不上漆'],
  'knife-chef': ['knife', 'snow', 'charcoal', '', '三合钢刃'],
  'board-bamboo': ['board', 'moss', 'sand', '', '整竹压制'],
  'kettle-pour': ['kettle', 'jade', 'charcoal', '', '细口控流'],
  'thermos-titan': ['thermos', 'lake', 'indigo', 'NANHU', '纯钛内胆'],
  'mug-stone': ['mug', 'indigo', 'clay', '', '流釉每只不同'],
  'lunchbox-double': ['lunchBox', 'mint', 'rose', '', '双层可微波'],
  'towel-face': ['towels', 'lake', 'rose', '', '长绒棉'],
  'bedding-washed': ['bedding', 'lilac', 'rose', '', '水洗柔棉'],
  'quilt-silk': ['quilt', 'rose', 'honey', '', '桑蚕长丝'],
  'pillow-latex': ['pillow', 'lake', 'indigo', '', '泰国乳胶'],
  'cushion-linen': ['cushion', 'persimmon', 'jade', '', '手工刺绣'],
  'candle-cedar': ['candle', 'moss', 'plum', '雪松', '大豆蜡'],
  'diffuser-osmanthus': ['diffuser', 'honey', 'rose', '桂花', '七天留香'],
  'incense-sandal': ['incense', 'plum', 'clay', '老山檀', '天然香材'],
  'lamp-desk': ['deskLamp', 'mint', 'honey', '', '无频闪护眼'],
  'lamp-paper': ['paperLamp', 'sand', 'honey', '', '和纸透光'],
  'basket-rattan': ['basket', 'sand', 'persimmon', '', '手编藤条'],
  'vase-celadon': ['vase', 'jade', 'rose', '', '梅子青釉'],
  'tee-cotton': ['tee', 'jade', 'clay', '', '重磅精梳棉'],
  'shirt-linen': ['shirt', 'sand', 'lake', '', '法国亚麻'],
  'sweater-wool': ['sweater', 'cherry', 'indigo', '', '美丽诺羊毛'],
  'scarf-cashmere': ['scarf', 'clay', 'charcoal', '', '山羊绒'],
  'shoe-canvas': ['shoes', 'indigo', 'cherry', '', '硫化橡胶底'],
  'slipper-cotton': ['slippers', 'honey', 'rose', '', '居家软底'],
  'tote-canvas': ['tote', 'lake', 'persimmon', '', '十六安帆布'],
  'backpack-city': ['backpack', 'indigo', 'charcoal', '', '防泼水面料'],
  'hat-bucket': ['hat', 'moss', 'sand', '', '可折叠帽檐'],
  'socks-combed': ['socks', 'lilac', 'rose', '', '五双一组'],
  'notebook-dot': ['notebook', 'cherry', 'jade', '手账', '点阵内页'],
  'pen-brass': ['pen', 'honey', 'charcoal', '', '黄铜车制'],
  'ink-set': ['inks', 'lilac', 'indigo', '', '四色彩墨'],
  'calendar-2027': ['calendar', 'persimmon', 'jade', '2027', '二十四节气'],
  'headphone-studio': ['headphone', 'charcoal', 'clay', '', '四十小时续航'],
  'earbuds-air': ['earbuds', 'lilac', 'lake', '', '开盖即连'],
  'speaker-wood': ['speaker', 'jade', 'clay', '', '实木箱体'],
  'power-slim': ['powerBank', 'lake', 'lilac', '', '磁吸轻薄'],
  'keyboard-68': ['keyboard', 'snow', 'lilac', '', '热插拔轴'],
  'plant-monstera': ['monstera', 'clay', 'sand', '', '盆高四十厘米'],
  'plant-succulent': ['succulent', 'sand', 'clay', '', '四种拼盆'],
  'plant-bonsai': ['bonsai', 'indigo', 'lake', '', '十年桩景'],
  'pot-terracotta': ['flowerPots', 'clay', 'moss', '', '透气红陶'],
  'gift-card': ['giftCard', 'cherry', 'honey', '礼品卡', '即买即用'],
  // Of merchants.
  'ware-woodfired': ['gaiwan', 'clay', 'persimmon', '', '柴窑三日'],
  'ware-tiancup': ['teacups', 'sand', 'honey', '', '甜白薄釉'],
  'ware-pewter': ['tin', 'charcoal', 'lake', '锡罐', '手工敲制'],
  'cake-green': ['pastry', 'jade', 'mint', '', '艾草手揉'],
  'cake-gift': ['giftBox', 'mint', 'honey', '糕礼', '四味一盒'],
  'noodle-lotus': ['noodles', 'rose', 'sand', '藕粉面', '当季莲藕'],
  'basket-tea': ['basket', 'moss', 'clay', '', '竹丝细编'],
  'board-camphor': ['board', 'sand', 'clay', '', '整料香樟'],
};

/** The goods that have pictures, in their original order. */
export const GOODS_PICTURES: readonly string[] = Object.keys(ROWS);

const stillOf = (slug: string): Still | null => {
  const row = own(ROWS, slug);
  if (row === undefined) return null;
  const [subject, palette, companion, label, note] = row;
  return {
    subject: SUBJECTS[subject],
    palette: PALETTES[palette],
    companion: PALETTES[companion],
    label,
    note,
    seed: GOODS_PICTURES.indexOf(slug),
  };
};

const VIEWS: Readonly<Record<string, (still: Still) => string>> = {
  1: aloneView,
  2: companyView,
  3: nearView,
};

/**
 * `tea-longjing-1`: the goods' slug and the view (1 alone, 2 in company, 3 close-up), 750×750; `sweater-wool-indigo`:
 * alone, in that palette. null for an unknown one.
 */
export function drawGoods(name: string): string | null {
  const cut = name.lastIndexOf('-');
  const still = stillOf(name.slice(0, cut));
  if (still === null) return null;
  const ending = name.slice(cut + 1);
  const palette = own<Palette>(PALETTES, ending);
  if (palette !== undefined) return aloneView({ ...still, palette });
  return own(VIEWS, ending)?.(still) ?? null;
}
