// Proves that every widget renders where there is no window and no document, as home and the palette's pictures do.
import { describe, expect, it } from 'vitest';
import { newBlock } from '~/domain/new-block';
import { readLayout } from '~/renderer/read-layout';
import { serverMarkup } from '~/renderer/testing/server-markup';
import { testHost } from '~/renderer/testing/test-host';
import { registry } from './registry.gen';
import { fixtures } from './samples.gen';

const rendered = Object.values(registry).filter(({ load }) => load !== undefined);

it('has fixtures of every widget that is rendered', () => {
  expect(rendered.filter(({ id }) => fixtures[id] === undefined).map(({ id }) => id)).toEqual([]);
});

describe.each(rendered.map(({ id }) => id))('the widget %s', (id) => {
  it.each(['minimal', 'full', 'hostile'] as const)(
    'renders its %s fixture without a browser',
    async (name) => {
      const { [name]: data } = (await fixtures[id]?.()) ?? {};
      const { layout } = readLayout([newBlock(registry, { id, data })], { registry });
      expect(await serverMarkup(layout, registry, testHost())).not.toBe('');
    },
  );
});
