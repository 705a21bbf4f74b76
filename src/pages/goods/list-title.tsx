// The title of a goods list that shows the goods of a category or a coupon.
import { type Category, catList } from '~/schemas/api/cat.gen';
import { couponDetail } from '~/schemas/api/coupon.gen';
import { useTitle } from '../../engine/screen-context';
import { useCall } from '../../services/query';

/** The name of a category at any level of the tree. */
function categoryName(tree: readonly Category[], id: number): string | undefined {
  for (const category of tree) {
    const name = Number(category.id) === id ? category.name : categoryName(category.child ?? [], id);
    if (name !== undefined) return name;
  }
  return undefined;
}

interface ListTitleProps {
  /** 0 for none; a category has priority over a coupon. */
  categoryId: number;
  couponId: number;
}

/** Renders nothing; the screen shows its own title while the name loads, or where it is unknown. */
export default function ListTitle({ categoryId, couponId }: ListTitleProps): null {
  const isOfCategory = categoryId > 0;
  const tree = useCall(catList, {}, { isEnabled: isOfCategory, isQuiet: true });
  const coupon = useCall(couponDetail, { coupon_id: couponId }, { isEnabled: !isOfCategory, isQuiet: true });
  useTitle(isOfCategory ? categoryName(tree.data?.list ?? [], categoryId) : coupon.data?.list.name);
  return null;
}
