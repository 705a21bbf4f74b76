// Counting months, written `YYYY-MM`, on the mall's calendar.
import { formatDate } from '~/domain/time';
import type { PickerNode } from '~/ui/picker/picker';

/** How far back a ledger can be turned. */
const YEARS_BACK = 4;

export const monthOf = (epochMs: number): string => formatDate(epochMs).slice(0, 7);

/** The month so many months later; earlier for a negative number. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + (number - 1) + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** `2026年11月`. */
export function monthText(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${year}年${Number(number)}月`;
}

/** Years with their months, the newest first, none in the future. */
export function monthTree(latest: string): PickerNode[] {
  const [year = 0, last = 12] = latest.split('-').map(Number);
  return Array.from({ length: YEARS_BACK + 1 }, (_, back) => ({
    id: year - back,
    text: `${year - back}年`,
    children: Array.from({ length: back === 0 ? last : 12 }, (_month, index) => ({
      id: index + 1,
      text: `${index + 1}月`,
    })),
  }));
}

/** The month of a chosen year and month. */
export const monthOfPath = (path: readonly PickerNode[]): string =>
  `${String(path[0]?.id)}-${String(path[1]?.id).padStart(2, '0')}`;
