// Proves which modules of the studio share a chunk.
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { studioChunkNames } from './studio-chunks';

const root = resolve(import.meta.dirname, '..');
const tool = (path: string): string => resolve(root, 'editor-preview', path);
const ui = (name: string): string => resolve(root, 'ui', name);

interface Module {
  imports?: readonly string[];
  opens?: readonly string[];
}

/** A studio of few modules: its editor opens a map, which shares an icon with the frame. */
const MODULES = new Map<string, Module>([
  [tool('app/main.ts'), { opens: [tool('app/start.tsx')] }],
  [tool('app/start.tsx'), { imports: [tool('app/app.tsx')] }],
  [tool('app/app.tsx'), { opens: [tool('editor/editor-screen.tsx'), tool('pages/pages-screen.tsx')] }],
  [tool('editor/editor-screen.tsx'), { imports: [tool('controls/place-map.tsx'), ui('registry')] }],
  [tool('controls/place-map.tsx'), { opens: [ui('map')] }],
  [tool('preview/main.tsx'), { imports: [ui('registry'), ui('icon'), ui('price')] }],
  [ui('registry'), { opens: [ui('view')] }],
  [ui('view'), { imports: [ui('price')] }],
  [ui('map'), { imports: [ui('icon')] }],
]);

const graph = {
  getModuleInfo: (id: string) => {
    const { imports = [], opens = [] } = MODULES.get(id) ?? {};
    return { importedIds: imports, dynamicallyImportedIds: opens };
  },
};

it.each([
  ['what only the frame loads', ui('price'), 'frame'],
  ['what the frame shares with a part that is opened', ui('icon'), 'frame-lazy'],
  ['what the editor shares with the frame', ui('registry'), 'editor-frame'],
  ['what only the editor loads', tool('controls/place-map.tsx'), 'editor'],
  ['a part that is opened', ui('map'), null],
  ['a view, which loads in the frame', ui('view'), null],
])('puts %s into its chunk', (_words, id, name) => {
  expect(studioChunkNames()(id, graph)).toBe(name);
});
