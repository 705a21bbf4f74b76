// Checks of the map besides the rules of its form.
import { parseHex, toHex } from '~/domain/colour';
import { defineChecks, should, textAt, type WidgetCheck } from '~/domain/studio/check/widget-checks';
import { placeOf, splitLocation } from '~/domain/place';

/** Bounds of China, in degrees. */
const CHINA = { latitude: [3, 54], longitude: [73, 136] } as const;

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

const place: WidgetCheck = (data) => {
  const at = '/location';
  const { latitude, longitude } = splitLocation(textAt(data, 'location'));
  const found = placeOf(latitude, longitude);
  if (found === null) return [{ code: 'place', level: 'must', at, words: '还没有选位置' }];
  const isSwapped = isWithin(found.longitude, CHINA.latitude) && isWithin(found.latitude, CHINA.longitude);
  if (isSwapped) {
    const fix = { words: '对调', at, value: `${longitude},${latitude}` };
    return [{ code: 'place', level: 'must', at, words: '纬度和经度写反了', fix }];
  }
  const isInside = isWithin(found.latitude, CHINA.latitude) && isWithin(found.longitude, CHINA.longitude);
  return isInside ? [] : [{ code: 'place', level: 'should', at, words: '位置不在国内' }];
};

const margin = should('margin', '/marginTopColor', (data, { ids, dataAt }) => {
  const page = parseHex(dataAt(ids.indexOf('background'))?.['backgroundColor']);
  const own = parseHex(data['marginTopColor']);
  const isOther =
    Number(data['marginTop']) > 0 && page !== null && own !== null && toHex(page) !== toHex(own);
  return isOther && `上边距的颜色和页面背景不一样，会露出一条；请改成 ${toHex(page).toUpperCase()}`;
});

export default defineChecks([place, margin]);
