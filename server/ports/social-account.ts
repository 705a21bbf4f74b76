// The mall's account at the social app: the adapter between signing in and the provider of identities.
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables';

export interface Identity {
  /** The provider's own id of the person. */
  openId: string;
  /** Null after a silent authorisation, which returns only the id. */
  profile: { nickname: string; avatar: string } | null;
}

/** `snsapi_base` asks silently, `snsapi_userinfo` asks the person. */
export type AuthoriseScope = 'snsapi_base' | 'snsapi_userinfo';

export interface Authorisation {
  scope: AuthoriseScope;
  /** Address on our own site to which the person is redirected with the code. */
  returnUrl: string;
  /** Address of the site's folder, without a slash at the end. */
  origin: string;
}

/** What the login of a mini program's host returns, as the form sends it (OAUTH-04). */
export interface ProgramLogin {
  code: string;
  encryptedData: string;
  iv: string;
  rawData: string;
  signature: string;
}

export interface Desk {
  db: Kysely<Tables>;
  now: Date;
}

/** A message by one of the account's templates. */
export interface TemplateMessage {
  openId: string;
  templateId: string;
  /** The message's text. */
  words: string;
  at: Date;
}

export interface SocialAccount {
  /** The provider's name under which identities are stored. */
  readonly name: 'wechat' | 'sandbox';
  readonly appId: string;
  /** The address at which a person authorises the mall. */
  authoriseUrl(authorisation: Authorisation): string;
  /** The code's person; null for an unknown, expired or used one. Throws a MallError when the provider fails. */
  identify(code: string, desk: Desk): Promise<Identity | null>;
  /**
   * The person of a mini program's login; null for a code that is unknown, expired or used, and for what its session
   * key did not sign. Throws a MallError where the mall has no mini program, and when the provider fails.
   */
  identifyProgram(login: ProgramLogin, desk: Desk): Promise<Identity | null>;
  /** The ticket that signs pages; `isFresh` requests a new one. Throws a MallError when there is none. */
  ticket(isFresh: boolean): Promise<string>;
  /** Whether the person follows the account. Throws a MallError when the provider fails. */
  isFollower(openId: string): Promise<boolean>;
  /** Whether the message was accepted; the sandbox writes it into `dataFolder`. Throws as `isFollower`. */
  sendTemplate(message: TemplateMessage, dataFolder: string): Promise<boolean>;
}

/** The OAuth state that is returned with the code: the mall. */
export const STATE = 1;
