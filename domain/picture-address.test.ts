// Proves which addresses are asked for in a width: our own server's uploads and no others.
import { describe, expect, it } from 'vitest';
import { isResizable, pictureAtWidth } from './picture-address';

const OWN = `uploads/20261121/${'0a'.repeat(16)}`;

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
