// The reminder of a sale (API-14).
import { goodsDetail, goodsRemind } from '~/schemas/api/goods.gen';
import { requireLogin } from '../../flows/login';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { toast } from '../../state/overlays';

/** Asks a guest to sign in first; rejects when he declines or the backend refuses. */
export async function remindOfSale(goodsId: number): Promise<void> {
  await requireLogin();
  await call(goodsRemind, { goods_id: goodsId });
  toast('订阅成功，开售前5分钟提醒您', { icon: 'success' });
  await refresh(goodsDetail);
}
