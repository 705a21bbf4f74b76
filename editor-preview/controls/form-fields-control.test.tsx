// Fields of shoppers' forms: what each kind starts with, what binds it, and which choice stands from the start.
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startOf, type DiyField } from '~/domain/diy-form';
import { renderForm } from '../form/testing';

beforeEach(() => localStorage.clear());

const CHOICES = ['绿茶', '红茶', '白茶'].map((label) => ({ label, value: String(label === '绿茶') }));

async function open(row: Readonly<Record<string, unknown>>) {
  const form = await renderForm([
    { id: 'form', data: { formDialog: [{ key_name: '', name: '一项', is_required: 0, ...row }] } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: '一项' }));
  const stored = () => (form.data()['formDialog'] as DiyField[])[0] as DiyField;
  return { ...form, stored };
}

const enter = (label: string, value: string) => {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  return input;
};

describe('a field of a form', () => {
  it.each([
    ['text', '西湖'],
    ['textarea', '西湖'],
    ['date', '2027-01-02'],
    ['time', '09:30'],
  ])('of %s starts with what stands in its default', async (key, value) => {
    const { stored } = await open({ key });
    enter('默认值', value);
    expect(startOf(stored())).toBe(value);
  });

  it.each(['radio', 'checkbox', 'img_upload'])('of %s has neither a default text nor bounds', async (key) => {
    await open({ key, list: CHOICES });
    expect([screen.queryByLabelText('默认值'), screen.queryByLabelText('最早')]).toEqual([null, null]);
  });

  it('is bound from both sides, stored for older clients too', async () => {
    const { stored } = await open({ key: 'date' });
    enter('最早', '2027-01-01');
    expect(stored()).toMatchObject({ min: '2027-01-01', max: '', range: ['2027-01-01', ''] });
    enter('最晚', '2027-01-31');
    expect(stored()).toMatchObject({
      min: '2027-01-01',
      max: '2027-01-31',
      range: ['2027-01-01', '2027-01-31'],
    });
    enter('最早', '');
    enter('最晚', '');
    expect(stored()).toMatchObject({ min: '', max: '', range: [] });
  });

  it('shows bounds that an older editor stored as a range alone', async () => {
    await open({ key: 'time', range: ['09:00', '18:00'] });
    const shown = ['最早', '最晚'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    expect(shown).toEqual(['09:00', '18:00']);
  });

  it('refuses an end before its beginning, and a default out of bounds, in words', async () => {
    const { stored } = await open({ key: 'date', min: '2027-01-10', max: '2027-01-20', default: '' });
    const before = stored();
    const end = enter('最晚', '2027-01-05');
    expect([screen.getByText('最晚不能早于最早'), stored()]).toEqual([expect.anything(), before]);
    expect(end.value).toBe('2027-01-05');
    fireEvent.blur(end);
    expect(end.value).toBe('2027-01-20');
    enter('默认值', '2027-02-01');
    expect([screen.getByText('要在范围内'), stored()]).toEqual([expect.anything(), before]);
  });
});

it('offers the kind of a field for no change of many: its name goes along with it', async () => {
  const row = (name: string) => ({ key: 'text', key_name: '单行文本', name, is_required: 0 });
  await renderForm([{ id: 'form', data: { formDialog: [row('称呼'), row('手机')] } }]);
  fireEvent.click(screen.getByRole('button', { name: '批量' }));
  const set = screen.getByRole<HTMLSelectElement>('combobox', { name: '给所选的项设置' });
  const offered = [...set.options].map(({ text }) => text);
  expect([offered.includes('类型'), offered.includes('必填')]).toEqual([false, true]);
});

describe('a choice', () => {
  const preselect = (label: string) => {
    fireEvent.click(screen.getByRole('button', { name: label }));
    fireEvent.click(screen.getByRole('switch', { name: '默认选中' }));
  };

  it('of one is chosen from the start instead of the former one', async () => {
    const { stored } = await open({ key: 'radio', list: CHOICES });
    preselect('白茶');
    expect(stored().list?.map(({ value }) => value)).toEqual(['false', 'false', 'true']);
    expect(startOf(stored())).toBe('白茶');
  });

  it('of several is chosen beside the others', async () => {
    const { stored } = await open({ key: 'checkbox', list: CHOICES });
    preselect('白茶');
    expect(startOf(stored())).toEqual(['绿茶', '白茶']);
    fireEvent.click(screen.getByRole('switch', { name: '默认选中' }));
    expect(startOf(stored())).toEqual(['绿茶']);
  });
});
