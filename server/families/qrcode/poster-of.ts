// A poster of what is shared: its parts, and the finished picture.
import type { QrcodePoster } from '~/schemas/api/qrcode.gen';
import { sharerName } from '../../goods/poster';
import type { Shared, Visit } from './contents';
import { finishedPicture } from './finished-picture';

export async function posterOf(visit: Visit, contents: Promise<Shared>): Promise<QrcodePoster> {
  const shared = await contents;
  return {
    pic_url: await finishedPicture(shared.share_url, shared.pictures[0] ?? ''),
    ...(await sharerName(visit.db, visit.user.id)),
    ...shared,
  };
}
