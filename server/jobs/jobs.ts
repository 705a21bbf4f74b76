// Timed work: every few seconds each process does what is due in the tables. Why no queue: docs/decisions/007.
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database';
import { isOutage } from '../db/outage';
import type { Tables } from '../db/tables';
import type { MessageGateway } from '../messages/gateway';
import { payablesOf } from '../families/payment/payables';
import type { PaymentProviders } from '../ports/payments';
import type { InstalledPlugin, InstalledPlugins } from '../ports/plugin';
import { cancelOverdue, confirmOverdue, endOverdueAfterSales } from './order-jobs';
import { mergeDistributorSums } from './merge-sums';
import { closeOverduePurchases, closeOverdueRecharges } from './unpaid-jobs';
import { Failures, type ReportFailure, runJob } from './run-job';
import type { Job } from '../ports/job';
import { sendSaleReminders } from './sale-reminders';
import { scheduleJobs } from '../studio/schedule-work';
import { deleteStudioLeftovers } from '../studio/leftovers';
import { lookAtPictures } from '../studio/media-colours';
import { trashJobs } from '../studio/trash-work';
import { resumeAbandonedSubmissions } from './submission-jobs';
import { countSpending } from '../families/footprint/summary';
import { deleteExpired } from './expiry';
import { deleteGuestUploads } from './guest-uploads';
import { reconcilePayments } from './reconcile-payments';
import { agreeToOverdueCancels, endOverdueRefunds, followRefunds, sendRefunds } from './refund-jobs';
import { checkTrades } from './check-trades';

/** In this order: payments that arrived are booked before unpaid orders are cancelled. */
const coreJobs = ({ gateway, dataFolder, plugins = [] }: JobRunnerOptions): readonly Job[] => [
  reconcilePayments(payablesOf(plugins)),
  resumeAbandonedSubmissions(plugins),
  cancelOverdue(plugins),
  closeOverdueRecharges,
  closeOverduePurchases,
  confirmOverdue(plugins),
  endOverdueRefunds(plugins),
  agreeToOverdueCancels(plugins),
  endOverdueAfterSales(plugins),
  mergeDistributorSums,
  sendSaleReminders(gateway, plugins),
  ...scheduleJobs,
  ...trashJobs,
  ...(dataFolder === undefined ? [] : [lookAtPictures(dataFolder), deleteGuestUploads(dataFolder)]),
];

/** Jobs that wait for a provider: in rounds of their own, so that one that hangs delays no other work. */
const providerJobs = ({ payments, plugins = [] }: JobRunnerOptions): readonly Job[] =>
  payments === undefined
    ? []
    : [checkTrades(payments, payablesOf(plugins)), sendRefunds(payments), followRefunds(payments)];

const ROUND_INTERVAL_MS = 5_000;
/** Within it a provider that answers has answered. */
const PROVIDERS_FIRST_MS = 20_000;
const EXPIRY_INTERVAL_MS = 3_600_000;
const SPENDING_INTERVAL_MS = 86_400_000;

const logFailure: ReportFailure = (error, what) => {
  const words = error instanceof Error ? (error.stack ?? error.message) : 'failure';
  process.stderr.write(`${new Date().toISOString()} job ${what}: ${words}\n`);
};

/** A plugin with the jobs that it adds. */
interface WithJobs extends InstalledPlugin {
  jobs: readonly (Job | ((plugins: InstalledPlugins) => Job))[];
}

export interface JobRunnerOptions {
  /** Delivers the messages of jobs. */
  gateway: MessageGateway;
  /** The providers that pay back; without them refunds wait. */
  payments?: PaymentProviders;
  /** With the uploads; without it their colours are not looked at. */
  dataFolder?: string;
  plugins?: readonly WithJobs[];
  onFailure?: ReportFailure;
  /** How long the first round waits for providers, in ms; 20 s when absent. */
  providersFirstMs?: number;
}

interface Work {
  job: Job;
  failures: Failures;
}

const workOf = (jobs: readonly Job[]): Work[] => jobs.map((job) => ({ job, failures: new Failures() }));

/** Runs the jobs of one process; it remembers which rows failed. */
export class JobRunner {
  readonly #db: Kysely<Tables>;
  readonly #onFailure: ReportFailure;
  readonly #work: readonly Work[];
  readonly #providerWork: readonly Work[];
  #expiredAtMs = 0;

  constructor(db: Kysely<Tables>, options: JobRunnerOptions) {
    const { plugins = [], onFailure = logFailure } = options;
    this.#db = db;
    this.#onFailure = onFailure;
    this.#work = workOf([
      ...coreJobs(options),
      ...plugins.flatMap(({ jobs }) => jobs.map((job) => (typeof job === 'function' ? job(plugins) : job))),
    ]);
    this.#providerWork = workOf(providerJobs(options));
  }

  /** Does everything that is due without a provider; the number of rows done. Never throws. */
  async run(now: Date): Promise<number> {
    const done = await this.#runAll(this.#work, now);
    if (now.getTime() - this.#expiredAtMs >= EXPIRY_INTERVAL_MS) {
      this.#expiredAtMs = now.getTime();
      await this.#guarded('expiry', () => deleteExpired(this.#db, now));
      const since = new Date(now.getTime() - SPENDING_INTERVAL_MS);
      await this.#guarded('spending', async () => void (await countSpending(this.#db, { now, since })));
      await this.#guarded('studio leftovers', () => deleteStudioLeftovers(this.#db, now));
    }
    return done;
  }

  /** As `run`, what providers are to be asked. */
  askProviders(now: Date): Promise<number> {
    return this.#runAll(this.#providerWork, now);
  }

  async #runAll(work: readonly Work[], now: Date): Promise<number> {
    let done = 0;
    for (const { job, failures } of work) {
      done += await this.#guarded(job.name, () =>
        runJob(this.#db, job, { now, failures, onFailure: this.#onFailure }),
      );
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

interface Rounds {
  /** Waits for the round that runs. */
  stop(): Promise<void>;
}

/** The first round begins once `after` has ended. */
function startRounds(work: (now: Date) => Promise<unknown>, after: Promise<unknown> = Promise.resolve()) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    await work(new Date());
    if (isStopped) return;
    timer = setTimeout(() => {
      round = turn();
    }, ROUND_INTERVAL_MS);
    timer.unref();
  };
  const first = after.then(turn);
  let round = first;
  const stop = async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
  };
  return { stop, first };
}

/**
 * Starts the rounds, the first at once, to recover from a crash: what was paid meanwhile is known before unpaid orders are
 * cancelled, unless a provider hangs. `stop` waits for those that run.
 */
export function startJobs(database: Database, options: JobRunnerOptions): Promise<Rounds> {
  const { providersFirstMs = PROVIDERS_FIRST_MS } = options;
  const runner = new JobRunner(database.db, options);
  const providers = startRounds((now) => runner.askProviders(now));
  const late = wait(providersFirstMs, undefined, { ref: false });
  const all = [providers, startRounds((now) => runner.run(now), Promise.race([providers.first, late]))];
  const stop = async () => {
    await Promise.all(all.map((rounds) => rounds.stop()));
  };
  return Promise.resolve({ stop });
}
