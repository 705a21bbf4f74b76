// Strips above the stage: those who may only look read why.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Me } from '~/domain/studio/api';
import { openDraft } from '~/domain/studio/document';
import type { Editor } from '../editor/editor-context';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { Notices } from './notices';

const quiet = { present: [], published: null, standing: null, closed: null };
const live = { subscribe: () => () => undefined, get: () => quiet };
const settings = { maxBlocks: 100 };

function open(role: Me['operator']['role']) {
  const me = { operator: { id: 1, role }, rights: { canEdit: role !== 'viewer' }, settings };
  const store = new EditorStore(openDraft(titles(['一'])), { isReadOnly: role === 'viewer' });
  const answer = { shared: {}, uses: [] };
  return renderInEditor(store, <Notices />, { answer, parts: { live, me } as unknown as Partial<Editor> });
}

it('says to a viewer that the role is why nothing can be changed', () => {
  open('viewer');
  expect(screen.getByText('只能查看：你的角色是“查看”')).toBeDefined();
});

it('says nothing of it to those who may edit', () => {
  open('editor');
  expect(screen.queryByText(/只能查看/)).toBeNull();
});
