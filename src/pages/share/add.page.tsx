// The application of a distributor.
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { shareApply, shareNewApplyStatus, shareSetting } from '~/schemas/api/share.gen';
import { form } from '../../engine/archetypes/bare-form';
import { definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';
import { AddScreen } from './add-screen';

export default definePage({
  path: '/pages/share/add/add',
  title: '分销商申请',
  auth: 'login',
  query: { from: choice(['', 'index']) },
  body: form(AddScreen, [shareNewApplyStatus, shareSetting, shareApply, attachmentUpload]),
});
