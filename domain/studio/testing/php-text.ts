// A layout as PHP stores it: no letter but ASCII, slashes escaped.
export const phpText = (layout: unknown): string =>
  JSON.stringify(layout, null, 1)
    .replace(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', '\\/');
