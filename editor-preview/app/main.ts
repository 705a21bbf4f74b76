// Starts the studio: everything that its address needs is asked for at once, before its code is there.
import '../tokens.css';
import { beginFrame } from '../frame/early-frame';
import { apiAddress, mallName, mallRequest } from '../services/addresses';
import { askEarly } from '../services/early';
import { loadEditor } from './editor-code';

/** The platform that an editor opens with. */
const PLATFORM = 'mobile';
const CONFIG = 'api/index/config';
const EDITOR = /^#\/(page|module|user-center)s?\/(\d+)\/edit(?:\?|$)/;

const askApi = (path: string): void => askEarly(apiAddress(path), apiAddress(path));

function beginEditor([, kind = '', id = '']: readonly string[]): void {
  askApi('session');
  askApi(`documents/${kind}-${id}`);
  const { address, headers } = mallRequest(CONFIG, PLATFORM);
  askEarly(mallName(CONFIG, PLATFORM), address, { headers });
  // A failure shows where the editor is rendered.
  loadEditor().catch(() => undefined);
  beginFrame();
}

async function begin(root: HTMLElement): Promise<void> {
  const place = EDITOR.exec(window.location.hash);
  const code = import('./start');
  if (place === null) askApi('session');
  else beginEditor(place);
  const { start } = await code;
  await start(root, place !== null);
}

const root = document.getElementById('root');
if (root !== null) void begin(root);
