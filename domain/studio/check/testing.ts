// What tests of rules read of their issues.
import type { Fix } from './issue';

/** The value that mends an issue; undefined where it is mended otherwise. */
export const fixedValue = (fix: Fix | undefined): unknown =>
  fix !== undefined && 'value' in fix ? fix.value : undefined;
