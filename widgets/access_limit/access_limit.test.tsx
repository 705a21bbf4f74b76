// Proves the notice on a page that requires a member level (trap 15, sample 03).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DiyPage } from '~/schemas/api/index.gen';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { validateAccessLimitDelivered } from '../validators.gen';
import definition from '.';
import { full, hostile, minimal } from './fixtures';

describeWidget(definition, { minimal, full, hostile }, validateAccessLimitDelivered);

const levels = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const become = () => fireEvent.click(screen.getByRole('button', { name: '成为会员' }));

it('names the required levels, and links to the member centre (trap 15)', async () => {
  const { host } = await renderWidget(definition, { is_all: 0, member: full.member });
  expect(screen.getByText('抱歉，您暂时不能访问此页面')).toBeDefined();
  expect(levels()).toEqual(['银卡会员', '金卡会员']);
  become();
  expect(host.log).toEqual([{ name: 'open', value: '/pages/member/index/index' }]);
});

it('shows text, picture and link of the operator where they are set', async () => {
  const { host, container } = await renderWidget(definition, full);
  expect(screen.getByText(full.text)).toBeDefined();
  expect(container.querySelector('img')?.getAttribute('src')).toBe(full.picUrl);
  become();
  expect(host.log).toEqual([{ name: 'open', value: full.link }]);
});

it('names no levels where none are known, and each only once', async () => {
  await renderWidget(definition, { ...minimal, member: [{ level: 1, name: '' }] });
  expect(levels()).toEqual([]);
  await renderWidget(definition, { ...minimal, member: [...full.member, ...full.member] });
  expect(levels()).toEqual(['银卡会员', '金卡会员']);
});

it('renders the data that sample 03 delivers to a guest', async () => {
  const file = '../../tests/data/layouts/hydrated/03-multi-tab-modules.guest-restricted.json';
  const { data } = JSON.parse(readFileSync(resolve(import.meta.dirname, file), 'utf8')) as {
    data: { home_pages: DiyPage };
  };
  for (const { template } of data.home_pages.navs) {
    const block = template.data.find(({ id }) => id === 'access_limit');
    const { container } = await renderWidget(definition, block?.data);
    expect([...container.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      '银卡会员',
      '金卡会员',
    ]);
  }
});
