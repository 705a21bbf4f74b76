// Proves the labels of chips and when they can be tapped.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SkuChips } from './sku-chips';

describe('SkuChips', () => {
  it('names its group, marks the chosen value and disables impossible ones', () => {
    const choose = vi.fn();
    render(
      <SkuChips
        name="颜色"
        onChoose={choose}
        values={[
          { id: 1, text: '红', isChosen: true, isImpossible: false },
          { id: 2, text: '蓝', isChosen: false, isImpossible: false },
          { id: 3, text: '白', isChosen: false, isImpossible: true },
        ]}
      />,
    );
    expect(screen.getByRole('group', { name: '颜色' })).toBeDefined();
    expect(screen.getByRole('button', { name: '红' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: '白' }));
    fireEvent.click(screen.getByRole('button', { name: '蓝' }));
    expect(choose.mock.calls).toEqual([[2]]);
  });

  it('strikes through the text of a sold-out value, not its picture', () => {
    const values = [{ id: 1, text: '藏蓝', pictureUrl: '/a.png', isChosen: false, isImpossible: true }];
    const { container } = render(<SkuChips name="颜色" onChoose={vi.fn()} values={values} />);
    expect(container.querySelector('del')?.textContent).toBe('藏蓝');
    expect(container.querySelector('del')?.children).toHaveLength(0);
    expect(container.querySelector('button img')).not.toBeNull();
  });

  it('allows a chosen value to be cleared although it became impossible', () => {
    const choose = vi.fn();
    render(
      <SkuChips
        name="颜色"
        onChoose={choose}
        values={[{ id: 1, text: '红', isChosen: true, isImpossible: true }]}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: '红' }));
    expect(choose).toHaveBeenCalledWith(1);
  });
});
