// Files of a new plugin: its part of the server, its calls, its screens, its widget.
import { filesOfWidget } from '../new-widget-files';
import { apiFile } from './api-file';
import type { NewPlugin } from './names';
import { screenFiles } from './new-screen-files';
import { serverFiles } from './new-server-files';

/** Path in the project → text of a new plugin's files, or what it holds as JSON. */
export function filesOfPlugin(plugin: NewPlugin): Readonly<Record<string, string | object>> {
  const { name, key, title, type } = plugin;
  const widget = filesOfWidget({ id: name, title, name: type, permission: key });
  const below = (folder: string, files: Readonly<Record<string, string | object>>) =>
    Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text] as const);
  return Object.fromEntries([
    ...below(`server/plugins/${name}`, serverFiles(plugin)),
    ...below('schemas/api', { [`${key}.json`]: apiFile(plugin) }),
    ...below(`src/plugins/${name}`, screenFiles(plugin)),
    ...below(`widgets/${name}`, widget),
  ]);
}
