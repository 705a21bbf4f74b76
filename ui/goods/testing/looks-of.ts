// For tests: which looks of the goods' style sheet an element has.

/** Those of the looks that the element's class names. */
export const looksOf = (element: Element | null | undefined, looks: readonly string[]): string[] =>
  looks.filter((look) => element?.className.includes(`_${look}_`));
