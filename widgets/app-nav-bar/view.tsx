// The look of the title bar: picture, title and search pill in four combinations.
import type { CSSProperties, ReactNode } from 'react';
import { hasTarget } from '~/domain/links';
import { iconPicture, pictureRatio } from '~/domain/picture-address';
import { rpx } from '~/domain/rpx';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Icon } from '~/ui/icon/icon';
import { OperatorPicture } from '~/ui/picture/operator-picture';
import { type AppNavBarDelivered, shape } from './schema.gen';
import styles from './view.module.css';

const SEARCH_PAGE = '/pages/search/search';

interface Parts {
  hasLogo: boolean;
  hasTitle: boolean;
  hasSearch: boolean;
}

const PARTS: Readonly<Record<AppNavBarDelivered['style'], Parts>> = {
  1: { hasLogo: false, hasTitle: true, hasSearch: false },
  2: { hasLogo: true, hasTitle: true, hasSearch: false },
  3: { hasLogo: true, hasTitle: false, hasSearch: true },
  4: { hasLogo: false, hasTitle: true, hasSearch: true },
};

function colours(data: AppNavBarDelivered): CSSProperties {
  if (data.hasMallSetting === 1) return {};
  return { '--background': data.backgroundColor, '--ink': data.color } as CSSProperties;
}

/** Width of the picture in rpx, where its address has its ratio; any other is fitted into a square, so that nothing shifts. */
const logoWidth = (source: string): number => Math.min(100, 54 * Math.max(1, pictureRatio(source) ?? 1));

/** The operator's picture, or a built-in shop icon where there is none. */
function Logo({ source }: { source: string }) {
  return (
    <OperatorPicture
      className={styles['logo']}
      style={{ width: rpx(logoWidth(source)) }}
      source={iconPicture(source)}
    >
      <Icon name="store" size={44} className={styles['logo-icon']} />
    </OperatorPicture>
  );
}

/** Picture and title: one button where the bar has a link, which style 1 ignores. */
function Lead({ data, label, children }: { data: AppNavBarDelivered; label: string; children: ReactNode }) {
  const host = useHost();
  if (data.style === '1' || !hasTarget(data.link)) return <span className={styles['lead']}>{children}</span>;
  return (
    <button type="button" className={styles['lead']} aria-label={label} onClick={() => host.open(data.link)}>
      {children}
    </button>
  );
}

/** Where there is a screen behind the page, the bar has a back button (NAV-01). */
function Back() {
  const host = useHost();
  if (!host.hasPageBehind) return null;
  return (
    <button
      type="button"
      className={styles['back']}
      aria-label="返回"
      onClick={() => host.open({ open_type: 'back' })}
    >
      <Icon name="back" size={40} />
    </button>
  );
}

function Search({ data }: { data: AppNavBarDelivered }) {
  const host = useHost();
  return (
    <button
      type="button"
      className={styles['search']}
      aria-label={`搜索：${data.placeholder}`}
      onClick={() => host.open(SEARCH_PAGE)}
    >
      <span className={styles['pill']}>
        <span className={styles['placeholder']} style={{ color: data.placeholderColor }}>
          {data.placeholder}
        </span>
        <Icon name="search" size={26} />
      </span>
    </button>
  );
}

/** The title is the page's, not the block's; where it is not visible it is rendered for screen readers. */
function AppNavBarView({ data }: WidgetViewProps<AppNavBarDelivered>) {
  const { pageTitle } = useHost();
  const { hasLogo, hasTitle, hasSearch } = PARTS[data.style];
  const isCentred = data.style === '1' && data.position === 'center';
  return (
    <header className={styles['bar']} style={colours(data)} data-style={data.style} data-centred={isCentred}>
      <Back />
      <h1 className={styles['heading']}>
        <Lead data={data} label={pageTitle}>
          {hasLogo ? <Logo source={data.leftIcon} /> : null}
          <span className={hasTitle ? styles['title'] : 'visually-hidden'}>{pageTitle}</span>
        </Lead>
      </h1>
      {hasSearch ? <Search data={data} /> : null}
    </header>
  );
}

export default defineView<AppNavBarDelivered>(shape, AppNavBarView);
