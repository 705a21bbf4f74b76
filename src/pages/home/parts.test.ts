// Proves which part renders a page, and which widgets home registers initially.
import { expect, it } from 'vitest';
import type { DiyPage } from '~/schemas/api/index.gen';
import { registry } from '~/widgets/registry.gen';
import { common } from '~/widgets/common.gen';
import { partOf, TabbedPage, AllWidgetsPage } from './parts';
import { isCommon, registryFor } from './registries';

const node = (id: unknown) => ({ id, permission_key: '', data: {} });
const nav = (...data: unknown[]) => ({ template: { data } });
const pageOf = (show_navs: string, ...navs: unknown[]) => ({ show_navs, navs }) as unknown as DiyPage;

it('leaves a page of common widgets to home itself, and others to the part with all widgets', () => {
  expect(partOf(pageOf('0', nav(node('banner'), node('goods'))))).toBeNull();
  expect(partOf(pageOf('0', nav(node('banner'), node('store'))))).toBe(AllWidgetsPage);
  expect(partOf(pageOf('0'))).toBeNull();
});

it('renders two or more visible tabs by a part of their own', () => {
  const [one, two] = [nav(node('banner')), nav(node('store'))];
  expect(partOf(pageOf('1', one, two))).toBe(TabbedPage);
  expect(partOf(pageOf('1', one))).toBeNull();
  expect(partOf(pageOf('0', one, two))).toBeNull();
});

it('requires all widgets for anything unknown', async () => {
  expect(isCommon([node('banner'), null, 'x', node(7)])).toBe(true);
  for (const nodes of [[node('toString')], [node('never-heard-of')], '[]', null, {}])
    expect(isCommon(nodes)).toBe(false);
  expect(await registryFor([node('banner')])).toBe(common);
  expect(await registryFor([node('store')])).toBe(registry);
  for (const [id, definition] of Object.entries(common)) expect(registry[id]).toBe(definition);
});
