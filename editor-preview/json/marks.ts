// What is wrong with the text of a tab, by place: of its JSON, of its blocks by the check, of values that are read as others.
import { checkDocument, type CheckInput, prepareCheck } from '~/domain/studio/check/check-document';
import type { Facts, Issue, IssueLevel } from '~/domain/studio/check/issue';
import { jsonProblem } from '~/domain/studio/commands/edit-json';
import { type Block, blockOf, currentBlock, dataOf, type EditDoc } from '~/domain/studio/document';
import { entryRanges, rangesIn, type TextRange } from '~/domain/studio/json-text';
import { type Pointer, valueAt } from '~/domain/studio/pointer';
import { type Reading, readings } from '~/domain/studio/readings';
import { NOTHING_WITHIN } from '~/domain/studio/within';
import { coerce } from '~/schemas/shape';
import { type Rules, rulesOf } from '~/widgets/check-rules';
import { registry } from '~/widgets/registry.gen';
import { NOTHING_KNOWN } from '../check/facts';
import type { BaseFacts } from '../check/base-facts';
import { inSlices } from '../check/in-slices';

export interface JsonMark extends TextRange {
  level: IssueLevel;
  words: string;
}

interface Around extends Pick<CheckInput, 'kind' | 'palette'> {
  base: BaseFacts;
}

const AS_BOOLEAN: readonly unknown[] = [true, 1, '1', 'true', false, 0, '0', 'false'];

/** Backends write nothing, numbers and switches in several ways. */
function isMeant(stored: unknown, read: unknown): boolean {
  if (stored === null || stored === '' || (Array.isArray(stored) && stored.length === 0)) return true;
  if (typeof read === 'boolean') return AS_BOOLEAN.includes(stored);
  if (typeof read === 'number') return typeof stored === 'string' && Number(stored) === read;
  return (typeof stored === 'string' || typeof stored === 'number') && String(stored) === read;
}

/** Values that shoppers get another one for; [] for data of an older version, which is migrated first. */
function otherReadings(block: Block, rules: Rules): readonly Reading[] {
  const shape = rules[block.id]?.shape;
  const current = currentBlock(block, registry);
  if (shape === undefined || current !== block) return [];
  const stored = dataOf(current);
  const read = coerce(shape, stored);
  return readings(stored, read, []).filter(({ at }) => !isMeant(valueAt(stored, at), valueAt(read, at)));
}

/** Without those of the default that is shown in place of an unreadable value. */
const shownOf = (issues: readonly Issue[]): Issue[] =>
  issues.filter(({ at }) =>
    issues.every((other) => other.code !== 'schema' || !at.startsWith(`${other.at}/`)),
  );

/** The check of one text after the other; blocks that did not change are not looked at again. */
export class JsonChecker {
  private blocks = new Map<string, Block>();
  private readonly read = new WeakMap<Block, readonly Reading[]>();
  private readonly ranges = new WeakMap<Block, ReturnType<typeof rangesIn>>();
  private readonly facts: Facts;

  constructor(private readonly around: Around) {
    // The panel 「检查」 also looks at pictures and goods, which the server must be asked for.
    this.facts = { ...around.base, ...NOTHING_KNOWN, now: Date.now() };
  }

  /** Rejects where what is known of a widget cannot be loaded. */
  async marksOf(text: string): Promise<JsonMark[]> {
    const problem = jsonProblem(text);
    if (problem !== null) {
      const { at, words } = problem;
      return [{ start: at, end: Math.min(at + 1, text.length), level: 'must', words }];
    }
    const entries = entryRanges(text);
    const texts = entries.map(({ start, end }) => text.slice(start, end));
    this.blocks = new Map(texts.map((one) => [one, this.blocks.get(one) ?? blockOf(one)]));
    const blocks = texts.flatMap((one) => this.blocks.get(one) ?? []);
    const found = await this.foundIn(blocks);
    return found.flatMap((ofBlock, index) => {
      const start = entries[index]?.start ?? 0;
      return ofBlock.map((mark) => ({ ...mark, start: mark.start + start, end: mark.end + start }));
    });
  }

  /** By block, in places of its own text. */
  private async foundIn(blocks: readonly Block[]): Promise<JsonMark[][]> {
    const widgets = await rulesOf(blocks.map(({ id }) => id));
    const order = blocks.map((_block, index) => String(index));
    const tab = { key: '', name: '', templateId: null, head: '[', tail: ']', order };
    const byUid = Object.fromEntries(blocks.entries());
    const doc: EditDoc = { tabs: [tab], blocks: byUid, within: NOTHING_WITHIN, notes: {}, meta: {} };
    const { kind, palette } = this.around;
    const input = { kind, palette, facts: this.facts, doc, widgets };
    await inSlices((hasTime) => prepareCheck(input, hasTime));
    await inSlices((hasTime) => blocks.every((block) => this.isRead(block, widgets, hasTime)));
    const issues = new Map<string, Issue[]>(order.map((uid) => [uid, []]));
    for (const issue of checkDocument(input)) issues.get(issue.uid ?? '')?.push(issue);
    return blocks.map((block, index) => {
      const own = shownOf(issues.get(String(index)) ?? []);
      const others = (this.read.get(block) ?? []).filter(({ at }) => own.every((one) => one.at !== at));
      if (own.length + others.length === 0) return [];
      const rangeOf = this.ranges.get(block) ?? rangesIn(block.text);
      this.ranges.set(block, rangeOf);
      const mark = (at: Pointer, level: IssueLevel, words: string) => ({ ...rangeOf(at), level, words });
      return [
        ...own.map(({ at, level, words }) => mark(at === '' ? '/id' : `/data${at}`, level, words)),
        ...others.map(({ at, message }) => mark(`/data${at}`, 'should', message)),
      ];
    });
  }

  private isRead(block: Block, rules: Rules, hasTime: () => boolean): boolean {
    if (this.read.has(block)) return true;
    if (hasTime()) this.read.set(block, otherReadings(block, rules));
    return this.read.has(block);
  }
}
