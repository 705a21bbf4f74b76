// The studio's settings: what is typed is saved whole, and not while a part of it is invalid.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import SettingsScreen from './settings-screen';

beforeEach(() => fakeApi.reset());

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('saves limits and the times of the day that schedules begin with', async () => {
  fakeApi.answer('PATCH settings', {});
  renderPlace(<SettingsScreen />);
  const save = await screen.findByRole('button', { name: '保存' });
  type(/^定时发布先填的时间/, '10:00');
  type(/^到期先填的时间/, '');
  screen.getByText('要填一个时间');
  expect(save).toHaveProperty('disabled', true);
  type(/^到期先填的时间/, '23:59');
  type(/^每个分页最多多少个组件/, '0');
  screen.getByText('要在 1 到 2000 之间');
  expect(save).toHaveProperty('disabled', true);
  type(/^每个分页最多多少个组件/, '30');
  fireEvent.click(save);
  await screen.findByText('已保存');
  expect(fakeApi.asked('PATCH settings').map(({ body }) => body)).toEqual([
    {
      isApproved: false,
      isNoteRequired: false,
      maxBlocks: 30,
      previewHours: 2,
      scheduleTime: '10:00',
      endTime: '23:59',
    },
  ]);
  await waitFor(() => expect(fakeApi.asked('GET session')).toHaveLength(2));
});

it('is for owners to change', async () => {
  renderPlace(<SettingsScreen />, { rights: { canEdit: true, canPublish: true, isOwner: false } });
  await screen.findByText('只有所有者能改这些设置。');
  expect(screen.getByLabelText(/^定时发布先填的时间/)).toHaveProperty('readOnly', true);
});
