// Owns the start: the launch plan first, then the first drawing.
import '~/ui/tokens.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { launch } from './app/launch-shell';
import { type HistoryStart, startHistory } from './engine/navigation';

/** Home itself, as the server draws it. */
const HOME_HASH = /^#?(\/pages\/index\/index)?$/;

/** Whether the root holds the markup of the current screen: home's, or that of the address it names. */
const isPrerendered = ({ dataset: { prerendered }, firstElementChild }: HTMLElement): boolean => {
  const { hash } = window.location;
  return (
    firstElementChild !== null && (prerendered === undefined ? HOME_HASH.test(hash) : prerendered === hash)
  );
};

/** The server's page is laid out step by step, and what waits has no size (server/http/inline-scripts.ts). */
const { firstScreen } = window as { firstScreen?: Promise<void> };

const root = document.getElementById('root');

interface SteeredRoot {
  /** Hydrates what stands around an element before all else; of several the last one named first. */
  unstable_scheduleHydration(target: Element): void;
}

/** React would hydrate all blocks together; this order makes the first screen interactive first, from its top. */
function hydrateFromTop(markup: HTMLElement, start: HistoryStart): void {
  const steered = hydrateRoot(markup, <App start={start} />) as unknown as SteeredRoot;
  const seen = markup.querySelectorAll('[data-widget]:not([data-below]) > :first-child');
  for (const content of [...seen].reverse()) steered.unstable_scheduleHydration(content);
}

async function start(element: HTMLElement): Promise<void> {
  if (!(await launch())) return;
  await firstScreen;
  // A link in the server's markup may have been followed before this code came, or may be before the first render.
  const at = startHistory();
  if (isPrerendered(element)) hydrateFromTop(element, at);
  else {
    element.textContent = '';
    createRoot(element).render(<App start={at} />);
  }
}

if (root !== null) void start(root);
