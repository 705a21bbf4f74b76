// The search of my orders, words and a range of days, as the entry of the history stores it.

export interface OrderSearch {
  readonly keyword: string;
  /** `YYYY-MM-DD`, '' for open. */
  readonly from: string;
  readonly to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (value: unknown): string => (typeof value === 'string' && DAY.test(value) ? value : '');

/** The stored search; null where there is none. */
export function readSearch(text: string): OrderSearch | null {
  if (text === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const given = value as Partial<Record<keyof OrderSearch, unknown>>;
    const search = {
      keyword: typeof given.keyword === 'string' ? given.keyword.trim() : '',
      from: dayOf(given.from),
      to: dayOf(given.to),
    };
    return search.keyword === '' && search.from === '' && search.to === '' ? null : search;
  } catch {
    return null;
  }
}

/** `2026-11-01 至 2026-11-30, 苹果`. */
export function searchText({ keyword, from, to }: OrderSearch): string {
  const span = from === '' && to === '' ? '' : `${from} 至 ${to}`.trim();
  return [span, keyword].filter((part) => part !== '').join(', ');
}

/** Whether the days are reversed. */
export const isSpanWrong = ({ from, to }: OrderSearch): boolean => from !== '' && to !== '' && from > to;

/** The parameters of `api/order/list`. */
export function searchParams(search: OrderSearch | null): { keyword?: string; dateArr?: string[] } {
  if (search === null) return {};
  const { keyword, from, to } = search;
  return {
    ...(keyword === '' ? {} : { keyword }),
    ...(from === '' && to === '' ? {} : { dateArr: [from, to] }),
  };
}
