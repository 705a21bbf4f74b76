// Proves which mistakes in the settings of plugins are named, with their place.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { JsonSchema } from './schema';
import { generateSettings } from './settings';

const root = mkdtempSync(join(tmpdir(), 'pagoda-settings-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(plugin: string, content: JsonSchema): void {
  mkdirSync(join(root, 'server/plugins', plugin), { recursive: true });
  const text = JSON.stringify({ type: 'object', properties: { content } });
  writeFileSync(join(root, 'server/plugins', plugin, 'settings.json'), text);
}

it('needs a default of its own type for each setting, and tells the mistakes of all plugins at once', async () => {
  const description = '说明 | Words on the screen.';
  write('till', { type: 'string', description });
  write('vault', { type: 'string', description, default: 7 });
  await expect(generateSettings(root, new Map())).rejects.toThrow(
    /till\/settings\.json: #\/properties\/content: needs a default[^]*vault\/settings\.json: #\/properties\/content: default 7 is not by/,
  );
  for (const plugin of ['till', 'vault']) write(plugin, { type: 'string', description, default: '' });
  expect(await generateSettings(root, new Map())).toBe(2);
});
