// The clipboard: the system's where the browser gives it, else this window's own.

let own = '';

export function writeClipboard(text: string): void {
  own = text;
  // Absent on plain http and refused without the focus: then blocks are pasted within this window only.
  void navigator.clipboard?.writeText(text).catch(() => undefined);
}

export async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return own;
  }
}
