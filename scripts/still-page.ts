// Renders the pictures of the palette: each preset of each widget as the mall's renderer shows it, without scripts.
import { newBlock } from '~/domain/new-block';
import { isRecord } from '~/domain/record';
import type { Preset } from '~/domain/studio/presets';
import type { Registry } from '~/renderer/define-widget';
import { readLayout } from '~/renderer/read-layout';
import { serverMarkup } from '~/renderer/testing/server-markup';
import { MEMBER, testHost } from '~/renderer/testing/test-host';
import { SAMPLE_PICTURES } from '~/ui/sample-pictures';
import { presets } from '~/widgets/forms.gen';
import { palette } from '~/widgets/palette.gen';
import { registry } from '~/widgets/registry.gen';
import { fixtures } from '~/widgets/samples.gen';

const GOODS = [
  'tea-longjing-1',
  'quilt-silk-1',
  'vase-celadon-1',
  'tote-canvas-1',
  'lamp-paper-1',
  'tee-cotton-1',
];
const BANNERS = ['autumn-tea', 'tea-ware', 'kitchen', 'orchard'];

/** Pictures that only the fixtures name, by drawn ones of the mall. */
const STAND_INS: Readonly<Record<string, string>> = {
  'images/anchor.png': 'pictures/banner/kitchen.svg',
  'images/copyright.png': 'pictures/logo.svg',
  'images/goods-1.png': 'pictures/goods/tea-longjing-1.svg',
  'images/goods-2.png': 'pictures/goods/vase-celadon-1.svg',
  'images/quick-custom.png': 'pictures/nav/gear.svg',
  'images/quick-map.png': 'pictures/nav/pin.svg',
  'images/quick-opened.png': 'pictures/nav/share.svg',
  'images/quick-service.png': 'pictures/nav/article.svg',
  'images/quick-tel.png': 'pictures/nav/phone.svg',
  'pictures/icons/horn.svg': 'pictures/icon/bell.svg',
  'pictures/page/autumn.svg': 'pictures/banner/autumn-tea.svg',
};

/** Drawn pictures of the mall in the place of those of the fixtures, each time another one. */
function pictureSource() {
  const next = { goods: 0, banner: 0 };
  const names: Readonly<Record<string, () => string>> = {
    [SAMPLE_PICTURES.goods]: () => `pictures/goods/${GOODS[next.goods++ % GOODS.length]}.svg`,
    [SAMPLE_PICTURES.banner]: () => `pictures/banner/${BANNERS[next.banner++ % BANNERS.length]}.svg`,
  };
  const withPictures = (value: unknown): unknown => {
    if (typeof value === 'string') return names[value]?.() ?? STAND_INS[value] ?? value;
    if (Array.isArray(value)) return value.map(withPictures);
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withPictures(one)]))
      : value;
  };
  return withPictures;
}

async function markupOf(id: string, data: unknown, registry: Registry): Promise<string> {
  const { layout } = readLayout([newBlock(registry, { id, data })], { registry });
  try {
    return await serverMarkup(layout, registry, testHost({ shopper: MEMBER }));
  } catch (error) {
    throw new Error(`The still of ${id} failed`, { cause: error });
  }
}

export interface Still {
  /** `goods-0`: the widget, and the place among its presets. */
  name: string;
  id: string;
  markup: string;
}

interface Pictured {
  id: string;
  /** Delivered data with every field. */
  full: unknown;
  presets: readonly Preset[];
  registry: Registry;
}

/** The stills of a widget, one for each preset. @throws where it has no fixtures or does not render. */
export async function stillsOf({ id, full, presets: own, registry: known }: Pictured): Promise<Still[]> {
  if (!isRecord(full)) throw new Error(`fixtures.ts of ${id} exports no "full"`);
  const made: Still[] = [];
  for (const [index, { data }] of own.entries()) {
    const withPictures = pictureSource();
    const markup = await markupOf(id, withPictures({ ...full, ...data }), known);
    made.push({ name: `${id}-${index}`, id, markup });
  }
  return made;
}

/** All stills of the palette. */
export async function stills(): Promise<Still[]> {
  const made: Still[] = [];
  for (const { id } of palette.filter(({ isInPalette }) => isInPalette)) {
    const { full } = (await fixtures[id]?.()) ?? {};
    const all = (await presets[id]?.())?.default.presets ?? [];
    made.push(...(await stillsOf({ id, full, presets: all, registry })));
  }
  return made;
}
