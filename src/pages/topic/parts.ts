// A topic's blocks as parts in rendering order: runs of widgets for the renderer, and goods with a few fields each.
import { isRecord } from '~/domain/record';
import type { TopicBlock } from '~/schemas/api/topic.gen';
import { numberOf, textOf } from '~/domain/coercion';

export interface TopicGoods {
  readonly id: number;
  readonly name: string;
  readonly picUrl: string;
  /** Two decimals, without the sign. */
  readonly price: string;
}

export type TopicPart =
  | { readonly kind: 'text'; readonly content: unknown }
  | { readonly kind: 'goods'; readonly goods: readonly TopicGoods[] }
  | { readonly kind: 'widgets'; readonly nodes: readonly TopicBlock[] };

function goodsOf(list: unknown): TopicGoods[] {
  const rows = Array.isArray(list) ? list.filter(isRecord) : [];
  return rows.flatMap(({ id, name, picUrl, price }) => {
    const goodsId = numberOf(id);
    if (!Number.isSafeInteger(goodsId) || goodsId <= 0) return [];
    return [{ id: goodsId, name: textOf(name), picUrl: textOf(picUrl), price: textOf(price) }];
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
