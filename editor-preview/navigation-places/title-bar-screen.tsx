// The mall's title bar: its colours, and the titles of its screens.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isRecord } from '~/domain/record';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { valueAt } from '~/domain/studio/pointer';
import { type Screen, screensOf, titleOf } from '~/domain/studio/settings/bar-titles';
import { TITLE_COLOURS } from '~/domain/studio/settings/title-bar-form';
import type { SettingForm } from '~/domain/studio/settings/setting-form';
import { Loaded } from '../shell/place';
import type { FrameNode } from '../frame/messages';
import { mallConfigQuery } from '../services/mall';
import { SettingFields } from '../setting-place/setting-fields';
import { guestHead, PhoneScreen, SettingPhone, type ShownMall } from '../setting-place/setting-phone';
import { SettingPlace } from '../setting-place/setting-place';
import { useSettingData } from '../setting-place/use-setting-data';
import { BarTitles } from './bar-titles';
import { NavigationTabs } from './navigation-tabs';

const COLOURS: SettingForm = [{ title: '颜色', fields: TITLE_COLOURS }];
const EMPTY: readonly FrameNode[] = [];
const CART: Screen = { path: '/pages/cart/cart', name: '购物车' };

/** An ordinary screen: its bar over an empty page. */
function Phone({ config, shown }: Pick<ShownMall, 'config'> & { shown: Screen }) {
  const data = useSettingData('title-bar');
  const page = useMemo(() => {
    const mall = isRecord(config) ? config : {};
    const { top_background_color, top_text_color, bar_title: titles } = data;
    const bar = isRecord(mall['navbar']) ? mall['navbar'] : {};
    return guestHead({
      config: { ...mall, navbar: { ...bar, top_background_color, top_text_color } },
      title: titleOf(titles, shown) || shown.name,
      path: shown.path,
      shows: 'title-bar',
    });
  }, [config, data, shown]);
  return <PhoneScreen page={page} nodes={EMPTY} />;
}

function Form({ onShow }: { onShow: (screen: Screen) => void }) {
  const config = useQuery(mallConfigQuery(DEFAULT_AUDIENCE.platform));
  return (
    <>
      <SettingFields form={COLOURS} data={useSettingData('title-bar')} />
      <Loaded query={config}>
        {(mall) => <BarTitles screens={screensOf(valueAt(mall, '/bar_title'))} onShow={onShow} />}
      </Loaded>
    </>
  );
}

export default function TitleBarScreen() {
  const [shown, setShown] = useState(CART);
  return (
    <SettingPlace
      doc="title-bar"
      title="标题栏"
      lead="每个页面最上面的一条：颜色，和页面的标题。"
      tabs={<NavigationTabs />}
      phone={<SettingPhone>{({ config }) => <Phone config={config} shown={shown} />}</SettingPhone>}
    >
      <Form onShow={setShown} />
    </SettingPlace>
  );
}
