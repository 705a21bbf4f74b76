// A picture that cannot be loaded says so, and the next one in its place is tried anew.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ShownPicture } from './shown-picture';

const image = (container: HTMLElement): HTMLImageElement | null => container.querySelector('img');

it('shows an icon in the place of a picture that is missing, and another picture again', () => {
  const onSize = vi.fn();
  const { container, rerender } = render(<ShownPicture src="a.png" onSize={onSize} />);
  fireEvent.error(image(container) ?? container);
  expect(image(container)).toBeNull();
  expect(screen.getByText('图片没有加载到')).toBeDefined();
  rerender(<ShownPicture src="b.png" onSize={onSize} />);
  fireEvent.load(image(container) ?? container);
  expect(screen.queryByText('图片没有加载到')).toBeNull();
  expect(onSize).toHaveBeenCalledTimes(1);
});
