// Starts the studio: everything that its address needs is asked for at once, before its code is there.
import '../tokens.css';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { beginFrame } from '../frame/early-frame';
import { apiAddress, MALL_CONFIG, mallName, mallRequest } from '../services/addresses';
import { askEarly } from '../services/early';

const { platform } = DEFAULT_AUDIENCE;
const EDITOR = /^#\/(page|module|user-center)s?\/(\d+)\/edit(?:\?|$)/;

const askApi = (path: string): void => askEarly(apiAddress(path), apiAddress(path));

function beginEditor([, kind = '', id = '']: readonly string[]): void {
  askApi('session');
  askApi(`documents/${kind}-${id}`);
  const { address, headers } = mallRequest(MALL_CONFIG, platform);
  askEarly(mallName(MALL_CONFIG, platform), address, { headers });
  // A failure shows where the editor is rendered.
  import('../editor/editor-screen').catch(() => undefined);
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
