// Binds a mobile that is typed in, where the social app provided none.
import { sitePicCaptcha } from '~/schemas/api/site.gen';
import { userPhoneEmpower, userSendSmsCaptcha } from '~/schemas/api/user.gen';
import { form } from '../../engine/archetypes/bare-form';
import { definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { BindingForm } from './binding-form';

const ManualBindingScreen = () => <BindingForm onBound={back} />;

export default definePage({
  path: '/pages/binding/manual_binding',
  title: '手动绑定手机号',
  auth: 'login',
  body: form(ManualBindingScreen, [userPhoneEmpower, userSendSmsCaptcha, sitePicCaptcha]),
});
