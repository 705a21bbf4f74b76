// Proves that the model names every field of what is sold and owned: reading another is a type error (NS-04).
import { expect, it } from 'vitest';

const SCHEMAS = import.meta.glob<Record<string, unknown>>('./api/*.json', { eager: true, import: 'default' });
const TYPES = import.meta.glob<string>('./api/*.gen.ts', { eager: true, query: '?raw', import: 'default' });

const ENTITIES = ['order', 'goods', 'coupon', 'card', 'cart', 'refund', 'invoice', 'payment', 'balance'];

/** Places at which a schema allows members that it does not name; maps of a stated type are none. */
function openPlaces(node: unknown, at: string): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.entries(node).flatMap(([name, one]) => openPlaces(one, `${at}/${name}`));
  return (node as { additionalProperties?: unknown }).additionalProperties === true ? [at, ...inner] : inner;
}

it.each(ENTITIES)('%s has no member without a name, and no type that hides one (NS-04)', (family) => {
  const types = TYPES[`./api/${family}.gen.ts`] ?? '';
  expect(types).toContain('export interface');
  expect(types).not.toMatch(/^\s*\w+\??: any\b/m);
  expect(openPlaces(SCHEMAS[`./api/${family}.json`], family)).toEqual([]);
});

it('addresses name every field too (NS-04)', () => {
  const defs = ['user', 'shared'].flatMap((file) => {
    const { $defs = {} } = SCHEMAS[`./api/${file}.json`] as { $defs?: Record<string, unknown> };
    return [$defs['AddressRow'], $defs['Address']].filter((one) => one !== undefined);
  });
  expect(defs).toHaveLength(2);
  expect(openPlaces(defs, '')).toEqual([]);
});
