// Filling in where a gift is sent: the friend's address, the default one first.
import * as to from '~/domain/screen-links.gen';
import { orderGiftAddressSave } from '~/schemas/api/order-gift.gen';
import { userAddress } from '~/schemas/api/user.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { Icon } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { ReceiverName } from '../../blocks/address-card/address-card';
import { Loading } from '../../engine/archetypes/detail';
import { BottomBar } from '../../engine/bottom-bar';
import { pick, usePicked } from '../../engine/picking';
import { useAction } from '../../engine/use-action';
import { requireLogin } from '../../flows/login';
import { callFor } from '../../services/http';
import { toast } from '../../state/overlays';
import { useSession } from '../../state/session';
import type { GiftProps } from './gift-props';

/** The slot of the address that is chosen. */
const ADDRESS = 'address';

function Taking({ query, reload, addressId }: GiftProps & { addressId: number }) {
  const taking = useAction(async () => {
    if (addressId === 0) {
      toast('请先选择收货地址。');
      return;
    }
    try {
      const { id, token } = query;
      const { msg } = await callFor(orderGiftAddressSave, { id, token, address_id: addressId });
      toast(msg || '提交成功', { icon: 'success' });
    } finally {
      // Another client may have been faster: the screen shows the outcome.
      await reload();
    }
  });
  return (
    <BottomBar>
      <ActionBar>
        <Button kind="primary" size="wide" isBusy={taking.isBusy} onClick={() => void taking.run()}>
          收下礼物
        </Button>
      </ActionBar>
    </BottomBar>
  );
}

function Address(props: GiftProps) {
  const pickedId = usePicked(to.orderSubmitAddressPick, ADDRESS);
  return (
    <Loading endpoint={userAddress} params={{ type: 0 }} skeleton="text" isFreshOnShow>
      {({ list }) => {
        const chosen = list.find(({ id }) => Number(id) === pickedId) ?? list[0];
        return (
          <>
            <Card label="收货地址">
              <ItemRow
                lead={<Icon name="location" size={40} />}
                onTap={() => pick(to.orderSubmitAddressPick, {}, ADDRESS)}
                {...(chosen === undefined
                  ? { title: <strong>请选择收货地址</strong> }
                  : {
                      title: <ReceiverName name={chosen.name} mobile={chosen.mobile} />,
                      notes: [chosen.address, '送礼的朋友能看到您的收货信息'],
                    })}
              />
            </Card>
            <Taking {...props} addressId={Number(chosen?.id ?? 0)} />
          </>
        );
      }}
    </Loading>
  );
}

export function GiftTaking(props: GiftProps) {
  const { accessToken } = useSession();
  const signing = useAction(requireLogin);
  if (accessToken !== '') return <Address {...props} />;
  return (
    <BottomBar>
      <ActionBar>
        <Button kind="primary" size="wide" isBusy={signing.isBusy} onClick={() => void signing.run()}>
          登录后收下礼物
        </Button>
      </ActionBar>
    </BottomBar>
  );
}
