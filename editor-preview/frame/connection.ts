// The studio's end of the preview frame: greets it, sends what waits until it is ready, and notices when it is silent.
import { hasLoaded, PREVIEW } from './early-frame';
import { messageFromFrame } from './guard';
import { type FromFrame, type Hello, PROTOCOL, type ToFrame } from './messages';

export type FrameStatus = 'loading' | 'ready' | 'silent' | 'outdated';

export interface ConnectionHandlers {
  onMessage: (message: FromFrame) => void;
  onStatus: (status: FrameStatus) => void;
}

/** The frame says every 2 s that it is alive. */
const SILENCE_MS = 5_000;

export class FrameConnection {
  private port: MessagePort | null = null;
  private element: HTMLIFrameElement | null = null;
  private isReady = false;
  private status: FrameStatus = 'loading';
  private lastSign = 0;
  private readonly watch: ReturnType<typeof setInterval>;
  /** Messages that were no messages of the protocol. */
  dropped = 0;

  constructor(private readonly handlers: ConnectionHandlers) {
    this.watch = setInterval(() => this.checkSilence(), 1_000);
  }

  /** Loads the preview into the frame, and greets each document that loads there. @returns what ends the connection. */
  run(element: HTMLIFrameElement): () => void {
    const greet = () => element.contentWindow !== null && this.greet(element.contentWindow);
    this.element = element;
    element.addEventListener('load', greet);
    if (hasLoaded(element)) greet();
    else if (!element.hasAttribute('src')) element.setAttribute('src', PREVIEW);
    return () => {
      element.removeEventListener('load', greet);
      this.close();
    };
  }

  /** Loads the preview anew, such as a silent one: it has its time again to say that it is alive. */
  reload(): void {
    this.isReady = false;
    this.lastSign = performance.now();
    this.setStatus('loading');
    this.element?.setAttribute('src', PREVIEW);
  }

  /** Greets the document that has loaded in the frame. */
  greet(frame: Window): void {
    this.port?.close();
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.isReady = false;
    this.lastSign = performance.now();
    this.setStatus('loading');
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.take(data));
    port1.start();
    const hello: Hello = { hello: 'pagoda-preview', protocol: PROTOCOL };
    // The sandboxed frame has an opaque origin, which no target origin names.
    frame.postMessage(hello, '*', [port2]);
  }

  /** Sends to a frame that is ready; the state is sent whole once it becomes so. */
  send(message: ToFrame): void {
    if (this.isReady) this.port?.postMessage(message);
  }

  close(): void {
    clearInterval(this.watch);
    this.port?.close();
  }

  private take(data: unknown): void {
    const message = messageFromFrame(data);
    if (message === null) {
      this.dropped += 1;
      return;
    }
    this.lastSign = performance.now();
    if (message.t === 'ready') {
      if (message.protocol !== PROTOCOL) {
        this.setStatus('outdated');
        return;
      }
      this.isReady = true;
    }
    if (this.isReady) this.setStatus('ready');
    if (message.t !== 'alive') this.handlers.onMessage(message);
  }

  private checkSilence(): void {
    // A hidden window runs its timers late, the frame's too.
    if (document.hidden || this.port === null || this.status === 'outdated') return;
    if (performance.now() - this.lastSign > SILENCE_MS) this.setStatus('silent');
  }

  private setStatus(status: FrameStatus): void {
    if (status === this.status) return;
    this.status = status;
    this.handlers.onStatus(status);
  }
}
