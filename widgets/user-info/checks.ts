// Checks of the head with the shopper besides the rules of its form.
import { contrast, mix, parseHex, TEXT_CONTRAST, WHITE } from '~/domain/colour';
import { defineChecks, should, textAt } from '~/domain/studio/check/widget-checks';

const BLACK = { red: 0, green: 0, blue: 0 };
/** Of the overlay that the view lays over the picture (--veil). */
const VEIL = 0.5;
/** Words stand in a card, whose colour they fit. */
const IN_CARD = 3;

export default defineChecks([
  should('contrast', '/backgroundPicUrl', (data, { facts }) => {
    const mean = parseHex(facts.pictures[textAt(data, 'backgroundPicUrl')]?.mean);
    if (mean === null || Number(data['style']) === IN_CARD) return false;
    const ratio = contrast(WHITE, mix({ over: BLACK, under: mean, opacity: VEIL }));
    return ratio < TEXT_CONTRAST && '背景图太亮，上面的白字看不清；请换一张深一点的图片';
  }),
]);
