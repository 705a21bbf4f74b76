// What a buyer does with an order that is a gift: give it, send its link, take it back.
import { useEffect, useMemo } from 'react';
import { GIFT_DAYS, ORDER_GIFT_STATES } from '~/domain/order-gift';
import * as to from '~/domain/screen-links.gen';
import { orderGiftGive } from '~/schemas/api/order-gift.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { Facts } from '~/ui/facts/facts';
import { BottomBar } from '../../engine/bottom-bar';
import { useScreen } from '../../engine/screen-context';
import { useAction } from '../../engine/use-action';
import { callFor } from '../../services/http';
import { share } from '../../services/share';
import { confirmDialog, toast } from '../../state/overlays';
import type { GiftProps } from './gift-props';

const RULES = [
  { label: '怎么送', value: '把链接发给朋友，由朋友填写收货地址' },
  { label: '运费', value: '已由您支付，不再变化' },
  { label: '有效期', value: `${GIFT_DAYS}天内无人填写，订单仍按您的地址发货` },
  { label: '隐私', value: '朋友看不到价格，您能看到朋友的收货信息' },
];

/** What is shared is the link with its proof, not the buyer's own address of the screen. */
function useGiftLink({ gift, query }: GiftProps): void {
  const { setShare } = useScreen();
  const [first] = gift.goods;
  const title = `${gift.user.nickname}送你一份礼物，填写地址就能收到`;
  const picture = first?.cover_pic ?? '';
  const { id } = query;
  const { token } = gift;
  const target = useMemo(() => {
    const search = new URLSearchParams({ id: String(id), ...(token === '' ? {} : { token }) });
    return { path: to.orderSubmitGift.path, search: search.toString() };
  }, [id, token]);
  useEffect(() => setShare({ title, picture, target }), [setShare, title, picture, target]);
}

function useGiving({ query, reload }: GiftProps) {
  const act = async (is_cancel: 0 | 1) => {
    try {
      const { msg } = await callFor(orderGiftGive, { order_id: query.id, is_cancel });
      toast(msg || '操作成功', { icon: 'success' });
    } finally {
      await reload();
    }
  };
  const giving = useAction(() => act(0));
  const takingBack = useAction(async () => {
    if (await confirmDialog('撤回后链接失效，订单按您的地址发货', { title: '撤回礼物？' })) await act(1);
  });
  return { giving, takingBack };
}

export function GiftGiving(props: GiftProps) {
  const { gift } = props;
  useGiftLink(props);
  const { giving, takingBack } = useGiving(props);
  const isWaiting = gift.status === ORDER_GIFT_STATES.waiting;
  if (!isWaiting && (gift.is_giveable === 0 || gift.status === ORDER_GIFT_STATES.filled)) return null;
  const until = isWaiting ? [{ label: '链接有效至', value: gift.expire_time }] : [];
  return (
    <>
      <Card label="送礼说明">
        <Facts facts={[...until, ...RULES]} />
      </Card>
      <BottomBar>
        <ActionBar>
          {isWaiting ? (
            <>
              <Button
                kind="outline"
                size="wide"
                isBusy={takingBack.isBusy}
                onClick={() => void takingBack.run()}
              >
                撤回
              </Button>
              <Button kind="primary" size="wide" onClick={() => void share()}>
                发给朋友
              </Button>
            </>
          ) : (
            <Button kind="primary" size="wide" isBusy={giving.isBusy} onClick={() => void giving.run()}>
              {gift.status === ORDER_GIFT_STATES.expired ? '重新送出' : '生成送礼链接'}
            </Button>
          )}
        </ActionBar>
      </BottomBar>
    </>
  );
}
