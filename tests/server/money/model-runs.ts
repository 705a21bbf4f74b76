// How many random sequences a model of money is played with.
import { inject } from 'vitest';
import type { Database } from '~/server/db/database';

/** Of what PostgreSQL runs, the embedded database runs this share: it does one thing after the other. */
const EMBEDDED_SHARE = 1 / 3;

/** How often a test of what happens at once is repeated on a database; without PostgreSQL the embedded one does all. */
export const timesOn = ({ kind }: Database, times: number): number =>
  kind === 'embedded' && inject('postgres') !== null ? Math.ceil(times * EMBEDDED_SHARE) : times;

/** What each of many kinds gets of a number, so that more of them take little longer; at least what proves something. */
export const shareOf = (times: number, { kinds, least }: { kinds: number; least: number }): number =>
  Math.max(least, Math.ceil(times / kinds));

/** `PAGODA_MODEL_RUNS` sets how many instead of the usual number. */
export const modelRuns = (database: Database, usual: number): number =>
  timesOn(database, Number(process.env['PAGODA_MODEL_RUNS'] ?? usual));
