// The audit is filtered by person where the list of people may be read.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPlace } from '../app/testing';
import { fakeApi } from '../testing/fake-api';
import AuditScreen from './audit-screen';

beforeEach(() => {
  fakeApi.reset();
  fakeApi.answer('GET audit', { items: [], next: null });
  fakeApi.answer('GET people', { items: [{ id: 2, name: '周予安', role: 'editor' }] });
});

it('shows what one person did', async () => {
  renderPlace(<AuditScreen />);
  const who = await screen.findByRole('combobox', { name: '谁' });
  fireEvent.change(who, { target: { value: '2' } });
  await waitFor(() => expect(fakeApi.asked('GET audit').at(-1)?.query).toEqual({ operator: '2' }));
});

it('has no list of people for those who may not read it', async () => {
  renderPlace(<AuditScreen />, { rights: { canEdit: true, canPublish: true, isOwner: false } });
  await screen.findByRole('combobox', { name: '做了什么' });
  expect(screen.queryByRole('combobox', { name: '谁' })).toBeNull();
  expect(fakeApi.asked('GET people')).toEqual([]);
});
