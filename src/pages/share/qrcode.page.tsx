// The poster by which a distributor invites.
import { qrcodeShare } from '~/schemas/api/qrcode.gen';
import { custom, definePage } from '../../engine/define-page';
import { QrcodeScreen } from './qrcode-screen';

export default definePage({
  path: '/pages/share/qrcode/qrcode',
  title: '推广二维码',
  auth: 'distributor',
  body: custom('poster', QrcodeScreen, [qrcodeShare]),
});
