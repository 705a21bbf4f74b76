// Numbers that the mall's options set for orders of every kind.
import type { MallOptions } from '../ports/mall-options';

const DEFAULT_OVER_MINUTES = 30;

/** A whole number that is not negative, else the fallback. */
export const wholeOf = (value: unknown, fallback: number): number => {
  const number = Number(value ?? fallback);
  return Number.isSafeInteger(number) && number >= 0 ? number : fallback;
};

/** Minutes until an unpaid order is cancelled (option `over_time`); 0 never. */
export const overMinutesOf = (options: MallOptions): number =>
  wholeOf(options['over_time'], DEFAULT_OVER_MINUTES);
