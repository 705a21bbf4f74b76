// The list of all tables of the core, as Kysely knows them; plugins add theirs (`declare module`) in their tables.ts.
import type * as cards from './tables/cards';
import type { CityDeliveriesTable } from './tables/city-deliveries';
import type {
  CouponCatsTable,
  CouponGoodsTable,
  CouponsTable,
  MemberOrdersTable,
  UserCouponsTable,
} from './tables/coupons';
import type * as distribution from './tables/distribution';
import type * as goods from './tables/goods';
import type * as mall from './tables/mall';
import type * as orders from './tables/orders';
import type {
  ArticlesTable,
  DiyPageNavsTable,
  DiyPagesTable,
  DiyTemplatesTable,
  PageVisitsTable,
  ScenesTable,
} from './tables/pages';
import type * as studio from './tables/studio';
import type * as payments from './tables/payments';
import type { RechargeOrdersTable, RechargePlansTable } from './tables/recharge';
import type { FullReductionGoodsTable, FullReductionsTable } from './tables/full-reductions';
import type * as refunds from './tables/refunds';
import type { UserRolesTable } from './tables/roles';
import type { TopicFavoritesTable, TopicsTable, TopicTypesTable } from './tables/topics';
import type { UserCentersTable } from './tables/user-centers';
import type { VideosTable } from './tables/videos';
import type { InvoicesTable } from './tables/invoices';
import type { OrderGiftsTable } from './tables/order-gifts';
import type { WithdrawalsTable } from './tables/withdrawals';

export interface Tables {
  malls: mall.MallsTable;
  mall_options: mall.MallOptionsTable;
  member_levels: mall.MemberLevelsTable;
  stores: mall.StoresTable;
  users: mall.UsersTable;
  user_identities: mall.UserIdentitiesTable;
  used_codes: mall.UsedCodesTable;
  user_roles: UserRolesTable;
  member_level_logs: mall.MemberLevelLogsTable;
  member_level_gifts: mall.MemberLevelGiftsTable;
  member_activities: mall.MemberActivitiesTable;
  member_activity_gifts: mall.MemberActivityGiftsTable;
  access_tokens: mall.AccessTokensTable;
  sms_codes: mall.SmsCodesTable;
  picture_captchas: mall.PictureCaptchasTable;
  identity_proofs: mall.IdentityProofsTable;
  rate_limits: mall.RateLimitsTable;
  districts: mall.DistrictsTable;
  addresses: mall.AddressesTable;
  attachments: mall.AttachmentsTable;
  goods_cats: goods.GoodsCatsTable;
  shipping_rules: goods.ShippingRulesTable;
  free_delivery_rules: goods.FreeDeliveryRulesTable;
  forms: goods.FormsTable;
  goods: goods.GoodsTable;
  skus: goods.SkusTable;
  goods_cat_relations: goods.GoodsCatRelationsTable;
  goods_views: goods.GoodsViewsTable;
  goods_reminds: goods.GoodsRemindsTable;
  goods_favorites: goods.GoodsFavoritesTable;
  spending_spread: goods.SpendingSpreadTable;
  goods_rankings: goods.GoodsRankingsTable;
  carts: goods.CartsTable;
  favorites: goods.FavoritesTable;
  footprints: goods.FootprintsTable;
  coupons: CouponsTable;
  coupon_goods: CouponGoodsTable;
  coupon_cats: CouponCatsTable;
  user_coupons: UserCouponsTable;
  member_orders: MemberOrdersTable;
  cards: cards.CardsTable;
  goods_cards: cards.GoodsCardsTable;
  user_cards: cards.UserCardsTable;
  card_codes: cards.CardCodesTable;
  card_redemptions: cards.CardRedemptionsTable;
  order_submissions: orders.OrderSubmissionsTable;
  orders: orders.OrdersTable;
  order_lines: orders.OrderLinesTable;
  order_prepayments: orders.OrderPrepaymentsTable;
  order_events: orders.OrderEventsTable;
  order_redemptions: orders.OrderRedemptionsTable;
  order_expresses: orders.OrderExpressesTable;
  order_express_lines: orders.OrderExpressLinesTable;
  goods_comments: orders.GoodsCommentsTable;
  refund_addresses: refunds.RefundAddressesTable;
  order_refunds: refunds.OrderRefundsTable;
  payment_refunds: refunds.PaymentRefundsTable;
  payment_unions: payments.PaymentUnionsTable;
  payment_union_orders: payments.PaymentUnionOrdersTable;
  payment_attempts: payments.PaymentAttemptsTable;
  balance_logs: payments.BalanceLogsTable;
  integral_logs: payments.IntegralLogsTable;
  recharge_plans: RechargePlansTable;
  recharge_orders: RechargeOrdersTable;
  withdrawals: WithdrawalsTable;
  invoices: InvoicesTable;
  order_gifts: OrderGiftsTable;
  share_levels: distribution.ShareLevelsTable;
  goods_commissions: distribution.GoodsCommissionsTable;
  distributors: distribution.DistributorsTable;
  distributor_sums: distribution.DistributorSumsTable;
  order_commissions: distribution.OrderCommissionsTable;
  commission_takebacks: distribution.CommissionTakebacksTable;
  commission_logs: distribution.CommissionLogsTable;
  diy_templates: DiyTemplatesTable;
  diy_pages: DiyPagesTable;
  diy_page_navs: DiyPageNavsTable;
  page_visits: PageVisitsTable;
  articles: ArticlesTable;
  scenes: ScenesTable;
  topic_types: TopicTypesTable;
  topics: TopicsTable;
  topic_favorites: TopicFavoritesTable;
  user_centers: UserCentersTable;
  videos: VideosTable;
  city_deliveries: CityDeliveriesTable;
  full_reductions: FullReductionsTable;
  full_reduction_goods: FullReductionGoodsTable;
  operators: studio.OperatorsTable;
  operator_sessions: studio.OperatorSessionsTable;
  operator_devices: studio.OperatorDevicesTable;
  studio_answers: studio.StudioAnswersTable;
  studio_drafts: studio.StudioDraftsTable;
  studio_ops: studio.StudioOpsTable;
  studio_versions: studio.StudioVersionsTable;
  studio_schedules: studio.StudioSchedulesTable;
  studio_reviews: studio.StudioReviewsTable;
  studio_templates: studio.StudioTemplatesTable;
  studio_media_folders: studio.StudioMediaFoldersTable;
  studio_media: studio.StudioMediaTable;
  studio_media_uses: studio.StudioMediaUsesTable;
  studio_preview_links: studio.StudioPreviewLinksTable;
  studio_invitations: studio.StudioInvitationsTable;
  studio_pictures: studio.StudioPicturesTable;
  studio_presence: studio.StudioPresenceTable;
  studio_audit: studio.StudioAuditTable;
}
