// Launch scenes: how a visit began, and which scenes are removed from the address (SHOW).

/** The scene of a link made by sharing (SHOW-01); every other text is a token for the server (SHOW-03). */
export const SHARE_SCENE = 'share';
/** The launch scene of a share without another value (SHOW-07). */
export const DEFAULT_LAUNCH_SCENE = 1001;

/** The only scenes whose address is cleaned (SHOW-08). */
export const CLEANED_SCENES: readonly number[] = [
  1001, 1045, 1046, 1058, 1067, 1084, 1091, 1119, 1120, 1121, 1048, 1107, 1104,
];

export const isCleanedScene = (scene: unknown): boolean => CLEANED_SCENES.includes(Number(scene));

/** The launch scene that an address names: tokens and shares name none. */
export const launchSceneOf = (scene: string): number =>
  /^1\d{3}$/.test(scene) ? Number(scene) : DEFAULT_LAUNCH_SCENE;

/** Query parameters of a shared link; the social app adds the last two. */
const SHARE_FIELDS: ReadonlySet<string> = new Set([
  'scene',
  'params',
  'user_id',
  'multiple_store_id',
  'from',
  'isappinstalled',
]);

/** The query without the resolved parameters, so that going back does not resolve them again (SHOW-05). */
export function withoutScene(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([key]) => !SHARE_FIELDS.has(key)));
}
