// What the check says stands at its field, and is summed up at the head of the group.
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Issue } from '~/domain/studio/check/issue';
import { openDraft } from '~/domain/studio/document';
import { type Checked, CheckingContext, useFieldIssues } from '../session/field-issues';
import { EditorStore } from '../store/editor-store';
import { titles } from '../store/testing';
import { renderForm, renderInEditor } from './testing';

beforeEach(() => localStorage.clear());

const issue = (at: string, level: Issue['level'], words: string, uid = 'b0'): Issue => ({
  code: 'schema',
  level,
  at,
  words,
  uid,
  tab: 'a',
  key: `${at} ${words}`,
});

function checking(issues: readonly Issue[] = []) {
  let now: Checked = { issues, dismissed: [], weights: {}, hasFailed: false };
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    find(found: readonly Issue[]) {
      now = { ...now, issues: found };
      act(() => listeners.forEach((listener) => listener()));
    },
  };
}

const link = { id: 'link', data: { title: '', style: '2', color: '#123456' } };

it('stands under the field, which is described by it and invalid where it must be mended', async () => {
  const check = checking([
    issue('/title', 'must', '「标题」不能为空'),
    issue('/style', 'should', '「样式」看不清'),
    issue('/title', 'must', '另一块的标题', 'b1'),
    issue('/title', 'hint', '可以短一点'),
  ]);
  await renderForm([link], {
    around: (form) => <CheckingContext value={check}>{form}</CheckingContext>,
  });
  const input = screen.getByLabelText('标题');
  const said = screen.getByText('「标题」不能为空');
  expect(said.dataset['level']).toBe('must');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(said.parentElement?.id);
  expect(screen.queryByText('另一块的标题')).toBeNull();
  expect(screen.queryByText('可以短一点')).toBeNull();
  check.find([]);
  expect(screen.queryByText('「标题」不能为空')).toBeNull();
  expect(screen.getByLabelText('标题').getAttribute('aria-invalid')).toBeNull();
});

it('is summed up at the head of the group, open or not', async () => {
  const check = checking([
    issue('/title', 'must', '「标题」不能为空'),
    issue('/color', 'must', '「文字颜色」不是颜色'),
    issue('/color', 'should', '「文字颜色」看不清'),
  ]);
  const { container } = await renderForm([link], {
    around: (form) => <CheckingContext value={check}>{form}</CheckingContext>,
  });
  const heads = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(heads).toContain('颜色 1 处要改 1 处已改');
  expect(heads).toContain('内容 1 处要改');
});

it('renders a field again only when its own words change', () => {
  const check = checking();
  const seen = vi.fn<(words: readonly string[]) => void>();
  function Title() {
    seen(useFieldIssues(['/title']).map(({ words }) => words));
    return null;
  }
  const store = new EditorStore(openDraft(titles(['一'])));
  store.select(['b0']);
  renderInEditor(
    store,
    <CheckingContext value={check}>
      <Title />
    </CheckingContext>,
  );
  check.find([issue('/color', 'must', '「文字颜色」不是颜色')]);
  expect(seen.mock.calls).toEqual([[[]]]);
  check.find([issue('/color', 'must', '「文字颜色」不是颜色'), issue('/title', 'must', '「标题」不能为空')]);
  expect(seen.mock.lastCall).toEqual([['「标题」不能为空']]);
  const { length } = seen.mock.calls;
  check.find([issue('/title', 'must', '「标题」不能为空')]);
  expect(seen).toHaveBeenCalledTimes(length);
});
