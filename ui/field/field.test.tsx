// Proves that form rows label, clear and describe their controls.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TapRow } from './tap-row';
import { TextArea } from './text-area';
import { TextField } from './text-field';

describe('TextField', () => {
  it('is found by its label and shows its error', () => {
    render(<TextField label="手机号" value="1" error="手机号格式不正确" onChange={vi.fn()} />);
    const field = screen.getByLabelText('手机号');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const description = document.querySelector(`[id="${field.getAttribute('aria-describedby') ?? ''}"]`);
    expect(description?.textContent).toBe('手机号格式不正确');
  });

  it('is cleared by its button, which then returns the focus', () => {
    const change = vi.fn();
    render(<TextField label="收货人" value="小满" onChange={change} />);
    fireEvent.click(screen.getByRole('button', { name: '清空收货人' }));
    expect(change).toHaveBeenCalledWith('');
    expect(document.activeElement).toBe(screen.getByLabelText('收货人'));
  });

  it.each([
    ['tel', '‭+86 138-0000-0001‬', '13800000001'],
    ['email', ' a＠b.cn', 'a@b.cn'],
  ] as const)('cleans what is pasted into a field of type %s before any limit', (type, pasted, clean) => {
    const change = vi.fn();
    render(<TextField label="联系" value="" type={type} maxLength={6} onChange={change} />);
    const field = screen.getByLabelText<HTMLInputElement>('联系');
    expect(field.maxLength).toBe(-1);
    fireEvent.change(field, { target: { value: pasted } });
    expect(change).toHaveBeenCalledExactlyOnceWith(clean);
  });

  it.each([
    ['express_no', 'SF 1234 5678 901', 'SF12345678901'],
    ['buyer_taxpayer_num', '9133 0100 MA27 XXXX 0A', '91330100MA27XXXX0A'],
    ['sms_captcha', '１２３ 456', '123456'],
  ])('cleans what is pasted into a field of the name %s before its limit', (name, pasted, clean) => {
    const change = vi.fn();
    render(<TextField label="号码" value="" name={name} maxLength={6} onChange={change} />);
    const field = screen.getByLabelText<HTMLInputElement>('号码');
    expect(field.maxLength).toBe(-1);
    fireEvent.change(field, { target: { value: pasted } });
    expect(change).toHaveBeenCalledExactlyOnceWith(clean);
  });

  it('takes figures of full width for figures where a number is asked for, and cuts none', () => {
    const change = vi.fn();
    render(<TextField label="金额" value="" inputMode="decimal" maxLength={3} onChange={change} />);
    fireEvent.change(screen.getByLabelText('金额'), { target: { value: '１２３４．５' } });
    expect(change).toHaveBeenCalledExactlyOnceWith('1234.5');
  });

  it('ends at its limit as a reader counts, and not under an input method', () => {
    const change = vi.fn();
    const { rerender } = render(<TextField label="昵称" value="" maxLength={3} onChange={change} />);
    const field = screen.getByLabelText('昵称');
    fireEvent.change(field, { target: { value: '🍵🍵🍵茶' } });
    expect(change).toHaveBeenLastCalledWith('🍵🍵🍵');
    fireEvent.input(field, { target: { value: 'chalongjing' }, isComposing: true });
    expect(change).toHaveBeenLastCalledWith('chalongjing');
    rerender(<TextField label="昵称" value="chalongjing" maxLength={3} onChange={change} />);
    fireEvent.compositionEnd(field);
    expect(change).toHaveBeenLastCalledWith('cha');
  });

  it('has no clear button while it is empty or disabled', () => {
    const { rerender } = render(<TextField label="收货人" value="" onChange={vi.fn()} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<TextField label="收货人" value="小满" isDisabled onChange={vi.fn()} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('TextArea', () => {
  it('ends at its limit as a reader counts', () => {
    const change = vi.fn();
    render(<TextArea label="备注" value="🍵" maxLength={2} onChange={change} />);
    fireEvent.change(screen.getByLabelText('备注'), { target: { value: '🍵🍵🍵' } });
    expect(change).toHaveBeenLastCalledWith('🍵🍵');
    expect(screen.getByText('1/2')).toBeDefined();
  });

  it('shows the count against its maximum length', () => {
    const { container } = render(<TextArea label="备注" value="你好" maxLength={200} onChange={vi.fn()} />);
    expect(container.textContent).toContain('2/200');
  });
});

describe('TapRow', () => {
  it('shows the placeholder until something is chosen', () => {
    const { rerender } = render(<TapRow label="地区" placeholder="请选择" />);
    expect(screen.getByRole('button').textContent).toBe('地区请选择');
    rerender(<TapRow label="地区" placeholder="请选择" value="杭州" />);
    expect(screen.getByRole('button').textContent).toBe('地区杭州');
  });
});
