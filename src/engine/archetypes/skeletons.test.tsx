// Proves that a screen waits in the outline of its archetype.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { topicDetail } from '~/schemas/api/topic.gen';
import { userAddress, userConfig } from '~/schemas/api/user.gen';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { definePage } from '../define-page';
import { detail } from './detail';
import { loaded } from './loaded';
import { hub } from './hub';
import { list } from './list';

const nothing = () => null;
const page = { path: '/pages/waiting/waiting', title: '等待', auth: 'guest' } as const;
const one = { from: topicDetail, params: () => ({ id: 1 }), View: nothing };
const Before = loaded(userAddress, () => ({ type: 0 as const }));

const SCREENS = {
  detail: definePage({ ...page, body: detail(one) }),
  text: definePage({ ...page, body: detail({ ...one, kind: 'content' }) }),
  hub: definePage({ ...page, body: hub({ from: userConfig, params: () => ({}), View: nothing }) }),
  form: definePage({
    ...page,
    body: {
      kind: 'form',
      endpoints: [userAddress],
      Component: () => <Before query={{}}>{nothing}</Before>,
    },
  }),
  list: definePage({ ...page, body: list({}, { from: userAddress, item: nothing, empty: { text: '' } }) }),
};

it.each(['detail', 'text', 'hub', 'form', 'list'] as const)('waits as %s', async (shape) => {
  await startMall();
  for (const { route } of [topicDetail, userAddress, userConfig]) backend.hang(route);
  await renderScreen(SCREENS[shape]);
  expect((await screen.findByLabelText('加载中')).dataset['shape']).toBe(shape);
});
