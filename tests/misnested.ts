// Finds blocks within elements that may hold only text and its parts, which HTML forbids: a list within a button.

/** Elements of the document that stand where the content model of an ancestor has no place for them. Runs in a page. */
export function misnested(): string[] {
  const texts = 'output, button, p, span, label, h1, h2, h3, h4, h5, h6, strong, b, em, small, time';
  const blocks =
    'div, p, ul, ol, dl, section, article, aside, nav, header, footer, main, figure, form, fieldset, table, ' +
    'h1, h2, h3, h4, h5, h6, address, blockquote, pre, hr, details, dialog';
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} ${element.getAttribute('class') ?? ''}`.trim();
  const found = [...document.querySelectorAll(`:is(${texts}) :is(${blocks})`)].flatMap((block) => {
    const text = block.parentElement?.closest(texts);
    return text == null ? [] : [`${nameOf(block)} within ${nameOf(text)}`];
  });
  return [...new Set(found)];
}
