// The channel by which a backup command reaches the process that has the embedded database open: loopback and a secret.
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isAbsolute, join } from 'node:path';
import type { Database } from '../db/database';
import { isSameSecret } from '../http/secret-hash';
import { stageBackup } from './stage';

const fileOf = (dataFolder: string): string => join(dataFolder, 'local-channel.json');

interface Address {
  port: number;
  secret: string;
}

export interface ChannelOptions {
  database: Database;
  dataFolder: string;
}

/** Empty where it is malformed. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The folder to fill, of a request that knows the secret; else a status. */
function readRequest({ headers, method }: IncomingMessage, secret: string): string | number {
  if (!isSameSecret(String(headers['x-secret'] ?? ''), secret)) return 403;
  const folder = decoded(String(headers['x-folder'] ?? ''));
  return method === 'POST' && isAbsolute(folder) ? folder : 400;
}

/** Listens on a free port of the loopback address; its port and secret are in a file of the data folder. @returns its end. */
export async function openChannel({ database, dataFolder }: ChannelOptions): Promise<() => void> {
  const secret = randomBytes(32).toString('hex');
  const server = createServer((incoming, response) => {
    const folder = readRequest(incoming, secret);
    if (typeof folder === 'number') return void response.writeHead(folder).end();
    stageBackup({ database, dataFolder, folder }).then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const address: Address = { port, secret };
  rmSync(fileOf(dataFolder), { force: true });
  writeFileSync(fileOf(dataFolder), JSON.stringify(address), { mode: 0o600 });
  return () => {
    rmSync(fileOf(dataFolder), { force: true });
    server.close();
    server.closeAllConnections();
  };
}

function readAddress(dataFolder: string): Address | null {
  try {
    return JSON.parse(readFileSync(fileOf(dataFolder), 'utf8')) as Address;
  } catch {
    return null;
  }
}

interface Reply {
  status: number;
  text: string;
}

/** Not `fetch`, which gives up after five minutes without a header. */
function post({ port, secret }: Address, folder: string): Promise<Reply> {
  const headers = { 'X-Secret': secret, 'X-Folder': encodeURIComponent(folder) };
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', headers }, (response) => {
      let text = '';
      response.on('data', (bytes: Buffer) => {
        text += bytes.toString();
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, text }));
      response.on('error', fail);
    });
    sent.on('error', fail);
    sent.end();
  });
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** Asks the running mall to stage a backup in `folder`. @returns false where none runs. */
export async function stageByChannel(dataFolder: string, folder: string): Promise<boolean> {
  const address = readAddress(dataFolder);
  if (address === null) return false;
  const reply = await post(address, folder).catch((error: unknown) => {
    // The file was left by a process that was killed; a connection that breaks midway is another matter.
    if (isRefused(error)) return null;
    throw new Error('The mall ended while it was being read.', { cause: error });
  });
  // Another program may have got the port of a killed mall.
  if (reply === null || reply.status === 403 || reply.status === 404) return false;
  if (reply.status !== 204) throw new Error(`The mall could not be read: ${reply.text}`);
  return true;
}
