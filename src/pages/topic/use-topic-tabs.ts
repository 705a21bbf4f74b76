// The tabs of the list of topics: all, the recommended ones, the shop's categories.
import { topicType } from '~/schemas/api/topic.gen';
import type { Param } from '../../engine/params';
import { useCall } from '../../services/query';

/** A category's number, -1 for recommended ones, 0 for all. */
export const topicCategory: Param<number> = {
  isRequired: false,
  parse: (text = '') => (/^(-1|\d{1,9})$/.test(text) ? Number(text) : 0),
};

/** All topics, and the recommended ones by the backend's number. */
const FIRST_TABS = [
  { id: 0, text: '全部' },
  { id: -1, text: '精选' },
] as const;

export function useTopicTabs() {
  const { data, isPending } = useCall(topicType, {}, { isQuiet: true });
  if (isPending) return null;
  return [...FIRST_TABS, ...(data?.list ?? []).map(({ id, name }) => ({ id: Number(id), text: name }))];
}
