// The profile: avatar, nickname, sex, birthday, mobile, and the code to invite others by.
import * as to from '~/domain/screen-links.gen';
import { maskMobile } from '~/domain/text';
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { userEditUserForm } from '~/schemas/api/forms/user-edit-user.gen';
import { userLogout, userUserInfo, type UserUserInfoData } from '~/schemas/api/user.gen';
import { TapRow } from '~/ui/field/tap-row';
import { Icon } from '~/ui/icon/icon';
import { avatarKind } from '../../blocks/form-kinds/avatar-kind';
import { radioKind } from '../../blocks/form-kinds/choice-kinds';
import { dateKind } from '../../blocks/form-kinds/date-kind';
import { OfShopper } from '../../blocks/user-account/of-shopper';
import { SignOut } from '../../blocks/user-account/sign-out';
import { carry } from '../../engine/carrying';
import { choicesOf, type FieldProps, form } from '../../engine/archetypes/form';
import { definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { optionalNumber } from '../../engine/params';
import { copyText } from '../../services/copy';
import { storedOf } from './fields';
import styles from './setting.module.css';

const query = { is_write: optionalNumber() };

interface PartProps {
  context: { info: UserUserInfoData; query: { is_write: number } };
}

const Award = ({ context }: PartProps) =>
  context.query.is_write === 1 ? (
    <p className={styles.award}>
      <Icon name="gift" size={32} />
      完善资料领奖励
    </p>
  ) : null;

/** Edited on a screen of its own. */
function Row({ field, value }: FieldProps<string>) {
  const text = choicesOf(field).find((one) => one.value === value)?.text ?? value;
  return (
    <TapRow
      label={field.label}
      value={text}
      placeholder="请选择"
      onTap={() => carry(to.settingEdit, { query: { type: field.name }, carried: { value } })}
    />
  );
}

function Others({ context: { info } }: PartProps) {
  const { mobile, invitation_code: code } = info;
  return (
    <>
      <TapRow
        label="手机号"
        value={maskMobile(mobile)}
        placeholder="去绑定"
        onTap={() => open(mobile === '' ? to.binding.path : to.registeredAuthentication.path)}
      />
      {code === '' ? null : (
        <TapRow label="我的邀请码" value={code} onTap={() => void copyText(code, '邀请码已复制')} />
      )}
      <TapRow label="注销账号" onTap={() => open(to.settingDestroy())} />
      <SignOut endpoint={userLogout} />
    </>
  );
}

export default definePage({
  path: '/pages/setting/setting',
  title: '个人资料',
  auth: 'login',
  query,
  body: form(query, {
    load: OfShopper,
    endpoints: [userUserInfo, attachmentUpload, userLogout],
    save: userEditUserForm,
    kinds: { avatar: avatarKind, radio: radioKind, date: dateKind },
    initial: ({ info }) => storedOf(info),
    looks: { nickname: { Own: Row }, gender: { Own: Row }, birthday: { Own: Row } },
    layout: [
      Award,
      { Frame: ({ children }) => children, rows: ['avatar', 'nickname', 'gender', 'birthday'] },
      Others,
    ],
    savesEach: true,
    isTransient: true,
    after: { renewsInfo: true, toast: '头像已更新' },
  }),
});
