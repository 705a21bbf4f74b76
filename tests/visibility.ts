// Hides and shows the page in tests; `vi.restoreAllMocks()` restores it.
import { act } from '@testing-library/react';
import { vi } from 'vitest';

export const setVisibility = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
