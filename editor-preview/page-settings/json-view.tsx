// The JSON view of the open tab: the action and the button open it, its dialog is loaded then.
import { lazy, Suspense, useEffect, useState } from 'react';

const JsonDialog = lazy(() => import('./json-dialog'));

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
  if (!isOpen) return null;
  return (
    <Suspense>
      <JsonDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
