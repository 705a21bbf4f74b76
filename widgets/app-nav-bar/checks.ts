// Checks of the title bar besides the rules of its form.
import { contrast, parseHex, TEXT_CONTRAST, WHITE } from '~/domain/colour';
import { defineChecks, hint, isOn, textAt, type WidgetCheck } from '~/domain/studio/check/widget-checks';

const BLACK = { red: 0, green: 0, blue: 0 };

/** Style 3 has a search pill alone, whose words have a colour of their own. */
const hasTitle = (style: unknown): boolean => String(style) !== '3';

const legible: WidgetCheck = ({ style, hasMallSetting, color, backgroundColor }) => {
  const ground = parseHex(backgroundColor);
  if (isOn(hasMallSetting) || !hasTitle(style) || ground === null) return [];
  const ratio = contrast(color === 'white' ? WHITE : BLACK, ground);
  if (ratio >= TEXT_CONTRAST) return [];
  const [value, name] = color === 'white' ? ['black', '黑色'] : ['white', '白色'];
  const words = `标题对比度 ${ratio.toFixed(1)}:1，看不清，建议改成${name}`;
  const at = '/color';
  return [{ code: 'contrast', level: 'should', at, words, fix: { words: `改成${name}`, at, value } }];
};

export default defineChecks([
  legible,
  hint(
    'icon',
    '/leftIcon',
    (data) =>
      ['2', '3'].includes(String(data['style'])) &&
      textAt(data, 'leftIcon') === '' &&
      '没有选图标，显示的是店铺图标',
  ),
]);
