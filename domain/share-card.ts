// The card of a shared screen: title, words and picture, for the social app's menu and for the head of the served page.
import { isResizable } from './picture-address';

export interface ShareCard {
  readonly title: string;
  /** One line below the title. */
  readonly words: string;
  readonly picture: string;
}

interface OwnShare {
  readonly app_share_title?: string;
  readonly app_share_pic?: string;
}

/** The operator's title and picture before those of the thing itself. */
const withOwn = (own: OwnShare, card: ShareCard): ShareCard => ({
  ...card,
  title: own.app_share_title || card.title,
  picture: own.app_share_pic || card.picture,
});

export const goodsCard = (
  goods: OwnShare & { readonly name: string; readonly subtitle: string; readonly cover_pic: string },
): ShareCard => withOwn(goods, { title: goods.name, words: goods.subtitle, picture: goods.cover_pic });

export const topicCard = (
  topic: OwnShare & { readonly title: string; readonly sub_title: string; readonly cover_pic: string },
): ShareCard => withOwn(topic, { title: topic.title, words: topic.sub_title, picture: topic.cover_pic });

/** Of a running group. */
export const groupCard = (
  group: OwnShare & {
    readonly goods_name: string;
    readonly goods_cover_pic: string;
    readonly people_num: number;
  },
): ShareCard =>
  withOwn(group, {
    title: group.goods_name,
    words: `${group.people_num}人团，一起买更便宜`,
    picture: group.goods_cover_pic,
  });

interface SetGoods {
  readonly name: string;
  readonly cover_pic: string;
}

/** Of goods that are sold together. */
export const setCard = (set: {
  readonly name: string;
  readonly host_list: readonly SetGoods[];
  readonly goods_list: readonly SetGoods[];
}): ShareCard => {
  const goods = [...set.host_list, ...set.goods_list];
  return {
    title: set.name,
    words: goods.map(({ name }) => name).join('、'),
    picture: goods[0]?.cover_pic ?? '',
  };
};

interface SharedMall {
  readonly name: string;
  readonly setting: {
    readonly share_title?: string;
    readonly share_pic?: string;
    readonly mall_logo_pic?: string;
  };
}

/** Of home, and of what is not shared itself. */
export const mallCard = ({ name, setting }: SharedMall): ShareCard => ({
  title: setting.share_title || name,
  words: name,
  picture: setting.share_pic || setting.mall_logo_pic || '',
});

/** Parameter of a picture's address that asks our own server for it as the social app shows it. */
export const SQUARE_PARAM = 'square';

/** Our own drawings, which are SVG. */
const DRAWING = /^pictures\/[\w/-]+\.svg$/;
const UNSHOWN = /^(?:data|blob):|\.(?:svg|avif)(?:[?#]|$)/i;

/** The picture as the social app can show it: square and no SVG; '' where there is none such. */
export function cardPicture(address: string): string {
  if (isResizable(address) || DRAWING.test(address)) return `${address}?${SQUARE_PARAM}=1`;
  return UNSHOWN.test(address) ? '' : address;
}

/** A card whose missing parts are the mall's, with a picture that can be shown. */
export const wholeCard = (card: Partial<ShareCard>, mall: ShareCard): ShareCard => ({
  title: card.title || mall.title,
  words: card.words || mall.words,
  picture: cardPicture(card.picture ?? '') || cardPicture(mall.picture),
});
