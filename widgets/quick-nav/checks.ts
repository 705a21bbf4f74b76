// Checks of the quick navigation besides the rules of its form.
import { hasTarget, isPhoneNumber } from '~/domain/links';
import { placeOf, splitLocation } from '~/domain/place';
import { isRecord } from '~/domain/record';
import type { Data } from '~/domain/studio/check/places';
import { defineChecks, isOn, must, textAt, type WidgetCheck } from '~/domain/studio/check/widget-checks';

const PARTS = ['home', 'customerService', 'tel', 'web', 'mApp', 'mapNav', 'customize'];
const isOpened = (part: unknown): part is Data => isRecord(part) && isOn(part['opened']);

const isOwn = (data: Data): boolean => isOn(data['navSwitch']) && !isOn(data['useMallConfig']);

interface Entry {
  readonly part: string;
  readonly field: string;
  readonly code: string;
}

/** A rule of one entry, where the page has settings of its own and the entry is opened. */
const ofEntry = ({ part, field, code }: Entry, test: (part: Data) => string | false): WidgetCheck =>
  must(code, `/${part}/${field}`, (data) => {
    const entry = data[part];
    return isOwn(data) && isOpened(entry) && test(entry);
  });

const hasPlace = (entry: Data): boolean => {
  const { latitude, longitude } = splitLocation(textAt(entry, 'location'));
  return placeOf(latitude, longitude) !== null;
};

export default defineChecks([
  must(
    'empty',
    '/navSwitch',
    (data) => isOwn(data) && PARTS.every((name) => !isOpened(data[name])) && '一个入口也没有打开',
  ),
  ofEntry(
    { part: 'tel', field: 'number', code: 'phone' },
    (entry) => !isPhoneNumber(textAt(entry, 'number')) && '电话号码不对，拨不出去；请填写，如 0571-88886666',
  ),
  ofEntry(
    { part: 'web', field: 'url', code: 'insecure' },
    (entry) => !/^https:\/\/[^/\s]/i.test(textAt(entry, 'url')) && '网址要以 https:// 开头',
  ),
  ofEntry(
    { part: 'mapNav', field: 'location', code: 'place' },
    (entry) => !hasPlace(entry) && '坐标不对，要先纬度、后经度，如「30.2741,120.1551」；请在地图上选位置',
  ),
  ofEntry(
    { part: 'customize', field: 'link_url', code: 'empty' },
    (entry) => !hasTarget(entry) && '自定义入口没有链接，点了没有反应；请选择链接，或关掉这个入口',
  ),
]);
