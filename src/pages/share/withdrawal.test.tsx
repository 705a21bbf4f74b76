// Proves the withdrawal of commission and its log: limits, charge, account, one submission, days, states.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import logPage from './cash-detail.page';
import cashPage from './cash.page';

const SETTING = 'api/share/setting';
const MONEY = 'api/share/brokerage';
const CASH = 'api/share/cash';
const LOG = 'api/share/cash-list';

const setting = (terms: object = {}) =>
  backend.answer(SETTING, {
    config: {
      pay_type: ['alipay', 'bank', 'balance'],
      min_money: 1,
      cash_service_charge: 0.6,
      cash_max_day: -1,
      ...terms,
    },
    template_message: [],
  });

async function start(config: object = {}): Promise<void> {
  await startMall({ isSignedIn: true, config });
  backend.answer('api/user/user-info', { nickname: '阿青', identity: { roles: ['distributor'] } });
  backend.answer(MONEY, { list: { money: '128.60', total_money: '300.00' } });
  backend.answer(CASH, null);
  setting();
}

const amount = () => screen.findByLabelText('提现金额');
const type = async (text: string) => fireEvent.change(await amount(), { target: { value: text } });
const choose = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: /提现方式/ }));
  fireEvent.click(await screen.findByRole('radio', { name }));
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: '提交申请' }));
const errors = async () => (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);

describe('withdrawing commission', () => {
  beforeEach(() => start());

  it('shows what there is, its least sum and its charge', async () => {
    await renderScreen(cashPage);
    expect(await screen.findByText('账户剩余金额￥128.60')).toBeTruthy();
    expect(screen.getByText('提现金额不能小于1元')).toBeTruthy();
    expect(screen.getByText('提现需要加收0.6%手续费')).toBeTruthy();
    await type('100');
    expect(screen.getByText('手续费￥0.60，实际到账￥99.40')).toBeTruthy();
  });

  it('reports an amount that is missing, too small or too large, and sends nothing', async () => {
    await renderScreen(cashPage);
    await amount();
    await choose('商城余额');
    submit();
    expect(await errors()).toEqual(['请输入提现金额']);
    await type('0.5');
    expect(await errors()).toEqual(['提现金额不能小于1.00元']);
    await type('128.61');
    expect(await errors()).toEqual(['提现金额超出可提现金额']);
    submit();
    expect(backend.asked(CASH)).toEqual([]);
  });

  it('reports an amount that its charge eats up, and sends nothing', async () => {
    setting({ min_money: 0, cash_service_charge: 50, pay_type: ['balance'] });
    await renderScreen(cashPage);
    await type('0.01');
    submit();
    expect(await errors()).toEqual(['提现金额不足以支付手续费']);
    expect(backend.asked(CASH)).toEqual([]);
    await type('0.02');
    expect(screen.getByText('手续费￥0.01，实际到账￥0.01')).toBeTruthy();
    submit();
    await waitFor(() => expect(backend.asked(CASH)).toHaveLength(1));
  });

  it('asks for a way when none is chosen', async () => {
    await renderScreen(cashPage);
    await type('10');
    submit();
    expect((await screen.findAllByText('请选择提现方式')).length).toBeGreaterThan(1);
    expect(backend.asked(CASH)).toEqual([]);
  });

  it('asks for the account of the chosen way, and sends only that', async () => {
    await renderScreen(cashPage);
    await type('10');
    await choose('银联线下打款');
    submit();
    expect(await errors()).toEqual(['开户人不能为空', '开户行不能为空', '开户号不能为空']);
    fireEvent.change(screen.getByLabelText(/开户行/), { target: { value: '南湖银行' } });
    await choose('支付宝线下打款');
    fireEvent.change(screen.getByLabelText(/支付宝昵称/), { target: { value: ' 林小满 ' } });
    fireEvent.change(screen.getByLabelText(/支付宝账号/), { target: { value: '13800000001' } });
    submit();
    await waitFor(() => expect(backend.asked(CASH)).toHaveLength(1));
    expect(backend.asked(CASH)[0]).toMatchObject({
      price: '10',
      type: 'alipay',
      name: '林小满',
      mobile: '13800000001',
      bank_name: '',
    });
    await waitFor(() => expect(address()).toBe('/pages/share/cash-detail/cash-detail'));
  });

  it('takes everything by one tap, up to what the day leaves', async () => {
    setting({ cash_max_day: 500, surplusCash: '50.00' });
    await renderScreen(cashPage);
    expect(await screen.findByText('今日剩余提现金额￥50.00')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '全部提现' }));
    expect(screen.getByDisplayValue('50.00')).toBeTruthy();
  });

  it('has no limit of the day, and no rules, where the shop sets none', async () => {
    await renderScreen(cashPage);
    expect(await screen.findByText('今日提现金额无限制')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '规则' })).toBeNull();
  });

  it.each([
    ['how the day’s limit counts', { cash_max_day: 500, surplusCash: '50.00' }, /^今日剩余提现金额 = /],
    ['the notes of the shop', { content: '三个工作日内到账' }, /^三个工作日内到账$/],
  ])('has rules: %s', async (_name, terms, rules) => {
    setting(terms);
    await renderScreen(cashPage);
    fireEvent.click(await screen.findByRole('button', { name: '规则' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '提现规则' }));
    expect(dialog.getByText(rules)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '我知道了' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('says that the day is used up', async () => {
    setting({ cash_max_day: 500, surplusCash: '0.00', pay_type: ['balance'] });
    await renderScreen(cashPage);
    expect(await screen.findByText('今日剩余提现金额已用尽')).toBeTruthy();
    await type('5');
    submit();
    expect(await errors()).toEqual(['今日可提现额度已用完']);
  });

  it('sends a double tap once and stays with a refusal', async () => {
    setting({ pay_type: ['balance'] });
    backend.refuse(CASH, '尚有未审核的提现申请');
    await renderScreen(cashPage);
    await type('10');
    submit();
    submit();
    expect(await screen.findByText('尚有未审核的提现申请')).toBeTruthy();
    expect(backend.asked(CASH)).toHaveLength(1);
    expect(screen.getByDisplayValue('10')).toBeTruthy();
  });

  it('says so where the shop pays out in no way', async () => {
    setting({ pay_type: [] });
    await renderScreen(cashPage);
    expect(await screen.findByText('暂未开放提现')).toBeTruthy();
  });

  it('shows a failure with a retry', async () => {
    backend.fail(MONEY);
    await renderScreen(cashPage);
    fireEvent.click(await screen.findByRole('button', { name: '重新加载' }));
    backend.answer(MONEY, { list: { money: '1.00' } });
    fireEvent.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await screen.findByText('账户剩余金额￥1.00')).toBeTruthy();
  });
});

it('is closed to who is no distributor', async () => {
  await start();
  backend.answer('api/user/user-info', { nickname: '阿青', identity: { roles: [] } });
  await renderScreen(cashPage);
  expect(await screen.findByText('用户不是分销商')).toBeTruthy();
  expect(backend.asked(MONEY)).toEqual([]);
});

it("uses the operator's words", async () => {
  const word = (name: string) => ({ name, default: '' });
  await start({ share_setting_custom: { words: { cash: word('提取'), cash_type: word('到账方式') } } });
  await renderScreen(cashPage);
  expect(await screen.findByRole('button', { name: /到账方式/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: '全部提取' })).toBeTruthy();
});

const cashRow = (id: number, status: number, more: object = {}) => ({
  id,
  order_no: `TX${id}`,
  pay_type: '支付宝线下打款',
  type: 'alipay',
  status,
  status_text: ['待审核', '待打款', '已打款', '已驳回'][status],
  user: { avatar: '', nickname: '' },
  cash: { price: 100, service_charge: 0.6, actual_price: 99.4 },
  extra: { name: '林小满', mobile: '13800000001', bank_name: '' },
  time: { created_at: '2026-11-21 10:00:00', apply_at: '', remittance_at: '', reject_at: '' },
  content: { apply_content: '', remittance_content: '', reject_content: '' },
  ...more,
});

describe('the log of withdrawals', () => {
  beforeEach(async () => {
    await start();
    const refused = { content: { apply_content: '', remittance_content: '', reject_content: '账号有误' } };
    backend.answer(LOG, ({ page }: { page: string }) => {
      const days = [
        { date: '11月21日', list: Array.from({ length: 9 }, (_, place) => cashRow(90 - place, 2)) },
        { date: '11月20日', list: [cashRow(50, 3, refused)] },
      ];
      return { list: page === '1' ? days : [{ date: '11月20日', list: [cashRow(40, 0)] }], pagination: {} };
    });
  });

  it('is grouped by day, with the sum, the charge, the account and why one was refused', async () => {
    await renderScreen(logPage);
    expect(await screen.findByRole('heading', { name: '11月21日' })).toBeTruthy();
    expect(screen.getByText('拒绝理由：账号有误')).toBeTruthy();
    expect(screen.getAllByText('提现账户：林小满 13800000001').length).toBe(10);
    expect(screen.getAllByText('手续费￥0.60').length).toBe(10);
    expect(screen.getAllByText('实际到账：￥99.40').length).toBe(9);
  });

  it('goes on with a day over two pages, under one heading', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => this.tell([{ isIntersecting: true }]);
        disconnect = () => undefined;
        constructor(private readonly tell: (seen: readonly { isIntersecting: boolean }[]) => void) {}
      },
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    await renderScreen(logPage);
    expect(await screen.findByText('待审核', { selector: '[data-testid="list"] *' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(screen.getAllByText('提现账户：林小满 13800000001')).toHaveLength(11);
  });

  it('asks for the state of its address, and puts another one there', async () => {
    await renderScreen(logPage, 'status=1');
    expect(await screen.findByRole('tab', { name: '待打款', selected: true })).toBeTruthy();
    expect(backend.asked(LOG)[0]).toMatchObject({ status: '1', page: '1' });
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: '无效' })));
    expect(address()).toBe('/pages/share/cash-detail/cash-detail?status=3');
  });

  it('is empty with words', async () => {
    backend.answer(LOG, { list: [], pagination: {} });
    await renderScreen(logPage);
    expect(await screen.findByText('暂无提现记录')).toBeTruthy();
  });
});
