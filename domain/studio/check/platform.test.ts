// Proves what the check says of widgets that mini programs alone have, by the platforms whose home the page is.
import { expect, it } from 'vitest';
import { contextOf } from '../commands/testing';
import { checkDocument } from './check-document';
import { type Facts, NO_FACTS } from './issue';

const NOWHERE = '这一页只是手机网页的首页，谁也看不到这一块；请删除，或把这一页设为小程序的首页';
const ELSEWHERE = '手机网页没有这项能力，只在小程序里显示';

it.each([
  ['live', [], ['should', ELSEWHERE]],
  ['live', ['mobile', 'wxapp'], ['should', ELSEWHERE]],
  ['live', ['mobile', 'wechat'], ['should', NOWHERE]],
  ['live', ['wxapp', 'ttapp'], null],
  ['step', ['mobile', 'wechat'], ['must', NOWHERE]],
  ['step', ['mobile', 'wxapp'], ['should', ELSEWHERE]],
  ['link', ['mobile'], null],
])('%s on the home of %s', (id, homeOf, said) => {
  const { doc, palette } = contextOf([{ id, data: {} }]);
  const { link } = palette;
  const facts: Facts = { ...NO_FACTS, maxBlocks: 20, homeOf };
  const known = link === undefined ? {} : { [id]: { ...link, id } };
  const found = checkDocument({ doc, widgets: {}, palette: known, facts })
    .filter(({ code }) => code === 'platform')
    .map(({ level, words }) => [level, words]);
  expect(found).toEqual(said === null ? [] : [said]);
});
