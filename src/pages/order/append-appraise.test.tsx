// Proves where a second review is offered, and how it is written.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderAppendAppraise, orderAppendAppraiseSave, orderList } from '~/schemas/api/order.gen';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { order } from '../../testing/sample-orders';
import appendPage from './append-appraise.page';
import ordersPage from './orders.page';

describe('a second review', () => {
  const REVIEWED = {
    is_pay: 1,
    pay_type: 1,
    is_send: 1,
    is_confirm: 1,
    status_text: '已收货',
    is_comment: 1,
    sign: '',
  };
  const ROUTE = orderAppendAppraise.route;

  beforeEach(() => startMall({ isSignedIn: true }));

  it.each([
    ['may be written', { append_status: 1 }, ['追评'], null],
    ['is written', { append_status: 2 }, [], '已追评'],
    ['is none of the mall', {}, [], null],
  ])('shows in the orders that it %s', async (_what, change, links, words) => {
    backend.answer(orderList.route, { list: [order(1, { ...REVIEWED, ...change })], pagination: {} });
    await renderScreen(ordersPage);
    await screen.findByText('手工桃酥');
    const card = within(screen.getByRole('article'));
    expect(card.queryAllByRole('link', { name: /^追评$/ }).map(({ textContent }) => textContent)).toEqual(
      links,
    );
    expect(card.queryByText('已追评')?.textContent ?? null).toBe(words);
  });

  it('is sent with what was written for each of the goods', async () => {
    const of = (id: number, name: string) => ({ id, name, pic_url: '', content: '好吃', time: '2026-11-01' });
    backend.answer(ROUTE, { list: [of(10, '手工桃酥'), of(11, '桂花糕')] });
    backend.answer(orderAppendAppraiseSave.route, null);
    await renderScreen(appendPage, 'id=5');
    expect((await screen.findAllByText('2026-11-01 评价：好吃')).length).toBe(2);
    const [first] = screen.getAllByLabelText('追评内容');
    fireEvent.change(first as HTMLElement, { target: { value: ' 回购了 ' } });
    fireEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(backend.asked(orderAppendAppraiseSave.route)).toHaveLength(1));
    const [sent] = backend.asked(orderAppendAppraiseSave.route);
    expect(sent?.['order_id']).toBe('5');
    expect(JSON.parse(sent?.['appendData'] ?? '')).toEqual([
      { id: 10, content: '回购了', pic_list: [] },
      { id: 11, content: '', pic_list: [] },
    ]);
  });

  it('is not offered where the mall refuses it, and says why', async () => {
    backend.refuse(ROUTE, '收货已超过180天，不能追评');
    await renderScreen(appendPage, 'id=5');
    expect(await screen.findByText('收货已超过180天，不能追评')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
  });
});
