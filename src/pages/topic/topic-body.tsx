// The body of a topic: rich text, goods linked to their pages, and widgets rendered by the renderer.
import { useMemo } from 'react';
import * as to from '~/domain/screen-links.gen';
import { Page } from '~/renderer/page';
import { readLayout } from '~/renderer/read-layout';
import type { TopicBlock, TopicDetail } from '~/schemas/api/topic.gen';
import { GoodsRow } from '~/ui/goods/goods-row';
import { pricesOf } from '~/ui/goods-list/goods-summary';
import { registry } from '~/widgets/registry.gen';
import { useMallHost } from '../../flows/mall-host';
import { useMallDisplay } from '../../state/mall-display';
import { OperatorText } from '../../blocks/operator-text/operator-text';
import { partsOf, type TopicGoods, type TopicPart } from './parts';
import styles from './topic.module.css';

function GoodsOfTopic({ goods: { id, name, picUrl, prices } }: { goods: TopicGoods }) {
  const { primary, normalBeside, memberBeside } = pricesOf(prices, useMallDisplay().isMemberPriceShown);
  const shown = { priceText: primary, normalPriceText: normalBeside, memberPriceText: memberBeside };
  return (
    <GoodsRow
      frame="outlined"
      coverSize={160}
      goods={{ id, name, pictureUrl: picUrl, ...shown }}
      href={`#${to.goods({ id })}`}
    />
  );
}

const Goods = ({ goods }: { goods: readonly TopicGoods[] }) => (
  <div className={styles.goods}>
    {goods.map((one) => (
      <GoodsOfTopic key={one.id} goods={one} />
    ))}
  </div>
);

function Widgets({ nodes, title }: { nodes: readonly TopicBlock[]; title: string }) {
  const { layout } = useMemo(() => readLayout(nodes, { registry }), [nodes]);
  const host = useMallHost({ page: to.topic.path, pageTitle: title, templateId: 0 });
  return host === null ? null : <Page layout={layout} registry={registry} host={host} />;
}

function Part({ part, title }: { part: TopicPart; title: string }) {
  if (part.kind === 'goods') return <Goods goods={part.goods} />;
  if (part.kind === 'widgets') return <Widgets nodes={part.nodes} title={title} />;
  return (
    <div className={styles.text}>
      <OperatorText content={part.content} isAwaited />
    </div>
  );
}

/** Topics of the oldest kind have no blocks, only text. */
export function TopicBody({ topic }: { topic: TopicDetail }) {
  const parts = useMemo(() => partsOf(topic.detail), [topic.detail]);
  const shown = parts.length > 0 ? parts : [{ kind: 'text' as const, content: topic.content }];
  return shown.map((part, place) => (
    // Parts have no id: keyed by their index.
    <Part key={place} part={part} title={topic.title} />
  ));
}
