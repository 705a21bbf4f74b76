// A command of those who may only look is refused in words, and what changes nothing is not.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { removeBlocks } from '~/domain/studio/commands/remove-blocks';
import { openDraft, type Uid } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { READ_ONLY_WORDS, useCommand } from './editor-context';

function Remove({ uids, onDone }: { uids: readonly Uid[]; onDone: (isDone: boolean) => void }) {
  const run = useCommand();
  return (
    <button type="button" onClick={() => onDone(run((context) => removeBlocks(context, uids)))}>
      删除
    </button>
  );
}

function removed(uids: readonly Uid[], isReadOnly: boolean) {
  const store = new EditorStore(openDraft(titles(['一', '二'])), { isReadOnly });
  const done: boolean[] = [];
  const { said } = renderInEditor(store, <Remove uids={uids} onDone={(isDone) => done.push(isDone)} />);
  fireEvent.click(screen.getByRole('button', { name: '删除' }));
  return { said, done, count: Object.keys(store.get().doc.blocks).length };
}

it('is refused for viewers, and not said to be done', () => {
  expect(removed(['b0'], true)).toEqual({ said: [READ_ONLY_WORDS], done: [false], count: 2 });
});

it('is done for editors', () => {
  const { said, done, count } = removed(['b0'], false);
  expect([done, count]).toEqual([[true], 1]);
  expect(said).toEqual([expect.stringContaining('已删除')]);
});

it('asks for no right where nothing changes', () => {
  expect(removed([], true).done).toEqual([true]);
});
