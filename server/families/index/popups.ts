// What plugins pop up over home.
import type { InstalledPlugin, InstalledPlugins, PopupItem } from '../../ports/plugin';
import type { HydrateContext } from '../../ports/hydrate';

interface PluginPopup {
  plugin: InstalledPlugin;
  /** Empty where nothing pops up now, or the mall may not use the plugin. */
  items: readonly PopupItem[];
}

/** Of every plugin that has one, in their order. The queries are those of the plugins that the mall may use. */
export const readPopups = (plugins: InstalledPlugins, context: HydrateContext): Promise<PluginPopup[]> =>
  Promise.all(
    plugins.flatMap((plugin) => {
      const { key, popup } = plugin;
      if (popup === undefined) return [];
      const items = context.permissions.has(key) ? popup(context) : Promise.resolve([]);
      return items.then((shown) => ({ plugin, items: shown }));
    }),
  );
