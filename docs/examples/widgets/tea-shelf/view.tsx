// The look of the widget tea-shelf.
import { hasTarget } from '~/domain/links';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { GoodsList, type GoodsListLook } from '~/ui/goods-list/goods-list';
import { ALL_SHOWN } from '~/ui/goods-list/goods-summary';
import { Picture } from '~/ui/picture/picture';
import { useGoodsItems } from '../kit/goods-items';
import { shape, type TeaShelfDelivered } from './schema.gen';
import styles from './view.module.css';

const LOOK = { frame: 'plain', isCentred: false, bigRatio: 1, fit: 'cover' } as const;

const lookOf = (columns: 2 | 3): GoodsListLook => ({
  ...LOOK,
  arrangement: columns === 3 ? 'three' : 'two',
});

/** An entry without a link is words only: a button that does nothing would mislead. */
function Entry({ words, link }: TeaShelfDelivered['entries'][number]) {
  const host = useHost();
  if (!hasTarget(link)) return <span className={styles.entry}>{words}</span>;
  return (
    <button type="button" className={styles.entry} onClick={() => host.open(link)}>
      {words === '' ? '查看' : words}
    </button>
  );
}

function TeaShelfView({ data, isFirst = false }: WidgetViewProps<TeaShelfDelivered>) {
  const items = useGoodsItems({ block: ALL_SHOWN, button: null })(data.list);
  const color = data.color === '' ? 'var(--mall-ink)' : data.color;
  return (
    <div className={styles.shelf}>
      {data.picture === '' ? null : (
        <Picture source={data.picture} alt="" ratio={702 / 234} loading={isFirst ? 'first' : 'lazy'} />
      )}
      {data.entries.length === 0 ? null : (
        <div className={styles.entries} style={{ color }}>
          {data.entries.map((entry, index) => (
            <Entry key={index} {...entry} />
          ))}
        </div>
      )}
      <GoodsList items={items} look={lookOf(data.columns)} label="茶架上的商品" />
    </div>
  );
}

export default defineView<TeaShelfDelivered>(shape, TeaShelfView);
