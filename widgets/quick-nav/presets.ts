// Presets of the floating shortcuts.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['悬浮', '浮动按钮', '返回首页', '客服', '电话'],
  icon: 'M8 14.5a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM4.6 8L8 5l3.4 3M5.8 7.5v3.3h4.4V7.5',
  presets: [
    { name: '跟随商城', words: '用商城“导航”里的设置', data: { navSwitch: 1, useMallConfig: true } },
    {
      name: '首页和客服',
      words: '回首页和联系客服两个按钮',
      data: {
        navSwitch: 1,
        useMallConfig: false,
        home: { opened: true, is_show: true, picUrl: '' },
        customerService: { opened: true, is_show: false, picUrl: '' },
      },
    },
  ],
});
