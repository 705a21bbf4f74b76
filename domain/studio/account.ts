// Rules of an operator's account: the server refuses what is outside them, and the forms say them.

export const MAX_PERSON_NAME = 20;
export const LOGIN_LENGTH = { min: 2, max: 40 };
export const LOGIN = /^[a-z0-9._-]+$/;
export const PASSWORD_LENGTH = { min: 10, max: 200 };

/** Hours until an invitation ends. */
export const INVITATION_HOURS = { min: 1, max: 30 * 24 };
