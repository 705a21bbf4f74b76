// Names of a clerk's acts.

/** A name for one act of this phone, so that the server does it once however often it is sent. */
export const newNonce = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;
