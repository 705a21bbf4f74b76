// Business constants of the mall (CONST) and limits that the product sets itself (NS-10). Constants of one subject are
// in its module: prices in price.ts, payment in payment.ts, coupons in coupon.ts, forms in form-fields.ts.

/** Timeout of a page's code (ROUTE-06, CONST-01). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Timeout of a request (CALL-09, CONST-01). */
export const REQUEST_TIMEOUT_MS = 120_000;
/** Timeout of socket connects, uploads and downloads (CALL-10, CONST-01). */
export const TRANSFER_TIMEOUT_MS = 60_000;

/** A page that has not arrived shows the loading view, then the error view (ROUTE-04, ROUTE-05, CONST-02). */
export const LOADING_VIEW_DELAY_MS = 2_000;
export const ERROR_VIEW_DELAY_MS = 10_000;

/** Characters of the invitation code (INV-01, CONST-03). */
export const INVITATION_CODE_LENGTH = 6;

/** Options of every position request (CONST-04). */
export const GEOLOCATION_OPTIONS = { timeout: 5_000, maximumAge: 10_000, enableHighAccuracy: true } as const;

/** Wait of a throttled or debounced action (CALL-11). */
export const THROTTLE_MS = 500;
/** The phone-binding page opens once within this time (BIND-05, CONST-05). */
export const BIND_FLAG_RESET_MS = 500;
/** After a login the multi-store token is fetched this much later (LOGIN-07, CONST-05). */
export const STORE_TOKEN_DELAY_MS = 3_000;
/** The reminder goes out this long before the sale (CONST-11). */
export const SALE_REMINDER_LEAD_MS = 300_000;
/** A goods list loads its next page at this distance from the bottom, in px (CONST-07). */
export const REACH_BOTTOM_DISTANCE_PX = 80;

/** Drawers are shown this long after they open, and leave the document this long after they close (UI-06). */
export const DRAWER_OPEN_DELAY_MS = 30;
export const DRAWER_CLOSE_MS = 300;
/** The value of `X-App-Platform` in a plain browser (LOGIN-18) and in the social app's. */
export const MOBILE_PLATFORM = 'mobile';
export const SOCIAL_PLATFORM = 'wechat';

/** APIs requested from the social app's SDK (CONST-08) and the entries of its share menu (SHARE-07). */
export const SDK_APIS: readonly string[] = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'showMenuItems',
  'chooseImage',
  'getLocalImgData',
  'previewImage',
  'getLocation',
  'openLocation',
  'scanQRCode',
  'openAddress',
  'chooseWXPay',
];
export const SHARE_MENU: readonly string[] = ['menuItem:share:appMessage', 'menuItem:share:timeline'];

/** Columns of the newcomer popup: 1, 2 or 4 rewards have as many, any other number has 3 (NEWC-03). */
export const rewardColumns = (count: number): number => ([1, 2, 4].includes(count) ? count : 3);

/** Limits of our own (NS-10). */
export const PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 50;
/** Characters of a search word, and how many past ones are stored. */
export const MAX_KEYWORD_LENGTH = 50;
export const MAX_SEARCH_HISTORY = 10;
/** Pictures of one review or of one refund request. */
export const MAX_EVIDENCE_PICTURES = 6;
/** One uploaded file, in bytes: 10 MiB. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** Pixels of one uploaded picture: twice what phones take by default; each width costs time to resize. */
export const MAX_PICTURE_PIXELS = 6144 * 4608;
/** Orders of one shopper that hold stock without being paid. */
export const MAX_UNPAID_ORDERS = 20;
/** Addresses of one shopper. */
export const MAX_ADDRESSES = 50;
/** Seconds until a new code may be requested, and until it expires. */
export const SMS_CODE_INTERVAL_MS = 60_000;
export const SMS_CODE_LIFE_MS = 300_000;
/** Digits of a code sent by message. */
export const SMS_CODE_LENGTH = 6;

/** Message without a network connection (ERR-03). */
export const NETWORK_WORDS = '网络开了小差，请刷新重试下哦~';
