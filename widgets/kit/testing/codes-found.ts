// What the rules of a widget find in its data, for the tests in its folder.
import { NO_FACTS } from '~/domain/studio/check/issue';
import type { WidgetCheck } from '~/domain/studio/check/widget-checks';

const AROUND = {
  facts: { ...NO_FACTS, maxBlocks: 20 },
  ids: [],
  index: 0,
  uid: 'b0',
  dataAt: () => null,
};

/** Level and code of each: `must empty`. */
export const codesFound = (
  checks: readonly WidgetCheck[],
  data: Readonly<Record<string, unknown>>,
): string[] => checks.flatMap((check) => check(data, AROUND)).map(({ level, code }) => `${level} ${code}`);
