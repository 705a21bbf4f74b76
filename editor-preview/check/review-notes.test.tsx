// Words of a reviewer stand among the issues from when they come until they are answered, in an editor that stays open.
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import { openDraft } from '~/domain/studio/document';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { fakeApi } from '../testing/fake-api';
import { CheckProvider, useCheck } from './check-context';

beforeEach(() => fakeApi.reset());

/** As the editor reads the state of the document anew where the events say that it is another one. */
function Renew() {
  const cache = useQueryClient();
  return (
    <button type="button" onClick={() => void cache.invalidateQueries({ queryKey: ['publish', 'page-1'] })}>
      renew
    </button>
  );
}

const Issues = () => useCheck().issues?.map(({ words, uid }) => <p key={words}>{`${uid ?? ''} ${words}`}</p>);

it('come with the answer and go with the next submission', async () => {
  const answer = { doc: 'page-1', kind: 'page', live: null, review: { state: 'waiting' }, homeOf: [] };
  const returned = { state: 'returned', answer: { words: '太长', notes: { b1: '标题短一些' } } };
  renderInEditor(
    new EditorStore(openDraft(titles(['一', '二']))),
    <CheckProvider>
      <Issues />
      <Renew />
    </CheckProvider>,
    { answer: answer as unknown as DocumentAnswer },
  );
  const renew = (review: object) => {
    fakeApi.answer('GET documents/page-1', { ...answer, review });
    fireEvent.click(screen.getByRole('button', { name: 'renew' }));
  };
  renew(returned);
  expect(await screen.findByText('b1 审核意见：标题短一些', {}, { timeout: 5_000 })).toBeDefined();
  renew({ state: 'waiting' });
  await waitFor(() => expect(screen.queryByText(/审核意见/)).toBeNull(), { timeout: 5_000 });
});
