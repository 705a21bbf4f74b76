// Straightens addresses that apps have bent while sharing them: parameters put behind a path, signs encoded again, a lost hash.

/** Behind the hash; WeChat ends addresses that it has opened with a second one. */
const HASHES = /^(?:#\/?(?=#))*#/;
const APPENDED_HASH = /#(?:wechat_redirect|rd)?$/;
/** A parameter that was put behind a plain value as if there were no query: `id=1?from=timeline`. */
const SECOND_QUERY = /(=[\w.-]*)\?(?=\w+=)/g;

const decodedOnce = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Path and query; the path ends at the first `?` or `&`. */
function parted(address: string): [path: string, query: string] {
  const end = address.search(/[?&]/);
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end).replace(/^[?&]+/, '')];
}

/** The hash of an address as it was before; one that nothing has bent stays. */
export function straightHash(hash: string): string {
  const address = hash.replace(HASHES, '').replace(APPENDED_HASH, '');
  const [encodedPath] = parted(address);
  // No path of a screen has an escape.
  const [path, given] = parted(encodedPath.includes('%') ? decodedOnce(address) : address);
  const query = (given.includes('=') ? given : decodedOnce(given)).replace(SECOND_QUERY, '$1&');
  if (path === '' && query === '') return hash;
  return `#${path.startsWith('/') ? '' : '/'}${path}${query === '' ? '' : `?${query}`}`;
}

/** Where a path of the mall begins that has lost its hash. */
const LOST_HASH = /\/(?:%23|(?:pages|plugins)\/).*$/i;

/** For a path that the site does not have: the address of that screen, relative to the path, which may have a prefix. */
export function addressWithHash(path: string, search: string): string {
  const lost = LOST_HASH.exec(path)?.[0] ?? path;
  const up = '../'.repeat(lost.split('/').length - 2) || './';
  return `${up}${straightHash(`#${lost.replace(/^\/%23/i, '')}${search}`)}`;
}
