// Proves which addresses are requested in a width: our own server's uploads and no others.
import { describe, expect, it } from 'vitest';
import {
  iconPicture,
  isResizable,
  PICTURE_WIDTHS,
  pictureAtWidth,
  pictureChoice,
  pictureRatio,
  pictureSizes,
  widePicture,
} from './picture-address';

const OWN = `uploads/20261121/${'0a'.repeat(16)}`;

describe('the choice of a browser', () => {
  it('names each width once, for own uploads only', () => {
    const choice = pictureChoice(`${OWN}.jpg`)?.split(',') ?? [];
    expect(choice).toHaveLength(PICTURE_WIDTHS.length);
    expect(choice[0]).toBe(`${OWN}.jpg?w=96 96w`);
    expect(pictureChoice('pictures/goods-1.svg')).toBeUndefined();
  });

  it('has the ratio of what was measured when it was uploaded', () => {
    const ratios = [`${OWN}-750x300.gif`, `${OWN}-0x300.jpg`, `${OWN}-3x0.jpg`, `${OWN}.jpg`, 'a-2x1.jpg'];
    expect(ratios.map(pictureRatio)).toEqual([2.5, null, null, null, null]);
    expect(isResizable(`${OWN}-750x300.jpg`)).toBe(true);
  });

  it('says the width of a box on any screen', () => {
    expect(pictureSizes(750)).toBe('min(100vw, 480px)');
  });

  it('has one width for icons and one for what spans the page', () => {
    expect([iconPicture(`${OWN}.png`), widePicture(`${OWN}.png`)]).toEqual([
      `${OWN}.png?w=160`,
      `${OWN}.png?w=1080`,
    ]);
  });
});

describe('addresses of resizable pictures', () => {
  it('are the names that our own server gives to still pictures', () => {
    expect(['jpg', 'png', 'webp'].map((ending) => isResizable(`${OWN}.${ending}`))).toEqual([
      true,
      true,
      true,
    ]);
    expect(pictureAtWidth(`${OWN}.jpg`, 640)).toBe(`${OWN}.jpg?w=640`);
  });

  it.each([
    '',
    'pictures/goods-1.svg',
    `${OWN}.gif`,
    `${OWN}.svg`,
    `${OWN}.jpg?w=96`,
    `/${OWN}.jpg`,
    `https://mall.example/web/${OWN}.jpg`,
    'https://mall.example/web/uploads/demo/g1_1.png',
    'uploads/mall1/20261121/a.png',
    'blob:https://mall.example/1',
    'data:image/png;base64,AAAA',
  ])('are not %s', (address) => {
    expect(pictureAtWidth(address, 640)).toBe(address);
  });
});
