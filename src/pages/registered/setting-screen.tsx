// The list of account and security.
import * as to from '~/domain/screen-links.gen';
import { maskMobile } from '~/domain/text';
import { mobileAvatar, mobileLogout } from '~/schemas/api/mobile.gen';
import type { UserUserInfoData } from '~/schemas/api/user.gen';
import { TapRow } from '~/ui/field/tap-row';
import { AvatarRow } from '../../blocks/user-account/avatar-row';
import { SignOut } from '../../blocks/user-account/sign-out';
import { SocialRow } from '../../blocks/user-account/social-row';
import { WithInfo } from '../../blocks/user-account/with-info';
import { open } from '../../engine/navigation';
import { call } from '../../services/http';
import { loadUserInfo } from '../../services/shopper';
import { toast } from '../../state/overlays';
import styles from './registered.module.css';

async function saveAvatar(avatar: string): Promise<void> {
  await call(mobileAvatar, { avatar });
  await loadUserInfo(true);
  toast('头像已更新', { icon: 'success' });
}

function Rows({ info }: { info: UserUserInfoData }) {
  const { mobile } = info;
  const changeMobile = () =>
    mobile === '' ? open(to.binding()) : open(to.registeredAuthentication({ type: 'mobile' }));
  return (
    <>
      <div className={styles.group}>
        <AvatarRow source={info.avatar} save={saveAvatar} />
        <TapRow label="昵称" value={info.nickname} onTap={() => open(to.registeredNickname())} />
        <TapRow label="个人资料" value="" placeholder="性别、生日" onTap={() => open(to.setting())} />
      </div>
      <div className={styles.group}>
        <TapRow label="手机号" value={maskMobile(mobile)} placeholder="去绑定" onTap={changeMobile} />
        <TapRow
          label="登录密码"
          value={info.is_password === 0 ? '未设置' : '已设置'}
          onTap={() => open(to.registeredPassword())}
        />
        <TapRow
          label="支付密码"
          value={info.is_pay_password === 1 ? '已设置' : '未设置'}
          onTap={() => open(to.balancePassword())}
        />
      </div>
      <div className={styles.group}>
        <SocialRow />
        <TapRow label="注销账号" onTap={() => open(to.settingDestroy())} />
      </div>
      <SignOut endpoint={mobileLogout} />
    </>
  );
}

export function SettingScreen() {
  return <WithInfo>{(info) => <Rows info={info} />}</WithInfo>;
}
