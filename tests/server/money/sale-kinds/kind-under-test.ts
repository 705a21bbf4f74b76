// What a kind of sale brings to the model of money: its commands, and what must hold of its own rows.
import type fc from 'fast-check';
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
  /** Whatever does not hold of its rows, once all timed work is done. */
  problems(world: SaleWorld): Promise<string[]>;
}

export const kindUnderTest = <Command>(kind: KindUnderTest<Command>): KindUnderTest => kind;
