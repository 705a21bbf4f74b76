// How long a shopper has checked in: his run of days and his days in all.
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables';
import { type CheckInRules, isRunning } from './rules';

export interface Run {
  /** Days in a row; 0 when the run has ended. */
  continueDay: number;
  totalDay: number;
  startedOn: string;
  hasCheckedIn: boolean;
}

interface RunInput {
  userId: number;
  /** YYYY-MM-DD on the mall's clock. */
  today: string;
  continueType: CheckInRules['continueType'];
}

export async function readRun(db: Kysely<Tables>, { userId, today, continueType }: RunInput): Promise<Run> {
  const latest = await db
    .selectFrom('check_in_awards')
    .select(['on_day', 'run_started_on', 'continue_day', 'total_day'])
    .where('user_id', '=', userId)
    .where('status', '=', 1)
    .orderBy('on_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (latest === undefined) return { continueDay: 0, totalDay: 0, startedOn: today, hasCheckedIn: false };
  const { on_day: last, total_day: totalDay } = latest;
  const hasCheckedIn = last === today;
  return isRunning(last, today, continueType)
    ? { continueDay: latest.continue_day, totalDay, startedOn: latest.run_started_on, hasCheckedIn }
    : { continueDay: 0, totalDay, startedOn: today, hasCheckedIn };
}
