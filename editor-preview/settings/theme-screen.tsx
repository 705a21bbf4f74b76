// The mall's theme: one of the named ones, or four colours of one's own.
import type { CSSProperties } from 'react';
import { isHexColour } from '~/domain/colour';
import { moneyText } from '~/domain/money';
import { isRecord } from '~/domain/record';
import { NAMED_THEMES, type ThemePalette, themeTokens } from '~/domain/theme';
import { Card } from '../shell/place';
import { contrastWords } from './theme-contrast';
import { SettingPlace, useSetting } from '../setting-place/setting-place';
import { ThemePhones } from './theme-phones';
import styles from './theme.module.css';

const CUSTOM = 'custom';

/** Stored members of the own colours, with the palette's names. */
const COLOURS = [
  ['main', 'main', '主色'],
  ['main_text', 'mainText', '主色上的文字'],
  ['secondary', 'second', '辅色'],
  ['secondary_text', 'secondText', '辅色上的文字'],
] as const;

const [FIRST] = NAMED_THEMES;

function paletteOf(stored: unknown): ThemePalette {
  const custom = isRecord(stored) ? stored : {};
  const colours = COLOURS.map(([key, name]) => {
    const value = custom[key];
    return [name, typeof value === 'string' ? value : (FIRST?.[name] ?? '#ff4544')] as const;
  });
  return Object.fromEntries(colours) as unknown as ThemePalette;
}

/** What the colours become on a phone: price, buttons, a mark. */
function Sample({ palette }: { palette: ThemePalette }) {
  return (
    <span className={styles['sample']} style={themeTokens(palette) as CSSProperties} aria-hidden="true">
      <b className={styles['price']}>{moneyText(128)}</b>
      <span className={styles['mark']}>满减</span>
      <span className={styles['second']}>加入购物车</span>
      <span className={styles['main']}>立即购买</span>
    </span>
  );
}

function Named() {
  const { value, isReadOnly, write } = useSetting('theme_color');
  const { value: custom } = useSetting('custom_theme_color');
  const choices = [
    ...NAMED_THEMES.map((theme) => ({
      key: theme.key as string,
      name: theme.name,
      palette: theme as ThemePalette,
    })),
    { key: CUSTOM, name: '自己的颜色', palette: paletteOf(custom) },
  ];
  return (
    <fieldset className={styles['themes']} disabled={isReadOnly}>
      <legend>主题</legend>
      {choices.map(({ key, name, palette }) => (
        <label key={key} className={styles['theme']}>
          <span>
            <input
              type="radio"
              name="theme"
              checked={value === key}
              onChange={() => write(key, `主题：${name}`)}
            />
            {name}
          </span>
          <Sample palette={palette} />
        </label>
      ))}
    </fieldset>
  );
}

function OwnColours() {
  const { value, isReadOnly, write } = useSetting('custom_theme_color');
  const palette = paletteOf(value);
  const change = (key: string, words: string, colour: string) =>
    write({ ...(isRecord(value) ? value : {}), [key]: colour }, `主题颜色：${words}`, true);
  return (
    <div className={styles['colours']}>
      {COLOURS.map(([key, name, words]) => (
        <div key={key} className={styles['colour']}>
          <label htmlFor={`theme-${key}`}>{words}</label>
          <span>
            <input
              type="color"
              aria-label={`${words}：取色`}
              value={isHexColour(palette[name]) ? palette[name] : '#000000'}
              disabled={isReadOnly}
              onChange={(event) => change(key, words, event.currentTarget.value)}
            />
            <input
              id={`theme-${key}`}
              value={palette[name]}
              maxLength={7}
              readOnly={isReadOnly}
              aria-invalid={!isHexColour(palette[name])}
              onChange={(event) => change(key, words, event.currentTarget.value.trim())}
            />
          </span>
        </div>
      ))}
    </div>
  );
}

function Contrast() {
  const { value: key } = useSetting('theme_color');
  const { value: custom } = useSetting('custom_theme_color');
  const named = NAMED_THEMES.find((theme) => theme.key === key) ?? FIRST;
  const palette = key === CUSTOM || named === undefined ? paletteOf(custom) : named;
  return (
    <output className={styles['contrast']}>
      {contrastWords(palette).map(({ words, isLegible }) => (
        <span key={words} data-legible={isLegible}>
          {words}
        </span>
      ))}
    </output>
  );
}

function Theme() {
  const { value } = useSetting('theme_color');
  return (
    <Card>
      <Named />
      {value === CUSTOM ? <OwnColours /> : null}
    </Card>
  );
}

export default function ThemeScreen() {
  return (
    <SettingPlace
      doc="theme"
      title="主题"
      lead="价格、按钮和标签在整个商城用的颜色。"
      phone={
        <ThemePhones>
          <Contrast />
        </ThemePhones>
      }
    >
      <Theme />
    </SettingPlace>
  );
}
