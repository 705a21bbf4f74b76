// Records the version that a widget has, and how the samples of its older ones are read by it.
import { join } from 'node:path';
import { migrated } from '~/domain/widget-version';
import type { KnownWidget } from '~/renderer/define-widget';
import { coerce } from '~/schemas/shape';
import { type JsonSchema, shapeOf } from '../generate/schema';
import { readWidget } from '../generate/widgets';
import type { Place } from '../packages';
import { constraintsOf } from './constraints';
import { type VersionProblem, versionProblems, type WidgetVersions } from './problems';
import { readRecords, type VersionRecord, writeRecord } from './records';
import { fullSample } from './sample';

/** @throws Error where the widget's schema or registration cannot be read. */
export async function readVersions(
  root: string,
  place: Place,
  library: Map<string, JsonSchema>,
): Promise<WidgetVersions> {
  const { id, folder } = place;
  const { stored } = readWidget(root, place, library);
  const file = join(root, folder, 'index.ts');
  const { default: definition } = (await import(/* @vite-ignore */ file)) as { default: KnownWidget };
  const { version, migrations = {} } = definition;
  return {
    id,
    folder,
    version,
    migrations,
    schema: constraintsOf(stored),
    records: readRecords(root, folder),
  };
}

/** Made of the schema; those behind them are written by hand. */
const MADE = 2;

function currentRecord({ version, schema, records }: WidgetVersions): VersionRecord {
  const own = records.get(version)?.samples.slice(MADE) ?? [];
  return { schema, samples: [{}, fullSample(schema), ...own] };
}

function olderRecord(widget: WidgetVersions, start: number, record: VersionRecord): VersionRecord {
  const shape = shapeOf(widget.schema, widget.schema.$defs ?? {});
  const reads = record.samples.map(
    (sample) => coerce(shape, migrated(widget, sample, start)) as Record<string, unknown>,
  );
  return { ...record, reads };
}

/** Writes nothing where it would hide that data of an older version are lost; answers why. */
export function recordVersions(root: string, widget: WidgetVersions): VersionProblem[] {
  const { folder, version, records } = widget;
  const blocking = versionProblems(widget).filter(({ isBlocking }) => isBlocking);
  if (blocking.length > 0) return blocking;
  writeRecord(root, { folder, version, record: currentRecord(widget) });
  for (const [start, record] of records)
    if (start < version)
      writeRecord(root, { folder, version: start, record: olderRecord(widget, start, record) });
  return [];
}
