// The links by which a distributor invites.
import { shareLink } from '~/schemas/api/share.gen';
import { custom, definePage } from '../../engine/define-page';
import { text } from '../../engine/params';
import { LinkScreen } from './link-screen';

export default definePage({
  path: '/pages/share/link/link',
  title: '推广链接',
  auth: 'distributor',
  query: { keyword: text() },
  body: custom('list', LinkScreen, [shareLink]),
});
