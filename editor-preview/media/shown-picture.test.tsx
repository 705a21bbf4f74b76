// A picture that cannot be loaded says so, and the next one in its place is tried anew.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
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

it('stays under the pointer that is pressed, as the browser dispatches no click on what is gone', async () => {
  const { container } = render(<ShownPicture src="a.png" />);
  const pressed = image(container) ?? container;
  fireEvent.pointerDown(pressed);
  fireEvent.error(pressed);
  expect(image(container)).toBe(pressed);
  fireEvent.pointerUp(pressed);
  await waitFor(() => expect(image(container)).toBeNull());
});
