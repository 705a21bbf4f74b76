// The goods block: plain, with tabs above, or with a menu at the left.
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useChosenRow } from '~/renderer/staged';
import { blockBackground } from '~/ui/goods-list/block-background';
import { GoodsList } from '~/ui/goods-list/goods-list';
import { Tabs } from '~/ui/tabs/tabs';
import { useGoodsItems } from '../kit/goods-items';
import { LeftMenu } from './left-menu';
import {
  categoryColours,
  hasLeftMenu,
  innerCard,
  itemsLook,
  labelOf,
  listLook,
  outerSpace,
  tabShape,
} from './look';
import { type GoodsDelivered, shape } from './schema.gen';
import styles from './view.module.css';

type BlockProps = WidgetViewProps<GoodsDelivered>;

function List({ data, list, label }: { data: GoodsDelivered; list: GoodsDelivered['list']; label: string }) {
  const items = useGoodsItems(itemsLook(data))(list);
  return (
    <div style={outerSpace(data)}>
      <div className={styles.inner} style={innerCard(data)}>
        {items.length === 0 ? (
          <p className={styles.empty}>暂无商品</p>
        ) : (
          <GoodsList items={items} look={listLook(data)} label={label} />
        )}
      </div>
    </div>
  );
}

/** The goods of every category are already delivered, so that choosing one needs no call. */
function ByCategory({ data, uid }: BlockProps) {
  const [current, setCurrent] = useChosenRow(uid, 'catList');
  const index = Math.min(current, data.catList.length - 1);
  const category = data.catList[index];
  if (category === undefined) return null;
  const list = <List key={index} data={data} list={category.goodsList} label={labelOf(category)} />;
  if (data.catList.length === 1) return list;
  const panelId = `goods-${uid}`;
  return (
    <>
      <div style={categoryColours(data)}>
        <Tabs
          items={data.catList.map((one, id) => ({ id, text: labelOf(one) }))}
          current={index}
          label="商品分类"
          shape={tabShape(data)}
          panelId={panelId}
          onChange={setCurrent}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={labelOf(category)}>
        {list}
      </div>
    </>
  );
}

function Content({ data, uid }: BlockProps) {
  if (!data.showCat) return <List data={data} list={data.list} label="商品" />;
  if (!hasLeftMenu(data)) return <ByCategory data={data} uid={uid} />;
  return (
    <div style={outerSpace(data)}>
      <div className={styles.inner} style={innerCard(data)}>
        <LeftMenu data={data} uid={uid} />
      </div>
    </div>
  );
}

function GoodsView({ data, uid }: BlockProps) {
  const isEmpty = data.showCat ? data.catList.length === 0 : data.list.length === 0;
  if (isEmpty) return null;
  return (
    <div style={blockBackground(data)}>
      <Content data={data} uid={uid} />
    </div>
  );
}

export default defineView<GoodsDelivered>(shape, GoodsView);
