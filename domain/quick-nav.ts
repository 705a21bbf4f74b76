// The floating quick navigation: its entries in order, their labels and links. Addresses are delivered percent-encoded, once.
import { decodedText } from './links';

/** One entry of the page or the mall's setting; fields that its kind does not have are absent. */
interface StoredEntry {
  readonly opened: boolean;
  /** Stays visible while the rest is folded away. */
  readonly is_show?: boolean;
  readonly picUrl?: string;
}

/** Either format: a page's own entries, or those of the mall's setting (diy README, trap 4). */
export interface QuickNavSource {
  readonly home: StoredEntry;
  readonly customerService: StoredEntry;
  readonly qiwei?: StoredEntry & { readonly url: string };
  readonly tel: StoredEntry & { readonly number: string };
  readonly web: StoredEntry & { readonly url: string };
  readonly mApp: StoredEntry & {
    readonly appId?: string;
    readonly page?: string;
    readonly small_app_id?: string;
    readonly small_app_url?: string;
    readonly small_app_pic?: string;
  };
  readonly mapNav: StoredEntry & {
    readonly address: string;
    readonly location?: string;
    readonly latitude?: string;
    /** The number 0 where none is set. */
    readonly longitude?: string | number;
  };
  readonly customize?: StoredEntry & {
    readonly open_type: string;
    readonly link_url: string;
    readonly params?: unknown;
  };
}

export type QuickNavKey =
  | 'home'
  | 'customerService'
  | 'qiwei'
  | 'tel'
  | 'web'
  | 'mApp'
  | 'mapNav'
  | 'customize';

export interface QuickNavEntry {
  readonly key: QuickNavKey;
  /** For screen readers; the entry itself is a picture. */
  readonly text: string;
  readonly pictureUrl: string;
  /** A link for the resolver (domain/links). */
  readonly link: unknown;
  readonly isPinned: boolean;
}

const HOME = '/pages/index/index';

const TEXTS: Readonly<Record<QuickNavKey, string>> = {
  home: '回到首页',
  customerService: '联系客服',
  qiwei: '微信客服',
  tel: '拨打电话',
  web: '打开网页',
  mApp: '打开小程序',
  mapNav: '地图导航',
  customize: '快捷入口',
};

const named = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }));

/** Both coordinates apart where they were delivered, else as they were stored: `latitude,longitude`. */
function mapLink({ latitude = '', longitude = '', location = '', address }: QuickNavSource['mapNav']) {
  const [storedLatitude = '', storedLongitude = ''] = location.split(',').map((part) => part.trim());
  const isDelivered = latitude !== '';
  return {
    open_type: 'map',
    latitude: isDelivered ? latitude : storedLatitude,
    longitude: isDelivered ? longitude : storedLongitude,
    address,
  };
}

const LINKS: Readonly<Record<QuickNavKey, (source: QuickNavSource) => unknown>> = {
  home: () => ({ url: HOME, open_type: 'redirect' }),
  customerService: () => ({ open_type: 'contact' }),
  qiwei: ({ qiwei }) => ({ open_type: 'h5', params: named({ url: decodedText(qiwei?.url ?? '') }) }),
  tel: ({ tel }) => ({ open_type: 'tel', number: tel.number }),
  web: ({ web }) => ({ open_type: 'web', params: named({ url: decodedText(web.url) }) }),
  mApp: ({ mApp }) => ({
    open_type: 'app',
    params: named({
      app_id: mApp.appId || (mApp.small_app_id ?? ''),
      path: mApp.page || (mApp.small_app_url ?? ''),
    }),
  }),
  mapNav: ({ mapNav }) => mapLink(mapNav),
  customize: ({ customize }) => customize ?? {},
};

const ORDER: readonly QuickNavKey[] = [
  'home',
  'customerService',
  'qiwei',
  'tel',
  'web',
  'mApp',
  'mapNav',
  'customize',
];

/** The enabled entries, in their order. */
export const quickNavEntries = (source: QuickNavSource): QuickNavEntry[] =>
  ORDER.flatMap((key) => {
    const entry = source[key];
    if (entry === undefined || !entry.opened) return [];
    const picture = entry.picUrl || (key === 'mApp' ? source.mApp.small_app_pic : '');
    return {
      key,
      text: TEXTS[key],
      pictureUrl: picture ?? '',
      link: LINKS[key](source),
      isPinned: entry.is_show === true,
    };
  });
