// Api/live: rooms of a mini program's own live service, of which a mall of the web has none.
import { liveIndex, livePlayBack } from '~/schemas/api/live.gen';
import { guestRoute, type Route } from '../../http/route';

const index = guestRoute(liveIndex, () => Promise.resolve({ list: [], pageCount: 0, total: 0 }));

const playBack = guestRoute(livePlayBack, () => Promise.resolve({ list: [] }));

export const routes: readonly Route[] = [index, playBack];
