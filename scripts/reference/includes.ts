// Files within documents: what stands between the marks of an include is the file that it names.
import { readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';

const INCLUDE = /<!-- include (\S+) -->\n[\s\S]*?<!-- \/include -->/g;

const LANGUAGES: Readonly<Record<string, string>> = {
  '.sql': 'sql',
  '.json': 'json',
  '.tsx': 'tsx',
  '.css': 'css',
};

function included(folder: string, name: string): string {
  const text = readFileSync(join(folder, name), 'utf8');
  return `<!-- include ${name} -->\n\n\`\`\`${LANGUAGES[extname(name)] ?? 'ts'}\n${text.trimEnd()}\n\`\`\`\n\n<!-- /include -->`;
}

/** A document with its includes as the files are now; they are named from the document's own folder. */
export const withIncludes = (document: string): string =>
  readFileSync(document, 'utf8').replace(INCLUDE, (_whole, name: string) =>
    included(dirname(document), name),
  );

/** Documents that include files. */
export const INCLUDING = ['docs/widgets.md', 'docs/examples/README.md'] as const;
