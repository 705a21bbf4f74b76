// Who calls: the shopper of a session, and what of him decides what he sees.

/** The shopper behind an access token. */
export interface SessionUser {
  id: number;
  memberLevel: number;
  isAdmin: boolean;
}

/** What of a shopper decides what others of the same kind are shown as well. */
export type Viewer = Pick<SessionUser, 'memberLevel' | 'isAdmin'>;
