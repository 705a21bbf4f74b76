// Views of goods pages, as http's calls name what counts them.

export interface ViewCount {
  /** Counts a view. @returns how often the goods were viewed before. */
  view: (goodsId: number) => Promise<number>;
}
