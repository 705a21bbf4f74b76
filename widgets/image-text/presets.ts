// Presets of the rich text.
import { demoPicture } from '~/domain/studio/demo-pictures';
import { definePresets, type PickedPicture } from '~/domain/studio/presets';

const textWith = (picture: string): string =>
  `<h3>写一个小标题</h3><p>写一段介绍：商品从哪里来，怎么用，为什么值得买。</p><p><img src="${picture}" alt="示例图片"></p>`;

const contentOf = ([picture]: readonly PickedPicture[]) => ({
  content: textWith(picture?.url ?? demoPicture('banner/tea-ware')),
});

export default definePresets({
  words: ['富文本', '文字', '段落', '介绍', '说明'],
  icon: 'M2 2.5h5.5V8H2zM10 3.2h4M10 7.3h4M2 10.7h12M2 13.5h7.5',
  presets: [
    {
      name: '标题、段落和图片',
      words: '一个小标题、一段文字和一张图片',
      data: contentOf([]),
      fill: async (pick) => contentOf(await pick.pictures('cover', 1)),
    },
  ],
});
