// Proves the box and the fallback of a picture.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Picture } from './picture';

describe('Picture', () => {
  it('loads lazily in a box of its ratio', () => {
    const { container } = render(<Picture source="/a.png" alt="陶碗" ratio={2} />);
    expect(screen.getByAltText('陶碗').getAttribute('loading')).toBe('lazy');
    expect((container.firstElementChild as HTMLElement).style.aspectRatio).toBe('2 / 1');
  });

  it('shows the fallback with the same alt text when the picture fails', () => {
    render(<Picture source="/a.png" alt="陶碗" />);
    fireEvent.error(screen.getByAltText('陶碗'));
    expect(screen.getByRole('img', { name: '陶碗' }).tagName.toLowerCase()).toBe('svg');
  });

  it('shows it also for a picture that failed before hydration', async () => {
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
    await act(async () => render(<Picture source="/a.png" alt="陶碗" />));
    expect(screen.getByRole('img', { name: '陶碗' }).tagName.toLowerCase()).toBe('svg');
    decode.mockRestore();
  });

  it('reserves the box of a picture with natural height where the address has its size', () => {
    const own = `uploads/20261121/${'0a'.repeat(16)}-750x300.jpg`;
    const { container } = render(
      <>
        <Picture source={own} alt="" ratio="natural" />
        <Picture source="/a.png" alt="" ratio="natural" />
      </>,
    );
    const [known, unknown] = container.children as unknown as HTMLElement[];
    expect([known?.style.aspectRatio, unknown?.style.aspectRatio]).toEqual(['2.5 / 1', '']);
  });

  it('tries again when the address changes', () => {
    const { rerender } = render(<Picture source="/a.png" alt="陶碗" />);
    fireEvent.error(screen.getByAltText('陶碗'));
    rerender(<Picture source="/b.png" alt="陶碗" />);
    expect(screen.getByAltText('陶碗').getAttribute('src')).toBe('/b.png');
  });

  it('sets a srcset for our own uploads, and leaves other addresses alone', () => {
    const own = `uploads/20261121/${'0a'.repeat(16)}.jpg`;
    render(
      <>
        <Picture source={own} alt="自家" width={375} />
        <Picture source={`https://mall.example/web/${own}`} alt="别家" />
      </>,
    );
    const [ours, others] = ['自家', '别家'].map((name) => screen.getByAltText(name));
    expect(ours?.getAttribute('srcset')?.split(',')).toContain(`${own}?w=360 360w`);
    expect(ours?.getAttribute('sizes')).toBe('min(50vw, 240px)');
    expect(others?.getAttribute('src')).toBe(`https://mall.example/web/${own}`);
    expect([others?.getAttribute('srcset'), others?.getAttribute('sizes')]).toEqual([null, null]);
  });

  it('has all of this in server markup too', () => {
    const markup = renderToString(
      <Picture source={`uploads/20261121/${'0a'.repeat(16)}.jpg`} alt="" ratio={2} />,
    );
    for (const part of ['loading="lazy"', 'aspect-ratio:2', 'srcSet="uploads/', 'sizes="min(100vw, 480px)"'])
      expect(markup).toContain(part);
  });

  it('measures its box before the browser chooses, by the longer side with object-fit cover', () => {
    // The test's browser chooses at once; real ones only after the task that rendered the picture.
    const chosen = vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('');
    const width = vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
    const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(150);
    const source = `uploads/20261121/${'0a'.repeat(16)}.jpg`;
    render(
      <>
        <Picture source={source} alt="铺满" />
        <Picture source={source} alt="完整" fit="contain" />
        <Picture source="/a.png" alt="别的" />
      </>,
    );
    const sizes = ['铺满', '完整', '别的'].map((name) => screen.getByAltText(name).getAttribute('sizes'));
    expect(sizes).toEqual(['150px', '100px', null]);
    for (const spy of [chosen, width, height]) spy.mockRestore();
  });

  it('shows the fallback at once for an empty address', () => {
    const { container } = render(<Picture source="" alt="" />);
    expect(container.querySelector('img')).toBeNull();
  });
});
