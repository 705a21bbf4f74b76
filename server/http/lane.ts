// The lanes of calls: what a route costs and what it may not wait for. Each lane has places of its own.

/**
 * `ordering` previews and submits orders, `paying` moves money, `drawing` makes pictures, `hashing` derives keys of
 * passwords, `uploading` waits for the files of phones.
 */
export type Lane = 'browsing' | 'ordering' | 'paying' | 'drawing' | 'hashing' | 'uploading';

/** The routes, each in this lane; one that is in no other is in `browsing`. */
export const inLane = <R extends { lane: Lane }>(lane: Lane, routes: readonly R[]): readonly R[] =>
  routes.map((route) => ({ ...route, lane }));
