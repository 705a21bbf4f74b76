// The list of addresses to choose from: usable ones, those outside the area, search and adding.
import { useEffect, useRef, useState } from 'react';
import * as to from '~/domain/screen-links.gen';
import { userAddress, type UserAddressData } from '~/schemas/api/user.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import { SearchField } from '~/ui/search-field/search-field';
import { StickyHead } from '~/ui/sticky-head/sticky-head';
import { AddAddressBar } from '../../blocks/add-address-bar/add-address-bar';
import { AddressCard } from '../../blocks/address-card/address-card';
import { carry } from '../../engine/carrying';
import { Loading } from '../../engine/archetypes/detail';
import { open } from '../../engine/navigation';
import { give } from '../../engine/picking';
import { useCall } from '../../services/query';
import styles from './picks.module.css';

type Row = UserAddressData['list'][number];

/** Whether the search matches the name or the number. */
export const matches = ({ name, mobile }: { name: string; mobile: string }, words: string): boolean =>
  name.includes(words.trim()) || mobile.includes(words.trim());

const choose = (row: Row) => give(to.orderSubmitAddressPick, Number(row.id));

function Card({ row, isOutside = false }: { row: Row; isOutside?: boolean }) {
  const edit = () => open(to.addressEdit({ id: row.id, type: row.type === '1' ? 1 : 0 }));
  return (
    <AddressCard
      address={{
        name: row.name,
        mobile: row.mobile,
        text: row.address,
        label: row.sign ?? '',
        isDefault: row.is_default === '1',
      }}
      isGrey={isOutside}
      {...(isOutside ? {} : { onChoose: () => choose(row) })}
    >
      <button
        type="button"
        className={`${styles.edit} hit-area`}
        aria-label={`编辑${row.name}的地址`}
        onClick={edit}
      >
        <Icon name="edit" size={28} />
        编辑
      </button>
    </AddressCard>
  );
}

function Cards({ data, words }: { data: UserAddressData; words: string }) {
  const usable = data.list.filter((row) => matches(row, words));
  const outside = data.notInPointList.filter((row) => matches(row, words));
  if (usable.length === 0 && outside.length === 0) {
    return <EmptyState text="暂无有效地址信息" drawing="search" />;
  }
  return (
    <>
      <ul>
        {usable.map((row) => (
          <li key={row.id}>
            <Card row={row} />
          </li>
        ))}
      </ul>
      {outside.length === 0 ? null : (
        <section>
          <h2 className={styles.outside}>以下地址不在配送范围内，请编辑地址进行定位</h2>
          <ul>
            {outside.map((row) => (
              <li key={row.id}>
                <Card row={row} isOutside />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Adds an address, which is chosen once the list contains it: the response of saving has no id. */
function useAdding(rows: readonly Row[] | undefined, type: 0 | 1): (carried: { form?: string }) => void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const before = known.current;
    const added = before === null ? undefined : rows?.find(({ id }) => !before.has(id));
    if (added === undefined) return;
    known.current = null;
    choose(added);
  }, [rows]);
  return (carried) => {
    known.current = rows === undefined ? null : new Set(rows.map(({ id }) => id));
    carry(to.addressEdit, { query: type === 0 ? {} : { type }, carried });
  };
}

export function AddressPickScreen({ query }: { query: { hasCity: string } }) {
  const [words, setWords] = useState('');
  const isCity = query.hasCity === 'true';
  const params = isCity ? ({ type: 1, hasCity: 'true' } as const) : ({ type: 0 } as const);
  const { data: known } = useCall(userAddress, params, { isQuiet: true });
  const add = useAdding(known?.list, params.type);
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
      <Loading endpoint={userAddress} params={params} skeleton="list" isFreshOnShow>
        {(data) => <Cards data={data} words={words} />}
      </Loading>
      <AddAddressBar isImportable={!isCity} onAdd={add} />
    </>
  );
}
