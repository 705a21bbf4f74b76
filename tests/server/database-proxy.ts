// A connection to a PostgreSQL server that a test can cut, refuse and silence.
import { connect, createServer, type Server, type Socket } from 'node:net';

type Mood = 'passes' | 'refuses' | 'swallows';

/** A proxy between the server and its database that breaks its traffic. */
export class DatabaseProxy {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  mood: Mood = 'passes';
  /** Number of attempted connections. */
  tries = 0;

  constructor(port: number) {
    this.#server = createServer((from) => {
      this.tries += 1;
      from.on('error', () => undefined);
      if (this.mood === 'refuses') {
        from.destroy();
        return;
      }
      const to = connect(port, '127.0.0.1');
      to.on('error', () => from.destroy());
      const pair = [from, to] as const;
      this.#pairs.add(pair);
      const end = () => {
        this.#pairs.delete(pair);
        from.destroy();
        to.destroy();
      };
      from.on('close', end);
      to.on('close', end);
      from.on('data', (bytes) => this.mood !== 'swallows' && to.write(bytes));
      to.on('data', (bytes) => this.mood !== 'swallows' && from.write(bytes));
    });
  }

  open(): Promise<number> {
    return new Promise((opened) => {
      this.#server.listen(0, '127.0.0.1', () => {
        const address = this.#server.address();
        opened(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  }

  cut(): void {
    for (const [from, to] of this.#pairs) {
      from.destroy();
      to.destroy();
    }
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.#server.close(done));
  }
}
