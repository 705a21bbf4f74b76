// The tests of a migration: what it makes of stored data, and that no data of any mall can make it fail.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord } from '~/domain/record';
import { migrated } from '~/domain/widget-version';
import type { KnownWidget } from '../define-widget';

type Data = Record<string, unknown>;

/** What a migration is proved by. */
interface MigrationTests {
  /** The widget as it is now. */
  definition: KnownWidget;
  /** Version of the data: `migrations[from]` is the first that runs on them. */
  from: number;
  /** By what is shown: data as stored then, and what the widget's version of today makes of them. */
  cases: Readonly<Record<string, readonly [stored: Data, read: Data]>>;
}

/** A migration runs once on a block: what it makes of data that it has made already is no matter. */
export function describeMigration({ definition, from, cases }: MigrationTests): void {
  describe(`data of version ${from} of the widget ${definition.id}`, () => {
    it.each(Object.entries(cases))('are read: %s', (_name, [stored, read]) => {
      const before = structuredClone(stored);
      expect(migrated(definition, stored, from)).toEqual(read);
      expect(stored).toEqual(before);
    });

    it('become data whatever they are, the same each time', () => {
      const [sample = {}] = Object.values(cases).map(([stored]) => stored);
      const field = fc.constantFrom(...Object.keys(sample), 'other');
      fc.assert(
        fc.property(fc.dictionary(field, fc.jsonValue()), (given) => {
          const data = { ...sample, ...given };
          const read = migrated(definition, data, from);
          expect(isRecord(read)).toBe(true);
          expect(migrated(definition, data, from)).toEqual(read);
        }),
      );
    });
  });
}
