// Deleting the account: what is lost with it, what must end before, the shopper's consent and his proof.
import type { ReactNode } from 'react';
import * as to from '~/domain/screen-links.gen';
import { userDestroyForm } from '~/schemas/api/forms/user-destroy.gen';
import { userDestroyCheck, type UserDestroyCheckData } from '~/schemas/api/user.gen';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { Facts } from '~/ui/facts/facts';
import { TapRow } from '~/ui/field/tap-row';
import { checkKind } from '../../blocks/form-kinds/tap-kinds';
import { PasswordPrompt } from '../../blocks/pay-password/password-prompt';
import { useSessionEnd } from '../../blocks/user-account/use-session-end';
import { reauthenticating } from '../../blocks/user-form/reauthentication';
import { form } from '../../engine/archetypes/form';
import { loaded } from '../../engine/archetypes/loaded';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { type QueryOf, text } from '../../engine/params';
import { forget } from '../../base/storage';
import { openLink } from '../../flows/open-link';
import { callFor } from '../../services/http';
import { confirmDialog } from '../../state/overlays';
import styles from './setting.module.css';

const query = { key: text() };

interface Found {
  data: UserDestroyCheckData;
  endSession: () => void;
}

const Checked = loaded(userDestroyCheck, () => ({}), { isFreshOnShow: true });

const OpenMatters = ({ open: matters }: Pick<UserDestroyCheckData, 'open'>) => (
  <Card label="未完成的事项">
    <CardHead title="以下事项完成后才能注销账号" />
    {matters.map(({ title, page_url: address }) => (
      <TapRow key={title} label={title} onTap={() => openLink({ open_type: 'navigate', url: address })} />
    ))}
  </Card>
);

/** The form, where nothing is open. */
function Deletable({
  query: asked,
  children,
}: {
  query: QueryOf<typeof query>;
  children: (found: Found) => ReactNode;
}) {
  const endSession = useSessionEnd();
  return (
    <>
      <Checked query={asked}>
        {({ data }) =>
          data.open.length > 0 ? <OpenMatters open={data.open} /> : children({ data, endSession })
        }
      </Checked>
      <PasswordPrompt />
    </>
  );
}

const KEPT = '注销后账号无法找回。订单、发票和资金记录依法保留，但不再包含您的姓名、手机号、地址和社交账号。';

function Losses({ context: { data } }: { context: Found }) {
  return (
    <>
      {data.losses.length === 0 ? null : (
        <Facts facts={data.losses.map((loss) => ({ ...loss, label: `将失去：${loss.label}` }))} />
      )}
      <p className={styles.kept}>{KEPT}</p>
    </>
  );
}

/** In place of the pay password. */
const ByIdentity = ({ context }: { context: { query: { key: string } } }) =>
  context.query.key === '' ? (
    <TapRow
      label="忘记支付密码"
      value="用短信验证"
      onTap={() => open(to.registeredAuthentication({ type: 'destroy' }))}
    />
  ) : null;

export default definePage({
  path: '/pages/setting/destroy',
  title: '注销账号',
  auth: 'login',
  query,
  carries: ['key'],
  body: form(query, {
    load: Deletable,
    endpoints: [userDestroyCheck],
    save: userDestroyForm,
    kinds: { check: checkKind },
    check: ({ values }): { is_agreed?: string } =>
      values.is_agreed ? {} : { is_agreed: '请先阅读并同意放弃以上权益' },
    fixed: ({
      context: {
        query: { key },
      },
    }) => (key === '' ? {} : { key }),
    layout: [{ rows: [Losses, 'is_agreed', ByIdentity] }],
    button: '注销账号',
    isTransient: true,
    confirm: () =>
      confirmDialog('注销后不可恢复，确定注销账号吗？', { confirmText: '确定注销', isDangerous: true }),
    send: (params) => reauthenticating(() => callFor(userDestroyForm, params), { type: 'destroy' }),
    after: {
      toast: '账号已注销',
      go: (_answer, { context }) => {
        forget('searchWords');
        forget('topicWords');
        context.endSession();
      },
    },
  }),
});
