// Keys reach the page of a phone by Tab while it is tried alone, and there is a way past it.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhoneFrame } from './phone-frame';
import { SkipPhone } from './skip-phone';

it('is out of the tab order while its page is edited', () => {
  const frame = { current: null };
  const phone = (isInTabOrder: boolean) => (
    <PhoneFrame frameRef={frame} title="手机预览" width={375} height={667} isInTabOrder={isInTabOrder} />
  );
  const { rerender } = render(phone(false));
  expect(screen.getByTitle('手机预览').getAttribute('tabindex')).toBe('-1');
  rerender(phone(true));
  expect(screen.getByTitle('手机预览').hasAttribute('tabindex')).toBe(false);
});

it('is skipped to the form', () => {
  render(
    <>
      <div data-region="stage">
        <SkipPhone />
      </div>
      <div data-region="form">
        <button type="button">搜索属性</button>
      </div>
    </>,
  );
  const skip = screen.getByRole('button', { name: '跳过手机画面' });
  skip.focus();
  fireEvent.click(skip);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '搜索属性' }));
});
