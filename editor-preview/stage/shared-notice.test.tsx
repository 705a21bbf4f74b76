import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DocumentAnswer } from '~/domain/studio/api';
import { openDraft, tabOf } from '~/domain/studio/document';
import { HashRouter } from '../shell/navigation';
import { renderInEditor } from '../form/testing';
import { EditorStore } from '../store/editor-store';
import { SharedNotice } from './shared-notice';

function show(answer: Partial<DocumentAnswer>): string {
  const tabOfKey = (key: string) => tabOf('[]', { key, name: key, templateId: 1, newUid: () => key });
  const content = { tabs: [tabOfKey('a'), tabOfKey('b')], notes: {}, meta: {} };
  const store = new EditorStore(openDraft(content), { isReadOnly: false, tab: 'b' });
  const { container } = renderInEditor(
    store,
    <HashRouter>
      <SharedNotice />
    </HashRouter>,
    { answer },
  );
  return container.textContent ?? '';
}

const use = (id: number, title: string) => ({ doc: `page-${id}`, title, isLive: true });

describe('the strip of what changes along', () => {
  it('names the pages with the layout of the open tab, and leads there', () => {
    const shared = { a: [{ id: 8, title: '别的' }], b: [{ id: 7, title: '秋季会场' }] };
    expect(show({ kind: 'page', shared, uses: [] })).toBe(
      '这个布局被 2 个页面共用，修改会同时影响：秋季会场',
    );
    expect(screen.getByRole('link', { name: '秋季会场' }).getAttribute('href')).toBe('#/pages/7/edit');
  });

  it('counts the pages of a module, each once, and names the first three', () => {
    const uses = [use(1, '甲'), use(1, '甲'), use(2, '乙'), use(3, '丙'), use(4, '丁')];
    expect(show({ kind: 'module', shared: {}, uses })).toBe(
      '这个模块用于 4 个页面，发布后会同时影响：甲乙丙等 4 个页面',
    );
  });

  it('is not there for what only one page shows', () => {
    expect(show({ kind: 'page', shared: { a: [{ id: 8, title: '别的' }] }, uses: [] })).toBe('');
    expect(show({ kind: 'module', shared: {}, uses: [] })).toBe('');
  });
});
