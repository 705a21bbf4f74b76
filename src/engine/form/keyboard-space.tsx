// Room for a keyboard that covers the window's foot in place of shrinking it: bar and field in focus stay above it.
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { BottomBar } from '../bottom-bar';

const EVENTS = ['resize', 'scroll'] as const;

function subscribe(listener: () => void): () => void {
  const viewport = window.visualViewport;
  for (const name of EVENTS) viewport?.addEventListener(name, listener);
  return () => {
    for (const name of EVENTS) viewport?.removeEventListener(name, listener);
  };
}

/** In pixels. A page that is pinched larger is covered by nothing. */
function covered(): number {
  const viewport = window.visualViewport;
  if (viewport === null || viewport === undefined || viewport.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}

interface SpaceProps {
  heightPx: number;
  form: RefObject<HTMLFormElement | null>;
}

function Space({ heightPx, form }: SpaceProps) {
  // The scrolling part is lower by it from now on.
  useEffect(() => {
    const field = document.activeElement;
    if (form.current?.contains(field) === true) field?.scrollIntoView({ block: 'nearest' });
  }, [form]);
  return <div style={{ height: heightPx }} aria-hidden />;
}

/** Below the screen's bar. */
export function KeyboardSpace({ form }: Pick<SpaceProps, 'form'>) {
  const heightPx = useSyncExternalStore(subscribe, covered, () => 0);
  if (heightPx === 0) return null;
  return (
    <BottomBar>
      <Space key={heightPx} heightPx={heightPx} form={form} />
    </BottomBar>
  );
}
