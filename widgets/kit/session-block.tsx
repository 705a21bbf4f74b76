// The block that shows the current or next session automatically: a header, and a strip of cards.
import type { CSSProperties, ReactNode } from 'react';
import { hrefOf, resolveLink } from '~/domain/links';
import { useHost } from '~/renderer/host';
import { classes } from '~/ui/classes';
import { GoodsCard } from '~/ui/goods/goods-card';
import type { GoodsArrangement } from '~/ui/goods-list/arrangement';
import { blockBackground } from '~/ui/goods-list/block-background';
import { Icon } from '~/ui/icon/icon';
import {
  type ActivityExtras,
  type ActivityFields,
  type ActivityGoods,
  useActivityCards,
} from './activity-block';
import { goodsLook } from './goods-look';
import { headerColours, type HeaderFields } from './session-colours';
import styles from './session.module.css';

/** Fields that blocks with a session of their own store (schemas/goods-block.json). */
export interface SessionFields extends ActivityFields, HeaderFields {
  readonly mTitle: string;
  readonly mGoodsBgColor: string;
}

interface SessionBlockProps<G extends ActivityGoods> {
  data: SessionFields;
  goods: readonly G[];
  /** Name of the kind of sale: 秒杀. */
  word: string;
  extrasOf: (goods: G, arrangement: GoodsArrangement) => ActivityExtras;
  /** Name and remaining time of the session, beside the title. */
  children: ReactNode;
  /** The screen of all sessions. */
  morePath: string;
}

function More({ word, path }: { word: string; path: string }) {
  const host = useHost();
  const link = resolveLink(path);
  return (
    <a
      className={classes(styles.more, 'hit-area')}
      href={link === null ? undefined : (hrefOf(link) ?? undefined)}
      aria-label={`更多${word}`}
      onClick={(event) => {
        event.preventDefault();
        host.open(path);
      }}
    >
      更多
      <Icon name="chevron-right" />
    </a>
  );
}

/** Also rendered without goods, with a note, as the operator placed it. */
export function SessionBlock<G extends ActivityGoods>(props: SessionBlockProps<G>) {
  const { data, goods, word, extrasOf, children, morePath } = props;
  const look = goodsLook(data, 'sideways');
  const cardOf = useActivityCards({ data, extrasOf }, look);
  const background: CSSProperties = { background: data.mGoodsBgColor };
  return (
    <section className={styles.block} style={blockBackground(data)} aria-label={data.mTitle || word}>
      <header className={styles.header} style={headerColours(data)}>
        <h2 className={styles.title}>{data.mTitle || word}</h2>
        {goods.length === 0 ? null : <p className={styles.session}>{children}</p>}
        <More word={word} path={morePath} />
      </header>
      <div className={styles.body} style={background}>
        {goods.length === 0 ? (
          <p className={styles.empty}>
            <Icon name="clock" size={48} />
            暂无{word}活动
          </p>
        ) : (
          // Without links in its cards the strip itself must be focusable.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <ul tabIndex={0} className={styles.strip} aria-label={`${word}商品`}>
            {goods.map(cardOf).map(({ key, ...card }) => (
              <li key={key}>
                <GoodsCard {...card} size="slim" fit={look.fit} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
