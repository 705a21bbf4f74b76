// Limits and words that the commands on a page's tabs share.
import type { Tab } from '../document';
import type { CommandContext } from './command';

/** As `diy_page_navs` allows. */
export const MAX_TABS = 10;
export const MAX_TAB_NAME = 30;

export const tabOfKey = ({ doc }: CommandContext, key: string): Tab | undefined =>
  doc.tabs.find((tab) => tab.key === key);

/** Why a tab cannot have this name; null where it can. */
export function tabNameRefusal(name: string): string | null {
  if (name.trim() === '') return '分页的名字不能为空';
  return name.trim().length > MAX_TAB_NAME ? `分页的名字最多 ${MAX_TAB_NAME} 个字` : null;
}
