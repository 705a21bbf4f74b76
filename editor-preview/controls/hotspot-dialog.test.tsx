// The editor of hotspots: areas made by a key, named by their links, and copied to every picture.
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderForm } from '../form/testing';
import { fakeApi } from '../testing/fake-api';
import { answerFromMall } from '../testing/mall-answers';

beforeEach(() => {
  localStorage.clear();
  fakeApi.reset();
  answerFromMall();
});

const link = { name: '领券中心', open_type: 'navigate', value: '/pages/coupon/list/list' };
const first = { left: 40, top: 20, width: 100, height: 100, link, open_type: '' };

/** Two pictures side by side over 750×240. */
const advert = (hotspot: readonly unknown[]) => ({
  id: 'rubik',
  data: {
    style: 4,
    w: 50,
    h: 16,
    height: 240,
    list: [0, 25].map((x) => ({ x, y: 0, w: 25, h: 16, pic_url: `${x}.png`, link: {} })),
    hotspot,
  },
});

async function open(hotspot: readonly unknown[], isReadOnly = false) {
  const view = await renderForm([advert(hotspot)], { isReadOnly });
  fireEvent.click(screen.getByRole('button', { name: '编辑热区' }));
  const dialog = within(await screen.findByRole('dialog', { name: '热区' }));
  return { ...view, dialog, areas: () => view.data()['hotspot'] as Record<string, unknown>[] };
}

describe('hotspots', () => {
  it('are made by N where none lies yet, and moved by the arrows at once', async () => {
    const { dialog, areas } = await open([first]);
    fireEvent.keyDown(dialog.getByRole('button', { name: '热区 1' }), { key: 'n', code: 'KeyN' });
    expect(areas()).toEqual([first, { left: 160, top: 0, width: 160, height: 160, link: '', open_type: '' }]);
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: '热区 2' }));
    fireEvent.keyDown(dialog.getByRole('button', { name: '热区 2' }), { key: 'ArrowRight' });
    expect(areas()[1]?.['left']).toBe(161);
  });

  it('are not made by an N that is typed', async () => {
    const { dialog, areas } = await open([first]);
    fireEvent.keyDown(dialog.getByLabelText('左'), { key: 'n', code: 'KeyN' });
    expect(areas()).toEqual([first]);
  });

  it('are not made where the form is read only', async () => {
    const { dialog, areas } = await open([first], true);
    fireEvent.keyDown(dialog.getByRole('button', { name: '热区 1' }), { key: 'n', code: 'KeyN' });
    expect(areas()).toEqual([first]);
  });

  it('are named by what they open', async () => {
    const { dialog } = await open([first]);
    expect(dialog.getByText('热区 1 · 领券中心')).toBeDefined();
  });

  it('are copied to every picture with their links, once', async () => {
    const { dialog, areas } = await open([first]);
    fireEvent.click(dialog.getByRole('button', { name: '复制到每张图' }));
    expect(areas()).toEqual([first, { ...first, left: 415 }]);
    expect(dialog.queryByRole('button', { name: '复制到每张图' })).toBeNull();
  });

  it('lie on a picture as wide as the window leaves, at most 720', async () => {
    const before = window.innerWidth;
    window.innerWidth = 1600;
    const { dialog } = await open([first]);
    window.innerWidth = before;
    expect(dialog.getByRole('button', { name: '热区 1' }).parentElement?.style.width).toBe('720px');
  });
});
