// A topic's blocks as parts in rendering order: runs of widgets for the renderer, and goods with a few fields each.
import { moneyText } from '~/domain/money';
import { isRecord } from '~/domain/record';
import type { TopicBlock } from '~/schemas/api/topic.gen';
import { numberOf, textOf } from '~/domain/coercion';
import type { DeliveredPrices } from '~/ui/goods-list/goods-summary';

export interface TopicGoods {
  readonly id: number;
  readonly name: string;
  readonly picUrl: string;
  readonly prices: DeliveredPrices;
}

export type TopicPart =
  | { readonly kind: 'text'; readonly content: unknown }
  | { readonly kind: 'goods'; readonly goods: readonly TopicGoods[] }
  | { readonly kind: 'widgets'; readonly nodes: readonly TopicBlock[] };

type Row = Readonly<Record<string, unknown>>;

const flagIn = (row: Row, key: string): number => numberOf(row[key]) || 0;

/** Other malls deliver the price alone, with two decimals. */
function pricesIn(row: Row): DeliveredPrices {
  const price = textOf(row['price']);
  const levelPrice = textOf(row['level_price']);
  return {
    price_content: textOf(row['price_content']) || (price === '' ? '' : moneyText(price)),
    is_negotiable: flagIn(row, 'is_negotiable'),
    is_level: flagIn(row, 'is_level'),
    level_price: levelPrice === '' ? -1 : levelPrice,
    level_show: flagIn(row, 'level_show'),
  };
}

function goodsOf(list: unknown): TopicGoods[] {
  const rows = Array.isArray(list) ? list.filter(isRecord) : [];
  return rows.flatMap((row) => {
    const id = numberOf(row['id']);
    if (!Number.isSafeInteger(id) || id <= 0) return [];
    return [{ id, name: textOf(row['name']), picUrl: textOf(row['picUrl']), prices: pricesIn(row) }];
  });
}

/** Adjacent blocks of the same kind become one part; goods blocks without goods are left out. */
export function partsOf(blocks: readonly TopicBlock[]): TopicPart[] {
  const parts: TopicPart[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.id === 'image-text') parts.push({ kind: 'text', content: block.data['content'] });
    else if (block.id === 'goods') {
      const goods = goodsOf(block.data['list']);
      if (goods.length > 0) parts.push({ kind: 'goods', goods });
    } else if (last?.kind === 'widgets') {
      parts[parts.length - 1] = { kind: 'widgets', nodes: [...last.nodes, block] };
    } else parts.push({ kind: 'widgets', nodes: [block] });
  }
  return parts;
}
