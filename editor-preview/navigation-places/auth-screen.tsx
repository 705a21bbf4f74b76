// The mall's login page: its picture, and the areas of it that are buttons.
import { useMemo } from 'react';
import { isRecord } from '~/domain/record';
import { AUTH_FORM } from '~/domain/studio/settings/auth-form';
import { SettingFields } from '../setting-place/setting-fields';
import { guestHead, PhoneScreen, SettingPhone, type ShownMall } from '../setting-place/setting-phone';
import { SettingPlace } from '../setting-place/setting-place';
import { useSettingData } from '../setting-place/use-setting-data';

function Phone({ config, home }: ShownMall) {
  const data = useSettingData('auth');
  const page = useMemo(() => {
    const mall = isRecord(config) ? config : {};
    return guestHead({ config: { ...mall, auth_page: data }, shows: 'login-card' });
  }, [config, data]);
  return <PhoneScreen page={page} nodes={home} />;
}

const Form = () => <SettingFields form={AUTH_FORM} data={useSettingData('auth')} />;

export default function AuthScreen() {
  return (
    <SettingPlace
      doc="auth"
      title="登录页"
      lead="顾客要登录时弹出的一张图，和图上的按钮。"
      phone={<SettingPhone>{(mall) => <Phone {...mall} />}</SettingPhone>}
    >
      <Form />
    </SettingPlace>
  );
}
