// Proves that the text is submitted trimmed and can be cleared.
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from './search-field';

describe('SearchField', () => {
  it('submits the trimmed text by key and by button', () => {
    const search = vi.fn();
    render(<SearchField value=" 陶碗 " onChange={vi.fn()} onSearch={search} />);
    fireEvent.submit(screen.getByRole('form'));
    expect(search).toHaveBeenCalledWith('陶碗');
  });

  it('is cleared by its button', () => {
    const change = vi.fn();
    render(<SearchField value="陶" onChange={change} onSearch={vi.fn()} />);
    fireEvent.click(screen.getByRole('button', { name: '清空' }));
    expect(change).toHaveBeenCalledWith('');
  });

  it('gets the focus on entry on request', () => {
    render(<SearchField value="" isFocused onChange={vi.fn()} onSearch={vi.fn()} />);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});
