// A page of one block in the studio, whose height tells which of its versions shoppers get.
import { expect } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import type { Op } from '~/domain/studio/ops';
import { indexTplIndex } from '~/schemas/api/index.gen';
import type { Database } from '~/server/db/database';
import type { JobRunner } from '~/server/jobs/jobs';
import { blocksOf, dataOf, savePage } from './page-helpers';
import { jobRunnerOver } from './rounds-helpers';
import { openStudio, type StudioMall } from './studio-helpers';

const MINUTE_MS = 60_000;

export class HeightPage {
  /** Of the draft. */
  version = 1;
  readonly doc: string;
  private readonly runner: JobRunner;

  private constructor(
    readonly mall: StudioMall,
    readonly id: number,
    private readonly clock: { start: Date; now: Date },
  ) {
    this.doc = `page-${id}`;
    this.runner = jobRunnerOver(mall.database.db, (error) => mall.failures.push(error));
  }

  /** Published with height 10. */
  static async open(database: Database): Promise<HeightPage> {
    const start = new Date();
    const clock = { start, now: start };
    const mall = await openStudio(database, { now: () => clock.now });
    const id = await savePage(mall, { tabs: [[{ id: 'empty', data: { height: 10 } }]] });
    return new HeightPage(mall, id, clock);
  }

  /** A moment that many minutes after the start. */
  later(minutes: number): string {
    return new Date(this.clock.start.getTime() + minutes * MINUTE_MS).toISOString();
  }

  /** Sets the clock. */
  wait(minutes: number): void {
    this.clock.now = new Date(this.later(minutes));
  }

  /** Sets the clock and runs the timed work that is due. */
  async goTo(minutes: number): Promise<void> {
    this.wait(minutes);
    await this.runner.run(this.clock.now);
  }

  async read(): Promise<DocumentAnswer> {
    return (await this.mall.operate('GET', `/documents/${this.doc}`)).body as unknown as DocumentAnswer;
  }

  async setHeight(value: number, was: number): Promise<void> {
    const uid = (await this.read()).content.tabs[0]?.blocks[0]?.uid ?? '';
    const ops: Op[] = [{ op: 'set', uid, at: '/data/height', value, was }];
    const { status } = await this.post('ops', { base: this.version, ops, name: '', session: 'w' });
    expect(status).toBe(200);
    this.version += 1;
  }

  /** A POST to one of the document's addresses. */
  post(path: string, body: object, as: 'owner' | 'editor' = 'owner') {
    return this.mall.operate('POST', `/documents/${this.doc}/${path}`, { as, body });
  }

  publish(as: 'owner' | 'editor' = 'owner') {
    return this.post('publish', { version: this.version, note: '' }, as);
  }

  schedule(body: object) {
    const times = { at: null, until: null, after: 'previous', ...body };
    return this.post('schedule', { version: this.version, note: '', ...times });
  }

  /** What shoppers get; null while they get no page. */
  async height(): Promise<unknown> {
    const answer = await this.mall.ask(indexTplIndex, { page_id: this.id });
    if (answer.type !== 'diy') return null;
    return (dataOf(blocksOf(answer), 'empty') as { height: number }).height;
  }
}
