// A limit counts letters as people do, whatever their code units, and lets an input method finish.
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { LimitedInput } from './limited-input';

function Field() {
  const [text, setText] = useState('');
  return <LimitedInput aria-label="名称" maxLength={3} value={text} onText={setText} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('名称');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(() => {
  render(<Field />);
});

it('takes three emojis, and not a fourth', () => {
  type('🍵🍵🍵');
  expect(field().value).toBe('🍵🍵🍵');
  type('🍵🍵🍵🍵');
  expect(field().value).toBe('🍵🍵🍵');
});

it('says that something was cut, until the next key or until the field is left', () => {
  type('新茶上');
  expect(field().validationMessage).toBe('');
  for (const go of [() => fireEvent.keyDown(field(), { key: 'Enter' }), () => fireEvent.blur(field())]) {
    type('新茶上市');
    expect(field().value).toBe('新茶上');
    expect(field().validationMessage).toBe('最多 3 个字，多出来的没有放进去');
    go();
    expect(field().validationMessage).toBe('');
  }
});

it('cuts what is composed only once that is finished', () => {
  type('新茶');
  fireEvent.compositionStart(field());
  type('新茶shang');
  expect(field().value).toBe('新茶shang');
  type('新茶上市');
  fireEvent.compositionEnd(field());
  expect(field().value).toBe('新茶上');
});
