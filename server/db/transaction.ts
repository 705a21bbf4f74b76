// A transaction over the mall's tables.
import type { Transaction } from 'kysely';
import type { Tables } from './tables';

export type Trx = Transaction<Tables>;
