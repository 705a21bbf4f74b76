// Storybook's configuration: stories and add-ons.
import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
// With its ending: Node itself reads the configuration.
import { packageStories } from '../scripts/packages.ts';

const root = resolve(import.meta.dirname, '..');

/** The stories need no backend, so the reference server's plugin is left out. */
const isMallServer = (plugin: PluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'pagoda-mall-server';

/** Dependencies imported by lazy chunks only. */
const LATE = ['dompurify', 'react-error-boundary', 'react-router-dom', 'valtio'];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../ui/**/*.stories.tsx',
    '../widgets/**/*.stories.tsx',
    '../src/**/*.stories.tsx',
    './*.stories.tsx',
    ...packageStories(root).map((pattern) => `../${pattern}`),
  ],
  addons: ['@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: vite.plugins?.filter((plugin) => !isMallServer(plugin)),
    // A dependency found late would reload the page in the middle of a first run of the stories.
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), ...LATE] },
    build: { ...vite.build, manifest: false },
  }),
};

export default config;
