// What an operator reads of a theme's colours: whether its texts can be read, and what shoppers get instead.
import { contrast, parseHex, TEXT_CONTRAST } from '~/domain/colour';
import { type ThemePalette, themeTokens } from '~/domain/theme';

export interface ContrastWords {
  words: string;
  isLegible: boolean;
}

function pairWords(
  name: string,
  { ground, text, fill, on }: { ground: string; text: string; fill: string; on: string },
): ContrastWords {
  const [under, over] = [parseHex(ground), parseHex(text)];
  if (under === null || over === null) return { words: `${name}：颜色写作 #FF4544`, isLegible: false };
  const ratio = contrast(under, over);
  const figure = `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`;
  if (ratio >= TEXT_CONTRAST) return { words: `${name}上的文字 ${figure}，看得清`, isLegible: true };
  return {
    words: `${name}上的文字 ${figure} 看不清，手机上会用 ${on} 的字配 ${fill} 的底`,
    isLegible: false,
  };
}

export function contrastWords(palette: ThemePalette): ContrastWords[] {
  const tokens = themeTokens(palette);
  return [
    pairWords('主色', {
      ground: palette.main,
      text: palette.mainText,
      fill: tokens['--mall-fill'],
      on: tokens['--mall-on-main'],
    }),
    pairWords('辅色', {
      ground: palette.second,
      text: palette.secondText,
      fill: tokens['--mall-second-fill'],
      on: tokens['--mall-on-second'],
    }),
  ];
}
