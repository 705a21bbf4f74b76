// Fills in the picture grid: links that may not be opened lose their target and keep their picture.
import { type HydrateContext, plainHydrator, recordsOf, type WidgetData } from '../hydrator';
import { deliveredLink } from '../links';

const SINGLE_PICTURE = 0;

const withLinks = (list: unknown, context: HydrateContext): WidgetData[] =>
  recordsOf(list).map((cell) => ({ ...cell, link: deliveredLink(cell['link'], context) }));

/** One picture takes its natural height, once the editor has measured it. */
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
