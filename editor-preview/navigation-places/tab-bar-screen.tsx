// The mall's tab bar: its entries, the raised middle one, and its look.
import { useMemo } from 'react';
import { parseAddress } from '~/domain/links';
import { navbarInTheme, readNavbar } from '~/domain/navbar';
import { isRecord } from '~/domain/record';
import { TAB_BAR_FORM } from '~/domain/studio/settings/tab-bar-form';
import { HOME_STRIP } from '../session/stage-view';
import { SettingFields } from '../setting-place/setting-fields';
import { guestHead, PhoneScreen, SettingPhone, type ShownMall } from '../setting-place/setting-phone';
import { SettingPlace } from '../setting-place/setting-place';
import { useSettingData } from '../setting-place/use-setting-data';
import { useEditor } from '../store/use-editor';
import { NavigationTabs } from './navigation-tabs';

const HOME = '/pages/index/index';

function Phone({ config, home }: ShownMall) {
  const meta = useEditor(({ doc }) => doc.meta);
  const page = useMemo(() => {
    const mall = isRecord(config) ? config : {};
    const drafted = readNavbar({ ...(isRecord(mall['navbar']) ? mall['navbar'] : {}), ...meta });
    const navbar = navbarInTheme(drafted, mall['theme_color']);
    const paths = navbar.navs.map(({ url }) => parseAddress(url).path);
    // The bar is on the screens of its entries only.
    const path = paths.includes(HOME) ? HOME : (paths[0] ?? HOME);
    return guestHead({ config: { ...mall, navbar }, path });
  }, [config, meta]);
  return <PhoneScreen page={page} nodes={home} safeBottom={HOME_STRIP} />;
}

const Form = () => <SettingFields form={TAB_BAR_FORM} data={useSettingData('tab-bar')} />;

export default function TabBarScreen() {
  return (
    <SettingPlace
      doc="tab-bar"
      title="标签栏"
      lead="手机最下面的一排，顾客在每个标签的页面上都看得到。"
      tabs={<NavigationTabs />}
      phone={<SettingPhone>{(mall) => <Phone {...mall} />}</SettingPhone>}
    >
      <Form />
    </SettingPlace>
  );
}
