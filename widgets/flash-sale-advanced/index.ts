// Registers the flash-sale block of an older editor.
import { defineAbsentWidget } from '~/renderer/define-widget';

export default defineAbsentWidget({
  id: 'flash-sale-advanced',
  title: '限时抢购（旧）',
  group: 'leftover',
  permission: 'flash_sale',
});
