// The words of a list's search field: typed ones search by the keyboard's key, an emptied field shows all again.
import { useState } from 'react';

interface SearchFieldState {
  value: string;
  onChange: (text: string) => void;
  onSearch: (text: string) => void;
}

/** For `SearchField`; `keyword` is what the list shows now. */
export function useSearchField(keyword: string, search: (text: string) => void): SearchFieldState {
  const [typed, setTyped] = useState(keyword);
  const change = (text: string) => {
    setTyped(text);
    if (text === '' && keyword !== '') search('');
  };
  return { value: typed, onChange: change, onSearch: search };
}
