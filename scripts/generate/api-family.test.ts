// Proves which mistakes in the file of an API family are named, with their place.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generateApi } from './api';
import type { JsonSchema } from './schema';

const root = mkdtempSync(join(tmpdir(), 'pagoda-families-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const CALL = { route: 'api/till/index', method: 'GET', auth: 'guest', description: 'The till.' };

function write(family: string, endpoints: Readonly<Record<string, object>>): void {
  mkdirSync(join(root, 'schemas/api'), { recursive: true });
  const text = JSON.stringify({ $id: `pagoda:api/${family}`, family, endpoints });
  writeFileSync(join(root, `schemas/api/${family}.json`), text);
}

const generate = () => generateApi(root, new Map());

const paramsOf = (seconds: JsonSchema) => ({ ...CALL, params: { type: 'object', properties: { seconds } } });

it.each<[string, object, RegExp]>([
  [
    'without a method',
    { ...CALL, method: undefined },
    /till\.json: #\/endpoints\/index\/method: is GET or POST/,
  ],
  ['without a route', { ...CALL, route: '' }, /#\/endpoints\/index\/route: needs the route/],
  ['without words', { ...CALL, description: '' }, /#\/endpoints\/index\/description: needs words/],
  [
    'with a parameter without words',
    paramsOf({ type: 'integer' }),
    /#\/endpoints\/index\/params\/properties\/seconds: needs a title/,
  ],
  [
    'with a parameter whose default is of another type',
    paramsOf({ type: 'integer', title: '秒数', default: 'x' }),
    /#\/endpoints\/index\/params\/properties\/seconds: default "x" is not by its own schema/,
  ],
  [
    'with a $ref that leads nowhere',
    { ...CALL, data: { $ref: '#/$defs/Lost' } },
    /#\/endpoints\/index\/data: \$ref "#\/\$defs\/Lost" is unknown/,
  ],
])('refuses a call %s', async (_what, endpoint, message) => {
  write('till', { index: endpoint });
  await expect(generate()).rejects.toThrow(message);
});

it('tells the mistakes of all families at once, and each route that two calls have', async () => {
  write('till', { index: { ...CALL, method: 'PUT' } });
  write('vault', { index: { ...CALL, method: 'PUT' } });
  await expect(generate()).rejects.toThrow(/till\.json: .*method: is GET or POST\n.*vault\.json: .*method/);
  write('till', { index: CALL });
  write('vault', { index: CALL });
  await expect(generate()).rejects.toThrow(
    /vault\.json: #\/endpoints\/index\/route: "api\/till\/index" is already of .*till\.json: #\/endpoints\/index/,
  );
});
