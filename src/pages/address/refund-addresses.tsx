// The shop's addresses for returns: search, editing, deleting, adding; an administrator's.
import type { ReactNode } from 'react';
import * as to from '~/domain/screen-links.gen';
import {
  type AdminOrderRefundAddressIndexData,
  adminOrderRefundAddressDestroy,
  adminOrderRefundAddressIndex,
} from '~/schemas/api/admin-order.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { AddressCard } from '../../blocks/address-card/address-card';
import { list, type RowProps } from '../../engine/archetypes/list';
import { BottomBar } from '../../engine/bottom-bar';
import { open } from '../../engine/navigation';
import { text } from '../../engine/params';
import { useTitle } from '../../engine/screen-context';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { confirmDialog, toast } from '../../state/overlays';
import styles from './address.module.css';
import { AdminOnly } from './admin-only';

type Row = AdminOrderRefundAddressIndexData['list'][number];

const edit = (id?: string) =>
  open(to.addressEdit({ is_refund_address: 1, ...(id === undefined ? {} : { id }) }));

function RefundAddressRow({ row, refresh }: RowProps<Row>) {
  const { id, name, mobile, address } = row;
  const remove = useAction(async () => {
    if (!(await confirmDialog('确定删除退货地址？', { confirmText: '删除', isDangerous: true }))) return;
    await call(adminOrderRefundAddressDestroy, { id: Number(id) });
    toast('删除成功', { icon: 'success' });
    refresh();
  });
  return (
    <AddressCard address={{ name, mobile, text: address }} onChoose={() => edit(id)}>
      <span>{row.remark}</span>
      <span className={styles.acts}>
        <button type="button" aria-label={`编辑${name}的地址`} onClick={() => edit(id)}>
          <Icon name="edit" size={28} />
          编辑
        </button>
        <button
          type="button"
          aria-label={`删除${name}的地址`}
          aria-busy={remove.isBusy}
          onClick={() => void remove.run()}
        >
          <Icon name="trash" size={28} />
          删除
        </button>
      </span>
    </AddressCard>
  );
}

function AddBar() {
  return (
    <BottomBar>
      <ActionBar>
        <Button kind="primary" size="wide" onClick={() => edit()}>
          手动添加
        </Button>
      </ActionBar>
    </BottomBar>
  );
}

function Gate({ children }: { children: ReactNode }) {
  useTitle('退货地址');
  return <AdminOnly>{children}</AdminOnly>;
}

export const refundAddresses = list(
  { keyword: text() },
  {
    Gate,
    search: { of: 'keyword', placeholder: '请输入收货人或联系电话搜索', isPersonal: true },
    from: adminOrderRefundAddressIndex,
    params: ({ keyword }) => (keyword === '' ? {} : { keyword }),
    item: RefundAddressRow,
    isFreshOnShow: true,
    empty: ({ keyword }) => ({
      text: keyword === '' ? '还没有退货地址' : '没有找到相关地址',
      drawing: 'orders',
      action: null,
    }),
    Bar: AddBar,
  },
);
