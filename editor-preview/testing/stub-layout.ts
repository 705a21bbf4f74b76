// What tests without a layout need of one: boxes of a height, and elements that are all in view.
import { vi } from 'vitest';

/** `vi.unstubAllGlobals` and `vi.restoreAllMocks` take it back. */
export function stubLayout({ height }: { height: number }): void {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly onSight: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.onSight([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
}
