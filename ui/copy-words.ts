// Words to the clipboard, on any page.

/** Where a field can have the focus: an open dialog makes all else inert. */
const place = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** Copies by a selected field out of sight, which pages on plain http and web views that refuse the clipboard allow within a tap. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  // Letters of 16 px, as phones zoom in on smaller ones.
  field.style.cssText =
    'position:fixed;inset-block-start:0;inline-size:1px;block-size:1px;opacity:0;font-size:16px';
  place().append(field);
  try {
    field.focus({ preventScroll: true });
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Copies words to be pasted elsewhere; false where no way is open. */
export async function copyWords(text: string): Promise<boolean> {
  // Browsers give it to secure pages alone, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) return copySelected(text);
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}
