// Shares a drawn picture: its file where the system's share sheet takes files, else the link of the screen.
import { isSocialApp } from '../../services/platform';
import { isDeclined, share } from '../../services/share';

const PNG = 'data:image/png;base64,';

/** The picture as a file; null where it is an address, or where this browser shares no files. */
function fileOf(source: string, name: string): File | null {
  if (!source.startsWith(PNG) || isSocialApp() || typeof navigator.canShare !== 'function') return null;
  const bytes = Uint8Array.from(atob(source.slice(PNG.length)), (character) => character.charCodeAt(0));
  const file = new File([bytes], `${name}.png`, { type: 'image/png' });
  return navigator.canShare({ files: [file] }) ? file : null;
}

export async function sharePicture(source: string, name: string): Promise<void> {
  const file = fileOf(source, name);
  if (file === null) {
    await share();
    return;
  }
  try {
    await navigator.share({ files: [file], title: name });
  } catch (error) {
    if (!isDeclined(error)) await share();
  }
}
