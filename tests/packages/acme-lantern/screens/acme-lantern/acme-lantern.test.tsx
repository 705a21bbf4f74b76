// Proves the screen of the plugin acme_lantern.
import { fireEvent, screen } from '@testing-library/react';
import { backend, renderScreen, startMall } from 'pagoda/testing-screen';
import { expect, it } from 'vitest';
import { acmeLanternIndex, acmeLanternLight } from '../../api/acme_lantern.gen';
import index from './index.page';
import * as to from './links.gen';

it('says how many lanterns are lit, and lights the shopper’s own', async () => {
  await startMall({ isSignedIn: true });
  backend.answer(acmeLanternIndex.route, { lit: 2 });
  await renderScreen(index);
  expect(await screen.findByText('已点亮2盏')).toBeDefined();
  backend.answer(acmeLanternLight.route, { lit: 3 });
  backend.answer(acmeLanternIndex.route, { lit: 3 });
  fireEvent.click(screen.getByRole('button', { name: '点亮我的灯笼' }));
  expect(await screen.findByText('已点亮3盏')).toBeDefined();
  expect(backend.asked(acmeLanternLight.route)).toHaveLength(1);
});

it('has a link', () => {
  expect(to.acmeLantern()).toBe('/plugins/acme_lantern/index/index');
});
