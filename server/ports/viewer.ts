// Who calls: the shopper of a session, and the attributes that decide what he sees.

/** The shopper behind an access token. */
export interface SessionUser {
  id: number;
  memberLevel: number;
  isAdmin: boolean;
}

/** The attributes that answers may be cached by. */
export type Viewer = Pick<SessionUser, 'memberLevel' | 'isAdmin'>;
