// Owns the start: the launch plan first, then the first drawing.
import '~/ui/tokens.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { launch } from './app/launch-shell';

/** Home itself, as the server draws it. */
const PLAIN_HOME = /^#?(\/pages\/index\/index)?$/;

/** Whether the root holds the markup of the current screen: home's, or that of the address it names. */
const isDrawn = ({ dataset: { drawn }, firstElementChild }: HTMLElement): boolean => {
  const { hash } = window.location;
  return firstElementChild !== null && (drawn === undefined ? PLAIN_HOME.test(hash) : drawn === hash);
};

/** The server's page is laid out step by step, and what waits has no size (server/http/first-scripts.ts). */
const { firstScreen } = window as { firstScreen?: Promise<void> };

const root = document.getElementById('root');

interface SteeredRoot {
  /** Hydrates what stands around an element before all else; of several the last one named first. */
  unstable_scheduleHydration(target: Element): void;
}

/** React would bring all blocks alive together, with those that nobody sees yet; now the first screen is, from its top. */
function bringAlive(markup: HTMLElement): void {
  const alive = hydrateRoot(markup, <App />) as unknown as SteeredRoot;
  const seen = markup.querySelectorAll('[data-widget]:not([data-below]) > :first-child');
  for (const content of [...seen].reverse()) alive.unstable_scheduleHydration(content);
}

async function start(element: HTMLElement): Promise<void> {
  if (!(await launch())) return;
  await firstScreen;
  // A link in the server's markup may have been followed before we came.
  if (isDrawn(element)) bringAlive(element);
  else {
    element.textContent = '';
    createRoot(element).render(<App />);
  }
}

if (root !== null) void start(root);
