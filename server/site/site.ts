// Serves the built site: index.html with the first screen's data, hashed files, precompressed.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import type { Context } from 'hono';
import { nameOfColours } from '~/domain/colour';
import { themeFromConfig } from '~/domain/theme';
import { respondWithFile } from '../http/byte-range';
import { escapeHtml } from '../http/sandbox-page';
import { criticalCss } from './critical-css';
import {
  FULL_CSS_ID,
  BEFORE_HOME_SCRIPT,
  BEFORE_SHARED_SCRIPT,
  AFTER_HOME_SCRIPT,
  CRITICAL_CSS_ID,
  CLOCK_SCRIPT,
  FIRST_VISIT_SCRIPT,
  linkFor,
  SCRIPT_SOURCES,
} from './inline-scripts';
import { headTags, type PageHead } from './page-head';
import type { PrerenderedScreen, Prerenderer } from './prerender';

export interface Site {
  /** Folder of the build, `dist/web`. */
  folder: string;
  /** Folder of the operators' studio, `dist/studio`. */
  studioFolder: string;
  /** Renders screens; null leaves them to the client. */
  prerenderer: Prerenderer | null;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  woff2: 'font/woff2',
};

export const typeOf = (path: string): string =>
  TYPES[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';

/** Only our own scripts run; pictures and films may come from anywhere, as operators link to them. */
export const CONTENT_POLICY = [
  "default-src 'self'",
  `script-src 'self' ${SCRIPT_SOURCES} https://res.wx.qq.com`,
  "style-src 'self' 'unsafe-inline'",
  'img-src * data: blob:',
  'media-src * blob:',
  "connect-src 'self'",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self' https:",
  "frame-ancestors 'self'",
].join('; ');

/** A decoded path, or null where its escapes are invalid. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** A path within the folder, or null for one outside it or without a file. */
export function fileWithin(folder: string, path: string): string | null {
  const plain = decoded(path);
  if (plain === null) return null;
  const file = normalize(join(folder, plain));
  const isWithin = file.startsWith(normalize(folder) + sep);
  return isWithin && existsSync(file) && statSync(file).isFile() ? file : null;
}

/** Serves a file, its `.br` or `.gz` sibling where the client accepts it; of a film the part that is asked for. */
export function serveFile(context: Context, folder: string, path: string): Response | null {
  const file = fileWithin(folder, path);
  if (file === null) return null;
  const type = typeOf(file);
  const isHashed = path.includes('assets/');
  const cached = { 'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache' };
  if (type.startsWith('video/')) {
    const { size, mtimeMs } = statSync(file);
    const tagged = { 'Content-Type': type, ...cached, ETag: `"${size}-${Math.round(mtimeMs)}"` };
    return respondWithFile(context, new Uint8Array(readFileSync(file)), tagged);
  }
  const accepted = context.req.header('accept-encoding') ?? '';
  const encoding = (['br', 'gz'] as const).find(
    (ending) => accepted.includes(ending === 'gz' ? 'gzip' : ending) && existsSync(`${file}.${ending}`),
  );
  const body = readFileSync(encoding === undefined ? file : `${file}.${encoding}`);
  return context.body(new Uint8Array(body), 200, {
    'Content-Type': type,
    ...cached,
    Vary: 'Accept-Encoding',
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding === 'gz' ? 'gzip' : 'br' }),
  });
}

/** JSON that is safe inside a script element of a page. */
const inScript = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028|\u2029/g, '');

const SAFE_VALUE = /^[#\w\s.,()%-]+$/;

interface ThemedConfig {
  theme_color?: { background?: string; background_s?: string };
  navbar?: { top_background_color?: string; top_text_color?: string };
}

/**
 * The operator's theme and bar colours as a style, so that the first paint has them. The client sets none that equals
 * its config (src/app/app.tsx): that would recalculate the styles of the whole page.
 */
export function themeStyle(config: unknown): string {
  const { theme_color: theme, navbar = {} } = (config ?? {}) as ThemedConfig;
  if (theme === undefined) return '';
  const { top_background_color: background = '', top_text_color: text = '' } = navbar;
  const name = nameOfColours(theme, { background, text });
  return `<style id="theme" data-colours="${name}">${themeRules(config)}</style>`;
}

/** The same without its element. */
export function themeRules(config: unknown): string {
  const { theme_color: theme, navbar = {} } = (config ?? {}) as ThemedConfig;
  if (theme === undefined) return '';
  const { top_background_color: bar = '', top_text_color: onBar = '' } = navbar;
  const all = { ...themeFromConfig(theme), '--mall-bar': bar, '--mall-on-bar': onBar };
  const variables = Object.entries(all).filter(([, value]) => SAFE_VALUE.test(value));
  const rules = variables.map(([name, value]) => `${name}:${value}`).join(';');
  return `:root:root{${rules}}`;
}

const ROOT = '<div id="root" class="mall-root"></div>';
/** React preloads pictures of the first screen first: they would compete with the first paint. */
const PRELOADS = /<link rel="preload" as="image"[^>]*>/g;
const STYLESHEET = /<link rel="stylesheet"[^>]*>/g;

const preload = (file: string): string => `<link rel="modulepreload" crossorigin href="./${file}">`;

/** Preloads: for home, or for another screen. */
const soonLinks = ({ scripts, screenScripts }: PrerenderedScreen): string =>
  [
    ...scripts.map((file) => linkFor('home', preload(file))),
    ...screenScripts.map((file) => linkFor('screen', preload(file))),
  ].join('');

/**
 * A screen's markup with its CSS: the critical rules before it, all of them behind it. The files of that CSS are marked
 * as present by a relation of their own, so that nothing loads them: the preload scanner loads disabled sheets too.
 */
function withScreen(html: string, screen: PrerenderedScreen): string {
  const links = screen.cssFiles.map((file) => `<link rel="inlined" href="./${file}">`).join('');
  const hashAttribute = screen.hash === '' ? '' : ` data-prerendered="${escapeHtml(screen.hash)}"`;
  const root = `<div id="root" class="mall-root"${hashAttribute}>${screen.html.replaceAll(PRELOADS, '')}</div>`;
  const before = screen.hash === '' ? BEFORE_HOME_SCRIPT : BEFORE_SHARED_SCRIPT;
  const first = `<style id="${CRITICAL_CSS_ID}">${criticalCss(root, screen.css)}</style>`;
  const behind = `</template><style id="${FULL_CSS_ID}">${screen.css}</style>${links}<script>${AFTER_HOME_SCRIPT}</script>`;
  return html
    .replace(STYLESHEET, '')
    .replace('</head>', () => `${first}${soonLinks(screen)}</head>`)
    .replace(ROOT, () => `<script>${before}</script>${root}${behind}`);
}

interface FirstScreen {
  /** Envelope data by route, as a guest would get it. */
  boot: Readonly<Record<string, unknown>>;
  screen: PrerenderedScreen | null;
  /** In place of the title of the build; undefined while the mall is unavailable. */
  head?: PageHead | undefined;
}

/** The page with the first screen: its data, so that home needs no call before it paints, and its markup. */
export function indexPage(html: string, { boot, screen, head }: FirstScreen): string {
  const withData = html.replace(
    /<script id="boot" type="application\/json">[^<]*<\/script>/,
    () => `<script id="boot" type="application/json">${inScript(boot)}</script>`,
  );
  const withMarkup = screen === null ? withData : withScreen(withData, screen);
  const withHead =
    head === undefined ? withMarkup : withMarkup.replace(/<title>[^<]*<\/title>/, () => headTags(head));
  return withHead
    .replace('<head>', () => `<head><script>${FIRST_VISIT_SCRIPT}</script><script>${CLOCK_SCRIPT}</script>`)
    .replace('</head>', () => `${themeStyle(boot['api/index/config'])}</head>`);
}
