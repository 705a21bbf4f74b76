// Registers the seckill block of an older editor.
import { defineAbsentWidget } from '~/renderer/define-widget';

export default defineAbsentWidget({
  id: 'miaosha-advanced',
  title: '秒杀模块（旧）',
  group: 'leftover',
  permission: 'miaosha',
});
