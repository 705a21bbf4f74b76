// Where a picker was left: what narrowed it down last on this computer, for each kind of thing; words are typed anew.
import { isRecord } from '~/domain/record';
import { GOODS_MARKS, type GoodsMark } from '~/domain/studio/api-library';
import { isSameJson } from '~/domain/studio/same-json';
import { remember, remembered } from '../services/remembered';
import { type Filters, NO_FILTERS } from './pick-filters';
import type { PickSource } from './pick-kinds';

const nameOf = ({ kind, of = '' }: PickSource): string => `studio-pick ${kind} ${of}`.trim();

const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

const isMark = (value: unknown): value is GoodsMark =>
  typeof value === 'string' && Object.hasOwn(GOODS_MARKS, value);

function stored(source: PickSource): unknown {
  try {
    return JSON.parse(remembered(nameOf(source)) ?? 'null');
  } catch {
    return null;
  }
}

export function lastFilters(source: PickSource): Filters {
  const last = stored(source);
  if (!isRecord(last)) return NO_FILTERS;
  const { of, mark, isUsable, priceFrom, priceTo } = last;
  const filters: Filters = {
    q: '',
    isUsable: isUsable === true,
    priceFrom: textOr(priceFrom, ''),
    priceTo: textOr(priceTo, ''),
    ...(typeof of === 'string' ? { of } : {}),
    ...(isMark(mark) ? { mark } : {}),
  };
  return isSameJson(filters, NO_FILTERS) ? NO_FILTERS : filters;
}

export function rememberFilters(source: PickSource, { q: _words, ...filters }: Filters): void {
  remember(nameOf(source), JSON.stringify(filters));
}
