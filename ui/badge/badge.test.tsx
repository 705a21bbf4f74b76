// Proves the text of the count bubble.
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Badge } from './badge';

const said = (count: number) => render(<Badge count={count} />).container.textContent;

describe('Badge', () => {
  it('shows the count, 99+ above 99 and nothing for none', () => {
    expect([said(1), said(99), said(100), said(0), said(-1)]).toEqual(['1', '99', '99+', '', '']);
  });

  it('reads the number out where it is rendered as a dot', () => {
    const { container } = render(<Badge count={2} isDot unit="条消息" />);
    expect(container.textContent).toBe('2条消息');
  });
});
