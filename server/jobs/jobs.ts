// Timed work: every few seconds each process does what is due in the tables. Why no queue: docs/decisions/007.
import type { Kysely } from 'kysely';
import type { Database } from '../db/database';
import { isOutage } from '../db/outage';
import type { Tables } from '../db/tables';
import type { MessageGateway } from '../messages/gateway';
import type { Payments } from '../payments/payments';
import { cancelOverdue, confirmOverdue, endOverdueAfterSales } from './order-jobs';
import { closeOverduePurchases, closeOverdueRecharges } from './unpaid-jobs';
import { Failures, type Job, type ReportFailure, runJob } from './run-job';
import { sendSaleReminders } from './sale-reminders';
import { scheduleJobs } from '../studio/schedule-work';
import { deleteStudioLeftovers } from '../studio/leftovers';
import { emptyTrash } from '../studio/trash-work';
import { resumeAbandonedSubmissions } from './submission-jobs';
import { deleteExpired } from './expiry';
import { reconcilePayments } from './reconcile-payments';
import { agreeToOverdueCancels, endOverdueRefunds, followRefunds, sendRefunds } from './refund-jobs';
import { checkTrades } from './check-trades';

/** In this order: payments are reconciled before unpaid orders are cancelled. */
const coreJobs = ({ gateway, payments }: JobRunnerOptions): readonly Job[] => [
  reconcilePayments,
  ...(payments === undefined ? [] : [checkTrades(payments)]),
  resumeAbandonedSubmissions,
  cancelOverdue,
  closeOverdueRecharges,
  closeOverduePurchases,
  confirmOverdue,
  endOverdueRefunds,
  agreeToOverdueCancels,
  ...(payments === undefined ? [] : [sendRefunds(payments), followRefunds(payments)]),
  endOverdueAfterSales,
  sendSaleReminders(gateway),
  ...scheduleJobs,
  emptyTrash,
];

const ROUND_INTERVAL_MS = 5_000;
const EXPIRY_INTERVAL_MS = 3_600_000;

const logFailure: ReportFailure = (error, what) => {
  const words = error instanceof Error ? (error.stack ?? error.message) : 'failure';
  process.stderr.write(`${new Date().toISOString()} job ${what}: ${words}\n`);
};

/** What plugins add. */
interface WithJobs {
  jobs: readonly Job[];
}

export interface JobRunnerOptions {
  /** Delivers the messages of jobs. */
  gateway: MessageGateway;
  /** The providers that pay back; without them refunds wait. */
  payments?: Payments;
  plugins?: readonly WithJobs[];
  onFailure?: ReportFailure;
}

/** Runs the jobs of one process; it remembers which rows failed. */
export class JobRunner {
  readonly #db: Kysely<Tables>;
  readonly #onFailure: ReportFailure;
  readonly #work: readonly { job: Job; failures: Failures }[];
  #expiredAtMs = 0;

  constructor(db: Kysely<Tables>, options: JobRunnerOptions) {
    const { plugins = [], onFailure = logFailure } = options;
    this.#db = db;
    this.#onFailure = onFailure;
    const all = [...coreJobs(options), ...plugins.flatMap(({ jobs }) => jobs)];
    this.#work = all.map((job) => ({ job, failures: new Failures() }));
  }

  /** Does everything that is due; the number of rows done. Never throws. */
  async run(now: Date): Promise<number> {
    let done = 0;
    for (const { job, failures } of this.#work) {
      done += await this.#guarded(job.name, () =>
        runJob(this.#db, job, { now, failures, onFailure: this.#onFailure }),
      );
    }
    if (now.getTime() - this.#expiredAtMs >= EXPIRY_INTERVAL_MS) {
      this.#expiredAtMs = now.getTime();
      await this.#guarded('expiry', () => deleteExpired(this.#db, now));
      await this.#guarded('studio leftovers', () => deleteStudioLeftovers(this.#db, now));
    }
    return done;
  }

  /** A database outage, which the connections report, ends the job, not the runner. */
  async #guarded(name: string, act: () => Promise<number | void>): Promise<number> {
    try {
      return (await act()) ?? 0;
    } catch (error) {
      if (!isOutage(error)) this.#onFailure(error, name);
      return 0;
    }
  }
}

/** Starts the rounds, the first at once, to recover from a crash. `stop` waits for the one that runs. */
export function startJobs(database: Database, options: JobRunnerOptions): Promise<{ stop(): Promise<void> }> {
  const runner = new JobRunner(database.db, options);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    await runner.run(new Date());
    if (isStopped) return;
    timer = setTimeout(() => {
      round = turn();
    }, ROUND_INTERVAL_MS);
    timer.unref();
  };
  let round = turn();
  const stop = async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
  };
  return Promise.resolve({ stop });
}
