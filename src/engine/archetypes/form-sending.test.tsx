// Proves fields that send a form themselves, forms whose answers stay on the phone, and groups of fields.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FormEndpoint, FormField } from '~/schemas/form';
import { orderAppraise, type OrderAppraiseParams } from '~/schemas/api/order.gen';
import { userAddressSave, type UserAddressSaveParams } from '~/schemas/api/user.gen';
import { actsKind } from '../../blocks/form-kinds/choice-kinds';
import { linesKind } from '../../blocks/form-kinds/lines-kind';
import { checkKind } from '../../blocks/form-kinds/tap-kinds';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { definePage } from '../define-page';
import { choice } from '../params';
import { form, localForm, type Pieces } from './form';
import { type GroupProps, groupsKind } from './form-groups';

const ROUTE = userAddressSave.route;
const OPTIONS = [
  { value: '家', text: '送到家', hint: '晚上也行' },
  { value: '公司', text: '送到公司' },
];

type Fields = { name: 'text'; sign: 'acts' };
const save: FormEndpoint<UserAddressSaveParams, null, Fields, 'login'> = {
  ...userAddressSave,
  fields: [
    { name: 'name', kind: 'text', label: '收货人', max: 3 },
    { name: 'sign', kind: 'acts', label: '去处', options: OPTIONS },
  ],
};

const query = { each: choice([0, 1]) };
const SENDING = {
  save,
  kinds: { acts: { ...actsKind, spent: () => '' } },
  after: { toast: '好了' },
} as const;
const page = (savesEach?: true) =>
  definePage({
    path: '/made-up/sending',
    title: '表单',
    auth: 'guest',
    query,
    body: form(query, {
      ...SENDING,
      ...(savesEach === undefined ? {} : { savesEach }),
      looks: { sign: ({ values }) => ({ label: values.sign === '' ? '未选' : '已选' }), name: {} },
    }),
  });

const tap = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const settle = () => act(async () => undefined);

beforeEach(() => startMall());

describe('a field that sends the form', () => {
  it('sends its value with those of the others, once, and needs no button', async () => {
    backend.answer(ROUTE, null);
    await renderScreen(page());
    expect(screen.getByText('晚上也行')).toBeTruthy();
    type('收货人', '小满');
    tap(/送到公司/);
    tap(/送到家/);
    expect(await screen.findByText('好了')).toBeTruthy();
    expect(backend.asked(ROUTE)).toEqual([{ name: '小满', sign: '公司' }]);
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });

  it('waits for the rules of the others, unless each is saved by itself', async () => {
    backend.answer(ROUTE, null);
    const { unmount } = await renderScreen(page());
    tap(/送到公司/);
    expect(screen.getByRole('alert').textContent).toBe('收货人不能为空');
    await settle();
    expect(backend.asked(ROUTE)).toEqual([]);
    unmount();
    await renderScreen(page(true));
    tap(/送到公司/);
    await waitFor(() => expect(backend.asked(ROUTE)).toEqual([{ sign: '公司' }]));
  });
});

describe('a form without an endpoint', () => {
  it('calls nobody, and hands its answers on', async () => {
    const found: Pieces[] = [];
    const line = { name: '龙井', most: 3, content: '龙井', note: '还有3件' };
    const local = definePage({
      path: '/made-up/local',
      title: '表单',
      auth: 'guest',
      query,
      body: form(query, {
        save: localForm({ picked: { kind: 'lines', label: '商品', missing: '请选择商品' } }),
        kinds: { lines: linesKind({ count: '件数', beyond: (most) => `最多${most}件` }) },
        looks: {
          picked: {
            lines: [
              { ...line, id: 4, closed: '' },
              { ...line, id: 5, name: '白茶', closed: '已退款' },
            ],
          },
        },
        button: '保存',
        after: { go: (_answer, { values }) => found.push(values.picked) },
      }),
    });
    await renderScreen(local);
    tap('保存');
    expect(await screen.findByText('请选择商品')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选择白茶' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: '选择龙井' }));
    fireEvent.click(
      within(screen.getByRole('group', { name: '龙井的件数' })).getByRole('button', { name: '减少' }),
    );
    tap('保存');
    await waitFor(() => expect(found).toEqual([{ 4: 2 }]));
    expect(backend.calls).toEqual([]);
  });
});

describe('groups of fields', () => {
  const FIELDS: readonly FormField[] = [
    { name: 'content', kind: 'text', label: '评价', min: 2, max: 4, wrong: '评价太短', isOptional: true },
    { name: 'is_anonymous', kind: 'check', label: '匿名', isOptional: true },
  ];
  const Frame = ({ group, controls }: GroupProps) => (
    <section aria-label={group.label}>
      {controls['content']}
      {controls['is_anonymous']}
    </section>
  );
  const appraise: FormEndpoint<OrderAppraiseParams, unknown, { appraiseData: 'groups' }, 'login'> = {
    ...orderAppraise,
    fields: [{ name: 'appraiseData', kind: 'groups', label: '评价' }],
  };
  const groups = definePage({
    path: '/made-up/groups',
    title: '表单',
    auth: 'guest',
    query,
    body: form(query, {
      save: appraise,
      kinds: { groups: groupsKind({ fields: FIELDS, kinds: { check: checkKind }, Frame }) },
      initial: () => ({
        appraiseData: ['龙井', '白茶'].map((label, place) => ({
          label,
          pictureUrl: '',
          fixed: { id: place + 1, grade_level: 3, pic_list: [] },
          values: {},
        })),
      }),
      fixed: () => ({ order_id: 7 }),
      button: '保存',
      after: { toast: '好了' },
    }),
  });
  const card = (name: string) => within(screen.getByRole('region', { name }));

  it('are sent as one list, each with its own values', async () => {
    backend.answer(orderAppraise.route, null);
    await renderScreen(groups);
    fireEvent.change(card('白茶').getByLabelText('评价'), { target: { value: ' 清香 ' } });
    fireEvent.click(card('龙井').getByLabelText('匿名'));
    tap('保存');
    expect(await screen.findByText('好了')).toBeTruthy();
    const [sent] = backend.asked(orderAppraise.route);
    expect(sent?.['order_id']).toBe('7');
    expect(JSON.parse(sent?.['appraiseData'] ?? '')).toEqual([
      { id: 1, grade_level: 3, pic_list: [], content: '', is_anonymous: 1 },
      { id: 2, grade_level: 3, pic_list: [], content: '清香', is_anonymous: 0 },
    ]);
  });

  it('are not sent while one breaks a rule of its fields', async () => {
    await renderScreen(groups);
    fireEvent.change(card('白茶').getByLabelText('评价'), { target: { value: '好' } });
    tap('保存');
    expect(await screen.findByText('评价太短')).toBeTruthy();
    expect(backend.asked(orderAppraise.route)).toEqual([]);
  });
});
