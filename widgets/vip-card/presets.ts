// Presets of the strip of the paid member card.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['会员卡', '付费会员', '开通会员', '省钱卡'],
  icon: 'M1.5 3h13v10h-13zM4.7 10.3V6.2l2 1.6L8 5.7l1.3 2.1 2-1.6v4.1z',
  presets: [
    {
      name: '开通会员',
      words: '未开通时邀请开通，开通后显示权益',
      data: { buy_big: '开通超级会员', buy_small: '全场享会员价', renew_text: '会员价与包邮已生效' },
    },
  ],
});
