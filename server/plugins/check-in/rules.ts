// The rules of checking in: the operator's setting, and when a run of days continues.
import { fenFromText } from '~/domain/money';
import { readSettings } from '../../ports/plugin';
import { type CheckInSettings, settings } from './settings.gen';

export type AwardType = 'integral' | 'balance';

export interface Award {
  /** Days that earn it; 1 of the daily one. */
  day: number;
  type: AwardType;
  /** Points, or fen of balance. */
  amount: number;
}

export interface CheckInRules {
  isOpen: boolean;
  daily: Award;
  continue: readonly Award[];
  total: readonly Award[];
  /** 1 a run ends by a missed day only, 2 also with the week, 3 also with the month. */
  continueType: 1 | 2 | 3;
}

const MAX_AMOUNT = 1_000_000;

function amountOf(number: string, type: AwardType): number {
  const amount = type === 'balance' ? (fenFromText(number) ?? 0) : Math.trunc(Number(number));
  return Number.isSafeInteger(amount) ? Math.min(MAX_AMOUNT, Math.max(0, amount)) : 0;
}

const awardsOf = (list: CheckInSettings['total']): Award[] =>
  list
    .filter(({ day }) => day > 0)
    .map(({ day, number, type }) => ({ day: Math.trunc(day), type, amount: amountOf(number, type) }));

/** The option `check_in`; a mall that never saved it is closed for checking in. */
export function checkInRules(option: unknown): CheckInRules {
  const saved = readSettings(settings, option);
  const type = saved.normal_type;
  return {
    isOpen: saved.status === 1,
    daily: { day: 1, type, amount: amountOf(saved.normal, type) },
    continue: awardsOf(saved.continue),
    total: awardsOf(saved.total),
    continueType: saved.continue_type,
  };
}

const DAY_MS = 86_400_000;

const epochDay = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** Weeks begin on Monday; the first day of the epoch was a Thursday. */
const weekOf = (day: string): number => Math.floor((epochDay(day) + 3) / 7);

const SAME_SPAN: Readonly<Record<CheckInRules['continueType'], (one: string, other: string) => boolean>> = {
  1: () => true,
  2: (one, other) => weekOf(one) === weekOf(other),
  3: (one, other) => one.slice(0, 7) === other.slice(0, 7),
};

/** Whether a run with the last check-in at `last` continues on `today`. Days are YYYY-MM-DD of the mall's clock. */
export function isRunning(last: string, today: string, continueType: CheckInRules['continueType']): boolean {
  const gap = epochDay(today) - epochDay(last);
  return gap >= 0 && gap <= 1 && SAME_SPAN[continueType](last, today);
}
