// The words of a list's search field: typed ones search by the keyboard's key, an emptied field shows all again.
import { useState } from 'react';

interface SearchFieldState {
  value: string;
  onChange: (text: string) => void;
  onSearch: (text: string) => void;
}

/** For `SearchField`; `keyword` is what the list shows now. A word from elsewhere, such as a past one, comes into the field. */
export function useSearchField(keyword: string, search: (text: string) => void): SearchFieldState {
  const [typed, setTyped] = useState(keyword);
  const [shown, setShown] = useState(keyword);
  const [asked, setAsked] = useState(keyword);
  if (keyword !== shown) {
    setShown(keyword);
    setAsked(keyword);
    // What was asked here has been typed on since.
    if (keyword !== asked) setTyped(keyword);
  }
  const find = (text: string) => {
    setAsked(text);
    search(text);
  };
  const change = (text: string) => {
    setTyped(text);
    if (text === '' && keyword !== '') find('');
  };
  return { value: typed, onChange: change, onSearch: find };
}
