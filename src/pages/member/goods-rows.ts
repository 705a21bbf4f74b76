// Goods with member prices as rows of a list; existing backends leave out the path of the page.
import * as to from '~/domain/screen-links.gen';
import type { MallMemberMemberGoodsData } from '~/schemas/api/mall-member.gen';

type Row = MallMemberMemberGoodsData['list'][number];

const withPath = (row: Row): Row =>
  row.page_url === '' ? { ...row, page_url: to.goods({ id: row.id }) } : row;

export const goodsRowsOf = (answered: readonly Row[]): readonly Row[] => answered.map(withPath);
