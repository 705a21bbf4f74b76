// Proves what the card of a shared screen shows, and that its picture is one that the social app can show.
import { expect, it } from 'vitest';
import { cardPicture, goodsCard, mallCard, topicCard, wholeCard } from './share-card';

const UPLOAD = `uploads/20260101/${'a'.repeat(32)}-1200x800.webp`;
const mall = mallCard({ name: '南湖', setting: { mall_logo_pic: 'pictures/logo.svg' } });

it.each([
  [UPLOAD, `${UPLOAD}?square=1`],
  ['pictures/goods/tea-longjing-1.svg', 'pictures/goods/tea-longjing-1.svg?square=1'],
  ['https://cdn.test/a.jpg', 'https://cdn.test/a.jpg'],
  ['https://cdn.test/a.svg?v=1', ''],
  ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', ''],
  ['blob:https://mall.test/1', ''],
  ['', ''],
])('shows %s as %j', (address, shown) => expect(cardPicture(address)).toBe(shown));

it('has the words of the operator before those of the goods or the topic', () => {
  const goods = { name: '龙井', subtitle: '明前头采', cover_pic: 'a.jpg' };
  expect(goodsCard(goods)).toEqual({ title: '龙井', words: '明前头采', picture: 'a.jpg' });
  expect(goodsCard({ ...goods, app_share_title: '尝鲜', app_share_pic: 'b.jpg' })).toMatchObject({
    title: '尝鲜',
    picture: 'b.jpg',
  });
  const topic = {
    title: '春茶',
    sub_title: '十款',
    cover_pic: 'c.jpg',
    app_share_title: '',
    app_share_pic: '',
  };
  expect(topicCard(topic)).toEqual({ title: '春茶', words: '十款', picture: 'c.jpg' });
});

it('has of the mall what it has not itself, also a picture that can be shown', () => {
  const logo = 'pictures/logo.svg?square=1';
  expect(wholeCard({}, mall)).toEqual({ title: '南湖', words: '南湖', picture: logo });
  expect(wholeCard({ title: '龙井', picture: 'data:,' }, mall)).toEqual({
    title: '龙井',
    words: '南湖',
    picture: logo,
  });
});
