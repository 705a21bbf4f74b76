// The look of the columns: slots side by side.
import { rpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { Slot } from '~/renderer/slot';
import { type ColumnsDelivered, shape } from './schema.gen';
import styles from './view.module.css';

function ColumnsView({ data: { columns, gap, background }, uid }: WidgetViewProps<ColumnsDelivered>) {
  if (columns.length === 0) return null;
  return (
    <div className={styles['row']} style={{ columnGap: rpx(gap), background }}>
      {columns.map(({ share, blocks }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place.
        <div key={index} className={styles['column']} style={{ flexGrow: share }}>
          <Slot blocks={blocks} owner="columns" uid={uid} at={`/columns/${index}/blocks`} />
        </div>
      ))}
    </div>
  );
}

export default defineView<ColumnsDelivered>(shape, ColumnsView);
