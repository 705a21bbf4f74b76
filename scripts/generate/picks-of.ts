// Reads what a screen gives back from the syntax of its definition: `picks: picks<ChosenPlace>()`.
import { relative } from 'node:path';
import { type Found, resolveName } from './source-file';
import { everyNode, nameOf, nodeOf, nodesOf } from './syntax';
import { SourceMistake } from './mistake';

/** A type's name as the generated links can write it: by its file in domain or schemas. */
function placed({ node, source }: Found): string {
  const name = nameOf(node['typeName']);
  const found = resolveName(source, name);
  const file = found === undefined ? '' : relative(source.root, found.source.file).replaceAll('\\', '/');
  if (!/^(?:domain|schemas)\//.test(file))
    throw new SourceMistake(`picks: the type ${name} must stand in domain or schemas`);
  return `import('~/${file.replace(/\.tsx?$/, '')}').${name}`;
}

export function picksIn({ node, source }: Found): string {
  const [type] = nodesOf(nodeOf(node['typeArguments'])?.['params']);
  if (type === undefined) throw new SourceMistake('picks: its type is missing, picks<…>()');
  const names = [...everyNode(type)].filter((one) => one.type === 'TSTypeReference').reverse();
  return names.reduce(
    (text, one) =>
      text.slice(0, one.start - type.start) +
      placed({ node: one, source }) +
      text.slice(one.end - type.start),
    source.text.slice(type.start, type.end),
  );
}
