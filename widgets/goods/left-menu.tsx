// Goods by category with the menu at the left: menu and goods scroll independently.
import { useChosenRow } from '~/renderer/staged';
import { classes } from '~/ui/classes';
import { GoodsGrid } from '~/ui/goods/goods-grid';
import { GoodsRow } from '~/ui/goods/goods-row';
import { useGoodsItems } from '../kit/goods-items';
import { itemsLook, labelOf, listLook, menuColours } from './look';
import type { GoodsDelivered } from './schema.gen';
import styles from './view.module.css';

type Category = GoodsDelivered['catList'][number];

function Goods({ data, category }: { data: GoodsDelivered; category: Category }) {
  const items = useGoodsItems(itemsLook(data))(category.goodsList);
  const { frame, fit } = listLook(data);
  return (
    <section className={styles.beside} aria-label={labelOf(category)}>
      <h3 className={styles.section}>{labelOf(category)}</h3>
      {items.length === 0 ? (
        <p className={styles.empty}>暂无商品</p>
      ) : (
        <GoodsGrid columns="rows">
          {items.map(({ key, ...item }) => (
            <li key={key}>
              <GoodsRow {...item} frame={frame} fit={fit} coverSize={160} />
            </li>
          ))}
        </GoodsGrid>
      )}
    </section>
  );
}

export function LeftMenu({ data, uid }: { data: GoodsDelivered; uid: string }) {
  const [current, setCurrent] = useChosenRow(uid, 'catList');
  const index = Math.min(current, data.catList.length - 1);
  const category = data.catList[index];
  if (category === undefined) return null;
  return (
    <div className={styles.columns}>
      <fieldset className={styles.menu} style={menuColours(data)}>
        <legend className="visually-hidden">商品分类</legend>
        {data.catList.map((one, place) => (
          <label
            key={`${place}-${one.id}`}
            className={classes(styles.line, place === index && styles.chosen)}
          >
            <input
              type="radio"
              className="visually-hidden"
              name={`goods-${uid}`}
              checked={place === index}
              onChange={() => setCurrent(place)}
            />
            {labelOf(one)}
          </label>
        ))}
      </fieldset>
      <Goods key={index} data={data} category={category} />
    </div>
  );
}
