// The operator's description of a goods.
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { OperatorText } from '../operator-text/operator-text';
import styles from './text-card.module.css';

export function TextCard({ content }: { content: string }) {
  return (
    <Card>
      <CardHead title="商品详情" />
      {content.trim() === '' ? (
        <EmptyState text="暂无图文详情" />
      ) : (
        <div className={styles.text}>
          <OperatorText content={content} />
        </div>
      )}
    </Card>
  );
}
