// The days that the picker's wheels offer, written `YYYY-MM-DD`.
import type { PickerNode } from '~/ui/picker/picker';

const numbersOf = (day: string): number[] => day.split('-').map(Number);
const pad = (value: string | number | undefined): string => String(value ?? '').padStart(2, '0');

const nodes = (count: number, unit: string, childrenOf?: (value: number) => PickerNode[]): PickerNode[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    text: `${at + 1}${unit}`,
    ...(childrenOf === undefined ? {} : { children: childrenOf(at + 1) }),
  }));

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** `years` back with their months and days, the newest year first, nothing after the last day. */
export function dayTree(last: string, yearsBack: number): PickerNode[] {
  const [lastYear = 0, lastMonth = 12, lastDay = 31] = numbersOf(last);
  return Array.from({ length: yearsBack + 1 }, (_, back) => {
    const year = lastYear - back;
    const isLastYear = back === 0;
    const daysOf = (month: number) =>
      nodes(isLastYear && month === lastMonth ? lastDay : daysIn(year, month), '日');
    return { id: year, text: `${year}年`, children: nodes(isLastYear ? lastMonth : 12, '月', daysOf) };
  });
}

/** The ids of a day in the wheels. */
export const pathOfDay = numbersOf;

/** The day of a chosen year, month and day. */
export const dayOfPath = ([year, month, day]: readonly PickerNode[]): string =>
  `${String(year?.id)}-${pad(month?.id)}-${pad(day?.id)}`;
