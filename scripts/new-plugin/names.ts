// What the files of a new plugin are made from, and the names that several of them use.

export interface NewPlugin {
  /** Name of its folders: lower case, digits and hyphens. */
  name: string;
  /** The permission key: the name with underscores. */
  key: string;
  title: string;
  /** The key in PascalCase. */
  type: string;
  /** Number of its migration, above all that are there. */
  migration: number;
}

/** The name of an endpoint's constant: `priceTagIndex`. */
export const constantOf = ({ type }: NewPlugin, part: string): string =>
  `${type.charAt(0).toLowerCase()}${type.slice(1)}${part}`;

/** The table of what shoppers write. */
export const tableOf = ({ key }: NewPlugin): string => `${key}_notes`;

/** The role of those who read all of it. */
export const roleOf = ({ key }: NewPlugin): string => `${key}_keeper`;
