// The fourth part: throughput and latency of the reference server.
import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { LIN, PASSWORD } from '~/tests/journeys/shopper-fixtures';
import { startMall } from './mall';
import { shuffled, spread, table } from './statistics';

export const CALL = '/web/index.php?_mall_id=1&r=';
/** Responses for one shopper are generated on each call (decision 24). */
const SIGNED_IN = 'tpl-index, signed in';
const ROUTES = {
  'tpl-index': `${CALL}api/index/tpl-index`,
  [SIGNED_IN]: `${CALL}api/index/tpl-index`,
  config: `${CALL}api/index/config`,
  'goods-list': `${CALL}api/default/goods-list`,
  'goods/detail': `${CALL}api/goods/detail&id=1`,
  // A two-byte response: the cost of the connection, the server's HTTP and the client.
  healthz: '/healthz',
} as const;

type RouteName = keyof typeof ROUTES;

const NAMES = Object.keys(ROUTES) as RouteName[];
const CONNECTIONS = 10;
const SECONDS = 4;
/** One request after another, for the latency of a single request. */
const SINGLE_REQUESTS = 200;

/** Output of autocannon --json, as far as it is read here. */
export interface CannonReport {
  requests: { average: number };
  statusCodeStats: Readonly<Record<string, { count: number } | undefined>>;
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

interface Load {
  connections: number;
  seconds: number;
  /** Requests a second over all connections; unlimited when absent. */
  rate?: number;
}

export interface Target {
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** Runs autocannon in a separate process, so that sending requests does not delay measuring them. */
export function cannon(
  { url, headers }: Target,
  { connections, seconds, rate }: Load = { connections: CONNECTIONS, seconds: SECONDS },
): Promise<CannonReport> {
  const script = join(import.meta.dirname, 'node_modules/autocannon/autocannon.js');
  const sent = Object.entries(headers).flatMap(([name, value]) => ['--headers', `${name}=${value}`]);
  const load = ['--connections', `${connections}`, '--duration', `${seconds}`];
  if (rate !== undefined) load.push('--overallRate', `${Math.round(rate)}`);
  const args = [script, '--json', ...load, ...sent, url];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
    });
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as CannonReport);
      else reject(new Error(`autocannon ended with ${String(code)}`));
    });
  });
}

/** Sends a request like a browser and reads the response to its end without decompressing it; ms. */
const timeOf = ({ url, headers }: Target, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const asked = { 'Accept-Encoding': 'br', 'X-Requested-With': 'XMLHttpRequest', ...headers };
    const request = get(url, { agent, headers: asked }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(performance.now() - start));
      answer.once('error', reject);
    });
    request.once('error', reject);
  });

/** Times of single requests on one keep-alive connection, sorted; ms. */
async function singleTimes(target: Target): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  for (let turn = 0; turn < SINGLE_REQUESTS; turn += 1) times.push(await timeOf(target, agent));
  agent.destroy();
  return times.sort((a, b) => a - b);
}

interface Figures {
  name: RouteName;
  perSecond: number;
  p50: number;
  p99: number;
  single: number;
  slowSingle: number;
  kilobytes: number;
}

/** The token of the first demo shopper. */
export async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}${CALL}api/passport/login`, {
    method: 'POST',
    body: new URLSearchParams({ type: 'username', mobile: LIN, password: PASSWORD }),
  });
  const { data, msg } = (await answer.json()) as { data?: { access_token: string }; msg: string };
  if (data === undefined) throw new Error(`Nobody can sign in: ${msg}`);
  return data.access_token;
}

interface Server {
  origin: string;
  token: string;
}

async function measureRoute({ origin, token }: Server, name: RouteName): Promise<Figures> {
  const target: Target = {
    url: `${origin}${ROUTES[name]}`,
    headers: name === SIGNED_IN ? { 'X-Access-Token': token } : {},
  };
  const answer = await fetch(target.url, { headers: target.headers });
  const text = await answer.text();
  if (!/^(?:\{"code":0|ok$)/.test(text)) throw new Error(`${name} answers ${text.slice(0, 100)}`);
  const single = await singleTimes(target);
  const report = await cannon(target);
  if (report.non2xx + report.errors > 0) throw new Error(`${name} failed under load`);
  return {
    name,
    perSecond: report.requests.average,
    p50: report.latency.p50,
    p99: report.latency.p99,
    single: single[Math.floor(SINGLE_REQUESTS / 2)] ?? Number.NaN,
    slowSingle: single[Math.floor(SINGLE_REQUESTS * 0.99)] ?? Number.NaN,
    kilobytes: text.length / 1000,
  };
}

const rowOf = (name: RouteName, all: readonly Figures[]): string[] => {
  const own = all.filter((figures) => figures.name === name);
  const of = (key: Exclude<keyof Figures, 'name'>) => spread(own.map((figures) => figures[key]));
  const size = own[0]?.kilobytes.toFixed(1) ?? '';
  return [name, size, of('single'), of('slowSingle'), of('perSecond'), of('p50'), of('p99')];
};

/** Prints latency and throughput of four routes on the embedded database. */
export async function benchServer(rounds: number): Promise<void> {
  const mall = await startMall();
  const all: Figures[] = [];
  try {
    const server = { origin: mall.origin, token: await signIn(mall.origin) };
    // The first round is a warm-up and is not recorded.
    for (let round = 0; round <= rounds; round += 1)
      for (const name of shuffled(NAMES)) {
        const figures = await measureRoute(server, name);
        if (round > 0) all.push(figures);
      }
  } finally {
    await mall.stop();
  }
  console.log(
    `\nEmbedded database, one process, the client on the same machine, ${rounds} rounds of ${SECONDS} s\n`,
  );
  const head = ['route', 'thousand characters', 'one at a time: p50, ms', 'p99, ms'];
  const loaded = [`${CONNECTIONS} at a time: requests a second`, 'p50, ms', 'p99, ms'];
  console.log(table([[...head, ...loaded], ...NAMES.map((name) => rowOf(name, all))]));
}
