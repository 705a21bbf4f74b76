// Proves an operator's form on a fixed screen: folding, the check, the way to the first problem, restored answers.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer, DiyField } from '~/domain/diy-form';
import { OperatorFields } from './operator-fields';
import { type OperatorForm, useOperatorForm } from './use-operator-form';

const line = (name: string, is_required: 0 | 1 = 0): DiyField => ({
  key: 'text',
  key_name: '单行文本',
  name,
  is_required,
});
const LONG = ['甲', '乙', '丙', '丁', '戊', '己'].map((name) => line(name, name === '己' ? 1 : 0));

function renderForm(
  fields: readonly DiyField[],
  initial: readonly Answer[] = [],
): { form: () => OperatorForm } {
  let shown: OperatorForm | undefined;
  function Screen() {
    shown = useOperatorForm(fields, { initial });
    return <OperatorFields form={shown} />;
  }
  render(<Screen />);
  return {
    form: () => {
      if (shown === undefined) throw new Error('not rendered');
      return shown;
    },
  };
}

const isShown = (name: string) => screen.queryByLabelText(new RegExp(name))?.closest('[hidden]') === null;

it('shows a short form whole', () => {
  renderForm(LONG.slice(0, 4));
  expect(screen.queryByRole('button', { name: '点击展开' })).toBeNull();
  expect(isShown('丁')).toBe(true);
});

it('folds a long form, and unfolds it on a tap', () => {
  renderForm(LONG);
  expect([isShown('丁'), isShown('戊')]).toEqual([true, false]);
  fireEvent.click(screen.getByRole('button', { name: '点击展开' }));
  expect(isShown('己')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '点击收起' }));
  expect(isShown('己')).toBe(false);
});

it('unfolds to the first problem, marks it and focuses it', () => {
  const { form } = renderForm(LONG);
  let message: string | null = '';
  act(() => {
    message = form().verify();
  });
  expect(message).toBe('己不能为空。');
  const field = screen.getByLabelText(/己/);
  expect(isShown('己')).toBe(true);
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(field, { target: { value: '写了' } });
  act(() => {
    message = form().verify();
  });
  expect(message).toBeNull();
});

it('begins with the answers that were given before, each side of a document at its place', () => {
  const card: DiyField = {
    key: 'img_upload',
    key_name: '图片上传',
    name: '身份证',
    is_required: 1,
    img_type: '2',
  };
  const { form } = renderForm([line('甲'), card], ['小满', ['/front.png', '/back.png']]);
  expect(screen.getByLabelText<HTMLInputElement>('甲').value).toBe('小满');
  expect(form().answers).toEqual(['小满', ['/front.png', '/back.png']]);
  fireEvent.click(screen.getByRole('button', { name: /移除身份证人像面|删除身份证人像面/ }));
  expect(form().answers[1]).toEqual(['/back.png']);
});
