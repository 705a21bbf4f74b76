// The data of a new block: a preset, filled with the mall's own goods where they come in time.
import { newBlock } from '~/domain/new-block';
import { isRecord } from '~/domain/record';
import { filledSlots, ownSlots, withSlots } from '~/domain/slots';
import { insertedData } from '~/domain/studio/inserted';
import type { Pick, Preset, PresetData } from '~/domain/studio/presets';
import { forms, presets } from '~/widgets/forms.gen';
import { paletteById } from '~/widgets/palette-by-id';
import { registry } from '~/widgets/registry.gen';
import { slots } from '~/widgets/slots.gen';

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

/** Blocks in a slot of a new one: whole, and of their widgets' versions. */
const newBlocks = (elements: readonly unknown[]): Promise<unknown[]> =>
  Promise.all(
    elements.map(async (element) => {
      if (!isRecord(element) || typeof element['id'] !== 'string' || !isRecord(element['data']))
        return element;
      const { id, data } = element;
      const permission_key = paletteById[id]?.permission ?? '';
      return newBlock(registry, { id, permission_key, data: await newData(id, data) });
    }),
  );

/** Whole data of a new block that begins with `data`; rejects where the studio's code does not load. */
export async function newData(id: string, data: PresetData): Promise<PresetData> {
  const [form, { shapes }] = await Promise.all([forms[id]?.(), import('~/widgets/shapes.gen')]);
  const shape = shapes[id]?.stored;
  if (form === undefined || shape === undefined) throw new Error(`No form of ${id}`);
  const made = insertedData(shape, form.default, data);
  const own = ownSlots(slots, id, []);
  const inner = await Promise.all(filledSlots(made, own).map(({ blocks }) => newBlocks(blocks)));
  return withSlots(made, own, () => inner.shift() ?? []);
}

/** The same of a preset. */
export async function presetData({ id, preset, pick, ended }: Wanted): Promise<PresetData> {
  const own = await presets[id]?.();
  const chosen = own?.default.presets[preset];
  if (chosen === undefined) throw new Error(`No preset of ${id}`);
  return newData(id, { ...chosen.data, ...(await filled(chosen, pick, ended)) });
}
