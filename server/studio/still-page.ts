// The picture of a document: its first blocks hydrated for a guest and rendered as home.
import { isRecord } from '~/domain/record';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { type DraftContent, titleOf } from '~/domain/studio/document';
import type { DiyComponent, DiyPage } from '~/schemas/api/index.gen';
import { readConfig } from '../families/index/config/config';
import { asPage, deliverLayouts, parseLayout } from '../families/index/hydrate/blocks';
import { stillPicture } from '../site/still-picture';
import { flagText } from '../http/wire';
import { publishedText } from './apply-live';
import { audienceContext } from './audience';
import type { Call, PictureMaker } from './call';

/** Blocks of the picture: more than these are not in view. */
const MOST_BLOCKS = 16;
/** Belong to the picture wherever they are stored. */
const AROUND = new Set(['background', 'app-nav-bar']);

const isAround = (block: unknown): boolean =>
  isRecord(block) && typeof block['id'] === 'string' && AROUND.has(block['id']);

async function blocksOf(call: Call, { tabs: [tab], notes }: DraftContent): Promise<DiyComponent[]> {
  const stored = tab === undefined ? [] : (parseLayout(publishedText(tab, notes)) ?? []);
  const widgets = stored.filter((block, index) => index < MOST_BLOCKS || isAround(block));
  const context = await audienceContext(call, DEFAULT_AUDIENCE);
  const [blocks = []] = await deliverLayouts([{ templateId: 0, widgets }], context);
  return asPage(blocks);
}

/** As home is delivered; only the first tab has blocks. */
function pageOf(content: DraftContent, blocks: DiyComponent[]): DiyPage {
  const { tabs, meta } = content;
  return {
    id: '0',
    title: titleOf(content),
    show_navs: flagText(meta['show_navs'] === true),
    is_home_page: flagText(false),
    access_limit: null,
    navs: tabs.map(({ name }, index) => ({
      id: String(index),
      name,
      page_id: '0',
      template_id: '0',
      template: { id: '0', name, data: index === 0 ? blocks : [] },
    })),
  };
}

/** In characters: of one that is larger there is no picture. */
const MOST_TEXT = 1024 * 1024;

/** SVG; null where it cannot be rendered, or not now. */
export async function stillPage(
  call: Call,
  { prerenderer, readPicture }: PictureMaker,
  content: DraftContent,
): Promise<string | null> {
  const { db, at, plugins } = call;
  const visit = { db, user: null, platform: DEFAULT_AUDIENCE.platform, now: at, plugins };
  const config = await readConfig({ ...visit, cached: (_key, make) => make() });
  const page = pageOf(content, await blocksOf(call, content));
  // As it would come over the wire.
  const boot = JSON.parse(
    JSON.stringify({
      'api/index/config': config,
      'api/index/tpl-index': { type: 'diy', time: '', home_pages: page },
    }),
  ) as Record<string, unknown>;
  const screen = await prerenderer.still(boot);
  if (screen === null) return null;
  const svg = await stillPicture(screen, { config, read: readPicture });
  return svg.length > MOST_TEXT ? null : svg;
}
