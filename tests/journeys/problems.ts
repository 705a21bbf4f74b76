// Problems that a journey's pages report: errors, refused answers, failed requests, violations of the content policy.
import type { BrowserContext } from '@playwright/test';

/** Problems on the pages of a journey; a journey that provokes one declares it beforehand. */
export class Problems {
  readonly found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Declares the problems that this journey provokes. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Of a journey that loses its network: also of pictures that were on their way. */
  expectOffline(): void {
    this.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ChunkLoadError|"kind":"picture"/);
  }

  add(text: string): void {
    this.found.push(text);
  }

  get unexpected(): string[] {
    return this.found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}

/** Requests that the browser itself aborts when a page is left. */
const ABORTED = 'net::ERR_ABORTED';

/**
 * What the server says to a shopper with more than six calls at once, as the demonstration's has, whom all workers share;
 * the phone repeats such a read (src/services/caller.ts).
 */
export const BUSY = 503;
export const BUSY_MESSAGE = /Failed to load resource: .* status of 503/;

interface Watched {
  problems: Problems;
  /** Origin of the mall. */
  site: string;
}

export async function watch(context: BrowserContext, { problems, site }: Watched): Promise<void> {
  const isOurs = (url: string) => url.startsWith(site);
  context.on('weberror', (event) => problems.add(`page error: ${event.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !BUSY_MESSAGE.test(message.text()))
      problems.add(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('response', (response) => {
    const isBusyRead = response.status() === BUSY && response.request().method() === 'GET';
    if (isOurs(response.url()) && response.status() >= 400 && !isBusyRead)
      problems.add(`answer: ${response.status()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (isOurs(request.url()) && reason !== ABORTED) problems.add(`request: ${reason} ${request.url()}`);
  });
  await context.exposeFunction('noteViolation', (text: string) => problems.add(`content policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { noteViolation } = window as unknown as { noteViolation: (text: string) => void };
      noteViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
}
