// Proves the empty strip: look and quirks of diy/widgets/empty.
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateEmptyDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateEmptyDelivered);

const stripOf = async (data: unknown): Promise<HTMLElement | null> => {
  const { container } = await renderWidget(definition, data);
  return container.querySelector<HTMLElement>('[data-widget] > div');
};

it('is as high as stored, in its colour', async () => {
  const strip = await stripOf(full);
  expect(strip?.getAttribute('style')).toMatch(
    /height: calc\(40 \* var\(--rpx\)\); background: (#fff7d7|rgb)/,
  );
});

it('is transparent once its colour was cleared', async () => {
  expect((await stripOf({ ...full, background: null }))?.style.background).toBe('transparent');
});

it('reserves its height, also when stored as text', () => {
  expect([
    definition.reserve({ height: 40 }),
    definition.reserve({ height: '60' }),
    definition.reserve({}),
  ]).toEqual([40, 60, 10]);
});
