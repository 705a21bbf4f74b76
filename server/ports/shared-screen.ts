// A screen whose links have a card in the head of the served page (server/site/shared-page.ts).
import type { ShareCard } from '~/domain/share-card';

export interface SharedScreen {
  /** The route that answers what the screen shows, asked as a guest. */
  route: string;
  /** The screen's parameter, and the route's for the same id. */
  parameters: readonly [ofScreen: string, ofRoute: string];
  /** Null where the answer has nothing to show. */
  card: (data: unknown) => ShareCard | null;
}

/** By the screen's path. */
export type SharedScreens = Readonly<Record<string, SharedScreen>>;
