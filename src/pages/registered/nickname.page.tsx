// The form for the nickname.
import { fieldLimit, formProblems } from '~/domain/form-rules';
import { mobileNickname } from '~/schemas/api/mobile.gen';
import { TextField } from '~/ui/field/text-field';
import { WithInfo } from '../../blocks/user-account/with-info';
import { FormPage } from '../../blocks/user-form/form-page';
import { form, useForm } from '../../engine/archetypes/bare-form';
import { definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { toast } from '../../state/overlays';

const validate = (values: { nickname: string }) => formProblems('nickname', values);

function NicknameForm({ present }: { present: string }) {
  const state = useForm({
    initial: { nickname: present },
    validate,
    submit: async ({ nickname }) => {
      await call(mobileNickname, { nickname: nickname.trim() });
      await loadUserInfo(true);
      toast('昵称已修改', { icon: 'success' });
      back();
    },
  });
  return (
    <FormPage form={state} submitText="保存">
      <TextField
        label="昵称"
        name="nickname"
        isStacked
        autoComplete="nickname"
        maxLength={fieldLimit('nickname', 'nickname') ?? 16}
        placeholder="1-16个字符"
        value={state.values.nickname}
        onChange={(nickname) => state.set('nickname', nickname)}
        onBlur={() => state.touch('nickname')}
        error={state.messageOf('nickname') ?? ''}
      />
    </FormPage>
  );
}

function NicknameScreen() {
  return <WithInfo>{({ nickname }) => <NicknameForm present={nickname} />}</WithInfo>;
}

export default definePage({
  path: '/pages/registered/nickname',
  title: '修改昵称',
  auth: 'login',
  body: form(NicknameScreen, [mobileNickname]),
});
