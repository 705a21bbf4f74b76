// The one server of the journeys: the built product, started once on a temporary folder and a free port.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill, FOR_JOURNEYS, keepPrepared, startBuilt } from './built-mall';

/** Starts the mall; the journeys find it by PAGODA_URL and its data by PAGODA_DATA. Returns what ends it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pagoda-journeys-'));
  const clear = () => rmSync(dataFolder, { recursive: true, force: true });
  try {
    fill(dataFolder);
    keepPrepared(dataFolder);
    const server = await startBuilt(dataFolder, FOR_JOURNEYS);
    process.env['PAGODA_URL'] = server.origin;
    process.env['PAGODA_DATA'] = dataFolder;
    return async () => {
      await server.stop();
      clear();
    };
  } catch (error) {
    clear();
    throw error;
  }
}
