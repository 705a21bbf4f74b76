// A rendered screen as one picture: SVG with its styles and pictures inside, in which nothing runs and nothing is loaded.
import { type DefaultTreeAdapterTypes, html as spec, parseFragment } from 'parse5';
import { pictureAtWidth } from '~/domain/picture-address';
import { parseRules } from './critical-css';
import { dataAddress, OURS, type ReadPicture } from './lcp-image';
import type { PrerenderedScreen } from './prerender';
import { themeRules } from './site';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** In px: of a phone, and as tall as the tallest card that shows it. */
const SIZE = { width: 375, height: 600 };
/** Cards are 200 px wide. */
const PICTURE_WIDTH = 240;
/** In bytes: of one picture within, and of all. What is larger, or of another host, is left out. */
const MOST = { one: 48 * 1024, all: 384 * 1024 };

/** Draws nothing, or may not be here. */
const DROPPED: ReadonlySet<string> = new Set([
  'script',
  'link',
  'meta',
  'style',
  'template',
  'iframe',
  'video',
  'audio',
]);
/** Attributes that load something else, or have no meaning in a picture. */
const IDLE = /^(?:on.*|xmlns|srcset|sizes|loading|decoding|fetchpriority|href|poster)$/;
const XML_NAME = /^[a-z_][\w.-]*$/i;
const IN_STYLE = /url\((["']?)([^"')]+)\1\)/g;
/** What XML cannot hold. */
const UNWRITABLE = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Pictures by address, each read once. */
class Inlined {
  readonly #read: ReadPicture;
  readonly #known = new Map<string, string>();
  #bytes = 0;

  constructor(read: ReadPicture) {
    this.#read = read;
  }

  /** '' for one that is left out. */
  async addressOf(source: string): Promise<string> {
    if (source.startsWith('data:image/')) return source;
    const address = pictureAtWidth(source.split('?')[0] ?? '', PICTURE_WIDTH);
    const known = this.#known.get(address);
    if (known !== undefined) return known;
    const made = OURS.test(address) ? await this.#inlined(address) : '';
    this.#known.set(address, made);
    return made;
  }

  async #inlined(address: string): Promise<string> {
    const found = await this.#read(address);
    const size = found?.bytes.byteLength ?? 0;
    if (found === null || size > MOST.one || this.#bytes + size > MOST.all) return '';
    this.#bytes += size;
    return dataAddress(found);
  }

  async inStyle(style: string): Promise<string> {
    let text = style;
    for (const [whole, , source = ''] of style.matchAll(IN_STYLE))
      text = text.replace(whole, `url("${await this.addressOf(source)}")`);
    return text;
  }
}

/** What is below the fold of a long phone is below the picture too. */
const isDropped = ({ tagName, attrs }: Element): boolean =>
  DROPPED.has(tagName) || attrs.some(({ name }) => name === 'data-below-fold');

async function attributesOf({ tagName, attrs }: Element, pictures: Inlined): Promise<string> {
  const written: string[] = [];
  for (const { name, value, prefix } of attrs) {
    if ((prefix ?? '') !== '' || IDLE.test(name.toLowerCase()) || !XML_NAME.test(name)) continue;
    const isSource = name === 'src' && tagName === 'img';
    if (name === 'src' && !isSource) continue;
    const text = isSource
      ? await pictures.addressOf(value)
      : name === 'style'
        ? await pictures.inStyle(value)
        : value;
    if (!isSource || text !== '') written.push(` ${name}="${escaped(text).replaceAll('"', '&quot;')}"`);
  }
  return written.join('');
}

async function xmlOf(node: Node, pictures: Inlined, outer: spec.NS): Promise<string> {
  if ('value' in node) return escaped(node.value);
  if (!('tagName' in node) || isDropped(node)) return '';
  const { tagName, namespaceURI } = node;
  const space = outer === namespaceURI ? '' : ` xmlns="${namespaceURI}"`;
  const parts: string[] = [];
  for (const child of node.childNodes) parts.push(await xmlOf(child, pictures, namespaceURI));
  return `<${tagName}${space}${await attributesOf(node, pictures)}>${parts.join('')}</${tagName}>`;
}

/** A picture has no window whose height the page could take, and scrolls nothing. */
const FRAME = `html,body,.mall-root{width:${SIZE.width}px;height:${SIZE.height}px}*{scrollbar-width:none}`;

/** @param config the mall's, for its colours. */
export async function stillPicture(
  { html, css }: Pick<PrerenderedScreen, 'html' | 'css'>,
  { config, read }: { config: unknown; read: ReadPicture },
): Promise<string> {
  const root = `<div id="root" class="mall-root">${html}</div>`;
  const { width, height } = SIZE;
  const pictures = new Inlined(read);
  const parts: string[] = [];
  for (const node of parseFragment(root).childNodes) parts.push(await xmlOf(node, pictures, spec.NS.HTML));
  const styles = escaped(parseRules(root, css) + themeRules(config) + FRAME);
  return [
    `<svg xmlns="${spec.NS.SVG}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>${styles}</style><foreignObject width="${width}" height="${height}">`,
    `<html xmlns="${spec.NS.HTML}" lang="zh-CN"><body>${parts.join('')}</body></html></foreignObject></svg>`,
  ].join('');
}
