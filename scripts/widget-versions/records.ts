// The records of a widget's versions: `versions/<version>.json` in its folder.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchema } from '../generate/schema';
import { writeIfChanged } from '../generate/write';

type Data = Record<string, unknown>;

export interface VersionRecord {
  /** What of the stored schema decides how data are read. */
  schema: JsonSchema;
  /** Stored data: none, all that the schema knows, and whatever is added by hand. */
  samples: Data[];
  /** The samples in the widget's version of today; absent in the record of that version. */
  reads?: Data[];
}

/** By version. */
export type VersionRecords = ReadonlyMap<number, VersionRecord>;

export const recordPath = (folder: string, version: number): string => `${folder}/versions/${version}.json`;

export function readRecords(root: string, folder: string): VersionRecords {
  const versions = join(root, folder, 'versions');
  const names = existsSync(versions) ? readdirSync(versions) : [];
  return new Map(
    names.flatMap((name): [number, VersionRecord][] => {
      const [, version] = /^([1-9]\d*)\.json$/.exec(name) ?? [];
      if (version === undefined) return [];
      return [[Number(version), JSON.parse(readFileSync(join(versions, name), 'utf8')) as VersionRecord]];
    }),
  );
}

/** JSON with a line for each member down to a depth, so that a change of one property is one line. */
function lines(value: unknown, depth: number, indent = ''): string {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent} `;
  const members = Array.isArray(value)
    ? value.map((one) => lines(one, depth - 1, inner))
    : Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}: ${lines(one, depth - 1, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return members.length === 0
    ? `${open}${close}`
    : `${open}\n${members.map((member) => inner + member).join(',\n')}\n${indent}${close}`;
}

/** A record, its schema's properties, a sample's properties. */
const DEPTH = 3;

export const writeRecord = (
  root: string,
  { folder, version, record }: { folder: string; version: number; record: VersionRecord },
): void => writeIfChanged(join(root, recordPath(folder, version)), `${lines(record, DEPTH)}\n`);
