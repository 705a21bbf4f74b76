// Proves the balance: its sum over the ledger, which is requested beside it, and the month of its address.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import page from './balance.page';

const INDEX = 'api/balance/index';
const LOGS = 'api/balance/logs';

it('has the ledger of the month of its address under the sum, which it does not wait for', async () => {
  await startMall({ isSignedIn: true });
  const row = { id: '1', type: '1', money: '25.00', desc: '充值', created_at: '2026-03-02 10:00:00' };
  backend.answer(LOGS, { list: [row] });
  const answer = backend.hold(INDEX, { balance: '88.00', setting: { status: 1, explain: '', re_name: '' } });
  await renderScreen(page, 'month=2026-03');
  await waitFor(() => expect(backend.asked(LOGS)).toMatchObject([{ date: '2026-03', page: '1' }]));
  await act(async () => answer());
  const sum = await screen.findByText('88.00');
  const months = await screen.findByText('2026年3月');
  expect(sum.compareDocumentPosition(months)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(await screen.findByText('+25.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '上个月' }));
  await waitFor(() => expect(backend.asked(LOGS).at(-1)).toMatchObject({ date: '2026-02' }));
  expect(address()).toBe('/pages/balance/balance?month=2026-02');
});
