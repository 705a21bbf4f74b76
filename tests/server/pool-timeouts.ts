// Timeouts of tests for their own database: a busy machine is no outage.
import type { PoolTimeouts } from '~/server/db/postgres-pool';

const LONG_MS = 60_000;

export const TEST_TIMEOUTS: PoolTimeouts = {
  connectMs: LONG_MS,
  statementMs: LONG_MS,
  ordinaryMs: LONG_MS,
  lockMs: LONG_MS,
  idleMs: LONG_MS,
  responseMs: LONG_MS,
};
