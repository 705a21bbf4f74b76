// The phone beside the form of a setting: the mall's home with what the draft changes of the mall.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { Loaded } from '../shell/place';
import type { FrameNode, PageHead } from '../frame/messages';
import { PageFrame } from '../ui/page-frame';
import { mallConfigQuery, mallHomeQuery } from '../services/mall';
import styles from './setting-phone.module.css';

export interface ShownMall {
  /** Answer of api/index/config. */
  config: unknown;
  home: readonly FrameNode[];
}

const { platform } = DEFAULT_AUDIENCE;

/** `children` shows the mall, as soon as it has come. */
export function SettingPhone({ children }: { children: (mall: ShownMall) => ReactNode }) {
  const config = useQuery(mallConfigQuery(platform));
  const home = useQuery(mallHomeQuery(platform));
  return (
    <section className={styles['phone']} aria-label="手机预览">
      <Loaded query={config}>
        {(loaded) => <Loaded query={home}>{(blocks) => children({ config: loaded, home: blocks })}</Loaded>}
      </Loaded>
    </section>
  );
}

const HEAD: Omit<PageHead, 'config'> = {
  title: '',
  tabs: [],
  tab: 0,
  shopper: null,
  path: '/pages/index/index',
};

/** The head of a guest's page, home where nothing else is said. */
export const guestHead = (change: Partial<PageHead> & Pick<PageHead, 'config'>): PageHead => ({
  ...HEAD,
  ...change,
});

interface ScreenProps {
  page: PageHead;
  nodes: readonly FrameNode[];
  /** Height in px of the strip under the home indicator. */
  safeBottom?: number;
}

export const PhoneScreen = (shown: ScreenProps) => (
  <PageFrame title="手机预览" className={styles['screen'] ?? ''} {...shown} />
);
