// Reviews: approving, withdrawing, and returning with words on blocks.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type EditDoc, openDraft, type Uid } from '~/domain/studio/document';
import type { ReturnReview, Review } from '~/domain/studio/api-publish';
import { blockName } from '~/domain/studio/commands/command';
import { paletteById } from '~/widgets/palette-by-id';
import { slots } from '~/widgets/slots.gen';
import { useParts } from '../session/editor-context';
import { isSavedAsShown } from '../session/saved-first';
import { api, wordsOf } from '../services/api';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import styles from './strips.module.css';
import { usePublishState, useVersion } from '../session/use-publish-state';
import { LimitedInput } from '../ui/limited-input';

export function useReviewActs() {
  const { say, sync, answer } = useParts();
  const { renew } = usePublishState();
  const cache = useQueryClient();
  const act = async (path: string, { body, done }: { body: unknown; done: string }): Promise<boolean> => {
    try {
      await api(path, { method: 'POST', body });
      say(done);
      await Promise.all([renew(), cache.invalidateQueries({ queryKey: ['reviews'] })]);
      return true;
    } catch (error) {
      say(wordsOf(error));
      return false;
    }
  };
  return {
    approve: ({ id, words }: Review) =>
      act(`reviews/${id}/approve`, { body: { note: words }, done: '已通过并发布' }),
    withdraw: ({ id }: Review) => act(`reviews/${id}/withdraw`, { body: {}, done: '已收回提交' }),
    /** In place of what was submitted before. */
    submitAgain: async ({ words }: Review) =>
      (await isSavedAsShown({ sync, say })) &&
      act(`documents/${answer.doc}/review`, {
        body: { version: sync.currentVersion(), words },
        done: '已重新提交',
      }),
    giveBack: ({ id }: Review, body: ReturnReview) => act(`reviews/${id}/return`, { body, done: '已退回' }),
  };
}

interface BlockNotesProps {
  doc: EditDoc;
  notes: Readonly<Record<string, string>>;
  onNote: (uid: Uid, words: string) => void;
}

/** Words on single blocks. */
const BlockNotes = ({ doc, notes, onNote }: BlockNotesProps) =>
  doc.tabs
    .flatMap(({ order }) => order)
    .map((uid) => (
      <label key={uid}>
        {blockName({ doc, palette: paletteById }, uid)}
        <LimitedInput
          maxLength={500}
          placeholder="对这一块的意见"
          value={notes[uid] ?? ''}
          onText={(own) => onNote(uid, own)}
        />
      </label>
    ));

const Words = ({ words, onWords }: { words: string; onWords: (words: string) => void }) => (
  <label>
    要改什么（必填）
    <textarea rows={3} maxLength={500} value={words} onChange={({ target }) => onWords(target.value)} />
  </label>
);

export function ReturnDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { giveBack } = useReviewActs();
  const { data: version } = useVersion(review.version.id);
  const [words, setWords] = useState('');
  const [notes, setNotes] = useState<Record<string, string>>({});
  const doc = version === undefined ? null : openDraft(version.content, slots);
  const send = async () => {
    const filled = Object.fromEntries(Object.entries(notes).filter(([, text]) => text.trim() !== ''));
    if (await giveBack(review, { words: words.trim(), notes: filled })) onClose();
  };
  return (
    <Dialog
      title="退回"
      width={560}
      height={560}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" disabled={words.trim() === ''} onClick={() => void send()}>
            退回
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <Words words={words} onWords={setWords} />
        {doc === null ? null : (
          <BlockNotes
            {...{ doc, notes }}
            onNote={(uid, own) => setNotes((before) => ({ ...before, [uid]: own }))}
          />
        )}
      </div>
    </Dialog>
  );
}
