// Keys of an input method: no handler of the studio takes one for a command.
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { writtenSources } from '~/tests/written-sources';
import { SearchList } from './search-list';
import { NameField } from '../panels/name-field';
import { useEscape } from './use-escape';

const SOURCES = writtenSources(['editor-preview']);
const TAKES_KEYS = /onKey(?:Down|Up|Press)[=:]|'key(?:down|up|press)'|\bkeydown:/;

/** They take keys by a function of another file, which asks; or they do nothing of their own. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'editor-preview/json/code-state.ts': 'isSharedKey',
  'editor-preview/ui/dialog.tsx': 'isSharedKey',
  'editor-preview/panels/outline.tsx': 'useOutlineKeys',
  'editor-preview/ui/lost-focus.ts': 'watch.press',
  // Any press, also one of a word that is being written, says that the operator has gone on.
  'editor-preview/check/reveal-field.ts': 'of PRESSES',
  // Keys that the frame has asked about (preview/pointer.ts).
  'editor-preview/bridge/still-phone.tsx': "{ t: 'key' }",
};

afterEach(() => vi.useRealTimers());

it('asks in every key handler, and nowhere by a part of the rule', () => {
  const handlers = Object.entries(SOURCES).filter(([, text]) => TAKES_KEYS.test(text));
  expect(handlers.length).toBeGreaterThan(25);
  const asks = ([place, text]: [string, string]) => text.includes(ELSEWHERE[place] ?? 'isInputMethodKey(');
  expect(handlers.filter((handler) => !asks(handler)).map(([place]) => place)).toEqual([]);
  // The event of an input has no key.
  const isPart = (line: string) =>
    /\.isComposing|\bkeyCode\b|\{[^}]*\bisComposing\b/.test(line) && !line.includes('InputEvent');
  const parts = Object.entries(SOURCES).filter(([, text]) => text.split('\n').some(isPart));
  expect(parts.map(([place]) => place)).toEqual(['editor-preview/ui/input-method.ts']);
});

/** What browsers send when Enter ends a word: before its end, after it without a name, and after it with one. */
const ENDINGS: Readonly<Record<string, (field: HTMLElement, key: string) => void>> = {
  'while composing': (field, key) => fireEvent.keyDown(field, { key, keyCode: 13, isComposing: true }),
  'of Safari': (field, key) => {
    fireEvent.compositionEnd(field);
    fireEvent.keyDown(field, { key, keyCode: 229 });
  },
  'in the task of the end': (field, key) => {
    fireEvent.compositionEnd(field);
    fireEvent.keyDown(field, { key, keyCode: 13 });
  },
};

it.each(Object.entries(ENDINGS))('takes no word for a command: %s', (_name, end) => {
  vi.useFakeTimers();
  const onChoose = vi.fn();
  const onDone = vi.fn();
  const onEscape = vi.fn();
  render(
    <>
      <SearchList label="命令" options={[{ id: 'remove', words: '删除' }]} onChoose={onChoose} />
      <NameField rowKey="a" label="名称" value="轮播" placeholder="轮播" maxLength={30} onDone={onDone} />
      <Leaving onEscape={onEscape} />
    </>,
  );
  const fields = { Enter: ['命令', '名称'], Escape: ['名称', '离开'] };
  for (const [key, labels] of Object.entries(fields))
    for (const label of labels) end(screen.getByLabelText(label, { selector: 'input' }), key);
  expect([onChoose, onDone, onEscape].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
  vi.runAllTimers();
  for (const label of ['命令', '名称'])
    fireEvent.keyDown(screen.getByLabelText(label, { selector: 'input' }), { key: 'Enter' });
  fireEvent.keyDown(screen.getByLabelText('离开', { selector: 'input' }), { key: 'Escape' });
  expect([onChoose, onDone, onEscape].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

function Leaving({ onEscape }: { onEscape: () => void }) {
  const place = useEscape<HTMLDivElement>(onEscape);
  return (
    <div ref={place}>
      <input aria-label="离开" />
    </div>
  );
}
