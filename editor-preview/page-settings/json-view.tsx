// The JSON view of the open tab: its key and button open it, its dialog is loaded then.
import { lazy, Suspense, useEffect, useState } from 'react';
import { FRAME_KEY, type PressedKey } from '../editor/use-editor-keys';

const JsonDialog = lazy(() => import('./json-dialog'));

const OPEN = 'studio-open-json';

export function openJson(): void {
  window.dispatchEvent(new Event(OPEN));
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog[open]') !== null;

export function JsonView() {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = () => setIsOpen(true);
    const press = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing;
      if (event.code !== 'KeyJ' || isOther || isTyping(event.target)) return;
      event.preventDefault();
      open();
    };
    const pass = (event: Event) => {
      const { code, mods } = (event as CustomEvent<PressedKey>).detail;
      if (code === 'KeyJ' && !mods.ctrl && !mods.alt && !mods.shift) open();
    };
    window.addEventListener(OPEN, open);
    window.addEventListener('keydown', press);
    window.addEventListener(FRAME_KEY, pass);
    return () => {
      window.removeEventListener(OPEN, open);
      window.removeEventListener('keydown', press);
      window.removeEventListener(FRAME_KEY, pass);
    };
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <JsonDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  );
}
