// Proves that a widget created by `npm run new-widget` has a valid form.
import { expect, it } from 'vitest';
import { compileForms } from './generate/forms';
import { bundle, type JsonSchema } from './generate/schema';
import { filesOfWidget } from './new-widget-files';

it('creates a schema whose hints yield a form with two groups', () => {
  const files = filesOfWidget({ id: 'price-tag', title: '价签', name: 'PriceTag' });
  const raw = JSON.parse(files['schema.json'] ?? '{}') as JsonSchema;
  const stored = { name: 'PriceTagData', ...bundle(raw.properties?.['data'] ?? {}, raw, new Map()) };
  const [form] = compileForms([{ id: 'price-tag', raw, stored }]);
  expect(
    form?.groups.map(({ id, fields }) => [id, fields.map(({ name, control }) => [name, control])]),
  ).toEqual([
    ['content', [['text', 'text']]],
    ['colour', [['color', 'colour']]],
  ]);
  expect(form?.unseen).toEqual([]);
  expect(files['presets.ts']).toContain("name: '价签'");
});
