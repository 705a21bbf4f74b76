// The allow-list of web addresses that a screen may open.

/** Addresses are plain or URL-encoded once more; null for anything but https without credentials. */
export function safeWebAddress(text: string): URL | null {
  try {
    const url = new URL(/^https%3a/i.test(text) ? decodeURIComponent(text) : text);
    return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
  } catch {
    return null;
  }
}
