// Presets of the customer service.
import { demoPicture } from '~/domain/studio/demo-pictures';
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['客服', '微信', '二维码', '加好友', '社群'],
  icon: 'M2.5 10V7.5a5.5 5.5 0 0111 0V10M2.5 8h2.3v4H2.5zM11.2 8h2.3v4h-2.3zM13.5 12c0 1.7-1.5 2.5-4.5 2.5',
  presets: [
    {
      name: '一行',
      words: '标题和复制微信号的按钮，一行',
      data: {
        select_style: '2',
        title: '专属客服',
        wechat: [{ qrcode: demoPicture('logo'), name: 'kefu' }],
      },
    },
  ],
});
