// Proves the widget tea-shelf.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { codesFound } from '../kit/testing/codes-found';
import { validateTeaShelfDelivered } from '../validators.gen';
import definition from '.';
import checks from './checks';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateTeaShelfDelivered);

it('opens the link of an entry, and shows one without a link as words', async () => {
  const { host } = await renderWidget(definition, full);
  fireEvent.click(screen.getByRole('button', { name: '领券' }));
  expect(host.log).toEqual([{ name: 'open', value: full.entries[0]?.link }]);
  expect(screen.queryByRole('button', { name: '新茶' })).toBeNull();
  expect(screen.getByText('新茶')).toBeDefined();
});

it('opens a goods', async () => {
  const { host } = await renderWidget(definition, minimal);
  fireEvent.click(screen.getByRole('link'));
  expect(host.log.map(({ name, value }) => [name, value])).toEqual([['open', '/pages/goods/goods?id=1001']]);
});

it('must have goods to be published, and should have words on its entries', () => {
  expect(codesFound(checks, { list: [], entries: [] })).toEqual(['must empty']);
  expect(codesFound(checks, { list: [{ id: 1 }], entries: [{ words: ' ' }] })).toEqual(['should words']);
  expect(codesFound(checks, { list: [{ id: 1 }], entries: [{ words: '新茶' }] })).toEqual([]);
});
