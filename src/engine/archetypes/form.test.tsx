// Proves what all forms share: messages, focus, one submission, refusals at their fields, conditions, leaving.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FormEndpoint } from '~/schemas/form';
import { userAddressSave, type UserAddressSaveParams } from '~/schemas/api/user.gen';
import { chipsKind, switchKind } from '../../blocks/form-kinds/tap-kinds';
import { backend } from '../../testing/fake-backend';
import { address, renderScreen, startMall } from '../../testing/render-screen';
import { definePage } from '../define-page';
import { back, open } from '../navigation';
import { choice } from '../params';
import { form, type FormState, forms } from './form';

const ROUTE = userAddressSave.route;

type Fields = { name: 'text'; mobile: 'phone'; detail: 'text'; sign: 'chips'; is_default: 'switch' };
const save: FormEndpoint<UserAddressSaveParams, null, Fields, 'login'> = {
  ...userAddressSave,
  fields: [
    { name: 'name', kind: 'text', label: '收货人', word: '姓名', max: 3 },
    { name: 'mobile', kind: 'phone', label: '电话', max: 20, format: 'contact' },
    { name: 'detail', kind: 'text', label: '门牌号', max: 10, when: { type: 1 } },
    { name: 'detail', kind: 'text', label: '街道', max: 10, isOptional: true },
    { name: 'sign', kind: 'chips', label: '标签', options: ['家', '公司'], isOptional: true },
    { name: 'is_default', kind: 'switch', label: '默认', isOptional: true },
  ],
};

const KINDS = { chips: chipsKind, switch: switchKind };
const query = { type: choice([0, 1]), kind: choice(['address', 'quick']) };
interface Local {
  isAgreed: boolean;
}

const Agree = ({ form: { values, set } }: { form: FormState<Local> }) => (
  <input type="checkbox" aria-label="同意" checked={values.isAgreed} onChange={() => set('isAgreed', true)} />
);

const addressForm = form(query, {
  save,
  kinds: KINDS,
  local: { isAgreed: false },
  fixed: ({ context }) => ({ type: context.query.type, province_id: 0, city_id: 0, district_id: 0 }),
  initial: () => ({ sign: '家' }),
  layout: [{ title: '收货信息', rows: ['name', Agree, 'mobile'] }, { rows: [] }],
  check: ({ values }) => (values.mobile === '13800000009' ? { mobile: '这是您自己的号码' } : {}),
  confirm: ({ values }) => values.isAgreed,
  button: '保存',
  after: { toast: ({ msg }) => msg || '好了', go: 'back' },
});

const page = definePage({
  path: '/made-up/form',
  title: '表单',
  auth: 'guest',
  query,
  body: forms(query, ({ kind }) => kind, {
    address: addressForm,
    quick: form(query, { save, kinds: KINDS, isTransient: true, frame: 'page', button: '好', after: {} }),
  }),
});

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const fill = () => {
  type('收货人', '小满');
  type('电话', '13800000001');
  fireEvent.click(screen.getByLabelText('同意'));
};

beforeEach(() => startMall());

describe('the fields of a form', () => {
  it('say what is missing in their order, with the focus on the first in sight', async () => {
    await renderScreen(page);
    send();
    expect(alerts()).toEqual(['姓名不能为空', '电话不能为空']);
    expect(document.activeElement).toBe(screen.getByLabelText('收货人'));
    type('收货人', '小满');
    expect(alerts()).toEqual(['电话不能为空']);
    expect(backend.asked(ROUTE)).toEqual([]);
  });

  it('say what is wrong with them once they are left', async () => {
    await renderScreen(page);
    type('电话', '12');
    expect(alerts()).toEqual([]);
    fireEvent.blur(screen.getByLabelText('电话'));
    expect(alerts()).toEqual(['电话格式错误']);
    type('电话', '13800000009');
    expect(alerts()).toEqual(['这是您自己的号码']);
  });

  it('are asked for by their conditions, and only those are sent, with what no field holds', async () => {
    backend.answer(ROUTE, null);
    await renderScreen(page, 'type=1');
    fill();
    send();
    expect(alerts()).toEqual(['门牌号不能为空']);
    type('门牌号', ' 3 楼 ');
    fireEvent.click(screen.getByRole('button', { name: '公司' }));
    fireEvent.click(screen.getByRole('switch'));
    send();
    await screen.findByText('好了');
    expect(backend.asked(ROUTE)).toEqual([
      {
        name: '小满',
        mobile: '13800000001',
        detail: '3 楼',
        sign: '公司',
        is_default: '1',
        type: '1',
        province_id: '0',
        city_id: '0',
        district_id: '0',
      },
    ]);
  });

  it('stand in the card that names them, the others in the last', async () => {
    await renderScreen(page);
    const card = screen.getByRole('region', { name: '收货信息' });
    expect(card.contains(screen.getByLabelText('电话'))).toBe(true);
    expect(card.contains(screen.getByLabelText('街道'))).toBe(false);
  });
});

describe('sending', () => {
  it('happens once, however often it is tapped', async () => {
    backend.hang(ROUTE);
    await renderScreen(page);
    fill();
    send();
    send();
    await waitFor(() => expect(backend.asked(ROUTE)).toHaveLength(1));
    send();
    await act(async () => undefined);
    expect(backend.asked(ROUTE)).toHaveLength(1);
    expect(screen.getByRole('button', { name: '保存' }).getAttribute('aria-busy')).toBe('true');
  });

  it('waits for what the form wants confirmed', async () => {
    await renderScreen(page);
    type('收货人', '小满');
    type('电话', '13800000001');
    send();
    await act(async () => undefined);
    expect(backend.asked(ROUTE)).toEqual([]);
  });

  it('that is refused for a field says so there until it is another', async () => {
    backend.refuse(ROUTE, '号码已停用', { data: { field: 'mobile' } });
    await renderScreen(page);
    fill();
    send();
    await waitFor(() => expect(alerts()).toEqual(['号码已停用']));
    expect(document.activeElement).toBe(screen.getByLabelText('电话'));
    type('电话', '13800000002');
    expect(alerts()).toEqual([]);
  });

  it('that is refused as a whole says so in a toast', async () => {
    backend.refuse(ROUTE, '地址太多');
    await renderScreen(page);
    fill();
    send();
    expect(await screen.findByText('地址太多')).toBeDefined();
    expect(alerts()).toEqual([]);
  });
});

describe('leaving', () => {
  const start = async (search = '') => {
    window.history.replaceState({ idx: 0 }, '', '#/pages/cart/cart');
    const rendered = await renderScreen(page, search);
    await act(async () => open('/made-up/form'));
    return rendered;
  };
  const question = () => screen.queryByText('内容还没有保存，确定离开吗？');

  it('asks where something has been changed, and stays or goes', async () => {
    await start();
    type('收货人', '小满');
    await act(async () => back());
    await waitFor(() => expect(question()).not.toBeNull());
    expect(address()).toBe('/made-up/form');
    fireEvent.click(screen.getByRole('button', { name: '继续填写' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('收货人').value).toBe('小满');
    await act(async () => window.history.back());
    await waitFor(() => expect(question()).not.toBeNull());
    fireEvent.click(screen.getByRole('button', { name: '离开' }));
    await waitFor(() => expect(address()).toBe('/pages/cart/cart'));
  });

  it('asks nothing where all is as before, has been saved, or is worth nothing later', async () => {
    backend.answer(ROUTE, null);
    const { unmount } = await start();
    fill();
    send();
    await waitFor(() => expect(address()).toBe('/pages/cart/cart'));
    unmount();
    const untouched = await start();
    await act(async () => back());
    await waitFor(() => expect(address()).toBe('/pages/cart/cart'));
    untouched.unmount();
    await start('kind=quick');
    type('收货人', '小满');
    await act(async () => back());
    await waitFor(() => expect(address()).toBe('/pages/cart/cart'));
    expect(question()).toBeNull();
  });
});
