// The data of a new block: a preset, filled with the mall's own goods where they come in time.
import { insertedData } from '~/domain/studio/inserted';
import type { Pick, Preset, PresetData } from '~/domain/studio/presets';
import { forms, presets } from '~/widgets/forms.gen';

/** Insertion waits no longer for the mall's own content. */
const FILL_MS = 300;

/** Nothing where the mall does not answer in time, or not at all. */
async function filled({ fill }: Preset, pick: Pick, ended: AbortController): Promise<PresetData> {
  if (fill === undefined) return {};
  const late = new Promise<PresetData>((give) => {
    setTimeout(() => give({}), FILL_MS);
  });
  const data = await Promise.race([fill(pick).catch(() => ({})), late]);
  ended.abort();
  return data;
}

interface Wanted {
  id: string;
  /** Place among the widget's presets. */
  preset: number;
  pick: Pick;
  ended: AbortController;
}

/** Whole data of a new block that begins with `data`; rejects where the studio's code does not load. */
export async function newData(id: string, data: PresetData): Promise<PresetData> {
  const [form, { shapes }] = await Promise.all([forms[id]?.(), import('~/widgets/shapes.gen')]);
  const shape = shapes[id]?.stored;
  if (form === undefined || shape === undefined) throw new Error(`No form of ${id}`);
  return insertedData(shape, form.default, data);
}

/** The same of a preset. */
export async function presetData({ id, preset, pick, ended }: Wanted): Promise<PresetData> {
  const own = await presets[id]?.();
  const chosen = own?.default.presets[preset];
  if (chosen === undefined) throw new Error(`No preset of ${id}`);
  return newData(id, { ...chosen.data, ...(await filled(chosen, pick, ended)) });
}
