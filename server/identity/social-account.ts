// Owns what the mall's account at the social app is: the adapter between signing in and whoever vouches for a person.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';

export interface Identity {
  /** The provider's own id of the person. */
  openId: string;
  /** Null after a silent authorisation, which tells nothing but the id. */
  profile: { nickname: string; avatar: string } | null;
}

/** `snsapi_base` asks silently, `snsapi_userinfo` asks the person. */
export type AuthoriseScope = 'snsapi_base' | 'snsapi_userinfo';

export interface Authorisation {
  scope: AuthoriseScope;
  /** Where the person comes back to, with the code; of our own site. */
  returnUrl: string;
  /** Address of the site's folder, without a slash at the end. */
  origin: string;
}

export interface Desk {
  db: Kysely<Tables>;
  now: Date;
}

/** A message by one of the account's templates. */
export interface TemplateMessage {
  openId: string;
  templateId: string;
  /** What it says. */
  words: string;
  at: Date;
}

export interface SocialAccount {
  /** Under which name identities are kept. */
  readonly name: 'wechat' | 'sandbox';
  readonly appId: string;
  /** The address at which a person authorises the mall. */
  authoriseUrl(authorisation: Authorisation): string;
  /** Whose code it is; null for a code that is unknown, old or used. Throws a MallError when nobody can be asked. */
  identify(code: string, desk: Desk): Promise<Identity | null>;
  /** The ticket that pages are signed with; `isFresh` asks for a new one. Throws a MallError when there is none. */
  ticket(isFresh: boolean): Promise<string>;
  /** Whether the person follows the account. Throws a MallError when nobody can be asked. */
  isFollower(openId: string): Promise<boolean>;
  /** Whether the message was taken; `dataFolder` is where a stand-in leaves it. Throws as `isFollower`. */
  sendTemplate(message: TemplateMessage, dataFolder: string): Promise<boolean>;
}

/** What comes back with the code: the mall. */
export const STATE = 1;
