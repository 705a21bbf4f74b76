// The calls of a goods poster: of the mall, or of a plugin whose goods it shows; addresses name them.
import { goodsPoster } from '~/schemas/api/goods.gen';
import { qrcodeGoodsNew } from '~/schemas/api/qrcode.gen';

/** A link must not make a phone call anything but what makes posters. */
const POSTER_ROUTE =
  /^(?:api\/(?:goods\/poster|qrcode\/goods-new)|plugin\/\w+\/api\/(?:\w+\/)?poster[\w/-]*)$/;

const named = <E extends { readonly route: string }>(endpoint: E, route: string): E | null =>
  POSTER_ROUTE.test(route) ? { ...endpoint, route } : null;

/** What the poster of the goods consists of. */
export const posterParts = (route: string) => named(goodsPoster, route);

/** The finished picture, of a backend that sends no parts. */
export const posterPicture = (route: string) => named(qrcodeGoodsNew, route);
