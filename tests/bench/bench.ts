// `npm run bench [-- --only=bytes,render,home,server,stress,requests,rush,greedy,captcha,scale,closing,tap,journey --rounds=11]`: measures and prints, without a verdict.
import { cpus, totalmem } from 'node:os';
import { benchBytes } from './bytes';
import { benchCaptcha } from './captcha';
import { benchClosing } from './closing';
import { benchGreedy } from './greedy';
import { benchHome, benchShared } from './home';
import { benchJourney } from './journey';
import { benchRender } from './render';
import { benchRequests } from './requests';
import { benchRush } from './rush';
import { benchScale } from './scale';
import { benchServer } from './server';
import { benchStress } from './stress';
import { benchStudio } from './studio';
import { benchTap } from './tap';

const PARTS: Readonly<Record<string, (rounds: number) => Promise<void>>> = {
  bytes: benchBytes,
  render: benchRender,
  home: benchHome,
  shared: benchShared,
  server: benchServer,
  stress: benchStress,
  requests: benchRequests,
  rush: benchRush,
  greedy: benchGreedy,
  captcha: benchCaptcha,
  scale: benchScale,
  closing: benchClosing,
  tap: benchTap,
  journey: benchJourney,
  studio: benchStudio,
};

const DEFAULT_ROUNDS = 11;

const optionOf = (args: readonly string[], name: string): string | undefined =>
  args.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

export async function main(args: readonly string[]): Promise<number> {
  // The measured pages are built here with production settings.
  process.env['NODE_ENV'] = 'production';
  const names = optionOf(args, 'only')?.split(',') ?? Object.keys(PARTS);
  const rounds = Number(optionOf(args, 'rounds') ?? DEFAULT_ROUNDS);
  const unknown = names.filter((name) => PARTS[name] === undefined);
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}.`);
    return 1;
  }
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(
    `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${memory} GiB, Node ${process.version}`,
  );
  for (const name of names) {
    console.log(`\n## ${name}`);
    await PARTS[name]?.(rounds);
  }
  return 0;
}
