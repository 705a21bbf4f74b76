// The main colour of the mall's theme.
import type { Kysely } from 'kysely';
import { themeColour } from '~/domain/theme';
import type { Tables } from '../db/tables';
import { readOptions } from './mall-options';
import { readSetting } from './setting';

/** As hex; of the theme that shoppers see. */
export async function mainColour(db: Kysely<Tables>): Promise<string> {
  const { theme_color, custom_theme_color } = readSetting(
    await readOptions(db, ['theme_color', 'custom_theme_color']),
  );
  return themeColour(theme_color, custom_theme_color).background;
}
