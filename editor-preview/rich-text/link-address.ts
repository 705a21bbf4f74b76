// Links within a rich text: an address alone, which the mall opens like any stored link.
import { addressOf as screenAddressOf, hrefOf, isPageLink, resolveLink } from '~/domain/links';
import { type LinkValue, readLink, writeLink } from '~/domain/studio/link-value';

const PLACE = { shape: { shape: 'whole', fields: {} }, name: 'href' } as const;

/** Ways of opening that an address alone can express. */
export const TEXT_LINKS: ReadonlySet<string> = new Set([
  'navigate',
  'redirect',
  'reLaunch',
  'switchTab',
  'app_admin',
  'web',
  'h5',
  'tel',
]);

/** `/pages/goods/goods?id=1`, `https://…` or `tel:…`; null for what no address opens. */
export function addressOf(link: LinkValue): string | null {
  const resolved = resolveLink(writeLink(PLACE, link)[PLACE.name]);
  if (resolved === null) return null;
  return isPageLink(resolved) ? screenAddressOf(resolved.path, resolved.query) : hrefOf(resolved);
}

/** What the link picker shows of an address. */
export function linkAt(href: string): LinkValue | null {
  const link = readLink({ ...PLACE, owner: { href } });
  const resolved = resolveLink(href);
  if (link === null || resolved === null) return link;
  const { openType } = resolved;
  return openType === 'h5' || openType === 'tel'
    ? { ...link, url: href.replace(/^tel:/i, ''), openType }
    : link;
}
