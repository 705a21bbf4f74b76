// Transactions that the database ended because of others, by a deadlock or a serialisation failure, are done again.
import { Kysely, type KyselyConfig, type Transaction, TransactionBuilder } from 'kysely';
import { DatabaseUnavailableError } from './outage';
import type { Tables } from './tables';
import type { WriteTracker } from './write-tracker';

const MAX_TRIES = 4;
const PAUSE_MS = 20;
const RETRY_AFTER_MS = 1000;
/** SQLSTATE deadlock_detected and serialization_failure: all of the transaction was rolled back. */
const ENDED_BY_OTHERS = new Set(['40P01', '40001']);

const wasEndedByOthers = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ENDED_BY_OTHERS.has(String(error.code));

/** Does it again after a growing pause of random length, so that two do not meet once more. */
async function retried<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (!wasEndedByOthers(error)) throw error;
      // 503: the client may ask again.
      if (tries === MAX_TRIES) throw new DatabaseUnavailableError(RETRY_AFTER_MS, { cause: error });
      await new Promise((next) => setTimeout(next, PAUSE_MS * tries * (0.5 + Math.random())));
    }
  }
}

/** Its callbacks may run several times: what they do outside of the transaction must be idempotent. */
export class RetryingKysely extends Kysely<Tables> {
  readonly #writes: WriteTracker;

  constructor(config: KyselyConfig, writes: WriteTracker) {
    super(config);
    this.#writes = writes;
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = <T>(callback: (trx: Transaction<Tables>) => Promise<T>): Promise<T> =>
      retried(() => this.#writes.inTransaction(() => execute(callback)));
    return builder;
  }
}
