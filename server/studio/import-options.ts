// Finds the settings of an existing mall that are documents here: in its configuration, or in a row of its tables.
import { isRecord } from '~/domain/record';
import { SETTING_DOCS } from '~/domain/studio/api';
import type { ImportedSetting } from '~/domain/studio/api-import';
import type { SettingDoc } from './doc-name';
import type { Fields } from './fields';
import { SETTING_SHAPES } from './setting-docs';

export type RecognisedSetting = Pick<ImportedSetting, 'doc' | 'meta'>;

const recordOf = (value: unknown): Fields => (isRecord(value) ? value : {});

const isTitleBar = (value: unknown): value is Fields => 'top_background_color' in recordOf(value);
const isTabBar = (value: unknown): value is Fields => 'bottom_background_color' in recordOf(value);

/** The login page: its row, or its value in the configuration. */
function authOf({ alone_page: row, auth_page: value }: Fields): unknown {
  return isRecord(row) && row['type'] === 'auth' ? row['params'] : value;
}

/** Saved options of the mall by their key, as far as the value has them; a bar may stand alone. */
function optionsIn(value: Fields): Fields {
  const theme = value['theme_color'];
  return {
    ...value,
    // The configuration delivers the colours of the theme, with its key.
    theme_color: isRecord(theme) ? theme['key'] : theme,
    ...recordOf(recordOf(value['mall'])['setting']),
    navbar: isTabBar(value) || isTitleBar(value) ? value : value['navbar'],
    auth_page: authOf(value),
  };
}

const IS_IN: Readonly<Record<SettingDoc, (options: Fields) => boolean>> = {
  auth: ({ auth_page: page }) => isRecord(page),
  'tab-bar': ({ navbar }) => isTabBar(navbar) && Array.isArray(navbar['navs']),
  'title-bar': ({ navbar }) => isTitleBar(navbar),
  'quick-nav': (options) => 'is_quick_navigation' in options,
  theme: ({ theme_color: key }) => typeof key === 'string',
};

export function settingsIn(value: Fields): RecognisedSetting[] {
  const options = optionsIn(value);
  return SETTING_DOCS.filter((doc) => IS_IN[doc](options)).map((doc) => {
    const { keys, read } = SETTING_SHAPES[doc];
    const own = keys.flatMap((key) => (options[key] === undefined ? [] : [[key, options[key]] as const]));
    return { doc, meta: read(Object.fromEntries(own)) };
  });
}
