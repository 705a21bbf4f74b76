// Signing in, for what loads before the code of the login flow.

/** `requireLogin` of login.ts, whose code loads with the first call. */
export const askLogin = async (): Promise<void> => (await import('./login')).requireLogin();
