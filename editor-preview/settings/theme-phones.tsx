// Three screens of the mall in the colours of the draft: home, goods and an order.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { navbarFromTheme, readNavbar } from '~/domain/navbar';
import { isRecord } from '~/domain/record';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { themeColour } from '~/domain/theme';
import { Loaded } from '../shell/place';
import type { FrameNode, PageHead } from '../frame/messages';
import { PageFrame } from '../ui/page-frame';
import { mallConfigQuery, mallGoodsQuery, mallHomeQuery } from '../services/mall';
import { useEditor } from '../store/use-editor';
import { useFrameSlot } from '../ui/use-frame-slot';
import { guestHead } from '../setting-place/setting-phone';
import styles from './theme-phones.module.css';

const { platform } = DEFAULT_AUDIENCE;
const NONE: readonly FrameNode[] = [];

/** A phone with its name; what is on it loads once it is in view. */
function Phone({ name, children }: { name: string; children: ReactNode }) {
  const { place, isMounted } = useFrameSlot();
  return (
    <figure ref={place} className={styles['phone']}>
      <figcaption>{name}</figcaption>
      <div className={styles['screen']}>{isMounted ? children : null}</div>
    </figure>
  );
}

interface ScreenProps {
  name: string;
  head: PageHead;
  nodes?: readonly FrameNode[];
}

const Screen = ({ name, head, nodes = NONE }: ScreenProps) => (
  <PageFrame title={`${name}预览`} className={styles['page'] ?? ''} page={head} nodes={nodes} />
);

const Home = ({ config }: { config: unknown }) => {
  const home = useQuery(mallHomeQuery(platform));
  const head = useMemo(() => guestHead({ config }), [config]);
  return <Loaded query={home}>{(nodes) => <Screen name="首页" head={head} nodes={nodes} />}</Loaded>;
};

const BOUGHT = {
  goods: { name: '商品', title: '商品详情', path: '/pages/goods/goods' },
  order: { name: '订单', title: '订单详情', path: '/pages/order/order-detail/order-detail' },
} as const;

interface BoughtProps {
  config: unknown;
  shows: keyof typeof BOUGHT;
}

function BoughtScreen({ config, shows, goods }: BoughtProps & { goods: unknown[] }) {
  const { name, title, path } = BOUGHT[shows];
  const head = useMemo(
    () => guestHead({ config, shows, title, path, goods }),
    [config, shows, title, path, goods],
  );
  return <Screen name={name} head={head} />;
}

function Bought(props: BoughtProps) {
  const goods = useQuery(mallGoodsQuery(platform));
  return <Loaded query={goods}>{(rows) => <BoughtScreen goods={rows} {...props} />}</Loaded>;
}

/** The mall's configuration with the theme of the draft, which its tab bar follows. */
function useThemed(mall: unknown): unknown {
  const key = useEditor(({ doc }) => doc.meta['theme_color']);
  const custom = useEditor(({ doc }) => doc.meta['custom_theme_color']);
  return useMemo(() => {
    const { theme_color: from, navbar, ...others } = isRecord(mall) ? mall : {};
    const theme_color = themeColour(String(key), custom);
    const bar = navbarFromTheme(readNavbar(navbar), { from, to: theme_color });
    return { ...others, theme_color, navbar: bar };
  }, [mall, key, custom]);
}

function Phones({ mall }: { mall: unknown }) {
  const config = useThemed(mall);
  return (
    <>
      <Phone name="首页">
        <Home config={config} />
      </Phone>
      <Phone name="商品">
        <Bought config={config} shows="goods" />
      </Phone>
      <Phone name="订单">
        <Bought config={config} shows="order" />
      </Phone>
    </>
  );
}

/** `children` stand under the phones, in view with them. */
export function ThemePhones({ children }: { children: ReactNode }) {
  const config = useQuery(mallConfigQuery(platform));
  return (
    <div className={styles['place']}>
      <section className={styles['phones']} aria-label="手机预览">
        <Loaded query={config}>{(mall) => <Phones mall={mall} />}</Loaded>
      </section>
      {children}
    </div>
  );
}
