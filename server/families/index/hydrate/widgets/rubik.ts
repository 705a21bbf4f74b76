// Hydrates the picture grid: links that are not allowed lose their target, their picture stays.
import { plainHydrator } from '../hydrator';
import { recordsOf } from '../../../../settings/stored-values';
import type { HydrateContext, WidgetData } from '../../../../ports/hydrate';
import { deliveredLink } from '../links';

const SINGLE_PICTURE = 0;

const withLinks = (list: unknown, context: HydrateContext): WidgetData[] =>
  recordsOf(list).map((cell) => ({ ...cell, link: deliveredLink(cell['link'], context) }));

/** A single picture has its natural height, once the editor has measured it. */
function natural(data: WidgetData, list: readonly WidgetData[]): WidgetData {
  if (data['style'] !== SINGLE_PICTURE) return { list };
  const cells = list.map((cell) => ({ ...cell, height: 'calc(100% + 0px)' }));
  return { list: cells, ...(data['a_height'] ? { height: data['a_height'] } : {}) };
}

export const hydrator = plainHydrator((data, context) => ({
  ...data,
  ...natural(data, withLinks(data['list'], context)),
  hotspot: withLinks(data['hotspot'], context),
}));
