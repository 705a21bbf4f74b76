// Presets of the strip of the paid member card.
import { definePresets } from '~/domain/studio/presets';

export default definePresets({
  words: ['会员卡', '付费会员', '开通会员', '省钱卡'],
  icon: 'M1.8 4l3.4 3L8 2.5 10.8 7l3.4-3-1.2 9H3zM5.5 10.5h5',
  presets: [
    {
      name: '开通会员',
      words: '未开通时邀请开通，开通后显示权益',
      data: { buy_big: '开通超级会员', buy_small: '全场享会员价', renew_text: '会员价与包邮已生效' },
    },
  ],
});
