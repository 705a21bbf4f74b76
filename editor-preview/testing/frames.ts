// Preview frames in tests: their documents do not load, a test is the other end of their port.
import { act, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { type FromFrame, PROTOCOL, type ToFrame } from '../frame/messages';

/** The document of a frame has loaded and is ready: what it is sent, and what sends to the studio. */
export async function readyFrame(
  title: string,
): Promise<{ got: ToFrame[]; send: (message: FromFrame) => void }> {
  const frame = await screen.findByTitle<HTMLIFrameElement>(title);
  // The studio waits for its document only once it knows what to show.
  await waitFor(() => expect(frame.hasAttribute('src')).toBe(true));
  const got: ToFrame[] = [];
  let send: (message: FromFrame) => void = () => undefined;
  const postMessage = (_hello: unknown, _target: string, [port]: MessagePort[]) => {
    port?.addEventListener('message', ({ data }: MessageEvent<unknown>) => void got.push(data as ToFrame));
    port?.start();
    send = (message) => port?.postMessage(message);
    send({ t: 'ready', protocol: PROTOCOL });
  };
  Object.defineProperty(frame, 'contentWindow', { value: { postMessage }, configurable: true });
  act(() => void frame.dispatchEvent(new Event('load')));
  await waitFor(() => expect(got.some(({ t }) => t === 'open')).toBe(true));
  return { got, send };
}
