// Owns naming every widget's view in the build's manifest, which names a chunk by one module at most.
import type { Plugin } from 'vite';

const MANIFEST = '.vite/manifest.json';
const VIEW = /widgets\/[\w-]+\/view\.tsx$/;

/** Views that share a chunk (scripts/chunk-groups.ts) get entries of their own, which repeat the chunk's. */
export const viewsInManifestPlugin = (): Plugin => ({
  name: 'pagoda:views-in-manifest',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const asset = bundle[MANIFEST];
      // What draws home on the server, and the stories, are built without one.
      if (asset?.type !== 'asset') return;
      const manifest = JSON.parse(String(asset.source)) as Record<string, { file: string }>;
      const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
      for (const chunk of Object.values(bundle)) {
        const entry = byFile.get(chunk.fileName);
        if (chunk.type !== 'chunk' || entry === undefined) continue;
        for (const id of chunk.moduleIds) {
          const view = VIEW.exec(id)?.[0];
          if (view !== undefined) manifest[view] ??= entry;
        }
      }
      asset.source = JSON.stringify(manifest, null, 2);
    },
  },
});
