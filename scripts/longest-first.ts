// The order of the test files in `npm test`: a long one at the end would leave the other worker idle.
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Files of more than ten seconds, the longest first. */
const LONG: readonly string[] = [
  'widgets/mutations.test.ts',
  'editor-preview/form/every-control.test.tsx',
  'tests/server/new-plugin.test.ts',
  'tests/server/hostile.test.ts',
  'tests/server/money/kill.test.ts',
  'tests/server/money/set-model.test.ts',
  'tests/server/money/sale-rush.test.ts',
  'tests/server/money/payment-model.test.ts',
  'tests/server/money/submit.test.ts',
  'server/backup/backup.test.ts',
  'tests/server/ownership.test.ts',
  'tests/server/backup.test.ts',
  'tests/server/stolen-token.test.ts',
  'tests/server/without-plugin.test.ts',
  'tests/server/killed-publishing.test.ts',
  'tests/server/money/refund-model.test.ts',
  'tests/server/money/sale-model.test.ts',
  'tests/server/anonymous.test.ts',
];

/** One project after the other, as a worker reads the code in anew for each. */
const PROJECTS: readonly string[] = ['dom', 'unit'];

function rankOf({ moduleId, project }: TestSpecification): number {
  const place = LONG.findIndex((path) => moduleId.endsWith(`/${path}`));
  return PROJECTS.indexOf(project.name) * (LONG.length + 1) + (place < 0 ? LONG.length : place);
}

export class LongestFirst implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    return [...files].sort((a, b) => rankOf(a) - rankOf(b));
  }

  /** No run is split over machines. */
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
