// Proves that our schemas state the types of a recorded mall, but for the paths that differ for a written reason.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Endpoint } from '~/schemas/endpoint';
import { coerceWhole } from '~/schemas/shape';
import { allRecordings, typesIn } from '~/tests/server/recorded';

const modules = import.meta.glob<Record<string, unknown>>('./api/*.gen.ts', { eager: true });

const isEndpoint = (value: unknown): value is Endpoint<never, unknown> =>
  typeof value === 'object' && value !== null && 'route' in value && 'answer' in value;

const endpoints = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .map((endpoint) => [endpoint.route, endpoint]),
);

/** Checkouts of plugins are the core's. */
const sameAs = (route: string): string =>
  route.replace(/^plugin\/\w+\/api\/\w+\/order-preview$/, 'api/order/preview');

const isAnswered = ({ code }: Readonly<Record<string, unknown>>): boolean => code === 0 || code === 1001;

const known = allRecordings().flatMap((recording) => {
  const endpoint = endpoints.get(sameAs(recording.route));
  if (endpoint === undefined || !isAnswered(recording.answer)) return [];
  const { topLevel, answer } = endpoint;
  return [{ ...recording, shape: answer, value: topLevel ? recording.answer : recording.answer['data'] }];
});

/** Pointers that differ, by route, with a reason each. */
const excluded = JSON.parse(
  readFileSync(new URL('../tests/data/recorded/excluded.json', import.meta.url), 'utf8'),
) as Record<string, Record<string, string>>;

it('has few exceptions, each with its reason', () => {
  const all = Object.values(excluded).flatMap((paths) => Object.values(paths));
  expect(all.length).toBeLessThanOrEqual(300);
  expect(all.filter((reason) => reason.length < 10)).toEqual([]);
});

it('states the types of at least 99 % of the other paths', () => {
  const found = new Map<string, string | null>();
  for (const { route, shape, value } of known)
    for (const { pointer, difference } of typesIn(shape, value)) {
      const at = `${route} ${pointer}`;
      if (excluded[route]?.[pointer] === undefined) found.set(at, difference ?? found.get(at) ?? null);
    }
  const different = [...found].filter(([, difference]) => difference !== null);
  expect(found.size).toBeGreaterThan(3000);
  expect(different.length, different.map((one) => one.join(': ')).join('\n')).toBeLessThanOrEqual(
    found.size / 100,
  );
});

/** A recorded value without what is excluded. */
function withoutExcluded(value: unknown, paths: Readonly<Record<string, string>>, pointer = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutExcluded(entry, paths, `${pointer}/*`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => paths[`${pointer}/${key}`] === undefined)
      .map(([key, entry]) => [key, withoutExcluded(entry, paths, `${pointer}/${key}`)]),
  );
}

it('reads every recording whole', () => {
  const broken = known.filter(
    ({ route, shape, value }) => !coerceWhole(shape, withoutExcluded(value, excluded[route] ?? {})).isWhole,
  );
  expect(broken.map(({ name }) => name)).toEqual([]);
});

it('has no exception that nothing needs', () => {
  const needed = new Set(
    known.flatMap(({ route, shape, value }) =>
      typesIn(shape, value).flatMap(({ pointer, difference }) =>
        difference === null ? [] : [`${route} ${pointer}`],
      ),
    ),
  );
  const written = Object.entries(excluded).flatMap(([route, paths]) =>
    Object.keys(paths).map((pointer) => `${route} ${pointer}`),
  );
  expect(written.filter((path) => !needed.has(path))).toEqual([]);
});
