// The face of a member card's block that the phone shows.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { openDraft } from '~/domain/studio/document';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { HolderSwitch } from './holder-switch';
import { renderForm, renderInEditor } from '../form/testing';

beforeEach(() => fakeApi.reset());

it('is the holder’s, and that of everyone else', () => {
  const { ui } = renderInEditor(new EditorStore(openDraft(titles([]))), <HolderSwitch />);
  fireEvent.click(screen.getByRole('radio', { name: '已开通' }));
  expect(ui.stage.get().audience).toEqual({ ...DEFAULT_AUDIENCE, identity: 'member', isSuperVip: true });
  fireEvent.click(screen.getByRole('radio', { name: '未开通' }));
  expect(ui.stage.get().audience).toEqual(DEFAULT_AUDIENCE);
});

it.each([
  ['vip-card', 1],
  ['link', 0],
])('is offered above the form of %s %i times', async (id, count) => {
  await renderForm([{ id, data: {} }]);
  expect(await screen.findByRole('region', { name: '属性' })).toBeDefined();
  expect(screen.queryAllByRole('radio', { name: '已开通' })).toHaveLength(count);
});
