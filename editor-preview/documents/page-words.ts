// Words of the list of pages: states, platforms, times.
import { datedMomentWords } from '~/domain/studio/moments';
import { trashWords } from '~/domain/studio/trash';
import type { PageRow, PageState } from '~/domain/studio/api';

/** Platform keys of `X-App-Platform`, in the order in which they are offered. */
export const PLATFORM_WORDS: Readonly<Record<string, string>> = {
  mobile: '手机网页',
  wechat: '微信',
  wxapp: '微信小程序',
  aliapp: '支付宝小程序',
  bdapp: '百度小程序',
  ttapp: '抖音小程序',
};

export const STATE_WORDS: Readonly<Record<PageState, string>> = {
  draft: '草稿',
  live: '线上',
  changed: '线上，有未发布的修改',
  scheduled: '定时',
  review: '待审核',
  disabled: '已停用',
  trashed: '已删除',
};

/** Chips over the list, in their order. */
export const FILTERS: readonly (readonly [state: PageState | '', words: string])[] = [
  ['', '全部'],
  ['live', '线上'],
  ['changed', '有未发布的修改'],
  ['draft', '草稿'],
  ['scheduled', '定时'],
  ['review', '待审核'],
  ['disabled', '已停用'],
  ['trashed', '回收站'],
];

export function stateWords({ state, scheduled }: Pick<PageRow, 'state' | 'scheduled'>): string {
  return state === 'scheduled' && scheduled !== null
    ? `定时 ${datedMomentWords(scheduled.at)}`
    : STATE_WORDS[state];
}

/** What happens by itself, beside the state: the end of what is live, and of what is in the trash. */
export function endWords({ scheduled, deletedAt }: Pick<PageRow, 'scheduled' | 'deletedAt'>): string {
  if (deletedAt !== null) return trashWords(deletedAt);
  return scheduled?.what === 'end' ? `${datedMomentWords(scheduled.at)} 到期` : '';
}

/** The platforms whose home a page is; the home of all others comes first. */
export function homeWords({ isHome, platforms }: Pick<PageRow, 'isHome' | 'platforms'>): string[] {
  const own = platforms.map((key) => PLATFORM_WORDS[key] ?? key);
  return isHome ? [own.length === 0 ? '所有平台' : '其他平台', ...own] : own;
}

export const isHomePage = ({ isHome, platforms }: Pick<PageRow, 'isHome' | 'platforms'>): boolean =>
  isHome || platforms.length > 0;
