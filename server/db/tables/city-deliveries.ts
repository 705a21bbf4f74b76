// Kysely types of the table of 201-city-deliveries.sql.
import type { Defaulted, Stamps, TimeOrNull } from './columns';

export interface CityDeliveriesTable extends Stamps {
  order_express_id: number;
  /** 101 waits for a rider, 102 on the way to the shop, 202 fetched, 301 on the way, 302 delivered. */
  status: Defaulted<101 | 102 | 202 | 301 | 302>;
  corporation_name: Defaulted<string>;
  corporation_icon: Defaulted<string>;
  rider_name: Defaulted<string>;
  rider_mobile: Defaulted<string>;
  rider_latitude: Defaulted<number | null>;
  rider_longitude: Defaulted<number | null>;
  shop_latitude: number;
  shop_longitude: number;
  user_latitude: number;
  user_longitude: number;
  estimated_at: TimeOrNull;
}
