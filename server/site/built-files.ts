// The code and styles of the built site by its manifest: what a screen loads, and what its markup is styled by.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { classesIn, classesOf } from './critical-css';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** What the page itself loads. */
const ENTRY = 'index.html';

export interface Styles {
  /** All the rules. */
  css: string;
  /** Their files, relative to the site. */
  cssFiles: readonly string[];
}

export class BuiltFiles {
  readonly #folder: string;
  readonly #manifest: Manifest;
  readonly #known = new Map<string, { css: string; classes: ReadonlySet<string> }>();
  readonly #sizes = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = folder;
    this.#manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  }

  /** Styles of modules, and of what is named to be in the markup, with what that loads lazily. */
  stylesOf(modules: readonly string[], drawn: readonly string[]): Styles {
    const later = drawn.flatMap((name) => this.#manifest[name]?.dynamicImports ?? []);
    return this.#styles([ENTRY, ...modules, ...drawn, ...later]);
  }

  /**
   * The same where nobody has named what is drawn: of the code that loads later, that whose classes are in the markup,
   * and again of what that loads.
   */
  stylesOfMarkup(modules: readonly string[], html: string): Styles {
    const drawn = classesIn(html);
    const names = new Set([ENTRY, ...modules]);
    const styled = new Set(this.#cssOf([...names]));
    for (let found = [...names]; found.length > 0; ) {
      const later = new Set(this.#chunksOf(found).flatMap(({ dynamicImports = [] }) => dynamicImports));
      found = [...later].filter((name) => !names.has(name) && this.#isDrawn(name, { drawn, styled }));
      for (const name of found) names.add(name);
      for (const file of this.#cssOf(found)) styled.add(file);
    }
    return this.#styles([...names]);
  }

  /** Files of code, which the page would otherwise request one after the other; without what it loads itself. */
  scriptsOf(modules: readonly string[]): string[] {
    const present = new Set(this.#chunksOf([ENTRY]));
    const chunks = this.#chunksOf(modules);
    return [...new Set(chunks.filter((chunk) => !present.has(chunk)).map(({ file }) => file))];
  }

  /**
   * The same, small ones first: six requests run at a time, and while the page's own code has most of the line, those that
   * only wait for their answer get done.
   */
  scriptsBySize(modules: readonly string[]): string[] {
    return this.scriptsOf(modules).sort((one, other) => this.#sizeOf(one) - this.#sizeOf(other));
  }

  /** Read once: screens are drawn again and again. */
  #sizeOf(file: string): number {
    const size =
      this.#sizes.get(file) ?? statSync(join(this.#folder, file), { throwIfNoEntry: false })?.size ?? 0;
    this.#sizes.set(file, size);
    return size;
  }

  /** Names of chunks that most screens import. */
  usual(): string[] {
    const pages = Object.keys(this.#manifest).filter((name) => name.endsWith('.page.tsx'));
    const imported = pages.flatMap((page) => this.#manifest[page]?.imports ?? []);
    const isUsual = (name: string) => imported.filter((other) => other === name).length > pages.length / 2;
    return [...new Set(imported)].filter(isUsual);
  }

  #isDrawn(
    name: string,
    { drawn, styled }: { drawn: ReadonlySet<string>; styled: ReadonlySet<string> },
  ): boolean {
    return this.#cssOf([name]).some(
      (file) => !styled.has(file) && [...this.#read(file).classes].some((one) => drawn.has(one)),
    );
  }

  #cssOf(names: readonly string[]): string[] {
    return [...new Set(this.#chunksOf(names).flatMap(({ css = [] }) => css))];
  }

  #styles(names: readonly string[]): Styles {
    const cssFiles = this.#cssOf(names);
    return { cssFiles, css: cssFiles.map((file) => this.#read(file).css).join('') };
  }

  #read(file: string): { css: string; classes: ReadonlySet<string> } {
    const known = this.#known.get(file);
    if (known !== undefined) return known;
    const css = readFileSync(join(this.#folder, file), 'utf8');
    const read = { css, classes: new Set(classesOf(css)) };
    this.#known.set(file, read);
    return read;
  }

  /** Entries with all their imports, each after its own imports. */
  #chunksOf(entries: readonly string[]): Chunk[] {
    const chunks = new Set<Chunk>();
    const seen = new Set<string>();
    const visit = (name: string): void => {
      const chunk = this.#manifest[name];
      if (chunk === undefined || seen.has(name)) return;
      seen.add(name);
      chunk.imports?.forEach(visit);
      chunks.add(chunk);
    };
    entries.forEach(visit);
    return [...chunks];
  }
}
