// The head of a served page: title, description and open graph data, by which apps show its link as a card.
import type { ShareCard } from '~/domain/share-card';
import { escapeHtml } from '../http/sandbox-page';

export interface PageHead {
  /** Whole: what a screen lacks is the mall's. */
  card: ShareCard;
  /** Address of the site's page, which relative pictures are relative to. */
  base: string;
  /** The shared address. */
  url: string;
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  content === '' ? '' : `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;

export const headTags = ({ card: { title, words, picture }, base, url }: PageHead): string =>
  [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', words),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', words),
    meta('property', 'og:image', picture === '' ? '' : new URL(picture, base).href),
    meta('property', 'og:url', url),
  ].join('');
