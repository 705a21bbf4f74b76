// Checking in and receiving the awards of consecutive and total days: each once, posted to points or balance.
import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { formatDate } from '~/domain/time';
import type { Tables } from '../../db/tables';
import { readOptions } from '../../settings/mall-options';
import { samePerson } from '../../identity/same-person';
import { MallError } from '../../http/errors';
import { postBalance, postIntegral } from '../../ledger/ledger';
import type { Trx } from '../../db/transaction';
import { type Award, type CheckInRules, checkInRules } from './rules';
import { readRun, type Run } from './run';

const TOKEN_BYTES = 24;
const REASON = 'check-in';
const ALREADY = '今天已签到';

export const DAILY = 1;
const IN_A_ROW = 2;
const IN_ALL = 3;
type Status = typeof DAILY | typeof IN_A_ROW | typeof IN_ALL;

const WORDS: Readonly<Record<Status, { description: string; taken: string }>> = {
  [DAILY]: { description: '每日签到奖励', taken: ALREADY },
  [IN_A_ROW]: { description: '连续签到奖励', taken: '已领取奖励' },
  [IN_ALL]: { description: '累计签到奖励', taken: '已领取奖励' },
};

export async function readCheckInRules(db: Kysely<Tables>): Promise<CheckInRules> {
  const { check_in: option } = await readOptions(db, ['check_in']);
  return checkInRules(option);
}

interface Taking {
  award: Award;
  key: string;
  run: Run;
}

/** The award of checking in today: the run continues, or a new one begins. */
function dailyTaking(rules: CheckInRules, run: Run, today: string): Taking {
  if (run.hasCheckedIn) throw new MallError(ALREADY);
  const startedOn = run.continueDay > 0 ? run.startedOn : today;
  const next = { ...run, startedOn, continueDay: run.continueDay + 1, totalDay: run.totalDay + 1 };
  return { award: rules.daily, key: today, run: next };
}

function earnedTaking(
  rules: CheckInRules,
  run: Run,
  { status, day }: { status: Status; day: number },
): Taking {
  const isInARow = status === IN_A_ROW;
  const award = (isInARow ? rules.continue : rules.total).find((one) => one.day === day);
  if (award === undefined) throw new MallError('错误的参数');
  if (isInARow && run.continueDay < day) throw new MallError('用户连续签到天数未达到领取条件');
  if (!isInARow && run.totalDay < day) throw new MallError('用户累计签到天数未达到领取条件');
  // Days in a row are earned anew in each run.
  return { award, key: isInARow ? `${run.startedOn}:${day}` : String(day), run };
}

export interface SignIn {
  userId: number;
  status: Status;
  day: number;
  now: Date;
}

async function book(trx: Trx, { id, award, signIn }: { id: number; award: Award; signIn: SignIn }) {
  const { userId, status } = signIn;
  const { description } = WORDS[status];
  const booking = { userId, type: 1, reason: REASON, sourceId: `award:${id}`, description } as const;
  if (award.type === 'integral') await postIntegral(trx, { ...booking, integral: award.amount });
  else await postBalance(trx, { ...booking, moneyFen: award.amount });
}

/** Throws where another account of the same person has received the award. */
async function refuseTaken(trx: Trx, { userId, status }: SignIn, key: string): Promise<void> {
  const taken = await trx
    .selectFrom('check_in_awards')
    .select('id')
    .where('user_id', 'in', samePerson(userId))
    .where('status', '=', status)
    .where('award_key', '=', key)
    .executeTakeFirst();
  if (taken !== undefined) throw new MallError(WORDS[status].taken);
}

async function take(trx: Trx, signIn: SignIn, rules: CheckInRules): Promise<{ id: number; token: string }> {
  const { userId, status, day, now } = signIn;
  // Serialises a person's check-ins, so that each sees the one before.
  await sql`select id from users where id in ${samePerson(userId)} order by id for update`.execute(trx);
  const today = formatDate(now.getTime());
  const run = await readRun(trx, { userId, today, continueType: rules.continueType });
  const taking =
    status === DAILY ? dailyTaking(rules, run, today) : earnedTaking(rules, run, { status, day });
  const { award } = taking;
  await refuseTaken(trx, signIn, taking.key);
  const row = await trx
    .insertInto('check_in_awards')
    .values({
      user_id: userId,
      status,
      award_key: taking.key,
      day: award.day,
      type: award.type,
      amount: award.amount,
      on_day: today,
      run_started_on: taking.run.startedOn,
      continue_day: taking.run.continueDay,
      total_day: taking.run.totalDay,
      token: randomBytes(TOKEN_BYTES).toString('base64url'),
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'status', 'award_key']).doNothing())
    .returning(['id', 'token'])
    .executeTakeFirst();
  if (row === undefined) throw new MallError(WORDS[status].taken);
  await book(trx, { id: row.id, award, signIn });
  return row;
}

/** Grants an award; returns the row by which its result is polled. Throws a MallError with the reason of a refusal. */
export async function signIn(db: Kysely<Tables>, input: SignIn): Promise<{ id: number; token: string }> {
  const rules = await readCheckInRules(db);
  if (!rules.isOpen) throw new MallError('未开启签到');
  return db.transaction().execute((trx) => take(trx, input, rules));
}
