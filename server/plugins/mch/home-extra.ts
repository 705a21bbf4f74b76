// What the block of merchants shows on the classic home page.
import type { PersonalContext } from '../../ports/hydrate';
import { recommendedMerchants } from './read-merchants';

/** Merchants that the mall recommends. One query. */
export async function merchantsExtra({ db }: PersonalContext, limit: number): Promise<object[]> {
  const merchants = await recommendedMerchants(db, limit);
  return merchants.map(({ id, name, cover_url }) => ({ id, mch_id: id, name, cover_url, picUrl: cover_url }));
}
