import { afterEach, describe, expect, it, vi } from 'vitest';
import { FrameConnection } from './connection';
import { beginFrame, hasLoaded, placeFrame } from './early-frame';

const { prototype } = HTMLElement;

/** As the browsers that have it; happy-dom moves without loading anew as well. */
function letElementsMove(): void {
  Object.assign(prototype, {
    moveBefore(this: HTMLElement, element: Element, next: Element | null) {
      this.insertBefore(element, next);
    },
  });
}

function placeIn(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

afterEach(() => {
  Reflect.deleteProperty(prototype, 'moveBefore');
  document.body.replaceChildren();
});

describe('the frame that begins with the window', () => {
  it('is taken by the first phone and by no other', () => {
    letElementsMove();
    beginFrame();
    const begun = document.querySelector('iframe');
    expect(begun?.getAttribute('sandbox')).toBe('allow-scripts');
    const [first, second] = [placeFrame(placeIn()), placeFrame(placeIn())];
    expect(first).toBe(begun);
    expect(first.hasAttribute('style')).toBe(false);
    expect(second).not.toBe(begun);
    expect(second.getAttribute('sandbox')).toBe('allow-scripts');
  });

  it('does not begin where a move would load it again', () => {
    beginFrame();
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('is greeted at once where its document has loaded already', () => {
    letElementsMove();
    beginFrame();
    const frame = placeFrame(placeIn());
    frame.dispatchEvent(new Event('load'));
    expect(hasLoaded(frame)).toBe(true);
    const postMessage = vi.fn<(message: unknown) => void>();
    Object.defineProperty(frame, 'contentWindow', { value: { postMessage } });
    const { src } = frame;
    const connection = new FrameConnection({ onMessage: () => undefined, onStatus: () => undefined });
    const end = connection.run(frame);
    expect(postMessage).toHaveBeenCalledTimes(1);
    expect(frame.src).toBe(src);
    end();
  });
});
