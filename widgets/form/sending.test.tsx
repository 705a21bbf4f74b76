// Proves submitting a form: login, idempotency, success, reward and failure, by diy/widgets/form.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '~/renderer/testing/describe-widget';
import type { TestHost } from '~/renderer/testing/test-host';
import definition from '.';
import { nameField, noteField } from './fixtures';
import {
  answering,
  button,
  field,
  formOf,
  line,
  OK,
  sentBy,
  settled,
  submit,
  textsOf,
  type,
} from './testing/form-helpers';

describe('submitting', () => {
  const typed = async (host: TestHost, data: object = {}) => {
    const rendered = await renderWidget(definition, { ...formOf(nameField, noteField), ...data }, host);
    type(/姓名/, '小满');
    return rendered;
  };

  it('asks for login first, and preserves the input when the shopper declines', async () => {
    const required: string[] = [];
    const host = answering([OK], {
      shopper: null,
      require: (what) => {
        required.push(what);
        return Promise.reject(new Error('declined'));
      },
    });
    await typed(host);
    expect(line()).toBe('登录后即可提交');
    submit();
    await waitFor(() => expect(required).toEqual(['login']));
    await settled();
    expect([sentBy(host), field(/姓名/).value, line()]).toEqual([[], '小满', '登录后即可提交']);
  });

  it('shows that it runs, and runs once for repeated taps', async () => {
    let arrive: (answer: unknown) => void = () => undefined;
    const host = answering([new Promise((resolve) => (arrive = resolve))]);
    await typed(host);
    submit();
    submit();
    await waitFor(() => expect(button().textContent).toBe('提交中'));
    submit();
    // The endpoint's chunk is loaded on the first submission.
    await waitFor(() => expect(sentBy(host)).toHaveLength(1));
    arrive(OK);
    await waitFor(() => expect(button().textContent).toBe('提交'));
    expect(sentBy(host)).toHaveLength(1);
  });

  it('ends in a dialog and empty fields', async () => {
    const host = answering([OK]);
    await typed(host);
    submit();
    await waitFor(() => expect(textsOf(host, 'alert')).toEqual(['提交成功']));
    expect([field(/姓名/).value, line()]).toEqual(['', '提交成功，我们已收到您的信息']);
    type(/姓名/, '阿');
    expect(line()).toBe('');
  });

  it('leads to the result of the reply', async () => {
    const host = answering([{ id: 7, list: [] }]);
    await typed(host);
    expect(screen.queryByRole('button', { name: /查看提交/ })).toBeNull();
    submit();
    fireEvent.click(await screen.findByRole('button', { name: '查看提交结果' }));
    expect(textsOf(host, 'open')).toEqual([
      { url: '/plugins/diy/form-success/form-success?id=7', open_type: 'navigate' },
    ]);
  });

  it('goes back where configured, if there is a page behind', async () => {
    const back = answering([OK], { hasPageBehind: true });
    await typed(back, { isSubmitBack: 1 });
    submit();
    await waitFor(() => expect(textsOf(back, 'open')).toEqual([{ openType: 'back' }]));
  });

  it.each([
    ['the operator does not want it', { isSubmitBack: 0 }, true],
    ['no page lies behind', { isSubmitBack: 1 }, false],
  ])('stays where %s', async (_what, data, hasPageBehind) => {
    const host = answering([OK], { hasPageBehind });
    await typed(host, data);
    submit();
    await waitFor(() => expect(textsOf(host, 'alert')).toEqual(['提交成功']));
    await settled();
    expect(textsOf(host, 'open')).toEqual([]);
  });

  it('shows its reward, and refetches the shopper’s points', async () => {
    const award = { share_type: 2, name: '积分', content: '20积分', page_url: '' };
    const host = answering([{ id: 7, list: [award] }]);
    await typed(host);
    submit();
    await waitFor(() => expect(textsOf(host, 'showGifts')).toEqual([{ kind: 'award', gifts: [award] }]));
    expect(textsOf(host, 'renewShopper')).toHaveLength(1);
  });

  it('preserves the input after a failure, shows it, and retries with the same key', async () => {
    const host = answering([new Error('offline'), OK]);
    await typed(host);
    submit();
    await waitFor(() => expect(line()).toBe('提交失败，已保留您填写的内容，请重试'));
    expect(field(/姓名/).value).toBe('小满');
    submit();
    await waitFor(() => expect(textsOf(host, 'alert')).toEqual(['提交成功']));
    const [first, second] = sentBy(host);
    expect(second?.params).toEqual(first?.params);
    expect(first?.params.token).toMatch(/^[0-9a-f]{32}$/);
  });

  it('uses another key for other answers', async () => {
    const host = answering([new Error('offline'), OK]);
    await typed(host);
    submit();
    await waitFor(() => expect(sentBy(host)).toHaveLength(1));
    await settled();
    type(/姓名/, '阿青');
    submit();
    await waitFor(() => expect(sentBy(host)).toHaveLength(2));
    const [first, second] = sentBy(host);
    expect(second?.params.token).not.toBe(first?.params.token);
  });

  it('calls the operator’s own route, never another address', async () => {
    const own = answering([OK]);
    await typed(own, { borderSubmitUrl: 'plugin/booking/api/form/store' });
    submit();
    await waitFor(() => expect(sentBy(own)[0]?.route).toBe('plugin/booking/api/form/store'));
  });

  it('calls the mall where the custom address is invalid', async () => {
    const host = answering([OK]);
    await typed(host, { borderSubmitUrl: 'https://elsewhere.example/collect' });
    submit();
    await waitFor(() => expect(sentBy(host)[0]?.route).toBe('plugin/diy/api/page/store'));
  });

  it('sends no form key to a backend that delivers none', async () => {
    const host = answering([null]);
    await typed(host, { form_version: '' });
    submit();
    await waitFor(() => expect(Object.keys(sentBy(host)[0]?.params ?? {})).toEqual(['form_data']));
  });
});
