// The form for the nickname.
import { mobileNicknameForm } from '~/schemas/api/forms/mobile-nickname.gen';
import { OfShopper } from '../../blocks/user-account/of-shopper';
import { form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';

export default definePage({
  path: '/pages/registered/nickname',
  title: '修改昵称',
  auth: 'login',
  body: form(
    {},
    {
      load: OfShopper,
      save: mobileNicknameForm,
      kinds: {},
      initial: ({ info }) => ({ nickname: info.nickname }),
      frame: 'page',
      button: '保存',
      after: { renewsInfo: true, toast: '昵称已修改', go: 'back' },
    },
  ),
});
