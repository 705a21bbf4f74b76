// The categories over the list of group buying.
import { pintuanGoodsCats } from '~/schemas/api/pintuan.gen';
import { useCall } from '../../services/query';

/** Stands for all goods, in the address as 0. */
const ALL = -1;

/** None where the mall has none but all. */
export function useCategories() {
  const { data, isPending } = useCall(pintuanGoodsCats, {}, { isQuiet: true });
  if (isPending) return null;
  const cats = data?.list ?? [];
  return cats.length < 2 ? [] : cats.map(({ id, name }) => ({ id: id === ALL ? 0 : id, text: name }));
}
