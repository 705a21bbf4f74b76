// The plugin fxhb: red packets that shoppers open together.
import { definePlugin } from '../kit/define-plugin';
import { redPacketPopup } from './popup';
import { seedRedPacket } from './seed';
import './tables';

export default definePlugin({
  key: 'fxhb',
  title: '裂变红包',
  links: [['拆红包', 'fxhb/detail/detail']],
  popup: redPacketPopup,
  seed: seedRedPacket,
});
