// Starts the preview frame: a handshake delivers the message port.
import '~/ui/tokens.css';
import './frame.css';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { isRecord } from '~/domain/record';
import { loadFirstScreen } from '~/renderer/page';
import { messageToFrame } from '../frame/guard';
import { type FromFrame, PROTOCOL } from '../frame/messages';
import { cancelBlockDrag } from './block-drag';
import { showProbe } from './drop-line';
import { firstBlocks } from './first-blocks';
import { layoutOf } from './frame-document';
import { type FrameStore, frameStore } from './frame-store';
import { editInline } from './inline-text';
import { PreviewPage } from './preview-page';
import { reveal } from './reveal';
import { registryFor } from './simulate';

const ALIVE_MS = 2_000;

const scrollerOf = (root: HTMLElement): Element | null => root.querySelector('[data-scroller]');

/** Where the other phone stands; what it does by itself is not reported back. */
let scrolledTo = -1;

function scrollTo(root: HTMLElement, top: number): void {
  const page = scrollerOf(root);
  if (page === null) return;
  scrolledTo = top;
  page.scrollTop = top;
}

function reportScroll(root: HTMLElement, send: (message: FromFrame) => void): void {
  const report = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.hasAttribute('data-scroller')) return;
    const { scrollTop: top } = target;
    if (Math.abs(top - scrolledTo) > 1) send({ t: 'scrolled', top });
    scrolledTo = -1;
  };
  root.addEventListener('scroll', report, { capture: true, passive: true });
}

/** Renders once the code of the first screen has loaded: fallbacks would stay for React's throttle of 300 ms. */
async function firstRender(root: HTMLElement, store: FrameStore, send: (message: FromFrame) => void) {
  const { nodes, simulation } = store.get();
  await loadFirstScreen(layoutOf(firstBlocks(nodes), true).nodes, registryFor(simulation));
  createRoot(root).render(<PreviewPage store={store} send={send} />);
}

function begin(port: MessagePort, root: HTMLElement): void {
  const store = frameStore();
  const send = (message: FromFrame): void => port.postMessage(message);
  let isOpened = false;
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = messageToFrame(data);
    if (message === null) return;
    // A keystroke is in the next frame: React would spread it over several.
    if (message.t === 'patch') flushSync(() => store.take(message));
    else store.take(message);
    if (message.t === 'open' && !isOpened) {
      isOpened = true;
      void firstRender(root, store, send);
    }
    if (message.t === 'select' && message.reveal) reveal(root, message.uids[0]);
    if (message.t === 'scroll') scrollTo(root, message.top);
    if (message.t === 'inline')
      editInline(message.at, message.texts, { root, send, nodes: () => store.get().nodes });
    const page = scrollerOf(root);
    if (message.t === 'probe' && page !== null) showProbe(page, message);
    if (message.t === 'cancel' && page !== null) cancelBlockDrag(page);
  });
  port.start();
  reportScroll(root, send);
  send({ t: 'ready', protocol: PROTOCOL });
  setInterval(() => send({ t: 'alive' }), ALIVE_MS);
}

function greeted({ source, data, ports }: MessageEvent<unknown>): void {
  const [port] = ports;
  const root = document.getElementById('root');
  // The parent alone may greet: a block could hold a frame of its own.
  if (source !== window.parent || port === undefined || root === null) return;
  if (!isRecord(data) || data['hello'] !== 'pagoda-preview') return;
  window.removeEventListener('message', greeted);
  begin(port, root);
}

window.addEventListener('message', greeted);
