// Choosing for a field: goods by the picker, a link with its parameter, a picture of the library.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dragRow } from '../controls/testing';
import { renderForm } from '../form/testing';
import { fakeApi } from '../testing/fake-api';
import { answerFromMall, goods, picture } from '../testing/mall-answers';

const isOpen = (name: string) => screen.findByRole('dialog', { name });

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
  answerFromMall();
  fakeApi.answer('GET pick/cats', { items: [], next: null });
  fakeApi.answer('GET pick/goods', ({ query }: { query: Record<string, string> }) => {
    const known = [goods(1), goods(2), goods(3, { problem: '已下架' })];
    if (query['ids'] !== undefined)
      return { items: known.filter(({ id }) => query['ids']?.split(',').includes(String(id))), next: null };
    return query['cursor'] === undefined ? { items: known, next: '20' } : { items: [goods(21)], next: null };
  });
});

describe('goods', () => {
  const block = { id: 'goods', data: { addGoodsType: 1, list: [{ id: 3, name: '旧名', own: 1 }] } };

  it('show what is wrong with them, and the choice stays while one pages', async () => {
    const { data } = await renderForm([block]);
    expect(await screen.findByText('已下架')).toBeDefined();
    const opener = screen.getByRole('button', { name: /^选择商品（1/ });
    opener.focus();
    fireEvent.click(opener);
    const dialog = within(await isOpen('选择商品'));
    fireEvent.click(await dialog.findByRole('checkbox', { name: '商品 2' }));
    fireEvent.click(dialog.getByRole('button', { name: '下一页' }));
    fireEvent.click(await dialog.findByRole('checkbox', { name: '商品 21' }));
    fireEvent.click(dialog.getByRole('button', { name: '确定（3）' }));
    expect(data()['list']).toEqual([{ id: 3, name: '旧名', own: 1 }, goods(2).stored, goods(21).stored]);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^选择商品/));
  });

  it('are chosen by keys alone, and the focus comes back', async () => {
    const { data } = await renderForm([{ id: 'goods', data: { addGoodsType: 1, list: [] } }]);
    const opener = screen.getByRole('button', { name: '选择商品' });
    opener.focus();
    fireEvent.click(opener);
    const dialog = within(await isOpen('选择商品'));
    await dialog.findByRole('checkbox', { name: '商品 1' });
    // The browser's dialog gives it the focus.
    dialog.getByRole('searchbox').focus();
    const press = (key: string, how = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, code: key, ...how });
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('商品 2');
    press('Enter');
    press('Enter', { ctrlKey: true });
    expect(data()['list']).toEqual([goods(2).stored]);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^选择商品/));
  });

  it('are dragged by their grip', async () => {
    const list = [1, 2, 3].map((id) => ({ id, name: `商品 ${id}` }));
    const { data, container } = await renderForm([{ id: 'goods', data: { addGoodsType: 1, list } }]);
    dragRow(container, { from: 2, to: 0 });
    expect(data()['list']).toEqual([list[2], list[0], list[1]]);
  });

  it('are moved in the tray by keys, and off-sale ones cannot be chosen', async () => {
    const { data } = await renderForm([{ id: 'goods', data: { addGoodsType: 1, list: [] } }]);
    fireEvent.click(screen.getByRole('button', { name: '选择商品' }));
    const dialog = within(await isOpen('选择商品'));
    fireEvent.click(await dialog.findByRole('checkbox', { name: '商品 1' }));
    fireEvent.click(dialog.getByRole('checkbox', { name: '商品 2' }));
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: '商品 3' }).disabled).toBe(true);
    const [first] = within(dialog.getByRole('region', { name: '已选' })).getAllByRole('listitem');
    if (first !== undefined) fireEvent.keyDown(first, { key: 'ArrowRight', altKey: true });
    fireEvent.click(dialog.getByRole('button', { name: '确定（2）' }));
    expect(data()['list']).toEqual([goods(2).stored, goods(1).stored]);
  });

  it('are asked for by price and label, from the first part on', async () => {
    await renderForm([{ id: 'goods', data: { addGoodsType: 1, list: [] } }]);
    fireEvent.click(screen.getByRole('button', { name: '选择商品' }));
    const dialog = within(await isOpen('选择商品'));
    fireEvent.click(await dialog.findByRole('button', { name: '下一页' }));
    await dialog.findByRole('checkbox', { name: '商品 21' });
    fireEvent.change(dialog.getByLabelText('最低价'), { target: { value: '10' } });
    fireEvent.change(dialog.getByLabelText('最高价'), { target: { value: '20.5' } });
    await dialog.findByRole('checkbox', { name: '商品 1' });
    expect(fakeApi.asked('GET pick/goods').at(-1)?.query).toEqual({ priceFrom: '10', priceTo: '20.5' });
    fireEvent.change(dialog.getByLabelText('标签'), { target: { value: 'is_sell_well' } });
    await waitFor(() =>
      expect(fakeApi.asked('GET pick/goods').at(-1)?.query).toEqual({
        mark: 'is_sell_well',
        priceFrom: '10',
        priceTo: '20.5',
      }),
    );
    fireEvent.change(dialog.getByLabelText('标签'), { target: { value: '' } });
    fireEvent.change(dialog.getByLabelText('最高价'), { target: { value: '20元' } });
    expect(dialog.getByLabelText('最高价').getAttribute('aria-invalid')).toBe('true');
  });

  it('say why they cannot be listed, and are asked for again', async () => {
    fakeApi.refuse('GET pick/goods', '服务器出错');
    await renderForm([{ id: 'goods', data: { addGoodsType: 1, list: [] } }]);
    fireEvent.click(screen.getByRole('button', { name: '选择商品' }));
    const dialog = within(await isOpen('选择商品'));
    expect((await dialog.findByRole('alert')).textContent).toContain('服务器出错');
    fakeApi.answer('GET pick/goods', { items: [], next: null });
    fireEvent.click(dialog.getByRole('button', { name: '重试' }));
    expect(await dialog.findByText('没有找到。商品要先在商城后台上架。')).toBeDefined();
  });

  it('offer nothing to change where the form is read only', async () => {
    await renderForm([block], { isReadOnly: true });
    expect(await screen.findByText('已下架')).toBeDefined();
    expect(screen.queryByRole('button', { name: /选择商品|移除|上移/ })).toBeNull();
  });
});

describe('a link', () => {
  const open = async () => {
    const view = await renderForm([{ id: 'link', data: { title: '更多', link: '' } }]);
    fireEvent.click(await screen.findByRole('button', { name: '选择链接' }));
    return { ...view, dialog: within(await isOpen('选择链接')) };
  };

  it('asks for its parameter by the picker of goods, and is stored whole', async () => {
    const { data, dialog } = await open();
    fireEvent.click(await dialog.findByRole('button', { name: '商品详情' }));
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: '确定' }).disabled).toBe(true);
    fireEvent.click(dialog.getByLabelText(/^商品/));
    const goodsDialog = within(await isOpen('选择商品'));
    fireEvent.click(await goodsDialog.findByRole('checkbox', { name: '选择商品 2' }));
    expect(await dialog.findByText('打开：商品详情 · 商品 2')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: '确定' }));
    expect(data()['link']).toMatchObject({
      name: '商品详情',
      new_link_url: '/pages/goods/goods?id=2',
      params: [{ key: 'id', value: 2 }],
    });
    expect(await screen.findByText('商品详情 · 商品 2')).toBeDefined();
  });

  it('is tried in a window of the mall, once it is whole', async () => {
    const { dialog } = await open();
    const trial = () => dialog.queryByRole('link', { name: '试一试' });
    fireEvent.click(await dialog.findByRole('button', { name: '商品详情' }));
    expect(trial()).toBeNull();
    fireEvent.click(dialog.getByLabelText(/^商品/));
    const goodsDialog = within(await isOpen('选择商品'));
    fireEvent.click(await goodsDialog.findByRole('checkbox', { name: '选择商品 2' }));
    await dialog.findByText('打开：商品详情 · 商品 2');
    expect(trial()?.getAttribute('href')).toBe('../#/pages/goods/goods?id=2');
    expect(trial()?.getAttribute('target')).toBe('_blank');
  });

  it('to a web page is tried through the mall, and a phone call is not tried', async () => {
    const { dialog } = await open();
    const fill = async (name: string, value: string) => {
      fireEvent.click(await dialog.findByRole('button', { name }));
      const [input] = within(dialog.getByRole('region', { name: '已选的链接' })).getAllByRole('textbox');
      if (input !== undefined) fireEvent.change(input, { target: { value } });
      await dialog.findByText(/^打开：/);
      return dialog.queryByRole('link', { name: '试一试' })?.getAttribute('href') ?? null;
    };
    expect(await fill('网页链接', 'https://example.com/a')).toBe(
      '../#/pages/web/web?url=https%3A%2F%2Fexample.com%2Fa',
    );
    expect(await fill('联系我们', '400-123-4567')).toBeNull();
  });

  it("to the mall's administration stands among those of plugins, and is stored in its own group", async () => {
    const { data, dialog } = await open();
    const entry = await dialog.findByRole('button', { name: '商城管理' });
    expect(entry.closest('section')?.querySelector('h3')?.textContent).toBe('插件');
    fireEvent.click(entry);
    fireEvent.click(dialog.getByRole('button', { name: '确定' }));
    expect(data()['link']).toMatchObject({ type: 'app_admin', open_type: 'app_admin', key: 'app_admin' });
  });

  it('is found by a pasted address, and locked places say why', async () => {
    const { dialog } = await open();
    expect((await dialog.findByRole<HTMLButtonElement>('button', { name: /^专题列表/ })).disabled).toBe(true);
    const search = dialog.getByRole('searchbox');
    fireEvent.change(search, { target: { value: `${window.location.origin}/#/pages/goods/goods?id=1` } });
    expect(await dialog.findByText('打开：商品详情')).toBeDefined();
  });
});

describe('a picture', () => {
  it('of the library is put in the field, with advice for its place', async () => {
    const { data, store } = await renderForm([{ id: 'copyright', data: { picUrl: '' } }]);
    const field = document.querySelector<HTMLElement>('[data-at="/picUrl"]');
    if (field === null) throw new Error('The picture has no field');
    fireEvent.click(within(field).getByRole('button', { name: /^选择/ }));
    const dialog = within(await isOpen('选择图片'));
    fireEvent.click(await dialog.findByRole('button', { name: /新茶/ }));
    fireEvent.click(dialog.getByRole('button', { name: '使用' }));
    expect(data()['picUrl']).toBe(picture.url);
    expect(await within(field).findByText(/现在 1200×800，会留白在左右/)).toBeDefined();
    const decoration = within(field).getByLabelText('装饰图，不读');
    fireEvent.click(decoration);
    expect(store.get().doc.notes['b0']?.alt).toEqual({ 'uploads/20261101/tea.jpg': '' });
  });

  it('of several fills the rows of a list at once', async () => {
    const { data } = await renderForm([{ id: 'banner', data: { banners: [{ picUrl: '' }] } }]);
    fireEvent.click(screen.getByRole('button', { name: '批量上传' }));
    const dialog = within(await isOpen('选择图片'));
    fireEvent.click(await dialog.findByRole('button', { name: /新茶/ }));
    fireEvent.click(dialog.getByRole('button', { name: '使用这 1 张' }));
    expect(data()['banners']).toMatchObject([{ picUrl: picture.url }]);
  });
});
