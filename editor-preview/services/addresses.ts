// Addresses of the operator API and of the mall's, relative to the studio.

export type Query = Readonly<Record<string, string | number | undefined>>;

/** Address of a path of the operator API: also for links to files. */
export function apiAddress(path: string, query: Query = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(entries).toString();
  return `./api/${path}${text === '' ? '' : `?${text}`}`;
}

/** The mall's configuration, which every editor reads. */
export const MALL_CONFIG = 'api/index/config';

/** A picture captcha of the mall; `turn` changes with each picture. */
export const captchaAddress = (turn: number): string =>
  `../web/index.php?_mall_id=1&r=site/pic-captcha&v=${turn}`;

/** A route of the mall, as a guest of the platform asks for it. */
export const mallRequest = (route: string, platform: string) => ({
  address: `../web/index.php?_mall_id=1&r=${route}`,
  headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-App-Platform': platform },
});

/** Name of such a request that begins early. */
export const mallName = (route: string, platform: string): string => `${platform} ${route}`;
