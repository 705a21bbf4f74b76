// Proves that every preset renders without an issue before the server has filled it.
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { insertedData } from '~/domain/studio/inserted';
import { renderWidget } from '~/renderer/testing/describe-widget';
import { forms, presets } from './forms.gen';
import { registry } from './registry.gen';
import { shapes } from './shapes.gen';

/** Blocks whose content is delivered: without goods, coupons or a shopper they render little or nothing. */
const isFilledByServer = (id: string): boolean =>
  // The mall provides its film.
  id === 'video' ||
  JSON.stringify(Object.keys(shapes[id]?.delivered.p ?? {})) !==
    JSON.stringify(Object.keys(shapes[id]?.stored.p ?? {})) ||
  Object.values(shapes[id]?.stored.p ?? {}).some(({ t }) => t === 'a');

it.each(Object.keys(presets))('renders the presets of %s', async (id) => {
  const definition = registry[id];
  const form = (await forms[id]?.())?.default;
  const own = (await presets[id]?.())?.default.presets ?? [];
  if (definition?.load === undefined || form === undefined) throw new Error(`${id} has no view or form`);
  for (const { name, data } of own) {
    const stored = insertedData(shapes[id]?.stored ?? { t: 'o' }, form, data);
    const { host, container } = await renderWidget(definition, stored);
    expect(host.problems, name).toEqual([]);
    const isSeen = definition.place === 'overlay' || isFilledByServer(id) || definition.reserve(stored) >= 20;
    expect(isSeen, `${name} is at least 20 rpx high`).toBe(true);
    expect(container.querySelector('[data-widget]'), name).not.toBeNull();
    cleanup();
  }
});
