// Records the version that a widget has, and how the samples of its older ones are read by it.
import { join } from 'node:path';
import { migrated } from '~/domain/widget-version';
import type { KnownWidget } from '~/renderer/define-widget';
import { coerce } from '~/schemas/shape';
import { type JsonSchema, shapeOf } from '../generate/schema';
import { readWidget } from '../generate/widgets';
import { constraintsOf } from './constraints';
import { type VersionProblem, versionProblems, type WidgetVersions } from './problems';
import { readRecords, type VersionRecord, writeRecord } from './records';
import { fullSample } from './sample';

/** @throws Error where the widget's schema or registration cannot be read. */
export async function readVersions(
  root: string,
  id: string,
  library: Map<string, JsonSchema>,
): Promise<WidgetVersions> {
  const { stored } = readWidget(root, id, library);
  const file = join(root, 'widgets', id, 'index.ts');
  const { default: definition } = (await import(/* @vite-ignore */ file)) as { default: KnownWidget };
  const { version, migrations = {} } = definition;
  return { id, version, migrations, schema: constraintsOf(stored), records: readRecords(root, id) };
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
  const { id, version, records } = widget;
  const blocking = versionProblems(widget).filter(({ isBlocking }) => isBlocking);
  if (blocking.length > 0) return blocking;
  writeRecord(root, { id, version, record: currentRecord(widget) });
  for (const [start, record] of records)
    if (start < version)
      writeRecord(root, { id, version: start, record: olderRecord(widget, start, record) });
  return [];
}
