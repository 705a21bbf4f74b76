// The application of a distributor.
import * as to from '~/domain/screen-links.gen';
import { type ReactNode, useMemo } from 'react';
import { fieldsOfForm } from '~/domain/order-form';
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { shareApplyForm } from '~/schemas/api/forms/share-apply.gen';
import {
  type ShareApplyParams,
  type ShareNewApplyStatusData,
  shareNewApplyStatus,
  shareSetting,
} from '~/schemas/api/share.gen';
import { APPLICATION, type Applying } from '../../blocks/application/application-form';
import { ApplicationState } from '../../blocks/application/application-state';
import { useShareWords } from '../../blocks/mall-words/share-words';
import { Loading } from '../../engine/archetypes/detail';
import { form } from '../../engine/archetypes/form';
import { back, redirect } from '../../engine/navigation';
import { definePage } from '../../engine/define-page';
import { choice } from '../../engine/params';
import type { Answer } from '../../services/call-context';
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

interface StandingProps {
  data: ShareNewApplyStatusData;
  from: string;
}

type Found = Applying & { setting: ShareSetting; from: string };
type Children = (found: Found) => ReactNode;

interface FormProps extends StandingProps {
  setting: ShareSetting;
  children: Children;
}

/** What the mall asks for, in the operator's words. */
function Asked({ data, setting, from, children }: FormProps) {
  const words = useShareWords();
  const { info } = useSession();
  const config = useMallConfig();
  const own = config?.share_setting_custom?.apply;
  const { form: asking } = setting;
  const hasQuestions = hasForm(setting) && setting.form_status === 1;
  const questions = useMemo(() => (hasQuestions ? fieldsOfForm(asking) : []), [hasQuestions, asking]);
  const agreement = own?.share_apply_pact?.name || '分销申请协议';
  const background = own?.apply_btn_background === DEFAULT_BACKGROUND ? '' : own?.apply_btn_background;
  return children({
    setting,
    from,
    welcome: `欢迎加入${config?.mall.name ?? ''}，请填写申请信息`,
    inviter: { label: words.parent_name, name: data.parent_name },
    hasPerson: hasForm(setting),
    mobile: info?.mobile ?? '',
    questions,
    terms: (setting.agree ?? '') === '' ? [] : [{ name: agreement, text: setting.agree ?? '' }],
    disagreed: '请先查看分销协议并同意',
    button: {
      text: own?.apply_btn_title || `申请成为${words.share_name}`,
      look: { background, colour: own?.apply_btn_color, radius: own?.apply_btn_round },
    },
    headPicture: own?.apply_head_pic || (setting.pic_url_apply ?? ''),
    endPicture: own?.apply_end_pic ?? '',
  });
}

function Already() {
  const { share_name: name } = useShareWords();
  const action = { text: '进入分销中心', onTap: () => redirect(to.share()) };
  return <ApplicationState icon="check" title={`您已是${name}`} action={action} />;
}

/** Who may not apply now reads why, as in the centre. */
function Standing({ data, from, children }: StandingProps & { children: Children }) {
  if (data.status === 1) return <Already />;
  if (data.status !== 2 && !data.is_can_apply) return <ApplyState status={data.status} data={data} />;
  if (data.status === 0 || data.status === 6) return <ApplyState status={data.status} data={data} />;
  return (
    <Loading endpoint={shareSetting} params={{}} skeleton="form">
      {({ config }) => (
        <Asked data={data} setting={config} from={from}>
          {children}
        </Asked>
      )}
    </Loading>
  );
}

const query = { from: choice(['', 'index']) };

const Applicant = ({ query: { from }, children }: { query: { from: string }; children: Children }) => (
  <Loading endpoint={shareNewApplyStatus} params={{}} skeleton="form">
    {(data) => (
      <Standing data={data} from={from}>
        {children}
      </Standing>
    )}
  </Loading>
);

/** Null where the mall asks for something else by now, which is shown. */
async function send(params: ShareApplyParams, setting: ShareSetting): Promise<Answer<null> | null> {
  const { config } = await call(shareSetting, {});
  if (asked(config) === asked(setting)) return apply(params);
  await refresh(shareSetting);
  toast('申请条件有所变化，请重新填写');
  return null;
}

export default definePage({
  path: '/pages/share/add/add',
  title: '分销商申请',
  auth: 'login',
  query,
  body: form(query, {
    ...APPLICATION,
    load: Applicant,
    useTitle: () => useMallConfig()?.share_setting_custom?.apply?.share_apply?.name,
    endpoints: [shareNewApplyStatus, shareSetting, attachmentUpload],
    save: shareApplyForm,
    send: (params, { context }) => send(params, context.setting),
    after: { go: (_answer, { context }) => leave(context.from) },
  }),
});
