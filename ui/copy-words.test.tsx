// Copying where the browser's clipboard is given, absent (plain http) or refused, also from a dialog.
import { afterEach, expect, it, vi } from 'vitest';
import { copyWords } from './copy-words';

const NUMBER = '20261127 0001\n备注';

/** A browser that copies what is selected in a field that can have the focus. */
function selecting(isAllowed = true): string[] {
  const copied: string[] = [];
  document.execCommand = () => {
    const field = document.activeElement;
    if (!isAllowed || !(field instanceof HTMLTextAreaElement)) return false;
    copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return true;
  };
  return copied;
}
const refusing = { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } };

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

it('uses the clipboard where the browser gives it', async () => {
  const copied = selecting();
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect([await copyWords(NUMBER), writeText.mock.calls, copied]).toEqual([true, [[NUMBER]], []]);
});

it.each([
  ['absent', {}],
  ['refused', refusing],
])('copies by a selected field where it is %s, and leaves no trace', async (_name, navigator) => {
  const copied = selecting();
  document.body.innerHTML = '<button>复制</button><dialog open><button>复制</button></dialog>';
  const before = document.body.innerHTML;
  vi.stubGlobal('navigator', navigator);
  for (const button of document.querySelectorAll('button')) {
    button.focus();
    expect(await copyWords(NUMBER)).toBe(true);
    expect(document.activeElement).toBe(button);
  }
  expect([copied, document.body.innerHTML]).toEqual([[NUMBER, NUMBER], before]);
});

it('copies within the tap where there is no clipboard, and puts the field into the open dialog', () => {
  vi.stubGlobal('navigator', {});
  document.body.innerHTML = '<dialog open></dialog>';
  const places: Array<string | undefined> = [];
  document.execCommand = () => {
    places.push(document.activeElement?.parentElement?.tagName);
    return true;
  };
  void copyWords(NUMBER);
  expect(places).toEqual(['DIALOG']);
});

it('says where neither way is open', async () => {
  selecting(false);
  vi.stubGlobal('navigator', refusing);
  expect(await copyWords(NUMBER)).toBe(false);
  Reflect.deleteProperty(document, 'execCommand');
  expect([await copyWords(NUMBER), document.querySelector('textarea')]).toEqual([false, null]);
});
