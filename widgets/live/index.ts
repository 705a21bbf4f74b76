// Registers the rooms of live shows.
import { defineWidget } from '~/renderer/define-widget';

/** Heights of a room with its goods and the space after it, in rpx, by style; two columns halve theirs. */
const HEIGHTS: Readonly<Record<string, number>> = { 1: 682, 2: 276, 3: 380 };

export default defineWidget({
  id: 'live',
  version: 1,
  title: '微信直播',
  group: 'marketing',
  permission: 'live',
  load: () => import('./view'),
  reserve: ({ live_list, style_type }) =>
    (Array.isArray(live_list) ? live_list.length : 0) * (HEIGHTS[String(style_type)] ?? 682),
});
