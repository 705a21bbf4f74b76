// The head of the SKU sheet: picture, price, stock and the current choice.
import { primaryPrice } from '~/domain/primary-price';
import { missingText, selectionText } from '~/domain/sku';
import { MemberPrice } from '~/ui/price/member-price';
import { Picture } from '~/ui/picture/picture';
import { Price } from '~/ui/price/price';
import { Tag } from '~/ui/tag/tag';
import { useViewer } from '../picture-viewer/use-viewer';
import { shownSku, type SkuChoice, type SkuGoods } from './sku-goods';
import styles from './sku.module.css';

interface SkuHeadProps {
  goods: SkuGoods;
  choice: SkuChoice;
  isMemberPriceShown: boolean;
}

export function SkuHead({ goods, choice: { selection }, isMemberPriceShown }: SkuHeadProps) {
  const { price, memberPrice, stock, picture } = shownSku(goods, selection);
  const { view, viewer } = useViewer({ pictures: [picture], label: goods.name });
  const prices = primaryPrice({
    normal: price,
    member: memberPrice,
    levelShow: goods.levelShow,
    isMemberPriceShown,
  });
  const chosen = selectionText(goods.groups, selection);
  const missing = missingText(goods.groups, selection);
  return (
    <div className={styles.head}>
      <button type="button" className={styles.picture} aria-label="查看商品图片" onClick={() => void view(0)}>
        <Picture source={picture} alt="" loading="eager" />
      </button>
      <div className={styles.facts} aria-live="polite">
        <p className={styles.prices}>
          {prices.primary === '' ? null : <Price text={prices.primary} size={36} />}
          {prices.isMember ? <Tag tone="tint">会员价</Tag> : null}
          {prices.normalBeside === '' ? null : (
            <span className={styles.normal}>普通价 {prices.normalBeside}</span>
          )}
          <MemberPrice text={prices.memberBeside} />
        </p>
        <p className={styles.stock}>{goods.skus.length === 0 ? '已售罄' : `库存：${stock}${goods.unit}`}</p>
        {goods.hasChoice && `${chosen}${missing}` !== '' ? (
          <p className={styles.chosen}>{missing === '' ? `已选：${chosen}` : missing}</p>
        ) : null}
      </div>
      {viewer}
    </div>
  );
}
