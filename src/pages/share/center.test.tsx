// Proves the distribution centre in each state of the shopper, and the application.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadUserInfo } from '../../services/shopper';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import addPage from './add.page';
import centerPage from './index.page';

const STATUS = 'api/share/new-apply-status';
const SETTING = 'api/share/setting';
const APPLY = 'api/share/apply';
const INDEX = 'api/share/index';

const stand = (status: number, fields: object = {}) =>
  backend.answer(STATUS, {
    share: null,
    status,
    is_can_apply: status === 2,
    orderPrice: null,
    goodsList: null,
    catList: null,
    parent_name: '顾晚舟',
    template_message: [],
    ...fields,
  });

const setting = (config: object = {}) =>
  backend.answer(SETTING, {
    config: { become_condition: 3, share_condition: 1, ...config },
    template_message: [],
  });

const FIGURES = {
  team_count: 23,
  order_money: 512.6,
  order_money_un: 33.5,
  level_name: '金牌掌柜',
  level: 2,
  total_money: '880.00',
  money: '128.60',
  un_pay: '0.00',
  cash_money: '300.00',
  total_cash: '350.00',
};

async function start(config: object = {}): Promise<void> {
  await startMall({ isSignedIn: true, config });
  backend.answer('api/user/user-info', {
    nickname: '阿青',
    mobile: '',
    identity: { roles: ['distributor'] },
  });
  await act(() => loadUserInfo(true));
  backend.answer(INDEX, { list: FIGURES, bonus_setting: [], stock_setting: [], region_setting: [] });
  backend.answer(APPLY, null);
  setting();
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const tap = async (name: string | RegExp) => fireEvent.click(await button(name));

describe('the centre of a distributor', () => {
  beforeEach(async () => {
    await start({ share_setting: { level: 3, is_show_share_level: 1 } });
    stand(1);
  });

  it('has what can be withdrawn, who he is, and each figure with the screen behind it', async () => {
    await renderScreen(centerPage);
    expect(await screen.findByText('128.60')).toBeTruthy();
    expect(screen.getByText('推荐人：顾晚舟')).toBeTruthy();
    expect(screen.getByText('分销等级：金牌掌柜')).toBeTruthy();
    expect(screen.getByText('33.50')).toBeTruthy();
    for (const [name, path] of [
      [/分销佣金.*880\.00元/, '/pages/share/money/money'],
      [/分销订单.*512\.60元/, '/pages/share/order/order'],
      [/提现明细.*350\.00元/, '/pages/share/cash-detail/cash-detail'],
      [/我的团队.*23人/, '/pages/share/team/team'],
      [/推广二维码/, '/pages/share/qrcode/qrcode'],
      [/推广链接/, '/pages/share/link/link'],
      [/分销排行榜/, '/pages/share/rank/rank'],
      [/升级条件/, '/pages/share/level/level'],
      [/^提现$/, '/pages/share/cash/cash'],
    ] as const) {
      await tap(name);
      expect(address()).toBe(path);
    }
  });

  it('shows dividends only where their plugin is there', async () => {
    await renderScreen(centerPage);
    await button(/我的团队/);
    expect(screen.queryByRole('button', { name: /团队分红/ })).toBeNull();
  });

  it('offers the dividend of a plugin that is there', async () => {
    backend.answer(INDEX, {
      list: FIGURES,
      bonus_setting: { is_bonus: 1 },
      stock_setting: [],
      region_setting: [],
    });
    await renderScreen(centerPage);
    await tap(/团队分红/);
    expect(address()).toBe('/plugins/bonus/index/index');
  });
});

it('names its entries and sums as the operator does', async () => {
  await start({
    share_setting: { level: 1, is_show_share_level: 0 },
    share_setting_custom: {
      menus: { team: { name: '我的茶友', icon: '' } },
      words: {
        can_be_presented: { name: '可提茶金', default: '' },
        parent_name: { name: '引路人', default: '' },
      },
    },
  });
  stand(1);
  await renderScreen(centerPage);
  expect(await button(/我的茶友/)).toBeTruthy();
  expect(screen.getByText('可提茶金')).toBeTruthy();
  expect(screen.getByText('引路人：顾晚舟')).toBeTruthy();
  expect(screen.queryByText(/分销等级/)).toBeNull();
});

describe('who is no distributor', () => {
  beforeEach(() => start());

  it('applies after a question, once however often he taps', async () => {
    stand(2);
    await renderScreen(centerPage);
    await tap('立即申请');
    await tap('立即申请');
    expect(await screen.findByText('是否申请成为分销商？')).toBeTruthy();
    stand(0);
    await tap('确定');
    expect(await screen.findByText('谢谢您的支持，请等待审核')).toBeTruthy();
    expect(backend.asked(APPLY)).toHaveLength(1);
  });

  it('reads that he has joined where the mall reviews nobody', async () => {
    stand(2);
    await renderScreen(centerPage);
    await tap('立即申请');
    await screen.findByText('是否申请成为分销商？');
    stand(1);
    await tap('确定');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('加入成功'));
  });

  it('is led to the form where the mall has one', async () => {
    setting({ share_condition: 2 });
    stand(2);
    await renderScreen(centerPage);
    await tap('立即前往');
    expect(address()).toBe('/pages/share/add/add?from=index');
  });

  it('reads what he has to spend and how far he is', async () => {
    setting({ become_condition: 4, total_consume: 500, share_condition: 3 });
    stand(3, { orderPrice: 268 });
    await renderScreen(centerPage);
    expect(await screen.findByText('累计消费满￥500.00可自动成为分销商')).toBeTruthy();
    expect(screen.getByText('您已累计消费￥268.00')).toBeTruthy();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: '累计消费' }).value).toBe(268);
  });

  it('reads of which categories he has to buy, and goes there', async () => {
    setting({ become_condition: 2, share_goods_status: 3 });
    stand(3, { catList: [{ label: '茶', value: 7 }] });
    await renderScreen(centerPage);
    expect(await screen.findByText('购买指定分类商品可申请成为分销商')).toBeTruthy();
    await tap('茶');
    expect(address()).toBe('/pages/goods/list?cat_id=7');
  });

  it('reads why he was refused, and applies again', async () => {
    stand(4, {
      is_can_apply: true,
      share: { status: 2, reason: '资料不全', updated_at: '2026-11-20 10:00:00' },
    });
    await renderScreen(centerPage);
    expect(await screen.findByText('您的申请被拒绝')).toBeTruthy();
    expect(screen.getByText('资料不全')).toBeTruthy();
    expect(screen.getByText('2026-11-20 10:00:00')).toBeTruthy();
    await tap('再次申请');
    expect(await screen.findByText('是否申请成为分销商？')).toBeTruthy();
  });

  it('reads that he is a distributor no more', async () => {
    stand(5, { share: { status: 1, is_delete: 1, reason: '违规推广', deleted_at: '2026-11-21 10:00:00' } });
    await renderScreen(centerPage);
    expect(await screen.findByText('您被解除分销商身份')).toBeTruthy();
    expect(screen.getByText('违规推广')).toBeTruthy();
    expect(screen.getByText('解除时间').nextSibling?.textContent).toBe('2026-11-21 10:00:00');
  });

  const REMOVED = { status: 1, is_delete: 1, reason: '违规推广', deleted_at: '2026-11-21 10:00:00' };

  it.each([
    ['when he first reads of it', 5],
    ['later', 4],
    ['where distribution is closed', 6],
  ])('withdraws what he has left %s, and reads the log', async (_name, status) => {
    stand(status, { share: { ...REMOVED, money: '12.80' } });
    await renderScreen(centerPage);
    await tap('您还有￥12.80佣金可提现');
    expect(address()).toBe('/pages/share/cash/cash');
    await tap('提现明细');
    expect(address()).toBe('/pages/share/cash-detail/cash-detail');
  });

  it('reads the log alone while his last withdrawal is open, and nothing once it is paid out', async () => {
    stand(4, { share: { ...REMOVED, money: '0.00' } });
    const { unmount } = await renderScreen(centerPage);
    expect(await button('提现明细')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /佣金可提现/ })).toBeNull();
    unmount();
    backend.answer('api/user/user-info', { nickname: '阿青', mobile: '', identity: { roles: [] } });
    await act(() => loadUserInfo(true));
    await renderScreen(centerPage);
    await screen.findByText('您被解除分销商身份');
    expect(screen.queryByRole('button', { name: '提现明细' })).toBeNull();
  });

  it('reads that distribution is closed', async () => {
    stand(6);
    await renderScreen(centerPage);
    expect(await screen.findByText('当前功能未开放')).toBeTruthy();
    await tap('去商城逛逛');
    expect(address()).toBe('/pages/index/index');
  });
});

describe('the application', () => {
  const FORM = { share_condition: 2, form_status: 1, agree: '<p>守约</p>' };
  const QUESTION = { key: 'text', key_name: '单行文本', name: '所在城市', is_required: 1 };

  beforeEach(async () => {
    await start();
    setting({ ...FORM, form: [QUESTION] });
    stand(2);
  });

  const fill = async (label: RegExp, value: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name: label }), { target: { value } });
  const submit = () => tap('申请成为分销商');

  it('names who invited him, and reports what is missing in the order of the form', async () => {
    await renderScreen(addPage);
    expect(await screen.findByText('顾晚舟')).toBeTruthy();
    await submit();
    expect(await screen.findAllByText('请输入真实姓名')).not.toHaveLength(0);
    await fill(/姓名/, '林小满');
    await fill(/手机号码/, '123');
    await submit();
    expect(screen.getAllByText('请输入正确的手机号码')).not.toHaveLength(0);
    await fill(/手机号码/, '13800138000');
    await submit();
    expect(await screen.findAllByText('所在城市不能为空。')).not.toHaveLength(0);
    await fill(/所在城市/, '嘉兴');
    await submit();
    expect(await screen.findByText('请先查看分销协议并同意')).toBeTruthy();
    expect(backend.asked(APPLY)).toEqual([]);
  });

  it('sends name, mobile, answers and consent, and leads to the centre', async () => {
    await renderScreen(addPage);
    await fill(/姓名/, ' 林小满 ');
    await fill(/手机号码/, '13800138000');
    await fill(/所在城市/, '嘉兴');
    fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
    await submit();
    await waitFor(() => expect(address()).toBe('/pages/share/index/index'));
    const [sent] = backend.asked(APPLY);
    expect(sent).toMatchObject({ name: '林小满', mobile: '13800138000', agree: '1' });
    expect(JSON.parse(sent?.['form'] ?? '')).toMatchObject([{ name: '所在城市', value: '嘉兴' }]);
  });

  it('stays with what was typed when the mall asks for something else meanwhile', async () => {
    await renderScreen(addPage);
    await fill(/姓名/, '林小满');
    await fill(/手机号码/, '13800138000');
    await fill(/所在城市/, '嘉兴');
    fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
    setting({ ...FORM, form: [QUESTION, { ...QUESTION, name: '微信号' }] });
    await submit();
    expect(await screen.findByText('申请条件有所变化，请重新填写')).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: /微信号/ })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /所在城市/ }).value).toBe('嘉兴');
    expect(backend.asked(APPLY)).toEqual([]);
  });

  it('shows the refusal of the mall', async () => {
    backend.refuse(APPLY, '未购买指定商品无法申请分销商');
    await renderScreen(addPage);
    await fill(/姓名/, '林小满');
    await fill(/手机号码/, '13800138000');
    await fill(/所在城市/, '嘉兴');
    fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
    await submit();
    expect(await screen.findByText('未购买指定商品无法申请分销商')).toBeTruthy();
  });

  it('leads who is a distributor already to the centre', async () => {
    stand(1);
    await renderScreen(addPage);
    await tap('进入分销中心');
    expect(address()).toBe('/pages/share/index/index');
  });

  it('has the state of the application in place of the form while it waits', async () => {
    stand(0);
    await renderScreen(addPage);
    expect(await screen.findByText('谢谢您的支持，请等待审核')).toBeTruthy();
  });
});
