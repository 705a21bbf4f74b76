// Proves what a countdown shows.
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Countdown } from './countdown';

const shown = (remainingMs: number, hasDays = true) =>
  render(<Countdown remainingMs={remainingMs} hasDays={hasDays} />).container.textContent;

describe('Countdown', () => {
  it('shows days, hours, minutes and seconds', () => {
    expect(shown(((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000)).toBe('2天03:04:05');
  });

  it('adds the days to the hours where space is short', () => {
    expect(shown((2 * 24 + 3) * 3_600_000, false)).toBe('51:00:00');
  });

  it('names its units where there is space for words', () => {
    const { container } = render(<Countdown remainingMs={183_845_000} shape="words" />);
    expect(container.textContent).toBe('2天03小时04分05秒');
  });

  it('stays at zero when the time has expired', () => {
    expect(shown(-5)).toBe('00:00:00');
  });
});
