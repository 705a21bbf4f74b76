// Which blocks may stand within another: the one rule of renderer, server and studio (decision 103).

/** What a page holds once cannot stand within a block, nor can a block within one of its own kind, however deep (diy README, trap 14). */
export const mayNest = (id: string, isSingle: boolean | undefined, owners: readonly string[]): boolean =>
  isSingle !== true && !owners.includes(id);
