// The shopper's address book, of express and same-city delivery: search, the defaults, editing, deleting, adding.
import { useState } from 'react';
import * as to from '~/domain/screen-links.gen';
import {
  userAddress,
  userAddressDefault,
  userAddressDestroy,
  type UserAddressData,
} from '~/schemas/api/user.gen';
import { CheckCircle } from '~/ui/check-circle/check-circle';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { SearchField } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { AddAddressBar } from '../../blocks/add-address-bar/add-address-bar';
import { AddressCard } from '../../blocks/address-card/address-card';
import { carry } from '../../engine/carrying';
import { Loading } from '../../engine/archetypes/detail';
import { open } from '../../engine/navigation';
import { usePullToRefresh } from '../../engine/scroller';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { confirmDialog, toast } from '../../state/overlays';
import styles from './address.module.css';
import { refundAddresses } from './refund-addresses';

type Row = UserAddressData['list'][number];
type Reload = () => Promise<unknown>;

const matches = (row: Row, words: string): boolean =>
  [row.name, row.mobile, row.address].some((text) => text.includes(words.trim()));

const isCity = ({ type }: Row): boolean => type === '1';

/** Which addresses are the defaults, one of each kind, optimistic after a tap. */
function useDefault(reload: Reload) {
  const [wanted, setWanted] = useState<{ type: Row['type']; id: string } | null>(null);
  const { run } = useAction(async (row: Row, isDefault: boolean) => {
    setWanted({ type: row.type, id: isDefault ? row.id : '' });
    try {
      await call(userAddressDefault, {
        id: Number(row.id),
        is_default: isDefault ? 1 : 0,
        type: isCity(row) ? 1 : 0,
      });
      await reload();
    } finally {
      setWanted(null);
    }
  });
  const isDefault = (row: Row): boolean =>
    wanted?.type === row.type ? wanted.id === row.id : row.is_default === '1';
  return { isDefault, choose: (row: Row, isOn: boolean) => void run(row, isOn) };
}

interface CardProps {
  row: Row;
  isDefault: boolean;
  hasDefaultSwitch: boolean;
  onDefault: (isDefault: boolean) => void;
  reload: Reload;
}

interface ActsProps {
  name: string;
  isBusy: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

const Acts = ({ name, isBusy, onEdit, onDelete }: ActsProps) => (
  <span className={styles.acts}>
    <button type="button" aria-label={`编辑${name}的地址`} onClick={onEdit}>
      <Icon name="edit" size={28} />
      编辑
    </button>
    <button type="button" aria-label={`删除${name}的地址`} aria-busy={isBusy} onClick={onDelete}>
      <Icon name="trash" size={28} />
      删除
    </button>
  </span>
);

function Card({ row, isDefault, hasDefaultSwitch, onDefault, reload }: CardProps) {
  const edit = () => open(to.addressEdit({ id: row.id, type: row.type === '1' ? 1 : 0 }));
  const remove = useAction(async () => {
    if (!(await confirmDialog('确定删除收货地址？', { confirmText: '删除', isDangerous: true }))) return;
    await call(userAddressDestroy, { id: Number(row.id) });
    toast('删除成功', { icon: 'success' });
    await reload();
  });
  return (
    <AddressCard
      address={{
        name: row.name,
        mobile: row.mobile,
        text: row.address,
        label: row.sign ?? '',
        isDefault,
        isCity: isCity(row),
      }}
      onChoose={edit}
    >
      {hasDefaultSwitch ? (
        <CheckCircle isChecked={isDefault} onChange={onDefault}>
          {isDefault ? '已设为默认' : '设为默认'}
        </CheckCircle>
      ) : null}
      <Acts name={row.name} isBusy={remove.isBusy} onEdit={edit} onDelete={() => void remove.run()} />
    </AddressCard>
  );
}

interface BookProps {
  rows: readonly Row[];
  words: string;
  hasDefaultSwitch: boolean;
  reload: Reload;
}

function Book({ rows, words, hasDefaultSwitch, reload }: BookProps) {
  const { isDefault, choose } = useDefault(reload);
  usePullToRefresh(reload);
  const shown = rows.filter((row) => matches(row, words));
  if (rows.length === 0) {
    const add = { text: '新增收货地址', onTap: () => open(to.addressEdit()) };
    return <EmptyState text="还没有收货地址" drawing="orders" action={add} />;
  }
  if (shown.length === 0) return <EmptyState text="没有找到相关地址" drawing="search" />;
  return (
    <ul aria-live="polite">
      {shown.map((row) => (
        <li key={row.id}>
          <Card
            row={row}
            isDefault={isDefault(row)}
            hasDefaultSwitch={hasDefaultSwitch}
            onDefault={(isOn) => choose(row, isOn)}
            reload={reload}
          />
        </li>
      ))}
    </ul>
  );
}

interface BookQuery {
  is_hide_default_btn: number;
  is_refund_address: number;
  /** Of the addresses for returns. */
  keyword: string;
}

/** 1 shows the shop's addresses for returns, which are an administrator's. */
export const AddressScreen = ({ query }: { query: BookQuery }) =>
  query.is_refund_address === 1 ? (
    <refundAddresses.Component query={query} />
  ) : (
    <OwnAddresses query={query} />
  );

function OwnAddresses({ query }: { query: BookQuery }) {
  const [words, setWords] = useState('');
  return (
    <>
      <StickyHead ground="strip">
        <SearchField
          value={words}
          onChange={setWords}
          onSearch={setWords}
          placeholder="请输入收货人或联系电话搜索"
        />
      </StickyHead>
      <Loading endpoint={userAddress} params={{ type: 0 }} skeleton="list" isFreshOnShow>
        {(express, reloadExpress) => (
          <Loading endpoint={userAddress} params={{ type: 1 }} skeleton="list" isFreshOnShow>
            {(city, reloadCity) => (
              <Book
                rows={[...express.list, ...city.list, ...city.notInPointList]}
                words={words}
                hasDefaultSwitch={query.is_hide_default_btn !== 1}
                reload={() => Promise.all([reloadExpress(), reloadCity()])}
              />
            )}
          </Loading>
        )}
      </Loading>
      <AddAddressBar onAdd={(carried) => carry(to.addressEdit, { query: {}, carried })} />
    </>
  );
}
