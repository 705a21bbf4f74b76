// Proves which calls the table of first calls takes from a definition, and which it leaves to the screen itself.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateFirstCalls } from './first-calls';
import { readScreens } from './screens';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pagoda-first-calls-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** As text, which is no import of this file. */
const out = (target: string): string => `from '${target}';`;

/** The row of a screen with this rest of its definition; '' where the table has none. */
function rowOf(rest: string, auth = 'guest'): string {
  write(
    'schemas/api/tea.gen.ts',
    `export const tea: Endpoint = {"route":"api/tea","sentBy":"GET"};
     export const brew: Endpoint = {"route":"api/brew","sentBy":"POST"};`,
  );
  write(
    'src/pages/tea/tea.page.tsx',
    `import { brew, tea } ${out('~/schemas/api/tea.gen')}
     const query = {};
     export default definePage({ path: '/tea', title: '茶', auth: '${auth}', query, ${rest} });`,
  );
  generateFirstCalls(root, readScreens(root));
  const table = readFileSync(join(root, 'src/app/first-calls.gen.ts'), 'utf8');
  return /'\/tea': (.*),$/m.exec(table)?.[1] ?? '';
}

const TEA = '[{"route":"api/tea","params":{"tea_id":"id"}}]';

it.each([
  [
    'the call of its body',
    'body: detail({ from: tea, params: ({ id: teaId }) => ({ tea_id: teaId }), View })',
    TEA,
  ],
  [
    'further calls',
    'body, firstCalls: ({ id: teaId }) => [firstCall(tea, { tea_id: teaId }), firstCall(tea, {})]',
    '[{"route":"api/tea","params":{"tea_id":"id"}},{"route":"api/tea","params":{}}]',
  ],
])('holds %s', (_, rest, row) => expect(rowOf(rest)).toBe(row));

it.each([
  ['is sent by POST', 'body: detail({ from: brew, params: ({ id }) => ({ id }) })'],
  ['has a parameter of its own', 'body: detail({ from: tea, params: ({ id }) => ({ id, type: 1 }) })'],
  ['has a computed parameter', 'body: detail({ from: tea, params: ({ id }) => ({ id: Number(id) }) })'],
  [
    'leaves a parameter out at times',
    'body: detail({ from: tea, params: ({ id }) => (id === 0 ? {} : { id }) })',
  ],
  ['takes parameters together', 'body: detail({ from: tea, params: (all) => ({ ...all }) })'],
])('leaves out a call that %s', (_, rest) => expect(rowOf(rest)).toBe(''));

it('leaves out screens behind a login', () =>
  expect(rowOf('body: detail({ from: tea, params: ({ id }) => ({ id }) })', 'login')).toBe(''));
