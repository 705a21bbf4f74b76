// Sends text messages: the interface, and the gateway that writes them into a folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatServerTime } from '~/domain/time';

export interface TextMessage {
  /** A mobile, or an identity at the social app. */
  receiver: string;
  text: string;
  at: Date;
}

/** Delivers text messages. Rejects when the message was not accepted. */
export interface MessageGateway {
  send(message: TextMessage): Promise<void>;
}

const fileNameOf = ({ at, receiver }: TextMessage, nth: number): string =>
  `${at.toISOString().replace(/[:.]/g, '-')}${nth === 0 ? '' : `-${nth}`}-${receiver}.txt`;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Writes a file of its own, also for concurrent messages to one receiver. */
async function writeMessage(folder: string, message: TextMessage, words: string): Promise<void> {
  for (let nth = 0; ; nth += 1) {
    try {
      return await writeFile(join(folder, fileNameOf(message, nth)), words, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
}

/** The embedded gateway: each message becomes `<dataFolder>/outbox/<time>-<receiver>.txt`, with mode 0600. */
export function outboxGateway(dataFolder: string): MessageGateway {
  const folder = join(dataFolder, 'outbox');
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const words = `收件人：${message.receiver}\n时间：${formatServerTime(message.at.getTime())}\n\n${message.text}\n`;
      await writeMessage(folder, message, words);
    },
  };
}
