// The profile: avatar, nickname, sex, birthday, mobile, and the code to invite others by.
import * as to from '~/domain/screen-links.gen';
import { maskMobile } from '~/domain/text';
import { attachmentUpload } from '~/schemas/api/attachment.gen';
import { userEditUser, userLogout, userUserInfo, type UserUserInfoData } from '~/schemas/api/user.gen';
import { TapRow } from '~/ui/field/tap-row';
import { Icon } from '~/ui/icon/icon';
import { AvatarRow } from '../../blocks/user-account/avatar-row';
import { SignOut } from '../../blocks/user-account/sign-out';
import { WithInfo } from '../../blocks/user-account/with-info';
import { custom, definePage } from '../../engine/define-page';
import { open } from '../../engine/navigation';
import { optionalNumber } from '../../engine/params';
import { call } from '../../services/http';
import { copyText } from '../../services/copy';
import { type FieldName, GENDERS } from './fields';
import styles from './setting.module.css';

const edit = (type: FieldName, value: string) => open(to.settingEdit({ type, value }));

function Rows({ info, isAwarded }: { info: UserUserInfoData; isAwarded: boolean }) {
  const { nickname, mobile, gender = 0, birthday = '', invitation_code: code } = info;
  return (
    <>
      {isAwarded ? (
        <p className={styles.award}>
          <Icon name="gift" size={32} />
          完善资料领奖励
        </p>
      ) : null}
      <AvatarRow source={info.avatar} save={(avatar) => call(userEditUser, { avatar })} />
      <TapRow label="昵称" value={nickname} onTap={() => edit('nickname', nickname)} />
      <TapRow label="性别" value={GENDERS[gender]} onTap={() => edit('gender', String(gender))} />
      <TapRow label="生日" value={birthday} placeholder="请选择" onTap={() => edit('birthday', birthday)} />
      <TapRow
        label="手机号"
        value={maskMobile(mobile)}
        placeholder="去绑定"
        onTap={() => open(mobile === '' ? to.binding.path : to.registeredAuthentication.path)}
      />
      {code === '' ? null : (
        <TapRow label="我的邀请码" value={code} onTap={() => void copyText(code, '邀请码已复制')} />
      )}
      <SignOut endpoint={userLogout} />
    </>
  );
}

function SettingScreen({ query }: { query: { is_write: number } }) {
  return <WithInfo>{(info) => <Rows info={info} isAwarded={query.is_write === 1} />}</WithInfo>;
}

export default definePage({
  path: '/pages/setting/setting',
  title: '个人资料',
  auth: 'login',
  query: { is_write: optionalNumber() },
  body: custom('form', SettingScreen, [userUserInfo, userEditUser, attachmentUpload, userLogout]),
});
