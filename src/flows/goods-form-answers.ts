// Answers to the forms of goods between the checkout and the form's own screen, for the current visit.
import type { OrderFormItem } from '~/domain/order-form';

const answers = new Map<string, readonly OrderFormItem[]>();
let made = 0;

/** Key under which a checkout and the screen that it opens exchange answers. */
export const newAnswersKey = (): string => {
  made += 1;
  return `order-${made}`;
};

/** Key of answers that were given before any checkout. */
export const goodsAnswersKey = (goodsId: number): string => `goods-${goodsId}`;

export const storeAnswers = (key: string, items: readonly OrderFormItem[]): void =>
  void answers.set(key, items);

/** Null when none were given. */
export const storedAnswers = (key: string): readonly OrderFormItem[] | null => answers.get(key) ?? null;
