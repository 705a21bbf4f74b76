// Writes declarations as markdown: a heading, the signature, the words, one line a member.
import type { Declared, Member } from './declarations';

/** Code within a line of markdown; a backtick within is rare and gets a longer fence. */
export const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

const memberLine = ({ signature, doc }: Member): string =>
  `- ${code(signature.replace(/^readonly /, ''))}${doc === '' ? '' : `: ${doc}`}`;

/** A value of a union whose own comment says what its values mean. */
export const isBareValue = ({ signature, doc }: Member): boolean => doc === '' && signature.startsWith("'");

export function section(declared: Declared): string {
  const { name, signature, doc, members, bases } = declared;
  const isPlain = signature === name || members.length > 0 || bases.length > 0;
  const areValues = members.length > 0 && members.every(isBareValue);
  const head = isPlain ? `### ${signature.replaceAll('<', '\\<')}` : `### ${name}`;
  const parts = [
    head,
    !isPlain ? `\`\`\`ts\n${signature}\n\`\`\`` : '',
    doc,
    bases.length === 0
      ? ''
      : `With all of ${bases.map(code).join(', ')}${members.length === 0 ? '.' : ', and:'}`,
    areValues
      ? `One of ${members.map((member) => code(member.signature)).join(', ')}.`
      : members.map(memberLine).join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A table whose cells hold any text. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const BANNER = '<!-- Written by `npm run reference`; edit the sources that it names instead. -->';

export const page = (title: string, parts: readonly string[]): string =>
  `${BANNER}\n\n# ${title}\n\n${parts.filter((part) => part !== '').join('\n\n')}\n`;
