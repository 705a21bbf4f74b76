// Presets of the columns.
import { demoPictures } from '~/domain/studio/demo-pictures';
import { wholeLink } from '~/domain/studio/preset-links';
import { definePresets, type PickedPicture } from '~/domain/studio/presets';

const WORDS = '<p>两句话说清楚它好在哪里。</p>';

/** A block in a column; made whole, in its widget's version, when it is inserted. */
const block = (id: string, data: object) => ({ id, data });

const picture = (pictures: readonly PickedPicture[]) =>
  block('rubik', { style: 0, list: [{ pic_url: pictures[0]?.url ?? '', link: wholeLink('商品列表') }] });

const words = (title: string) => [
  block('link', { title, style: '1' }),
  block('image-text', { content: WORDS }),
];

const besideWords = (pictures: readonly PickedPicture[]) => ({
  columns: [
    { share: 1, blocks: [picture(pictures)] },
    { share: 1, blocks: words('为你挑选') },
  ],
});

export default definePresets({
  words: ['两栏', '三栏', '并排', '左右', '左图右文', '容器'],
  icon: 'M2 2.5h12v11H2zM8 2.5v11',
  presets: [
    {
      name: '左图右文',
      words: '左边一张图片，右边标题和文字',
      data: besideWords(demoPictures('advert', 1)),
      fill: async (pick) => besideWords(await pick.pictures('advert', 1)),
    },
    {
      name: '三栏文字',
      words: '三栏标题和文字',
      data: { columns: ['正品', '包邮', '退换'].map((title) => ({ share: 1, blocks: words(title) })) },
    },
  ],
});
