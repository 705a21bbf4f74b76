// Proves that a picker turns its columns and hands over the whole path.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Picker, type PickerNode } from './picker';

const tree: PickerNode[] = [
  { id: 1, text: '浙江', children: [{ id: 11, text: '杭州' }] },
  { id: 2, text: '北京', children: [{ id: 21, text: '东城' }] },
];

function show() {
  const confirm = vi.fn();
  render(
    <Picker
      isOpen
      title="地区"
      tree={tree}
      columns={['省', '市']}
      value={[1, 11]}
      onClose={vi.fn()}
      onConfirm={confirm}
    />,
  );
  return confirm;
}

describe('Picker', () => {
  it('turns the following columns with the first one', () => {
    const confirm = show();
    fireEvent.click(screen.getByRole('radio', { name: '北京' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '东城' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '确定' }));
    expect(confirm.mock.calls[0]?.[0].map(({ id }: PickerNode) => id)).toEqual([2, 21]);
  });

  it('hands over nothing before 确定', () => {
    const confirm = show();
    fireEvent.click(screen.getByRole('radio', { name: '北京' }));
    expect(confirm).not.toHaveBeenCalled();
  });
});
