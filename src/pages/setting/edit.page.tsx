// The form for one field of the profile.
import { userEditUser } from '~/schemas/api/user.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { WithInfo } from '../../blocks/user-account/with-info';
import { FormPage } from '../../blocks/user-form/form-page';
import { form, useForm } from '../../engine/archetypes/bare-form';
import { definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { requiredText, text } from '../../engine/params';
import { useTitle } from '../../engine/screen-context';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { toast } from '../../state/overlays';
import { FIELD_NAMES, FIELDS, type FieldName } from './fields';

function EditField({ name, value: initial }: { name: FieldName; value: string }) {
  const { title, Control, problem, paramsOf } = FIELDS[name];
  useTitle(title);
  const state = useForm({
    initial: { value: initial },
    validate: ({ value }) => {
      const words = problem(value);
      return words === null ? {} : { value: words };
    },
    submit: async ({ value }) => {
      await call(userEditUser, paramsOf(value));
      await loadUserInfo(true);
      toast('保存成功', { icon: 'success' });
      back();
    },
  });
  return (
    <FormPage form={state} submitText="保存">
      <Control
        value={state.values.value}
        error={state.messageOf('value') ?? ''}
        onChange={(value) => state.set('value', value)}
        onBlur={() => state.touch('value')}
      />
    </FormPage>
  );
}

function EditScreen({ query }: { query: { type: string; value: string } }) {
  const name = FIELD_NAMES.find((one) => one === query.type);
  if (name === undefined)
    return <EmptyState text="此项资料不能修改" action={{ text: '返回', onTap: back }} />;
  return (
    <WithInfo>
      {(info) => <EditField name={name} value={query.value || FIELDS[name].presentOf(info)} />}
    </WithInfo>
  );
}

export default definePage({
  path: '/pages/setting/edit',
  title: '修改资料',
  auth: 'login',
  query: { type: requiredText(), value: text() },
  walk: { query: { type: 'nickname' } },
  body: form(EditScreen, [userEditUser]),
});
