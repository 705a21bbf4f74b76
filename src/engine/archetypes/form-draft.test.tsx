// Proves that what was filled in survives the end of the session: the same shopper finds it again, nobody else does.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { FormEndpoint } from '~/schemas/form';
import { userAddressSave, type UserAddressSaveParams } from '~/schemas/api/user.gen';
import { operatorFormKind } from '../../blocks/form-kinds/operator-form-kind';
import { picturesKind } from '../../blocks/form-kinds/pictures-kind';
import { callContext } from '../../app/call-context';
import { completeLogin } from '../../flows/login';
import { setCallContext } from '../../services/call-context';
import { loadUserInfo } from '../../services/shopper';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import { definePage } from '../define-page';
import { form } from './form';

const ROUTE = userAddressSave.route;
type Fields = { name: 'text'; detail: 'text'; pictures: 'pictures'; answers: 'form' };
const save: FormEndpoint<UserAddressSaveParams, null, Fields, 'login'> = {
  ...userAddressSave,
  fields: [
    { name: 'name', kind: 'text', label: '收货人', max: 9 },
    { name: 'detail', kind: 'text', label: '街道', max: 9 },
    { name: 'pictures', kind: 'pictures', label: '图片', isOptional: true },
    { name: 'answers', kind: 'form', label: '问题', isOptional: true },
  ],
};
const questions = [{ key: 'text', key_name: '单行文本', name: '刻字', is_required: 0 }] as const;

const pageOf = (isTransient?: true) =>
  definePage({
    path: '/made-up/draft',
    title: '表单',
    auth: 'login',
    body: form(
      {},
      {
        save,
        kinds: { pictures: picturesKind, form: operatorFormKind },
        looks: { answers: { questions } },
        button: '保存',
        ...(isTransient === undefined ? {} : { isTransient }),
        after: {},
      },
    ),
  });

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const type = async (name: string | RegExp, value: string) =>
  fireEvent.change(await field(name), { target: { value } });
const signIn = async (userId: number) => {
  backend.answer('api/user/user-info', { nickname: '小满', mobile: '', options: { user_id: userId } });
  await act(async () => {
    completeLogin(`token of ${userId}`);
    await loadUserInfo(true);
  });
};

/** Fills in the form and sends it when the session has ended. */
async function fillAndExpire(isTransient?: true) {
  const rendered = await renderScreen(pageOf(isTransient));
  await type('收货人', '小满');
  await type('街道', '湖滨路');
  await type(/刻字/, '新');
  backend.refuse(ROUTE, '请先登录', { code: -1 });
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('登录后才能查看');
  expect(screen.queryByLabelText('收货人')).toBeNull();
  return rendered;
}

beforeEach(async () => {
  setCallContext(() => callContext);
  await startMall();
  await signIn(7);
});

it('is there again when the shopper has signed in anew, and is sent', async () => {
  await fillAndExpire();
  await signIn(7);
  await waitFor(async () => expect((await field('收货人')).value).toBe('小满'));
  expect((await field('街道')).value).toBe('湖滨路');
  expect((await field(/刻字/)).value).toBe('新');
  backend.answer(ROUTE, null);
  fireEvent.click(screen.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(backend.asked(ROUTE)).toHaveLength(2));
  expect(backend.asked(ROUTE)[1]).toMatchObject({ name: '小满', detail: '湖滨路' });
});

it('is there after a reload, once', async () => {
  const left = await fillAndExpire();
  left.unmount();
  await signIn(7);
  const { unmount } = await renderScreen(pageOf());
  await waitFor(async () => expect((await field('收货人')).value).toBe('小满'));
  unmount();
  await renderScreen(pageOf());
  expect((await field('收货人')).value).toBe('');
});

it('is nobody else’s', async () => {
  await fillAndExpire();
  await signIn(8);
  expect((await field('收货人')).value).toBe('');
  await signIn(7);
  expect((await field('收货人')).value).toBe('');
});

it('is not kept where it is worth nothing later', async () => {
  await fillAndExpire(true);
  await signIn(7);
  expect((await field('收货人')).value).toBe('');
});
