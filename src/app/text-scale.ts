// Scales our sizes, which depend on the page's width, by the text size that a reader has set.

const LARGEST = 2;

function textScale(): number {
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  // The social app on iOS writes its own here, which the stylesheet overrides: text is enlarged once.
  const [, percent = 100] =
    /text-size-adjust:\s*([\d.]+)%/.exec(document.body.getAttribute('style') ?? '') ?? [];
  return Math.min(LARGEST, Math.max(1, root, Number(percent) / 100));
}

/** From now on; returns what ends it. */
export function watchTextScale(): () => void {
  let shown = 1;
  const scale = () => {
    const next = textScale();
    // Setting the variable recalculates the style of the whole page.
    if (next !== shown) document.documentElement.style.setProperty('--text-scale', String(next));
    shown = next;
  };
  scale();
  const watch = new MutationObserver(scale);
  watch.observe(document.body, { attributeFilter: ['style'] });
  return () => watch.disconnect();
}
