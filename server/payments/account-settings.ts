// The settings of a mall's account at a provider, from the environment.

export type Environment = Readonly<Record<string, string | undefined>>;

interface Account {
  /** The provider, in the words of an error. */
  title: string;
  prefix: string;
  /** What an account cannot do without, without the prefix. */
  names: readonly string[];
  /** Further needs that another variable may stand in for; alone they set no account. */
  shared?: Readonly<Record<string, string>>;
}

/** What reads a setting by its name, '' without one; null when nothing is set. Throws the names of what is missing. */
export function accountSettings(
  environment: Environment,
  { title, prefix, names, shared = {} }: Account,
): ((name: string) => string) | null {
  const given = (name: string): string =>
    environment[`${prefix}${name}`] || (environment[shared[name] ?? ''] ?? '');
  if (names.every((name) => given(name) === '')) return null;
  const missing = [...names, ...Object.keys(shared)].filter((name) => given(name) === '');
  if (missing.length > 0)
    throw new Error(
      `${title} is set in part; missing: ${missing.map((name) => `${prefix}${name}`).join(', ')}`,
    );
  return given;
}
