// Proves that rich text is rendered and nothing in it is executed.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { RichText } from './rich-text';

describe('RichText', () => {
  it('renders element and text nodes with attributes, class and style (UI-11)', () => {
    const { container } = render(
      <RichText
        content={[
          {
            tag: 'p',
            class: 'lead',
            style: 'text-align:center',
            attributes: { title: '话' },
            children: ['你好'],
          },
          { text: '文' },
        ]}
      />,
    );
    const paragraph = container.querySelector('p');
    expect([paragraph?.className, paragraph?.style.textAlign, paragraph?.title]).toEqual([
      'lead',
      'center',
      '话',
    ]);
    expect(container.textContent).toBe('你好文');
  });

  it('leaves scripts and event attributes of nodes out (UI-11)', () => {
    const { container } = render(
      <RichText
        content={[
          { tag: 'script', children: ['window.ran = true'] },
          { tag: 'p', attributes: { onclick: 'window.ran = true' }, children: ['话'] },
          { tag: 'a', attributes: { href: 'javascript:alert(1)' }, children: ['链'] },
        ]}
      />,
    );
    expect(container.querySelector('script, [onclick], [href]')).toBeNull();
    expect(container.textContent).toBe('话链');
  });

  it('renders HTML without scripts once the sanitiser has loaded', async () => {
    const { container } = render(
      <RichText content='<p>好<img src="/a.png" onerror="x()"></p><script>x()</script>' />,
    );
    await screen.findByText('好');
    expect(container.querySelector('script, [onerror]')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy');
  });

  it('updates when the text changes', async () => {
    const { rerender, container } = render(<RichText content="<p>一</p>" />);
    await screen.findByText('一');
    rerender(<RichText content="<p>二</p>" />);
    expect(container.textContent).toBe('二');
  });

  it('passes taps on its links to the host', () => {
    const open = vi.fn();
    render(
      <RichText
        content={{ tag: 'a', attributes: { href: '/pages/cats/cats' }, children: ['分类'] }}
        onOpen={open}
      />,
    );
    fireEvent.click(screen.getByRole('link', { name: '分类' }));
    expect(open.mock.calls[0]?.[0]).toBe('/pages/cats/cats');
  });

  it('merges cells as the table specifies', () => {
    const { container } = render(
      <RichText
        content={{
          tag: 'table',
          children: [
            {
              tag: 'tbody',
              children: [
                { tag: 'tr', children: [{ tag: 'td', attributes: { colspan: '2' }, children: ['格'] }] },
              ],
            },
          ],
        }}
      />,
    );
    expect(container.querySelector('td')?.colSpan).toBe(2);
  });
});
