// Adds what is looked up in the build's manifest, which names each chunk by one module only: views, screens, launch steps.
import type { Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';
const ENTRY =
  /(?:widgets\/[\w-]+\/view\.tsx|src\/(?:pages\/.+|plugins\/.+)\.page\.tsx|src\/(?:app\/[\w.-]+|services\/caller)\.ts)$/;

/** Modules that share a chunk (scripts/chunk-groups.ts) get entries of their own, which repeat the chunk's. */
export const manifestPlugin = (): Plugin => ({
  name: 'manifest-names',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const asset = bundle[MANIFEST];
      // The prerender worker and the stories are built without a manifest.
      if (asset?.type !== 'asset') return;
      const manifest = JSON.parse(String(asset.source)) as Record<string, { file: string }>;
      const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
      for (const chunk of Object.values(bundle)) {
        const entry = byFile.get(chunk.fileName);
        if (chunk.type !== 'chunk' || entry === undefined) continue;
        for (const id of chunk.moduleIds) {
          const name = ENTRY.exec(id)?.[0];
          if (name !== undefined) manifest[name] ??= entry;
        }
      }
      asset.source = JSON.stringify(manifest, null, 2);
    },
  },
});
