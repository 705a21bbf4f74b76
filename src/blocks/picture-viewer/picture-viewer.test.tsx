// Proves which pictures can be viewed: remote ones under 60 px are dropped once their size is known (VAL-07).
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PictureViewer } from './picture-viewer';

const OWN = `uploads/20261121/${'0a'.repeat(16)}.jpg`;

/** Fires the load event of a picture with a size. */
function arrive(source: string, [width, height]: readonly [number, number]): void {
  const picture = document.querySelector(`img[src="${source}"]`);
  if (picture === null) throw new Error(`${source} is not shown`);
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(picture);
}

const shown = () =>
  screen.queryAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('src'));

it('drops those under 60 px in width or height, and counts the others (VAL-07)', () => {
  render(
    <PictureViewer
      pictures={['/narrow.png', '/low.png', '/fits.png']}
      index={2}
      label="图"
      onClose={() => undefined}
    />,
  );
  arrive('/narrow.png', [59, 200]);
  arrive('/low.png', [200, 59]);
  arrive('/fits.png', [60, 60]);
  expect(shown()).toEqual(['/fits.png']);
  expect(screen.getByText('1/1')).toBeDefined();
});

it('closes when nothing is left, and stays closed', () => {
  const onClose = vi.fn();
  render(<PictureViewer pictures={['/dot.png', '/dot.png']} index={0} label="图" onClose={onClose} />);
  arrive('/dot.png', [1, 1]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

it('shows an error for a picture that did not load, and a tap still closes', () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  render(<PictureViewer pictures={['/gone.png', '/b.png']} index={0} label="图" onClose={onClose} />);
  fireEvent.error(document.querySelector('img[src="/gone.png"]') ?? document);
  expect(document.querySelector('img[src="/gone.png"]')).toBeNull();
  fireEvent.click(screen.getByText('图片加载失败'));
  vi.runAllTimers();
  vi.useRealTimers();
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows own uploads in their widest size, whose height is not that of the original', () => {
  render(<PictureViewer pictures={[OWN]} index={0} label="图" onClose={() => undefined} />);
  arrive(`${OWN}?w=1440`, [1440, 40]);
  expect(shown()).toEqual([`${OWN}?w=1440`]);
});
