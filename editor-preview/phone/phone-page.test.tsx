// The page on the phone where there is no draft to show.
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PhonePage } from './phone-page';

it('says what it is and that the link has ended, to an address without one', () => {
  render(<PhonePage token="" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('草稿预览');
  expect(screen.getByRole('alert').textContent).toBe('预览链接已失效，请向发给你的人要新的');
});
