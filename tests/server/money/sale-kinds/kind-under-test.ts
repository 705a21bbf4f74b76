// What a kind of sale brings to the model of money: its commands, and what must hold of its own rows.
import type fc from 'fast-check';
import type { sql } from 'kysely';
import type { Mall } from '../../mall-helpers';

export interface SaleWorld {
  mall: Mall;
  /** Sessions of shoppers, two of the first. */
  shoppers: readonly { userId: number; token: string }[];
  /** The mall's clock. */
  clock: { now: Date };
  /** Payments that were opened, in this order. */
  unions: number[];
}

/** A kind with commands of its own beside those that all have (pay, cancel, refund, clock). */
export interface KindUnderTest<Command = unknown> {
  title: string;
  commands: fc.Arbitrary<Command>;
  /** Prepares the goods for a sequence. */
  open(world: SaleWorld): Promise<void>;
  act(world: SaleWorld, command: Command): Promise<void>;
  /** Few pieces that many want: what is bought, and how one of them does, who is told the words of a refusal. */
  rush: {
    open(mall: Mall, pieces: number): Promise<{ skuId: number }>;
    buy(mall: Mall, token: string): Promise<string>;
  };
  /** Whatever does not hold of its rows, once all timed work is done. */
  problems(world: SaleWorld): Promise<string[]>;
}

export const kindUnderTest = <Command>(kind: KindUnderTest<Command>): KindUnderTest => kind;

/** Words about the rows that a query finds, with their id for `%`. */
export type RowCheck = readonly [words: string, find: ReturnType<typeof sql<{ id: number }>>];

export async function problemsOf({ database }: Mall, checks: readonly RowCheck[]): Promise<string[]> {
  const found: string[] = [];
  for (const [words, find] of checks) {
    const { rows } = await find.execute(database.db);
    found.push(...rows.map(({ id }) => words.replace('%', String(id))));
  }
  return found;
}
