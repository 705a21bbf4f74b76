// A purse: earned money of one kind that its holders may withdraw. Each kind names its rules and moves its own money.
import type { Kysely } from 'kysely';
import type { WithdrawalTerms } from '~/domain/withdrawal';
import type { Tables } from '../db/tables';
import type { Trx } from '../db/transaction';

/** The terms that a mall sets; what is left of today's limit is computed. */
export interface PurseTerms extends Omit<WithdrawalTerms, 'leftTodayFen'> {
  /** What all holders together may ask for a day; null without a limit. */
  readonly maxDayFen: number | null;
}

export interface Movement {
  userId: number;
  fen: number;
  withdrawalId: number;
  orderNo: string;
}

/** Money that a role earns and may withdraw. */
export interface Purse {
  /** `model` of the protocol: `share`, or the key of a plugin. */
  readonly model: string;
  /** 分销提现. */
  readonly title: string;
  /** Who holds it: 分销商. */
  readonly identity: string;
  /** When and how it may be withdrawn. */
  readonly terms: (db: Kysely<Tables>) => Promise<PurseTerms>;
  /** What a holder has in it, in fen; null for who is none. */
  readonly held: (db: Kysely<Tables>, userId: number) => Promise<number | null>;
  /**
   * Takes the money, with a posting unique by the withdrawal. The shopper's row is locked. Throws a MallError where he
   * holds no such purse or too little is in it.
   */
  readonly take: (trx: Trx, movement: Movement) => Promise<void>;
  /** Puts the money of a refused withdrawal back, once. */
  readonly giveBack: (trx: Trx, movement: Movement) => Promise<void>;
  /** What follows from money that was paid out. */
  readonly paidOut?: (trx: Trx, movement: Movement) => Promise<void>;
}
