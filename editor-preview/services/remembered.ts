// What this computer remembers of how the studio is set up; nothing where the browser refuses storage.

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Full or refused: the setting holds until the window closes.
  }
}
