// The table of pickers, by what they choose.
import type { PickKind } from '~/domain/studio/api-library';
import { pickCats, pickGoods } from './goods';
import { pickActivity, pickCoupons, pickTopicCats, pickTopics } from './marketing';
import type { Picker } from './picker';
import {
  pickArticles,
  pickLinks,
  pickLive,
  pickMerchants,
  pickModules,
  pickStores,
  pickVideos,
} from './places';

export const PICKERS: Readonly<Record<PickKind, Picker>> = {
  goods: pickGoods,
  cats: pickCats,
  coupons: pickCoupons,
  activity: pickActivity,
  topics: pickTopics,
  'topic-cats': pickTopicCats,
  stores: pickStores,
  mchs: pickMerchants,
  articles: pickArticles,
  videos: pickVideos,
  live: pickLive,
  modules: pickModules,
  links: pickLinks,
};
