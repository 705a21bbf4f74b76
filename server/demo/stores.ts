// Ids of the two demo stores.
export const STORES = { flagship: 1, xinteng: 2 } as const;
