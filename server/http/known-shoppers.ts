// Whose tokens have been proved: all sessions of a shopper count as one caller at admission, which reads no database.

const MAX_TOKENS = 20_000;

export class KnownShoppers {
  readonly #users = new Map<string, number>();

  /** Notes whose a token was found to be. */
  note(token: string, userId: number): void {
    this.#users.delete(token);
    this.#users.set(token, userId);
    const [oldest] = this.#users.keys();
    if (this.#users.size > MAX_TOKENS && oldest !== undefined) this.#users.delete(oldest);
  }

  /** What a caller is counted by; null for a guest. A token that was never seen is a shopper of its own. */
  shopperOf(token: string): string | null {
    if (token === '') return null;
    const userId = this.#users.get(token);
    return userId === undefined ? `token ${token.slice(0, 200)}` : `shopper ${userId}`;
  }
}
