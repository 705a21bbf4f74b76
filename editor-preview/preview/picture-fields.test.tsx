import { expect, test } from 'vitest';
import { fieldOfPicture } from './picture-fields';

const data = {
  list: [
    { pic: '/uploads/20260101/a.jpg', link: '/a.jpg' },
    { pic: 'uploads/20260101/b.jpg' },
    { pic: 'uploads/20260101/b.jpg' },
  ],
};

function pictures(...sources: string[]) {
  const block = document.createElement('div');
  block.innerHTML = sources.map((source) => `<a><span><img src="${source}"></span></a>`).join('');
  return { block, images: [...block.querySelectorAll('img')] };
}

test('A pressed picture is the property that holds its address, whatever width the phone asks for', () => {
  const { block, images } = pictures('uploads/20260101/a.jpg?w=640', '/other.jpg');
  const [first, other] = images;
  if (first === undefined || other === undefined) throw new Error('no pictures');
  const link = first.closest('a');
  expect(fieldOfPicture(block, link === null ? [] : [link, first], data)).toBe('/list/0/pic');
  expect(fieldOfPicture(block, [other], data)).toBeNull();
  expect(fieldOfPicture(block, [block], data)).toBeNull();
});

test('The same picture several times is identified by its order, also in the copies of a carousel', () => {
  const { block, images } = pictures('b', 'b', 'b', 'b');
  const same = { list: [{ pic: 'b' }, { pic: './b' }] };
  const fields = images.map((image) => fieldOfPicture(block, [image], same));
  expect(fields).toEqual(['/list/0/pic', '/list/1/pic', '/list/0/pic', '/list/1/pic']);
});

test('A picture of another block is nobody of this one', () => {
  const { images } = pictures('uploads/20260101/a.jpg');
  expect(fieldOfPicture(document.createElement('div'), images, data)).toBeNull();
});
