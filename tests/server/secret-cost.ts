// Stands for server/http/secret-cost.ts in tests of the server, which hash hundreds of passwords.
export const COST = 2 ** 10;
