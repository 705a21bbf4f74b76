// The application of a distributor.
import { useMemo } from 'react';
import { fieldsOfForm } from '~/domain/order-form';
import * as to from '~/domain/screen-links.gen';
import { type ShareNewApplyStatusData, shareNewApplyStatus, shareSetting } from '~/schemas/api/share.gen';
import { type Application, ApplicationForm } from '../../blocks/application/application-form';
import { ApplicationState } from '../../blocks/application/application-state';
import { useShareWords } from '../../blocks/mall-words/share-words';
import { Loading } from '../../engine/archetypes/detail';
import { back, redirect } from '../../engine/navigation';
import { useTitle } from '../../engine/screen-context';
import { call } from '../../services/http';
import { refresh } from '../../services/query';
import { useMallConfig } from '../../state/mall';
import { toast } from '../../state/overlays';
import { useSession } from '../../state/session';
import { hasForm, type ShareSetting } from '../../blocks/become-distributor/conditions';
import { ApplyState } from './apply-states';
import { apply } from './use-apply';

/** The operator's default, which is the red of the source; the theme's colour stands for it. */
const DEFAULT_BACKGROUND = '#ff4544';

const asked = ({ share_condition: way, form_status: has, form = [], agree = '' }: ShareSetting): string =>
  JSON.stringify([way, has, form, agree]);

/** The centre lies under this screen, or replaces it. */
const leave = (from: string) => (from === 'index' ? back() : redirect(to.share()));

interface FormProps {
  data: ShareNewApplyStatusData;
  setting: ShareSetting;
  from: string;
}

function useSubmit({ setting, from }: FormProps) {
  return async ({ name, mobile, agree, form }: Application) => {
    const { config } = await call(shareSetting, {});
    if (asked(config) !== asked(setting)) {
      await refresh(shareSetting);
      toast('申请条件有所变化，请重新填写');
      return;
    }
    await apply({
      ...(hasForm(setting) ? { name, mobile } : {}),
      agree,
      ...(form.length === 0 ? {} : { form }),
    });
    leave(from);
  };
}

function AddForm(props: FormProps) {
  const { data, setting } = props;
  const words = useShareWords();
  const { info } = useSession();
  const config = useMallConfig();
  const own = config?.share_setting_custom?.apply;
  const { form } = setting;
  const hasQuestions = hasForm(setting) && setting.form_status === 1;
  const fields = useMemo(() => (hasQuestions ? fieldsOfForm(form) : []), [hasQuestions, form]);
  const agreement = own?.share_apply_pact?.name || '分销申请协议';
  const submit = useSubmit(props);
  const background = own?.apply_btn_background === DEFAULT_BACKGROUND ? '' : own?.apply_btn_background;
  return (
    <ApplicationForm
      welcome={`欢迎加入${config?.mall.name ?? ''}，请填写申请信息`}
      inviter={{ label: words.parent_name, name: data.parent_name }}
      hasPerson={hasForm(setting)}
      initial={{ name: '', mobile: info?.mobile ?? '' }}
      fields={fields}
      terms={(setting.agree ?? '') === '' ? [] : [{ name: agreement, text: setting.agree ?? '' }]}
      disagreed="请先查看分销协议并同意"
      button={{
        text: own?.apply_btn_title || `申请成为${words.share_name}`,
        look: { background, colour: own?.apply_btn_color, radius: own?.apply_btn_round },
      }}
      headPicture={own?.apply_head_pic || (setting.pic_url_apply ?? '')}
      endPicture={own?.apply_end_pic ?? ''}
      submit={submit}
    />
  );
}

function Already() {
  const { share_name: name } = useShareWords();
  const action = { text: '进入分销中心', onTap: () => redirect(to.share()) };
  return <ApplicationState icon="check" title={`您已是${name}`} action={action} />;
}

/** Who may not apply now reads why, as in the centre. */
function Standing({ data, from }: Omit<FormProps, 'setting'>) {
  if (data.status === 1) return <Already />;
  if (data.status !== 2 && !data.is_can_apply) return <ApplyState status={data.status} data={data} />;
  if (data.status === 0 || data.status === 6) return <ApplyState status={data.status} data={data} />;
  return (
    <Loading endpoint={shareSetting} params={{}} skeleton="text">
      {({ config }) => <AddForm data={data} setting={config} from={from} />}
    </Loading>
  );
}

export function AddScreen({ query }: { query: { from: string } }) {
  const custom = useMallConfig()?.share_setting_custom?.apply;
  useTitle(custom?.share_apply?.name);
  return (
    <Loading endpoint={shareNewApplyStatus} params={{}} skeleton="text">
      {(data) => <Standing data={data} from={query.from} />}
    </Loading>
  );
}
