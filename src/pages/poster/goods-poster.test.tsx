// Proves the poster of goods: its choices, what its screen shares, a backend that draws it itself, failing, and addresses that name no poster.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { goodsPoster } from '~/schemas/api/goods.gen';
import { qrcodeGoodsNew } from '~/schemas/api/qrcode.gen';
import { buildShareLink } from '~/domain/share-link';
import { shareData } from '../../services/share-data';
import { backend } from '../../testing/fake-backend';
import { renderScreen, startMall } from '../../testing/render-screen';
import page from './goods.page';

const QUERY = 'goods_id=5&poster_config=api/goods/poster&poster_generate=api/qrcode/goods-new';

const PARTS = {
  config: {
    poster_style: ['1', '2'],
    image_style: ['1', '2', '3'],
    color: ['#f05c3a', '#333333'],
  },
  info: {
    goods_name: '龙井',
    is_negotiable: 0,
    min_price: '9.90',
    max_price: '9.90',
    multi_map: ['1.png'],
    nickname: '林小满',
    avatar: 'lin.png',
    qrcode_url: 'code.png',
    // A backend that draws its posters itself sends no link.
    share_url: '',
    sign: '',
  },
};

beforeEach(async () => {
  await startMall({ isSignedIn: true });
  backend.answer(goodsPoster.route, PARTS);
  backend.answer(qrcodeGoodsNew.route, ({ style, typesetting }: Record<string, string>) => ({
    pic_url: `made-${style}-${typesetting}.png`,
  }));
});

const shownPicture = () => screen.findByRole('img', { name: '龙井' });

it('is drawn anew for each choice of style, pictures, ground and colour', async () => {
  await renderScreen(page, QUERY);
  expect((await shownPicture()).getAttribute('src')).toBe('made-1-1.png');
  fireEvent.click(screen.getByRole('button', { name: '样式二' }));
  fireEvent.click(screen.getByRole('button', { name: '3张图' }));
  fireEvent.click(screen.getByRole('button', { name: '渐变' }));
  fireEvent.click(screen.getByRole('button', { name: '颜色2' }));
  await waitFor(async () => expect((await shownPicture()).getAttribute('src')).toBe('made-2-3.png'));
  await waitFor(() =>
    expect(backend.asked(qrcodeGoodsNew.route).at(-1)).toMatchObject({
      goods_id: '5',
      style: '2',
      typesetting: '3',
      type: '2',
      color: '#333333',
    }),
  );
  expect(screen.getByRole('button', { name: '颜色2' }).getAttribute('aria-pressed')).toBe('true');
});

it('shares what its code opens', async () => {
  const screenOfGoods = { path: '/plugins/advance/detail/detail', params: { id: '5' }, userId: 7 };
  const share_url = buildShareLink({ base: 'https://mall.test/', ...screenOfGoods });
  backend.answer(goodsPoster.route, { ...PARTS, info: { ...PARTS.info, share_url } });
  await renderScreen(page, QUERY);
  await waitFor(() => expect(shareData().title).toBe('龙井'));
  expect(shareData()).toMatchObject({ path: '/plugins/advance/detail/detail', search: 'id=5' });
});

it('says why it was not made, and tries again', async () => {
  backend.refuse(qrcodeGoodsNew.route, '海报商品不存在');
  await renderScreen(page, QUERY);
  expect(await screen.findByText('海报商品不存在')).toBeDefined();
  backend.answer(qrcodeGoodsNew.route, { pic_url: 'made.png' });
  fireEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect((await shownPicture()).getAttribute('src')).toBe('made.png');
});

it('calls nothing but what makes posters, whatever a link names', async () => {
  await renderScreen(page, QUERY.replace('api/goods/poster', 'api/user/user-info'));
  expect(await screen.findByText('链接不完整，无法打开此页面')).toBeDefined();
  expect(backend.asked('api/user/user-info')).toEqual([]);
});
