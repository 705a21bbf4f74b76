// The mall's quick navigation: what the block 快捷导航 shows on pages where it follows the mall.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { quickNavOfSetting } from '~/domain/quick-nav-setting';
import { valueAt } from '~/domain/studio/pointer';
import { isRecord } from '~/domain/record';
import { QUICK_NAV_FORM } from '~/domain/studio/settings/quick-nav-form';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import type { MallSetting } from '~/schemas/api/index.gen';
import type { Data } from '../session/widget-form';
import type { FrameNode } from '../frame/messages';
import { mallConfigQuery } from '../services/mall';
import { SettingFields } from '../setting-place/setting-fields';
import { guestHead, PhoneScreen, SettingPhone, type ShownMall } from '../setting-place/setting-phone';
import { SettingPlace } from '../setting-place/setting-place';
import { useSettingData } from '../setting-place/use-setting-data';
import { NavigationTabs } from './navigation-tabs';

const ID = 'quick-nav';
const NOTHING: Data = {};

/** What is live stands for settings that the draft does not hold, such as those of an older studio. */
function useQuickNavData(): Data {
  const { data: config } = useQuery(mallConfigQuery(DEFAULT_AUDIENCE.platform));
  const live = valueAt(config, '/mall/setting');
  return useSettingData(ID, isRecord(live) ? live : NOTHING);
}

function Phone({ config, home }: ShownMall) {
  const data = useQuickNavData();
  // A page other than home: there the way to home shows, too.
  const page = useMemo(() => guestHead({ config, path: '/pages/index/index?page_id=0' }), [config]);
  const nodes = useMemo((): FrameNode[] => {
    // The form has completed the data by the setting's schema.
    const delivered = quickNavOfSetting(data as unknown as MallSetting, { isWeb: true });
    const others = home.filter(({ id }) => id !== ID);
    return [...others, { uid: ID, id: ID, stored: { id: ID, data: delivered }, delivered }];
  }, [data, home]);
  return <PhoneScreen page={page} nodes={nodes} />;
}

const Form = () => <SettingFields form={QUICK_NAV_FORM} data={useQuickNavData()} />;

export default function QuickNavScreen() {
  return (
    <SettingPlace
      doc="quick-nav"
      title="快捷导航"
      lead="页面放了组件“快捷导航”并且跟随商城时，顾客看到的是这里的设置。"
      tabs={<NavigationTabs />}
      phone={<SettingPhone>{(mall) => <Phone {...mall} />}</SettingPhone>}
    >
      <Form />
    </SettingPlace>
  );
}
