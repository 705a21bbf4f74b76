// The JSON view of the open tab: the action and the button open it, its dialog is loaded then.
import { useEffect, useState } from 'react';
import { dialogPart } from '../ui/lazy-parts';

const JsonDialog = dialogPart('json-dialog', () => import('./json-dialog'));

const OPEN = 'studio-open-json';

export function openJson(): void {
  window.dispatchEvent(new Event(OPEN));
}

export function JsonView() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () => setIsOpen(true);
    window.addEventListener(OPEN, open);
    return () => window.removeEventListener(OPEN, open);
  }, []);
  return isOpen ? <JsonDialog onClose={() => setIsOpen(false)} /> : null;
}
