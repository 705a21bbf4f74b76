// Serving the built studio: the tool at /studio/, and the sandboxed page of its preview frame.
import type { Context } from 'hono';
import { serveFile } from './site';

/** The tool runs its own code only, and shows the preview in a frame. */
const TOOL_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src * data: blob:',
  'media-src * blob:',
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** An origin of its own, also where it is opened by its address: it reaches neither session nor server. */
const PREVIEW_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src * data: blob:',
  'media-src * blob:',
  "font-src 'self' data:",
  "frame-ancestors 'self'",
].join('; ');

/** A picture of a widget: no scripts, in a frame of the studio alone. */
const STILL_POLICY = [
  'sandbox',
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  'img-src * data:',
  "frame-ancestors 'self'",
].join('; ');

const policyOf = (path: string): string => {
  if (path === 'preview.html') return PREVIEW_POLICY;
  return path.startsWith('stills/') ? STILL_POLICY : TOOL_POLICY;
};

/** Path within the studio of a request's path; null for all that is no file of it. */
export function studioPath(path: string): string | null {
  const [, within] = /\/studio\/((?!api\/).*)$/.exec(path) ?? [];
  return within === undefined ? null : within === '' ? 'index.html' : within;
}

/** `path` as `studioPath` gives it. */
export function serveStudio(context: Context, folder: string, path: string): Response | Promise<Response> {
  context.header('Content-Security-Policy', policyOf(path));
  // The preview's origin is opaque: its code comes from another one.
  context.header('Access-Control-Allow-Origin', '*');
  return serveFile(context, folder, path) ?? context.notFound();
}
