// Presets of the customer service.
import { demoPicture } from '~/domain/studio/demo-pictures';
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['客服', '微信', '二维码', '加好友', '社群'],
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
