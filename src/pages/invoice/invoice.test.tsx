// Proves the screens of invoices: the three tabs, the form with its kinds, and what each state allows.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { clearOverlays } from '../../state/overlays';
import { backend } from '../../testing/fake-backend';
import { texts } from '../../testing/sample-orders';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import detailPage from './detail.page';
import editPage from './edit.page';
import listPage from './list.page';

const order = {
  id: 5,
  order_no: '202611210001',
  created_at: '2026-11-21 12:00:00',
  total_pay_price: '36.00',
  goods_name: '龙井茶',
  cover_pic: '',
  goods_num: 2,
  refunded_price: '0.00',
};

const invoice = (change: object = {}) => ({
  id: 7,
  order_id: 5,
  title_type: 2,
  buyer_title: '南湖',
  buyer_taxpayer_num: '91330100MA27XXXX0A',
  buyer_address: '',
  buyer_phone: '',
  buyer_bank_name: '',
  buyer_bank_account: '',
  buyer_email: 'a@b.cn',
  payee: '',
  invoice_type_code: '026',
  medium: 1,
  remarks: '',
  status: 0,
  refusal: '',
  add_time: '2026-11-22 09:00:00',
  updated_time: '2026-11-22 09:00:00',
  examine_time: '0000-00-00 00:00:00',
  revoke_time: '0000-00-00 00:00:00',
  resubmit_time: '0000-00-00 00:00:00',
  order_sn: '202611210001',
  invoice_id: '',
  pdf_url: '',
  pdf_img: '',
  ...change,
});

const answer = (of: object | null, title: object | null = null) =>
  backend.answer('api/order/invoice', { invoice: of, order, title });
const tap = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const fill = (label: string, value: string) => {
  const field = screen.getByRole('textbox', { name: new RegExp(label) });
  fireEvent.change(field, { target: { value } });
};

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer('plugin/invoice/api/index/invoicing', null);
});

describe('the list', () => {
  it('leads from an order to the form, and from an invoice to its detail', async () => {
    backend.answer('plugin/invoice/api/index/order-list', { list: [order] });
    backend.answer('plugin/invoice/api/index/invoice-list', {
      list: [
        {
          ...texts(invoice()),
          status: '2',
          medium: '电子',
          invoice_type_code: '增值税电子普通发票',
          total_pay_price: '36.00',
          goods_name: '龙井茶',
          cover_pic: '',
          nickname: '李禾',
        },
      ],
    });
    await renderScreen(listPage);
    const offered = await screen.findByRole('link', { name: /龙井茶/ });
    expect(offered.getAttribute('href')).toBe('#/pages/invoice/edit?order_id=5');
    fireEvent.click(screen.getByRole('tab', { name: '已开票' }));
    const issued = await screen.findByRole('link', { name: /南湖/ });
    expect([issued.getAttribute('href'), issued.textContent]).toEqual([
      '#/pages/order/invoice/detail?id=7',
      expect.stringContaining('已开票'),
    ]);
    expect(backend.asked('plugin/invoice/api/index/invoice-list')).toMatchObject([
      { status: '2', page: '1' },
    ]);
    expect(address()).toBe('/pages/order/invoice/index?status=2');
  });

  it('says when an order may be invoiced', async () => {
    backend.answer('plugin/invoice/api/index/order-list', { list: [] });
    await renderScreen(listPage);
    expect(await screen.findByText('暂无可开票的订单，确认收货后可申请')).toBeTruthy();
  });
});

describe('the form', () => {
  it('asks a person for title and address of mail only, and names what is missing', async () => {
    answer(null);
    await renderScreen(editPage, 'order_id=5');
    await screen.findByText('龙井茶');
    expect(screen.queryByRole('textbox', { name: /税号/ })).toBeNull();
    await tap('提交申请');
    expect((await screen.findAllByText('发票抬头不能为空')).length).toBeGreaterThan(0);
    fill('发票抬头', '李禾');
    fill('邮箱', 'li');
    await tap('提交申请');
    expect((await screen.findAllByText('邮箱格式错误')).length).toBeGreaterThan(0);
    expect(backend.asked('plugin/invoice/api/index/invoicing')).toEqual([]);
    fill('邮箱', 'li@b.cn');
    await tap('提交申请');
    await waitFor(() => expect(address()).toBe('/pages/order/invoice/detail?order_id=5'));
    expect(backend.asked('plugin/invoice/api/index/invoicing')).toMatchObject([
      {
        order_id: '5',
        title_type: '1',
        buyer_title: '李禾',
        buyer_email: 'li@b.cn',
        invoice_type_code: '026',
      },
    ]);
    clearOverlays();
  });

  it('asks a company for its tax number, and begins with the title used last', async () => {
    const { title_type, buyer_title, buyer_taxpayer_num, buyer_email, invoice_type_code } = invoice();
    answer(null, { title_type, buyer_title, buyer_taxpayer_num, buyer_email, invoice_type_code });
    await renderScreen(editPage, 'order_id=5');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /税号/ });
    expect(field.value).toBe('91330100MA27XXXX0A');
    fireEvent.change(field, { target: { value: '123' } });
    await tap('提交申请');
    expect((await screen.findAllByText('税号格式错误')).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('tab', { name: '个人' }));
    expect(screen.queryByRole('textbox', { name: /税号/ })).toBeNull();
    clearOverlays();
  });

  it('leads to the invoice where one was asked for already', async () => {
    answer(invoice());
    await renderScreen(editPage, 'order_id=5');
    await screen.findByText('该订单已申请过发票');
    await tap('查看发票');
    expect(address()).toBe('/pages/order/invoice/detail?order_id=5');
  });
});

describe('the detail', () => {
  it('withdraws a request after asking', async () => {
    answer(invoice());
    backend.answer('plugin/invoice/api/index/withdraw', null);
    await renderScreen(detailPage, 'id=7');
    await screen.findByRole('heading', { name: '审核中' });
    await tap('撤回申请');
    answer(invoice({ status: 3 }));
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: '确定' })));
    expect(await screen.findByRole('heading', { name: '已撤回' })).toBeTruthy();
    expect(backend.asked('plugin/invoice/api/index/withdraw')).toEqual([{ id: '7' }]);
    await tap('修改并重新申请');
    expect(address()).toBe('/pages/invoice/edit?id=7');
    clearOverlays();
  });

  it('shows why it was rejected', async () => {
    answer(invoice({ status: 5, refusal: '税号不符' }));
    await renderScreen(detailPage, 'id=7');
    expect(await screen.findByText('驳回原因：税号不符')).toBeTruthy();
  });

  it('shows when it was asked for again, and the time of a review once that is over', async () => {
    const times = { examine_time: '2026-11-23 09:00:00', resubmit_time: '2026-11-24 09:00:00' };
    answer(invoice({ status: 6, ...times }));
    await renderScreen(detailPage, 'id=7');
    expect(await screen.findByText(times.resubmit_time)).toBeTruthy();
    expect(screen.queryByText(times.examine_time)).toBeNull();
  });

  it('shows an issued one with its file, and mails it to a correct address', async () => {
    answer(
      invoice({ status: 2, invoice_id: '2633', pdf_url: 'https://example.com/1.pdf', pdf_img: '/i.png' }),
    );
    backend.answer('plugin/invoice/api/index/send-email', null);
    await renderScreen(detailPage, 'id=7');
    const file = await screen.findByRole('link', { name: /电子发票/ });
    expect(file.getAttribute('href')).toBe(
      `#/pages/web/web?url=${encodeURIComponent('https://example.com/1.pdf')}`,
    );
    expect(screen.getByText('2633')).toBeTruthy();
    await tap('发送到邮箱');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /邮箱/ });
    expect(field.value).toBe('a@b.cn');
    fireEvent.change(field, { target: { value: 'nowhere' } });
    await tap('发送');
    expect(backend.asked('plugin/invoice/api/index/send-email')).toEqual([]);
    fireEvent.change(field, { target: { value: 'c@d.cn' } });
    await tap('发送');
    await waitFor(() =>
      expect(backend.asked('plugin/invoice/api/index/send-email')).toEqual([{ id: '7', email: 'c@d.cn' }]),
    );
    clearOverlays();
  });

  it('is offered where none was asked for', async () => {
    answer(null);
    await renderScreen(detailPage, 'order_id=5');
    await screen.findByText('该订单还没有申请发票');
    await tap('申请开票');
    expect(address()).toBe('/pages/invoice/edit?order_id=5');
  });
});

it.each([detailPage, editPage])('an order with nothing left to invoice is offered none', async (page) => {
  const order0 = { ...order, total_pay_price: '0.00' };
  backend.answer('api/order/invoice', { invoice: null, order: order0, title: null });
  await renderScreen(page, 'order_id=5');
  expect(await screen.findByText('该订单暂不能开票')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /申请/ })).toBeNull();
});

describe('an issued invoice', () => {
  it('has a file to open, and says what was given back since', async () => {
    const issued = invoice({ status: 2, invoice_id: '2433', pdf_url: 'pictures/invoice/1.svg' });
    const given = { ...order, refunded_price: '6.00' };
    backend.answer('api/order/invoice', { invoice: issued, order: given, title: null });
    await renderScreen(detailPage, 'id=7');
    const file = await screen.findByRole('link', { name: /电子发票/ });
    const picture = new URL('pictures/invoice/1.svg', document.baseURI).href;
    expect(file.getAttribute('href')).toBe(`#/preview-image?urls=${encodeURIComponent(picture)}`);
    expect(screen.getByText('已退￥6.00，请联系商家红冲后重新开票')).toBeTruthy();
  });

  it('that was red-flushed may be asked for again, for what is left', async () => {
    const flushed = invoice({ status: 4, invoice_id: '2433' });
    const given = { ...order, refunded_price: '6.00' };
    backend.answer('api/order/invoice', { invoice: flushed, order: given, title: null });
    await renderScreen(detailPage, 'id=7');
    expect(await screen.findByText('发票已红冲，可重新申请开票')).toBeTruthy();
    expect(screen.getByText('已退￥6.00，可按￥30.00重新开票')).toBeTruthy();
    await tap('重新申请开票');
    expect(address()).toBe('/pages/invoice/edit?id=7');
    await renderScreen(editPage, 'id=7');
    expect((await screen.findByText('龙井茶')).closest('section')?.textContent).toContain('￥30.00');
    await tap('提交申请');
    await waitFor(() =>
      expect(backend.asked('plugin/invoice/api/index/invoicing')).toMatchObject([{ id: '7', order_id: '5' }]),
    );
    clearOverlays();
  });

  it.each([
    [4, '订单已全额退款，发票已红冲', '已退￥36.00，发票已红冲'],
    [2, '发票已开具', '已退￥36.00，请联系商家红冲'],
  ])('of state %i of an order that was given back whole is not promised anew', async (status, hint, note) => {
    const given = { ...order, refunded_price: '36.00' };
    backend.answer('api/order/invoice', { invoice: invoice({ status }), order: given, title: null });
    await renderScreen(detailPage, 'id=7');
    expect(await screen.findByText(hint)).toBeTruthy();
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /申请/ })).toBeNull();
  });

  it('of which nothing was given back has no such note', async () => {
    answer(invoice({ status: 2, invoice_id: '2433' }));
    await renderScreen(detailPage, 'id=7');
    await screen.findByText('已开票');
    expect(screen.queryByText('开票后发生退款')).toBeNull();
  });
});
