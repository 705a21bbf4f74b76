// `npm run developer-walk`: what a new developer does with a widget and a plugin, in a copy of the project, as a table of
// seconds and messages. It fails where a step fails, or a mistake is not found in the words that it should be.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyProject } from '../project-copy';
import { type Mistake, MISTAKES, PLUGIN, WIDGET } from './mistakes';

interface Row {
  step: string;
  seconds: number;
  isRight: boolean;
  says: string;
}

interface Result {
  status: number | null;
  output: string;
}

const folder = `widgets/${WIDGET.id}`;

/** A step: its command, and what it must say; `fails` where a mistake must be found. */
interface Step {
  step: string;
  run: () => Result;
  says?: RegExp;
  fails?: boolean;
}

/** The stack of Node above a message helps nobody who wrote a schema. */
const hasStack = (output: string): boolean => /^\s+at .*\(?node:|^\s+at .*scripts\/generate/m.test(output);

function taken({ step, run, says = /^/, fails = false }: Step): Row {
  const start = Date.now();
  const { status, output } = run();
  const isRight = (status !== 0) === fails && says.test(output) && !(fails && hasStack(output));
  const [found = ''] = says.exec(output) ?? [];
  const line = output.split('\n').find((one) => found !== '' && one.includes(found.split('\n')[0] ?? found));
  const row = {
    step,
    seconds: (Date.now() - start) / 1000,
    isRight,
    says: isRight ? (line ?? '').trim() : output.trim(),
  };
  console.log(`${isRight ? 'ok  ' : 'FAIL'} ${row.seconds.toFixed(1).padStart(6)} s  ${step}: ${row.says}`);
  return row;
}

/** The copy, its commands and its files. */
function workshop(copy: string) {
  const run = (...args: string[]): Result => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    });
    return { status, output: stdout + stderr };
  };
  const script = (name: string, ...args: string[]) => run('scripts/run.mjs', `scripts/${name}.ts`, ...args);
  const vitest = (...files: readonly string[]) => run('node_modules/vitest/vitest.mjs', 'run', ...files);
  const edit = (name: string, from: string | RegExp, to: string): void => {
    const file = join(copy, name);
    const before = readFileSync(file, 'utf8');
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${name} has nothing of ${String(from)}`);
    writeFileSync(file, after);
  };
  return { copy, run, script, vitest, edit };
}

type Workshop = ReturnType<typeof workshop>;

/** Runs `work` with the mistake in its file, and mends it. */
function withMistake<T>({ copy, edit }: Workshop, { file, from, to }: Mistake, work: () => T): T {
  const path = join(copy, file);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  if (from === undefined) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, to);
  } else edit(file, from, to);
  try {
    return work();
  } finally {
    if (before === undefined) rmSync(dirname(path), { recursive: true });
    else writeFileSync(path, before);
  }
}

const scaffold = ({ script }: Workshop): Step[] => [
  { step: 'new widget', run: () => script('new-widget', WIDGET.id, WIDGET.title), says: /is registered/ },
  { step: 'new plugin', run: () => script('new-plugin', PLUGIN.name, PLUGIN.title), says: /is installed/ },
];

const breaks = (shop: Workshop): Step[] =>
  MISTAKES.map((mistake) => ({
    step: mistake.what,
    run: () =>
      withMistake(shop, mistake, () =>
        mistake.by === 'generate' ? shop.script('generate') : shop.vitest('--project=unit', ...mistake.by),
      ),
    says: mistake.says,
    fails: true,
  }));

/** The property `text` becomes `heading`, as in docs/widgets.md. */
const versions = ({ copy, script, vitest, edit }: Workshop): Step[] => {
  const rename = (): Result => {
    const file = join(copy, folder, 'schema.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"text": {', '"heading": {'));
    return script('widget-versions');
  };
  const migrate = (): Result => {
    edit(
      `${folder}/index.ts`,
      'version: 1,',
      "version: 2,\n  migrations: { 1: ({ text = '', ...rest }) => ({ ...rest, heading: text }) },",
    );
    edit(`${folder}/view.tsx`, 'data.text', 'data.heading');
    edit(`${folder}/presets.ts`, 'data: { text:', 'data: { heading:');
    return script('generate');
  };
  const record = (): Result => script('record-widget', WIDGET.id);
  return [
    { step: 'a property renamed, no migration', run: rename, says: /renamed to "heading"/, fails: true },
    { step: 'its migration', run: migrate },
    { step: 'version 2 recorded', run: record, says: /Recorded/ },
    {
      step: 'blocks of both versions',
      run: () => vitest('--project=unit', 'widgets/versions.test.ts', 'widgets/presets.test.ts'),
      says: /passed/,
    },
  ];
};

export function main(): number {
  const shop = workshop(copyProject('developer'));
  try {
    const steps = [...scaffold(shop), ...breaks(shop), ...versions(shop)];
    const rows = steps.map(taken);
    const minutes = rows.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
    const wrong = rows.filter(({ isRight }) => !isRight);
    console.log(`\n${rows.length} steps, ${minutes.toFixed(1)} minutes, ${wrong.length} wrong`);
    return wrong.length === 0 ? 0 : 1;
  } finally {
    rmSync(shop.copy, { recursive: true, force: true });
  }
}
