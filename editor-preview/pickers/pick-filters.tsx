// The search of a picker, and what narrows goods down.
import type { RefObject } from 'react';
import { fenFromText } from '~/domain/money';
import { GOODS_MARKS, type GoodsMark } from '~/domain/studio/api-library';
import { KIND_WORDS, type PickSource } from './pick-kinds';
import { treeRows } from './picked-rows';
import styles from './picker-dialog.module.css';
import { usePickPart } from './use-pick';

export interface Filters {
  q: string;
  /** A category. */
  of?: string | undefined;
  isUsable: boolean;
  mark?: GoodsMark | undefined;
  /** In yuan, as typed. */
  priceFrom: string;
  priceTo: string;
}

export const NO_FILTERS: Filters = { q: '', isUsable: false, priceFrom: '', priceTo: '' };

interface PickFiltersProps {
  source: PickSource;
  filters: Filters;
  onChange: (filters: Filters) => void;
  search: RefObject<HTMLInputElement | null>;
}

type GoodsFiltersProps = Pick<PickFiltersProps, 'filters' | 'onChange'>;

const MARKS = Object.keys(GOODS_MARKS) as GoodsMark[];

const PRICES = [
  ['priceFrom', '最低价', '价格从'],
  ['priceTo', '最高价', '价格到'],
] as const;

const Prices = ({ filters, onChange }: GoodsFiltersProps) =>
  PRICES.map(([name, words, hint]) => (
    <input
      key={name}
      className={styles['price']}
      inputMode="decimal"
      aria-label={words}
      placeholder={hint}
      aria-invalid={(filters[name] !== '' && fenFromText(filters[name]) === null) || undefined}
      value={filters[name]}
      onChange={({ target }) => onChange({ ...filters, [name]: target.value.trim() })}
    />
  ));

const Marks = ({ filters, onChange }: GoodsFiltersProps) => (
  <select
    aria-label="标签"
    value={filters.mark ?? ''}
    onChange={({ target }) => onChange({ ...filters, mark: MARKS.find((one) => one === target.value) })}
  >
    <option value="">全部标签</option>
    {MARKS.map((mark) => (
      <option key={mark} value={mark}>
        {GOODS_MARKS[mark]}
      </option>
    ))}
  </select>
);

function GoodsFilters({ filters, onChange }: GoodsFiltersProps) {
  const { data } = usePickPart({ kind: 'cats' }, { q: '' });
  return (
    <>
      <select
        aria-label="分类"
        value={filters.of ?? ''}
        onChange={({ target }) =>
          onChange({ ...filters, of: target.value === '' ? undefined : target.value })
        }
      >
        <option value="">全部分类</option>
        {treeRows(data?.items ?? []).map(({ id, name, depth }) => (
          <option key={id} value={id}>
            {`${'　'.repeat(depth)}${name}`}
          </option>
        ))}
      </select>
      <Marks {...{ filters, onChange }} />
      <Prices {...{ filters, onChange }} />
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={filters.isUsable}
          onChange={({ target }) => onChange({ ...filters, isUsable: target.checked })}
        />
        只看在售有货
      </label>
    </>
  );
}

export function PickFilters({ source, filters, onChange, search }: PickFiltersProps) {
  const { thing, hasGoodsFilters } = KIND_WORDS[source.kind];
  return (
    <>
      <input
        ref={search}
        type="search"
        data-first-focus
        aria-label={`搜索${thing}`}
        placeholder={`搜索${thing}，↓ 到结果`}
        value={filters.q}
        onChange={({ target }) => onChange({ ...filters, q: target.value })}
      />
      {hasGoodsFilters === true ? <GoodsFilters filters={filters} onChange={onChange} /> : null}
    </>
  );
}
