// Proves the form: kinds of fields, validation and its states, by diy/widgets/form.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeWidget, renderWidget } from '~/renderer/testing/describe-widget';
import { WidgetSample } from '~/renderer/testing/widget-sample';
import { testHost } from '~/renderer/testing/test-host';
import { validateFormDelivered } from '../validators.gen';
import definition from '.';
import {
  cardField,
  countField,
  dayField,
  full,
  hostile,
  licenceField,
  minimal,
  mobileField,
  nameField,
  noteField,
  picturesField,
  teaField,
  timeField,
} from './fixtures';
import {
  answering,
  button,
  field,
  formOf,
  line,
  OK,
  picture,
  sentBy,
  submit,
  textsOf,
  type,
  valuesOf,
} from './testing/form-helpers';

describeWidget(definition, { minimal, full, hostile }, validateFormDelivered);

afterEach(() => vi.useRealTimers());

describe('the fields', () => {
  it('of every kind have their own control, and are sent with their question', async () => {
    const host = answering([OK]);
    const { container } = await renderWidget(
      definition,
      formOf(nameField, noteField, dayField, timeField, countField, teaField, picturesField),
      host,
    );
    type(/姓名/, '小满');
    type('备注', '靠窗');
    type(/预约日/, '2026-12-24');
    type('时段', '18:30');
    fireEvent.click(field('3人及以上'));
    fireEvent.click(field('绿茶'));
    fireEvent.click(field('红茶'));
    fireEvent.change(field('添加参考图'), { target: { files: [picture('a.png')] } });
    await waitFor(() => expect(container.querySelector('img[src="uploads/a.png"]')).not.toBeNull());
    submit();
    await waitFor(() => expect(sentBy(host)).toHaveLength(1));
    const [sent] = sentBy(host);
    expect(sent?.route).toBe('plugin/diy/api/page/store');
    expect(sent?.params).toMatchObject({ template_id: 1810, form_version: 'v1' });
    expect(valuesOf(sent)).toEqual([
      '小满',
      '靠窗',
      '2026-12-24',
      '18:30',
      '3人及以上',
      ['绿茶', '红茶'],
      ['uploads/a.png'],
    ]);
    expect(sent?.params.form_data[4]).toMatchObject({
      name: '人数',
      list: [{ value: 'false' }, { value: 'false' }, { value: 'true' }],
    });
  });

  it('are filled with the operator’s values', async () => {
    await renderWidget(definition, formOf({ ...nameField, default: '访客' }, dayField, countField));
    expect([field(/姓名/).value, field(/预约日/).value]).toEqual(['访客', '2026-12-01']);
    expect(field('2人').checked).toBe(true);
  });

  it('of a date are limited to its bounds', async () => {
    await renderWidget(definition, formOf(dayField));
    expect([field(/预约日/).min, field(/预约日/).max]).toEqual(['2026-11-21', '2026-12-31']);
  });

  it('of choices can be cleared where they are optional', async () => {
    await renderWidget(definition, formOf(countField));
    fireEvent.click(field('2人'));
    expect(field('2人').checked).toBe(false);
  });

  it('of choices cannot be cleared where they are required', async () => {
    await renderWidget(definition, formOf({ ...countField, is_required: 1 }));
    fireEvent.click(field('2人'));
    expect(field('2人').checked).toBe(true);
  });

  it.each([
    [cardField, ['身份证人像面', '身份证国徽面']],
    [licenceField, ['营业执照']],
    [{ ...picturesField, num: 6 }, ['参考图']],
  ])('of pictures have a tile per side: %#', async (pictures, names) => {
    await renderWidget(definition, formOf(pictures));
    const shown = screen.getAllByLabelText(/^添加/).map((input) => input.getAttribute('aria-label'));
    expect(shown).toEqual(names.map((name) => `添加${name}`));
  });

  it('of a card send both sides in order, whichever was uploaded first', async () => {
    const host = answering([OK]);
    const { container } = await renderWidget(definition, formOf(cardField), host);
    fireEvent.change(field('添加身份证国徽面'), { target: { files: [picture('back.png')] } });
    await waitFor(() => expect(container.querySelector('img[src="uploads/back.png"]')).not.toBeNull());
    fireEvent.change(field('添加身份证人像面'), { target: { files: [picture('front.png')] } });
    await waitFor(() => expect(container.querySelector('img[src="uploads/front.png"]')).not.toBeNull());
    submit();
    await waitFor(() =>
      expect(valuesOf(sentBy(host)[0])).toEqual([['uploads/front.png', 'uploads/back.png']]),
    );
  });

  it.each([
    [1, 'beside'],
    ['2', 'within'],
    [3, 'above'],
  ])('render the style %j as %s, a number or its text (trap 6)', async (style, look) => {
    const { container } = await renderWidget(definition, { ...formOf(nameField), style });
    expect(container.querySelector<HTMLElement>('[data-look]')?.dataset['look']).toBe(look);
    expect(field(/姓名/).placeholder).toBe(look === 'within' ? '姓名（必填）' : '请输入您的姓名');
  });
});

describe('an invalid answer', () => {
  it('is reported by a dialog, the first one only, and by its field; nothing is sent', async () => {
    const host = answering([OK]);
    await renderWidget(definition, formOf(nameField, mobileField), host);
    type(/手机号/, '12');
    submit();
    await waitFor(() => expect(document.activeElement).toBe(field(/姓名/)));
    expect(host.log).toEqual([{ name: 'alert', value: '姓名必填' }]);
    expect(field(/姓名/).getAttribute('aria-invalid')).toBe('true');
    const described = document.querySelector(
      `[id="${field(/手机号/).getAttribute('aria-describedby') ?? ''}"]`,
    );
    expect(described?.textContent).toBe('手机号格式错误');
  });

  it('clears its error as soon as it is changed', async () => {
    await renderWidget(definition, formOf(nameField), answering([OK]));
    submit();
    await screen.findByText('姓名必填');
    type(/姓名/, '小');
    expect(screen.queryByText('姓名必填')).toBeNull();
  });

  it('may be a picture that is uploading, or one that failed', async () => {
    let end: (url: string) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    const upload = vi.fn(
      () =>
        new Promise<string>((resolve, reject) => {
          end = resolve;
          fail = reject;
        }),
    );
    const host = answering([OK], { upload });
    await renderWidget(definition, formOf(picturesField), host);
    fireEvent.change(field('添加参考图'), { target: { files: [picture('a.png')] } });
    submit();
    await screen.findByText('图片正在上传，请稍候');
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(1));
    fail(new Error('offline'));
    await screen.findByRole('button', { name: '上传失败' });
    submit();
    await screen.findByText('有图片上传失败，请重试或删除');
    fireEvent.click(screen.getByRole('button', { name: '上传失败' }));
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
    end('uploads/a.png');
    await waitFor(() => expect(screen.queryByText('上传中')).toBeNull());
    submit();
    await waitFor(() => expect(valuesOf(sentBy(host)[0])).toEqual([['uploads/a.png']]));
  });
});

describe('the input', () => {
  /** Renders a form whose data can be replaced, like a refetched page. */
  const renderInto = async (data: object) => {
    await definition.load();
    const host = testHost();
    const sample = (next: object) => <WidgetSample definition={definition} data={next} host={host} />;
    const { rerender } = render(sample(data));
    await screen.findByRole('button', { name: '提交' });
    return (next: object) => rerender(sample(next));
  };

  it('survives a refetch of the page', async () => {
    const data = formOf(nameField, noteField);
    const renderView = await renderInto(data);
    type(/姓名/, '小满');
    renderView({ ...data, formDialog: [{ ...nameField }, { ...noteField, hint: '别的' }], sent_times: 1 });
    expect([field(/姓名/).value, field('备注').placeholder]).toEqual(['小满', '别的']);
  });

  it('is dropped with its question when another one is at its index', async () => {
    const renderView = await renderInto(formOf(nameField, noteField));
    type(/姓名/, '小满');
    type('备注', '靠窗');
    renderView(formOf({ ...nameField, name: '称呼' }, noteField));
    expect([field(/称呼/).value, field('备注').value]).toEqual(['', '靠窗']);
  });

  it('preserves its pictures too', async () => {
    const host = answering([OK]);
    await definition.load();
    const sample = (next: object) => <WidgetSample definition={definition} data={next} host={host} />;
    const { rerender, container } = render(sample(formOf(picturesField)));
    fireEvent.change(await screen.findByLabelText('添加参考图'), { target: { files: [picture('a.png')] } });
    await waitFor(() => expect(container.querySelector('img[src="uploads/a.png"]')).not.toBeNull());
    rerender(sample(formOf({ ...picturesField })));
    submit();
    await waitFor(() => expect(valuesOf(sentBy(host)[0])).toEqual([['uploads/a.png']]));
  });
});

describe('the form', () => {
  it('accepts no more than its limit, and shows the remaining number', async () => {
    const host = answering([OK]);
    await renderWidget(definition, { ...formOf(nameField), times: 2, sent_times: 0 }, host);
    expect(line()).toBe('每人可提交2次，还可提交2次');
    for (const name of ['小满', '阿青']) {
      type(/姓名/, name);
      submit();
      await waitFor(() => expect(textsOf(host, 'alert')).toHaveLength(name === '小满' ? 1 : 2));
    }
    await screen.findByText('您已提交');
    // Nothing to send with; only the way to what he sent.
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual(['查看提交结果']);
    expect(sentBy(host)).toHaveLength(2);
  });

  it('is not shown again after its maximum number of submissions, but leads to what was sent', async () => {
    const host = testHost();
    await renderWidget(definition, { ...formOf(nameField), times: 1, sent_times: 1 }, host);
    expect(screen.getByRole('status').textContent).toBe('您已提交感谢您的填写查看提交记录');
    fireEvent.click(screen.getByRole('button'));
    expect(textsOf(host, 'open')).toEqual([{ url: '/plugins/diy/list/list', open_type: 'navigate' }]);
  });

  it('closes at its end, also while the page is open', async () => {
    vi.useFakeTimers({
      now: Date.UTC(2026, 10, 21, 4),
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
    });
    const host = testHost({ now: () => Date.now() });
    const rendering = renderWidget(
      definition,
      { ...formOf(nameField), endDateTime: '2026-11-21 12:00:02' },
      host,
    );
    await vi.advanceTimersByTimeAsync(1);
    await rendering;
    expect(button()).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(screen.getByRole('status').textContent).toBe('表单已截止感谢您的关注');
  });

  it('is not rendered without fields', async () => {
    const { container } = await renderWidget(definition, formOf());
    expect(container.querySelector('[data-widget] > *')).toBeNull();
    expect(definition.reserve(formOf())).toBe(0);
  });

  it('reserves its height by its fields', () => {
    const height = (...fields: unknown[]) => definition.reserve({ ...formOf(...fields), style: 1 });
    const line = 80 + 24;
    expect(height(nameField, mobileField) - height(nameField)).toBe(line);
    expect(height(noteField) - height(nameField)).toBe(120);
    expect(definition.reserve(formOf(nameField)) - height(nameField)).toBe(55);
    // Measured in Chromium: 359.5 px on a phone of 390.
    const sample = { style: 1, height: 88, formDialog: [nameField, mobileField, noteField] };
    expect(definition.reserve(sample)).toBe(692);
  });
});
