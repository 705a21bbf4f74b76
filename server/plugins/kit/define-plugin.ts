// A plugin's manifest: all that the mall must know of it. docs/plugins.md documents each part.
import type { SeedContext } from '../../demo/context';
import type { Route } from '../../http/route';
import type { Job } from '../../ports/job';
import type { InstalledPlugins, PluginParts } from '../../ports/plugin';

/** All that the mall must know of a plugin. */
export interface PluginManifest extends PluginParts {
  /** Calls that it answers: `plugin/<key>/api/…`, described in schemas/api/<key>.json. */
  routes?: readonly Route[];
  /** Timed work, done after that of the core; what moves orders is given all plugins. */
  jobs?: readonly (Job | ((plugins: InstalledPlugins) => Job))[];
  /** Its part of the demonstration mall: runs once, on tables that the core has filled. */
  seed?: (context: SeedContext) => Promise<void>;
}

/** Checks a manifest's types; `server/plugins/<folder>/plugin.ts` exports it as its default. */
export const definePlugin = (manifest: PluginManifest): PluginManifest => manifest;
