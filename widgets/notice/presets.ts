// Presets of the notice.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['通知', '滚动', '消息', '喇叭'],
  icon: 'M2 6.2v3.6h2.7L11 13V3L4.7 6.2zM5 10v3.5h2M13.7 6.5v3',
  presets: [
    {
      name: '公告条',
      words: '白底黑字的一行公告，点开看全文',
      data: {
        content: '全场满 99 元包邮，48 小时内发货',
        background: '#FFFFFF',
        textColor: '#353535',
        btnColor: '',
      },
    },
  ],
});
