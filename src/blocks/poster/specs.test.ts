// Proves what posters of goods, links and gifts consist of in each of their looks.
import { describe, expect, it } from 'vitest';
import { goodsPosterSpec, type GoodsPosterContent } from './goods-poster';
import { giftPosterSpec } from './gift-poster';
import { linkPosterSpec } from './link-poster';
import type { PosterPart, PosterSpec } from './poster-spec';

const CONTENT: GoodsPosterContent = {
  goods_name: '早春龙井',
  is_negotiable: 0,
  min_price: '39.90',
  max_price: '59.85',
  isMemberPriceShown: true,
  multi_map: ['1.png', '2.png', '3.png', '4.png', '5.png'],
  nickname: '小禾苗',
  avatar: 'me.png',
  share_url: 'https://mall.test/#/pages/index/index?scene=share',
};

const textsOf = ({ parts }: PosterSpec): string[] =>
  parts.flatMap((part) =>
    part.kind === 'text' ? [part.text] : part.kind === 'flow' ? part.texts.map(({ text }) => text) : [],
  );
const picturesOf = ({ parts }: PosterSpec): string[] =>
  parts.flatMap((part) => (part.kind === 'picture' ? [part.source] : []));
const codesOf = ({ parts }: PosterSpec) =>
  parts.filter((part): part is PosterPart & { kind: 'code' } => part.kind === 'code');

const LOOK = { style: 1, typesetting: 3, type: 1, color: '#333333' };

describe('a goods poster', () => {
  it.each([1, 2, 3, 4])(
    'of style %i shows name, price, sharer, its code and one to five pictures',
    (style) => {
      for (const typesetting of [1, 2, 3, 4, 5]) {
        const spec = goodsPosterSpec(CONTENT, { ...LOOK, style, typesetting });
        expect(textsOf(spec)).toEqual(expect.arrayContaining(['早春龙井', '￥39.90起', '小禾苗']));
        const shown = picturesOf(spec).filter((source) => source !== 'me.png');
        expect(shown).toEqual(CONTENT.multi_map.slice(0, typesetting));
        expect(codesOf(spec).map(({ text }) => text)).toEqual([CONTENT.share_url]);
      }
    },
  );

  it.each([1, 2, 3, 4])('of style %i shows what its sharer pays, and that it is a member price', (style) => {
    const asMember = { ...CONTENT, level_price: 35.91, level_show: 1 };
    const texts = textsOf(goodsPosterSpec(asMember, { ...LOOK, style }));
    expect(texts).toEqual(expect.arrayContaining(['￥35.91起', '会员价，普通价￥39.90']));
    const hidden = { ...asMember, isMemberPriceShown: false };
    expect(textsOf(goodsPosterSpec(hidden, { ...LOOK, style }))).toContain('￥39.90起');
    const offered = { ...asMember, level_show: 2 };
    expect(textsOf(goodsPosterSpec(offered, { ...LOOK, style }))).toContain('￥39.90起');
  });

  it.each([1, 2, 3, 4])('of style %i says as what the goods is sold', (style) => {
    const inGroups = goodsPosterSpec({ ...CONTENT, people_num: '3人团' }, { ...LOOK, style });
    expect(textsOf(inGroups).filter((text) => text.startsWith('3人团 ￥'))).toHaveLength(1);
  });

  it.each([1, 2, 3, 4])('of style %i keeps everything on its sheet', (style) => {
    const spec = goodsPosterSpec(CONTENT, { ...LOOK, style, typesetting: 5 });
    for (const part of spec.parts) {
      if (part.kind === 'code') expect(part.y + part.size).toBeLessThanOrEqual(spec.height);
      else if (part.kind === 'picture') {
        expect(part.box.x + part.box.width).toBeLessThanOrEqual(spec.width);
        expect(part.box.y + part.box.height).toBeLessThanOrEqual(spec.height);
      } else if (part.kind === 'text') expect(part.y + part.size).toBeLessThanOrEqual(spec.height);
    }
  });

  it('has a plain or a gradient ground, and legible letters on a light one', () => {
    expect(goodsPosterSpec(CONTENT, LOOK).ground).toBe('#333333');
    expect(goodsPosterSpec(CONTENT, { ...LOOK, type: 2 }).ground).toMatchObject({ from: '#333333' });
    const inkOf = (color: string) =>
      goodsPosterSpec(CONTENT, { ...LOOK, color }).parts.flatMap((part) =>
        part.kind === 'text' && part.text === '小禾苗' ? [part.colour] : [],
      );
    expect(inkOf('#333333')).toEqual(['#ffffff']);
    expect(inkOf('#FFFFFF')).toEqual(['#1a1a1a']);
  });

  it('takes the first where a choice or a colour is unknown, and says that a price is on request', () => {
    const spec = goodsPosterSpec(
      { ...CONTENT, is_negotiable: 1 },
      { style: 9, typesetting: Number.NaN, type: 7, color: 'tomato' },
    );
    expect(textsOf(spec)).toContain('价格面议');
    expect(picturesOf(spec).filter((source) => source !== 'me.png')).toEqual(['1.png']);
    expect(spec.ground).toMatch(/^#/);
  });
});

describe('a link poster', () => {
  const poster = {
    share_url: 'https://mall.test/',
    nickname: '小禾苗',
    avatar: 'me.png',
    title: '青禾商城',
    note: '',
    price: '',
    pictures: ['', '1.png', '2.png'],
  };
  const look = { colour: '#ff4544', greeting: '邀请你一起逛' };

  it('shows its pictures, and its code as well without any', () => {
    expect(picturesOf(linkPosterSpec(poster, look))).toEqual(['me.png', '1.png', '2.png']);
    const bare = linkPosterSpec({ ...poster, pictures: [] }, look);
    expect(picturesOf(bare)).toEqual(['me.png']);
    for (const spec of [linkPosterSpec(poster, look), bare]) {
      expect(codesOf(spec).map(({ text }) => text)).toEqual(['https://mall.test/']);
      expect(textsOf(spec)).toEqual(expect.arrayContaining(['青禾商城', '邀请你一起逛', '长按识别二维码']));
    }
  });
});

it('a gift’s poster names its giver, until when it can be used, and carries the link', () => {
  const spec = giftPosterSpec({
    background: 'ground.png',
    avatar: 'me.png',
    nickname: '小禾苗',
    greeting: '送你一张卡券',
    ticket: [],
    validity: '2026.11.01-2026.12.01',
    link: 'https://mall.test/gift',
  });
  expect(textsOf(spec)).toEqual(
    expect.arrayContaining(['小禾苗', '送你一张卡券', '有效期：2026.11.01-2026.12.01']),
  );
  expect(picturesOf(spec)).toEqual(['ground.png', 'me.png']);
  expect(codesOf(spec).map(({ text }) => text)).toEqual(['https://mall.test/gift']);
});
