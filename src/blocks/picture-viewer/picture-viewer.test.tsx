// Proves which pictures can be viewed: remote ones under 60 px are dropped once their size is known (VAL-07); and saving.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as platform from '../../services/platform';
import * as sdk from '../../services/social-sdk';
import { PictureViewer } from './picture-viewer';

const OWN = `uploads/20261121/${'0a'.repeat(16)}.jpg`;

afterEach(() => void vi.restoreAllMocks());

/** Fires the load event of a picture with a size. */
function arrive(source: string, [width, height]: readonly [number, number]): void {
  const picture = document.querySelector(`img[src="${source}"]`);
  if (picture === null) throw new Error(`${source} is not shown`);
  Object.defineProperties(picture, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(picture);
}

const shown = () =>
  screen.queryAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('src'));

/** The viewer of two pictures, open at the second. */
const open = (onClose = () => undefined) =>
  render(<PictureViewer pictures={['/a.png', '/b.png']} index={1} label="图" onClose={onClose} />);

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

describe('saving', () => {
  const saved = async (source: string) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    render(<PictureViewer pictures={[source]} index={0} label="图" onClose={() => undefined} />);
    fireEvent.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const [link] = click.mock.contexts as HTMLAnchorElement[];
    return [link?.getAttribute('href'), link?.download, link?.target];
  };

  it('takes the original of the picture in view, by its kind', async () => {
    expect(await saved(OWN)).toEqual([OWN, '图 1.jpg', '']);
  });

  it('opens a picture of another host beside the mall, which browsers do not download', async () => {
    expect(await saved('https://cdn.test/a.webp?x=1')).toEqual([
      'https://cdn.test/a.webp?x=1',
      '图 1.webp',
      '_blank',
    ]);
  });

  it('is by holding the picture in the social app, whose browser downloads no files', () => {
    vi.spyOn(platform, 'isSocialApp').mockReturnValue(true);
    const preview = vi.spyOn(sdk, 'previewInSocialApp');
    // The head of a PNG of 600 x 1000.
    const drawn = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAlgAAAPoCAYAAAAA';
    render(<PictureViewer pictures={[drawn]} index={0} label="图" onClose={() => undefined} />);
    expect(shown()).toEqual([drawn]);
    expect(preview).not.toHaveBeenCalled();
    expect(screen.getByText('长按图片保存')).toBeDefined();
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
  });
});

it('asks for the browser only when it opens: the server renders it closed', () => {
  const isSocialApp = vi.spyOn(platform, 'isSocialApp');
  render(<PictureViewer pictures={['/a.png']} index={null} label="图" onClose={() => undefined} />);
  expect(isSocialApp).not.toHaveBeenCalled();
});

it('leaves the pictures to the viewer of the social app (CONST-08)', async () => {
  vi.spyOn(platform, 'isSocialApp').mockReturnValue(true);
  const preview = vi.spyOn(sdk, 'previewInSocialApp').mockResolvedValue();
  const onClose = vi.fn();
  open(onClose);
  await waitFor(() => expect(preview).toHaveBeenCalledExactlyOnceWith(['/a.png', '/b.png'], 1));
  expect(onClose).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

it('shows what the viewer of the social app refuses, and asks it no more', async () => {
  vi.spyOn(platform, 'isSocialApp').mockReturnValue(true);
  const preview = vi.spyOn(sdk, 'previewInSocialApp').mockRejectedValue(new Error('previewImage:fail'));
  const first = open();
  await waitFor(() => expect(shown()).toEqual(['/a.png', '/b.png']));
  first.unmount();
  open();
  expect(shown()).toEqual(['/a.png', '/b.png']);
  expect(preview).toHaveBeenCalledOnce();
});
