// A block while operations write into it: its text is made from the last value, once for all of them.
import { type Block, blockOf } from './document';
import { rewriteJson } from './json-text';
import { type Pointer, ValueWriter } from './pointer';

export class OpenBlock implements Block {
  private readonly writer: ValueWriter;
  private result: Block | null = null;

  constructor(private readonly before: Block) {
    this.writer = new ValueWriter(before.value);
  }

  get value(): unknown {
    return this.writer.value;
  }

  get id(): string {
    return this.closed().id;
  }

  get text(): string {
    return this.closed().text;
  }

  write(at: Pointer, value: unknown): void {
    this.result = null;
    this.writer.write(at, value);
  }

  closed(): Block {
    return (this.result ??= blockOf(rewriteJson(this.before.text, this.writer.value)));
  }
}
