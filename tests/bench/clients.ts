// Shoppers and guests as HTTP clients of a mall behind a proxy, each with an address of its own.
import { Agent, request } from 'node:http';
import { CALL } from './server';

export interface Client {
  origin: string;
  /** The address that the proxy says it has. */
  address: string;
  token: string;
}

export interface Answer {
  status: number;
  text: string;
  tookMs: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

export const closeClients = (): void => agent.destroy();

/** Calls a route, by POST where there is a form. Status 0 where the connection broke. */
export function ask(
  { origin, address, token }: Client,
  route: string,
  form?: Readonly<Record<string, string>>,
): Promise<Answer> {
  const beganMs = performance.now();
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    'X-Forwarded-For': address,
    'X-Access-Token': token,
    ...(form === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
  };
  return new Promise((answered) => {
    const end = (status: number, text: string) =>
      answered({ status, text, tookMs: performance.now() - beganMs });
    const method = form === undefined ? 'GET' : 'POST';
    const call = request(`${origin}${CALL}${route}`, { method, headers, agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => end(response.statusCode ?? 0, Buffer.concat(parts).toString()));
      response.on('error', () => end(0, ''));
    });
    call.on('error', () => end(0, ''));
    call.end(form === undefined ? undefined : new URLSearchParams(form).toString());
  });
}

export const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

export interface Visits {
  /** Times of answers with status 200, sorted; ms. */
  times: number[];
  refused: number;
}

const PAGES = ['api/index/tpl-index', 'api/goods/detail&id=1', 'api/default/goods-list', 'api/cat/list'];

/** Guests who open one page after another, with a pause between, until they are stopped. */
export function startGuests(guests: readonly Client[], pauseMs: number): () => Promise<Visits> {
  const visits: Visits = { times: [], refused: 0 };
  const state = { isRunning: true };
  const visit = async (guest: Client, first: number) => {
    for (let at = first; state.isRunning; at += 1) {
      const { status, tookMs } = await ask(guest, PAGES[at % PAGES.length] ?? '');
      if (status === 200) visits.times.push(tookMs);
      else visits.refused += 1;
      await pause(pauseMs);
    }
  };
  const running = Promise.all(guests.map(visit));
  return async () => {
    state.isRunning = false;
    await running;
    visits.times.sort((one, other) => one - other);
    return visits;
  };
}
