// What is wrong with a widget's versions: changes without a migration, migrations that are missing or never run, records.
import { isSameJson } from '~/domain/studio/same-json';
import type { Versioned } from '~/domain/widget-version';
import type { JsonSchema } from '../generate/schema';
import { incompatibilities } from './compare';
import { recordPath, type VersionRecords } from './records';

export interface WidgetVersions extends Versioned {
  id: string;
  /** Relative to the project. */
  folder: string;
  /** What of today's stored schema decides how data are read. */
  schema: JsonSchema;
  records: VersionRecords;
}

export interface VersionProblem {
  /** File, pointer and rule. */
  words: string;
  /** What to do. */
  remedy: string;
  /** Recording would hide it. */
  isBlocking: boolean;
}

const recording = (id: string): string => `Record it: npm run record-widget -- ${id}`;

const from = (version: number): number[] => Array.from({ length: version - 1 }, (_none, index) => index + 1);

/** Changes since the record of the same version. */
function schemaProblems({ id, folder, version, schema, records }: WidgetVersions): VersionProblem[] {
  const record = records.get(version);
  if (record === undefined)
    return [
      { words: `${recordPath(folder, version)}: #: is not there`, remedy: recording(id), isBlocking: false },
    ];
  const file = `${folder}/schema.json`;
  const remedy =
    `Set version: ${version + 1} and write migrations[${version}] in ${folder}/index.ts, then npm run record-widget -- ${id}` +
    ` (docs/widgets.md, Versions). Where no mall has version ${version} yet, delete ${recordPath(folder, version)} and record anew.`;
  const changed = incompatibilities(record.schema, schema).map(({ pointer, rule }) => ({
    words: `${file}: ${pointer.replace('#', '#/properties/data')}: ${rule}, since version ${version} was recorded`,
    remedy,
    isBlocking: true,
  }));
  if (changed.length > 0 || isSameJson(record.schema, schema)) return changed;
  const words = `${file}: #/properties/data: reads what is stored as before, but is not what ${recordPath(folder, version)} has`;
  return [{ words, remedy: recording(id), isBlocking: false }];
}

function migrationProblems({ folder, version, migrations = {} }: WidgetVersions): VersionProblem[] {
  const at = (start: number | string) => `${folder}/index.ts: #/migrations/${start}`;
  const missing = from(version)
    .filter((start) => migrations[start] === undefined)
    .map((start) => ({
      words: `${at(start)}: is not there: data of version ${start} cannot be read`,
      remedy: `Write migrations[${start}], which makes data of version ${start + 1} (docs/widgets.md, Versions)`,
      isBlocking: true,
    }));
  const unused = Object.keys(migrations)
    .filter((start) => !from(version).includes(Number(start)))
    .map((start) => ({
      words: `${at(start)}: never runs: the widget has version ${version}`,
      remedy: `Set version: ${Number(start) + 1}, or remove it`,
      isBlocking: true,
    }));
  return [...missing, ...unused];
}

function recordProblems({ id, folder, version, records }: WidgetVersions): VersionProblem[] {
  const newer = [...records.keys()]
    .filter((recorded) => recorded > version)
    .map((recorded) => ({
      words: `${recordPath(folder, recorded)}: #: is of a version above the widget's, which is ${version}`,
      remedy: `Set version: ${recorded} in ${folder}/index.ts: pages of it may be stored`,
      isBlocking: true,
    }));
  const older = from(version).flatMap((start): VersionProblem[] => {
    const record = records.get(start);
    const place = recordPath(folder, start);
    if (record === undefined)
      return [
        {
          words: `${place}: #: is not there: nothing proves how data of version ${start} are read`,
          remedy: `Restore it from the history, or record version ${start} before raising it`,
          isBlocking: true,
        },
      ];
    const isRead = record.reads?.length === record.samples.length;
    const words = `${place}: #/reads: does not state how each sample is read today`;
    return isRead ? [] : [{ words, remedy: recording(id), isBlocking: false }];
  });
  return [...newer, ...older];
}

export const versionProblems = (widget: WidgetVersions): VersionProblem[] => [
  ...schemaProblems(widget),
  ...migrationProblems(widget),
  ...recordProblems(widget),
];

/** A line each, and what to do once below those that it is for. */
export const printed = (problems: readonly VersionProblem[]): string =>
  problems
    .flatMap(({ words, remedy }, index) => [
      words,
      ...(problems[index + 1]?.remedy === remedy ? [] : [`  ${remedy}`]),
    ])
    .join('\n');
