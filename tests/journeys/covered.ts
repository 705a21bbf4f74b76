// Finds what floating buttons cover where a screen ends, from where nothing can be scrolled out from under them.
import type { Page } from '@playwright/test';

/** What can be tapped or read under a floating button at the end of the page. */
export const coveredAtEnd = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const floats = [...document.querySelectorAll<HTMLElement>('[data-floating]')].filter(
      (one) => one.closest('[data-screen]')?.checkVisibility() === true,
    );
    const covered: string[] = [];
    for (const float of floats) {
      const scroller = float.closest('[data-screen]')?.querySelector('main');
      if (scroller == null) continue;
      // A list goes on while there is more of it.
      for (let end = -1; end !== scroller.scrollHeight; ) {
        end = scroller.scrollHeight;
        scroller.scrollTo(0, end);
        await new Promise((done) => setTimeout(done, 500));
        while (scroller.textContent.includes('加载中')) await new Promise((done) => setTimeout(done, 100));
      }
      for (const button of float.querySelectorAll('button')) {
        const box = button.getBoundingClientRect();
        for (const one of scroller.querySelectorAll<HTMLElement>('a, button, input, p, span, h2, h3, img')) {
          const { left, top, right, bottom } = one.getBoundingClientRect();
          const isUnder = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          if (isUnder && one.checkVisibility())
            covered.push(`${button.textContent}: ${one.outerHTML.slice(0, 80)}`);
        }
      }
    }
    return covered;
  });
