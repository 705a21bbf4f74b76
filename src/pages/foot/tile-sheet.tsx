// The actions of a footprint: add the goods to the favourites, or delete the footprint.
import { footprintFootprint, footprintFootprintDel, type FootprintGoods } from '~/schemas/api/footprint.gen';
import { userFavoriteAdd, userMyNewFavoriteGoods } from '~/schemas/api/user.gen';
import { Icon } from '~/ui/icon/icon';
import { Sheet } from '~/ui/sheet/sheet';
import { useAction } from '../../engine/use-action';
import { isRefusal } from '../../base/call-error';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { loadUserInfo } from '../../services/shopper';
import { confirmDialog, toast } from '../../state/overlays';
import styles from './foot.module.css';

interface TileSheetProps {
  /** The footprint that it was opened for; null while it is closed. */
  goods: FootprintGoods | null;
  onClose: () => void;
}

async function addFavorite(goodsId: number): Promise<void> {
  try {
    await call(userFavoriteAdd, { goods_id: goodsId });
    toast('收藏成功', { icon: 'success' });
    await refresh(userMyNewFavoriteGoods);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // The only refusal for goods that exist.
    toast('已经收藏过啦！');
  }
}

async function deleteFootprint(id: number): Promise<void> {
  if (!(await confirmDialog('是否删除该条足迹？'))) return;
  await call(footprintFootprintDel, { id });
  toast('删除成功');
  await Promise.all([refresh(footprintFootprint), loadUserInfo(true)]);
}

export function TileSheet({ goods, onClose }: TileSheetProps) {
  const keeping = useAction(addFavorite);
  const deletion = useAction(deleteFootprint);
  const act = (run: () => Promise<void>) => {
    onClose();
    void run();
  };
  return (
    <Sheet isOpen={goods !== null} onClose={onClose} title={goods?.goodsWarehouse.name ?? '更多操作'}>
      {goods === null ? null : (
        <div className={styles.acts}>
          <button
            type="button"
            className={styles.act}
            onClick={() => act(() => keeping.run(Number(goods.goods_id)))}
          >
            <span className={styles.actIcon}>
              <Icon name="heart" size={44} />
            </span>
            收藏
          </button>
          <button
            type="button"
            className={styles.act}
            onClick={() => act(() => deletion.run(Number(goods.id)))}
          >
            <span className={styles.actIcon}>
              <Icon name="trash" size={44} />
            </span>
            删除
          </button>
        </div>
      )}
    </Sheet>
  );
}
