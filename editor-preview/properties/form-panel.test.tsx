// The form panel: groups, search, marks, older looks, several blocks at once.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from '../form/testing';

beforeEach(() => localStorage.clear());

const openGroup = (name: string) => {
  const summary = screen.getByText(
    (_text, element) => element?.tagName === 'SUMMARY' && element.textContent === name,
  );
  const details = summary.closest('details');
  if (details !== null) details.open = true;
  if (details !== null) fireEvent(details, new Event('toggle'));
};

/** Whether anything can be typed into the fields, of which there are some. */
function isChangeable(container: HTMLElement): boolean {
  const inputs = [...container.querySelectorAll<HTMLInputElement>('[data-at] :is(input, select, textarea)')];
  expect(inputs.length).toBeGreaterThan(0);
  return inputs.some((input) => !input.disabled && !input.readOnly);
}

describe('the form of a block', () => {
  it('says of a folded group how much of it differs, and remembers what was opened', async () => {
    const first = await renderForm([{ id: 'notice', data: { textColor: '#123456', btnColor: '' } }]);
    const summaries = [...first.container.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(summaries).toContain('颜色 1 处已改');
    openGroup('颜色 1 处已改');
    first.unmount();
    const second = await renderForm([{ id: 'notice', data: {} }]);
    expect(second.container.querySelector('[data-at="/textColor"]')).not.toBeNull();
  });

  it('marks nothing of a block that was just inserted until it is changed', async () => {
    const { store, container } = await renderForm([{ id: 'notice', data: {} }]);
    const text = JSON.stringify({ id: 'link', data: { title: '新品', color: '#123456' } });
    const tab = store.get().tab;
    act(() => {
      store.run([{ op: 'insert', tab, after: 'b0', blocks: [{ uid: 'new', text }] }], { name: '添加' });
      store.select(['new']);
    });
    await screen.findByLabelText('标题');
    const marks = () => [
      container.textContent.includes('处已改'),
      screen.queryAllByRole('button', { name: /恢复默认/ }).length > 0,
    ];
    expect(marks()).toEqual([false, false]);
    act(
      () =>
        void store.run([{ op: 'set', uid: 'new', at: '/data/color', value: '#654321', was: '#123456' }], {
          name: '颜色',
        }),
    );
    expect(marks()).toContain(true);
  });

  it('restores the default of a field that differs', async () => {
    const { data } = await renderForm([{ id: 'link', data: { color: '#123456' } }]);
    fireEvent.click(screen.getByRole('button', { name: /^文字颜色：恢复默认：/ }));
    expect(data()).toEqual({ color: '#353535' });
    expect(screen.queryByRole('button', { name: /恢复默认/ })).toBeNull();
  });

  it('finds a hidden field, and turns on what hides it', async () => {
    const { data } = await renderForm([{ id: 'pintuan', data: { showBuyBtn: false } }]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '按钮文字' } });
    fireEvent.click(screen.getByRole('button', { name: '按钮文字（先打开“显示购买按钮”）' }));
    expect(data()).toEqual({ showBuyBtn: true });
    expect(screen.getByLabelText('按钮文字')).toBeDefined();
  });

  it('keeps an older look until the newer one is asked for', async () => {
    const { data } = await renderForm([{ id: 'nav', data: {} }]);
    expect(screen.getByText('旧样式')).toBeDefined();
    expect(data()).toEqual({});
    fireEvent.click(screen.getByRole('button', { name: '换成新样式' }));
    expect(data()).toEqual({ modeType: 'img' });
  });

  it('shows what is stored of a leftover and of what is unknown, and changes nothing', async () => {
    const { unmount } = await renderForm([{ id: 'demo', data: { text: '旧' } }]);
    expect(screen.getByLabelText('存下的内容').textContent).toContain('"text": "旧"');
    unmount();
    await renderForm([{ id: 'no-such-widget', data: { a: 1 } }]);
    expect(screen.getByLabelText('存下的内容').textContent).toContain('"a": 1');
  });

  it('moves a block without a form to the end, and deletes it', async () => {
    const { store } = await renderForm(
      [
        { id: 'no-such-widget', data: {} },
        { id: 'link', data: {} },
      ],
      { selected: ['b0'] },
    );
    fireEvent.click(screen.getByRole('button', { name: '移到最后' }));
    expect(store.get().doc.tabs[0]?.order).toEqual(['b1', 'b0']);
    fireEvent.click(screen.getByRole('button', { name: '删除' }));
    expect(store.get().doc.tabs[0]?.order).toEqual(['b1']);
  });

  it('says who can unlock what an owner has locked, and unlocks what this operator may', async () => {
    const blocks = [{ id: 'link', data: {} }];
    const locked = { notes: { b0: { locked: 'owner' } } } as const;
    const editor = await renderForm(blocks, { ...locked, isOwner: false });
    expect(screen.getByText('「标题」被所有者锁定，请 林知夏 解锁')).toBeDefined();
    expect(screen.queryByRole('button', { name: '解锁' })).toBeNull();
    editor.unmount();
    await renderForm(blocks, locked);
    fireEvent.click(screen.getByRole('button', { name: '解锁' }));
    expect(screen.queryByText(/锁定/)).toBeNull();
  });

  it('offers nothing to change of a block that is locked, until it is open', async () => {
    const { container } = await renderForm([{ id: 'link', data: { title: '上新' } }], {
      notes: { b0: { locked: 'editor' } },
    });
    expect(isChangeable(container)).toBe(false);
    expect(screen.queryByRole('button', { name: '查看数据' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '解锁' }));
    expect(isChangeable(container)).toBe(true);
  });

  it.each([
    ['is newer', 99, '「标题」来自更新的版本，不能编辑'],
    ['has older data that cannot be migrated', 0, '「标题」的旧数据转换不了，不能编辑'],
  ])(
    'says that a block %s, shows what is stored, and offers what can be done with it',
    async (_what, v, why) => {
      const opened = vi.fn();
      window.addEventListener('studio-open-json', opened);
      const { container, store } = await renderForm(
        [
          { id: 'link', v, data: { title: '上新' } },
          { id: 'notice', data: {} },
        ],
        { selected: ['b0'] },
      );
      expect(screen.getByText(why)).toBeDefined();
      expect(container.querySelector('[data-at]')).toBeNull();
      expect(screen.getByLabelText('存下的内容').textContent).toContain('"上新"');
      fireEvent.click(screen.getByRole('button', { name: '查看数据' }));
      expect(opened).toHaveBeenCalledOnce();
      window.removeEventListener('studio-open-json', opened);
      fireEvent.click(screen.getByRole('button', { name: '移到最后' }));
      expect(store.get().doc.tabs[0]?.order).toEqual(['b1', 'b0']);
      fireEvent.click(screen.getByRole('button', { name: '删除' }));
      expect(store.get().doc.tabs[0]?.order).toEqual(['b1']);
    },
  );

  it('says why the phone cannot draw a block, with the same acts, until the block is another', async () => {
    const { ui, store } = await renderForm([{ id: 'link', data: { title: '上新' } }]);
    const { text = '' } = store.get().doc.blocks['b0'] ?? {};
    act(() => ui.setBroken('b0', { text, words: 'no rows' }));
    expect(screen.getByText('手机上画不出来：no rows')).toBeDefined();
    expect(screen.getByRole('button', { name: '移到最后' })).toBeDefined();
    fireEvent.change(screen.getByLabelText('标题'), { target: { value: '新品' } });
    expect(screen.queryByText(/画不出来/)).toBeNull();
  });

  it('sends the phone the focused field and the open row', async () => {
    const { store, container } = await renderForm([
      { id: 'nav', data: { navs: [{ name: '茶' }, { name: '器' }] } },
    ]);
    fireEvent.click(screen.getByRole('button', { name: '器' }));
    expect(store.get().field).toBe('/navs/1');
    container.querySelector<HTMLInputElement>('[data-at="/navs/1/name"] input')?.focus();
    expect(store.get().field).toBe('/navs/1/name');
    fireEvent.click(screen.getByRole('button', { name: '器' }));
    expect([store.get().field, store.get().selection]).toEqual(['/navs', ['b0']]);
  });

  it('offers nothing to change where it is read only', async () => {
    const { container } = await renderForm([{ id: 'link', data: { title: '上新' } }], { isReadOnly: true });
    expect(isChangeable(container)).toBe(false);
  });
});

describe('the search of the form', () => {
  const search = () => screen.queryByRole<HTMLInputElement>('searchbox', { name: '在属性里搜索' });

  it('stands below the head without being asked for, and is emptied by Esc', async () => {
    const { container } = await renderForm([{ id: 'link', data: {} }]);
    const box = search();
    if (box === null) throw new Error('There is no search');
    fireEvent.change(box, { target: { value: '文字颜色' } });
    expect(container.querySelector('[data-at="/title"]')).toBeNull();
    expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(false);
    expect([box.value, container.querySelector('[data-at="/title"]')]).not.toContain(null);
    // In an empty one the key is the editor's.
    expect(fireEvent.keyDown(box, { key: 'Escape' })).toBe(true);
  });

  it('is not offered where nothing can be found: several kinds, none known, the page', async () => {
    for (const ids of [['link', 'notice'], ['no-such-widget'], []]) {
      const { unmount } = await renderForm(ids.map((id) => ({ id, data: {} })));
      expect(search()).toBeNull();
      unmount();
    }
  });
});

describe('several blocks', () => {
  const links = [
    { id: 'link', data: { title: '上新', color: '#111111' } },
    { id: 'link', data: { title: '热卖', color: '#111111' } },
  ];

  it('of one kind are changed together as one step', async () => {
    const { data, store } = await renderForm(links);
    expect(screen.getByText('多个值')).toBeDefined();
    fireEvent.change(screen.getByLabelText('标题'), { target: { value: '新品' } });
    expect([data('b0')['title'], data('b1')['title']]).toEqual(['新品', '新品']);
    expect(store.get().steps.map(({ name }) => name)).toEqual(['2 个标题 · 标题 “新品”']);
    store.undo();
    expect(data('b1')).toEqual(links[1]?.data);
  });

  it('of several kinds are changed in what they share', async () => {
    const { data } = await renderForm([links[0], { id: 'notice', data: {} }]);
    fireEvent.change(screen.getByRole('textbox', { name: '背景颜色' }), { target: { value: '#abcdef' } });
    expect(data('b0')['background']).toBe('#abcdef');
    expect(data('b1')['background']).toBe('#abcdef');
  });

  it('of several kinds are hidden as one step, those that were not yet, and shown again', async () => {
    const { store } = await renderForm([links[0], { id: 'notice', data: {} }, { id: 'no-such-widget' }], {
      notes: { b0: { isHidden: true } },
    });
    const hidden = () => ['b0', 'b1', 'b2'].map((uid) => store.get().doc.notes[uid]?.isHidden === true);
    const box = () => screen.getByRole<HTMLInputElement>('switch', { name: '隐藏' });
    expect([box().checked, hidden()]).toEqual([false, [true, false, false]]);
    fireEvent.click(box());
    expect([box().checked, hidden(), store.get().done]).toEqual([true, [true, true, true], 1]);
    fireEvent.click(box());
    expect([box().checked, hidden()]).toEqual([false, [false, false, false]]);
  });
});

it('copies the style of a block to another, and says how much', async () => {
  const { said, data, store } = await renderForm(
    [
      { id: 'link', data: { title: '上新', color: '#123456' } },
      { id: 'link', data: { title: '热卖' } },
    ],
    { selected: ['b0'] },
  );
  fireEvent.click(screen.getByRole('button', { name: '复制样式' }));
  await waitFor(() => expect(said).toHaveLength(1));
  store.select(['b1']);
  fireEvent.click(screen.getByRole('button', { name: '粘贴样式' }));
  await waitFor(() => expect(said).toHaveLength(2));
  expect(said[1]).toMatch(/^已粘贴样式：\d+ 项$/);
  expect(data('b1')).toEqual({ title: '热卖', color: '#123456' });
});
