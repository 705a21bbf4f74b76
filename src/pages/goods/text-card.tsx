// Owns the operator's description of a goods.
import { EmptyState } from '~/ui/empty-state/empty-state';
import { OperatorText } from '../../blocks/operator-text/operator-text';
import cards from './card.module.css';
import styles from './text-card.module.css';

export function TextCard({ content }: { content: string }) {
  return (
    <div className={cards.card}>
      <div className={cards.head}>
        <h2 className={cards.title}>商品详情</h2>
      </div>
      {content.trim() === '' ? (
        <EmptyState text="暂无图文详情" />
      ) : (
        <div className={styles.text}>
          <OperatorText content={content} />
        </div>
      )}
    </div>
  );
}
