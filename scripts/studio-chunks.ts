// Which modules of the studio share a chunk: those that the same parts of it load.
import { resolve } from 'node:path';

interface ModuleGraph {
  getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

type Part = 'opening' | 'studio' | 'editor' | 'list' | 'forms' | 'places' | 'frame';

const places = resolve(import.meta.dirname, '../editor-preview');
const at = (path: string): string => resolve(places, path);

const ENTRIES = {
  opening: at('app/main.ts'),
  studio: at('app/start.tsx'),
  editor: at('editor/editor-screen.tsx'),
  list: at('pages/pages-screen.tsx'),
  frame: at('preview/main.tsx'),
} as const;

const FORM = at('form/form-groups.tsx');

function closure(graph: ModuleGraph, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) closure(graph, next, seen);
  return seen;
}

/** The parts that import each module statically. */
function partsOfModules(graph: ModuleGraph): Map<string, Set<Part>> {
  const parts = new Map<string, Set<Part>>();
  const add = (part: Part, ids: Set<string>): void => {
    for (const id of ids) parts.set(id, (parts.get(id) ?? new Set()).add(part));
  };
  const entries = Object.entries(ENTRIES) as [keyof typeof ENTRIES, string][];
  for (const [part, id] of entries) add(part, closure(graph, id));
  const screens = graph.getModuleInfo(at('app/app.tsx'))?.dynamicallyImportedIds ?? [];
  for (const id of screens) {
    if (entries.some(([, entry]) => entry === id)) continue;
    const ids = closure(graph, id);
    add(ids.has(FORM) ? 'forms' : 'places', ids);
  }
  return parts;
}

/** Modules of the tool's parts that load when they are opened; what the widgets load is the frame's alone. */
function modulesOfLazyParts(graph: ModuleGraph, parts: ReadonlyMap<string, ReadonlySet<Part>>): Set<string> {
  const lazy = new Set<string>();
  const isTools = (id: string) => [...(parts.get(id) ?? [])].some((part) => part !== 'frame');
  const waiting = [...parts.keys()].filter(isTools);
  for (const id of waiting) {
    const loaded = id.startsWith(places) ? graph.getModuleInfo(id)?.dynamicallyImportedIds : undefined;
    for (const next of (loaded ?? []).flatMap((one) => [...closure(graph, one)])) {
      if (!lazy.has(next)) waiting.push(next);
      lazy.add(next);
    }
  }
  return lazy;
}

/** A chunk of what is always loaded together, the editor first of all; null leaves it to the bundler. */
function chunkOf(parts: ReadonlySet<Part>, isOfLazyPart: boolean): string | null {
  const [only] = parts;
  if (parts.size === 0) return null;
  // Beside the entry, which starts the studio wherever its chunk is imported.
  if (parts.has('opening')) return 'opening';
  // The frame's own chunk would bring the mall's styles into the tool.
  if (only === 'frame' && parts.size === 1 && isOfLazyPart) return 'frame-lazy';
  if (parts.size === 1) return only === 'editor' || only === 'frame' ? only : null;
  if (parts.has('studio')) return parts.has('frame') ? 'studio-frame' : 'studio';
  if (parts.has('editor')) {
    if (parts.has('frame')) return 'editor-frame';
    return parts.has('list') ? 'editor-list' : 'editor-places';
  }
  if (parts.has('frame')) return 'frame-places';
  return [...parts].join('-');
}

/**
 * Names the chunk of a module for a build of the studio; null leaves it to the bundler. Without it, each set of screens
 * that share a module makes a chunk: sixty requests before the editor shows anything.
 */
export function studioChunkNames(): (id: string, graph: ModuleGraph) => string | null {
  let parts: Map<string, Set<Part>> | undefined;
  let lazy: Set<string> | undefined;
  const entries: ReadonlySet<string> = new Set(Object.values(ENTRIES));
  return (id, graph) => {
    parts ??= partsOfModules(graph);
    lazy ??= modulesOfLazyParts(graph, parts);
    return entries.has(id) ? null : chunkOf(parts.get(id) ?? new Set(), lazy.has(id));
  };
}
