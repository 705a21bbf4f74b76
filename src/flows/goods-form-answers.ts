// Answers to the form of a goods that were given before any checkout: the visit's checkouts begin with them.
import { isRecord } from '~/domain/record';
import type { OrderFormItem } from '~/domain/order-form';
import { readStored, store } from '../base/storage';

type Answers = Readonly<Record<string, readonly OrderFormItem[]>>;

const isAnswers = (value: unknown): value is Answers =>
  isRecord(value) && Object.values(value).every((items) => Array.isArray(items));

const stored = (): Answers => readStored('goodsAnswers', isAnswers) ?? {};

export const keepAnswers = (goodsId: number, items: readonly OrderFormItem[]): void =>
  store('goodsAnswers', { ...stored(), [goodsId]: items });

/** Null when none were given. */
export const keptAnswers = (goodsId: number): readonly OrderFormItem[] | null => stored()[goodsId] ?? null;
