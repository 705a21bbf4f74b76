// Titles of the mall's screens: one text a screen, empty for its own title.
import { type FocusEvent, useMemo, useState } from 'react';
import type { FormField } from '~/domain/studio/form';
import { pathOf } from '~/domain/studio/pointer';
import { renamed, type Screen, titleOf } from '~/domain/studio/settings/bar-titles';
import { MAX_SCREEN_TITLE } from '~/domain/studio/settings/title-bar-form';
import { Card, Tick } from '../shell/place';
import { controlOf } from '../controls/controls';
import { type FormContext, FormContextProvider } from '../form/form-context';
import { Fields } from '../form/form-field';
import { useSetting } from '../setting-place/setting-place';
import styles from './bar-titles.module.css';

const fieldOf = ({ path, name }: Screen): FormField => ({
  name: path,
  title: name,
  group: 'text',
  control: 'text',
  kind: 'text',
  default: '',
  maxLength: MAX_SCREEN_TITLE,
});

/** Writes a screen's title; the rows of other screens stay as they are stored. */
function useTitles(screens: readonly Screen[]): FormContext {
  const { value: rows, isReadOnly, write } = useSetting('bar_title');
  return useMemo(() => {
    const put = ({ name: path, title }: FormField, value: unknown, isTyping = false) => {
      const screen = { path, name: title };
      write(renamed(rows, screen, typeof value === 'string' ? value.trim() : ''), `标题：${title}`, isTyping);
    };
    return {
      data: Object.fromEntries(screens.map((screen) => [screen.path, titleOf(rows, screen)])),
      live: null,
      fresh: null,
      controlOf,
      isReadOnly,
      storedAt: () => undefined,
      isMixed: () => false,
      write: (field, _at, { value, how }) => put(field, value, how?.isTyping),
      writeOwner: (field, _at, { values }) => put(field, values[field.name]),
    };
  }, [screens, rows, isReadOnly, write]);
}

interface BarTitlesProps {
  screens: readonly Screen[];
  /** The screen whose title has the focus. */
  onShow: (screen: Screen) => void;
}

export function BarTitles({ screens, onShow }: BarTitlesProps) {
  const [query, setQuery] = useState('');
  const [isOwnOnly, setIsOwnOnly] = useState(false);
  const context = useTitles(screens);
  const { data } = context;
  const found = screens.filter(
    ({ path, name }) => name.includes(query.trim()) && !(isOwnOnly && data[path] === ''),
  );
  const show = ({ target }: FocusEvent<HTMLElement>) => {
    const [path] = pathOf(target.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? '');
    const screen = screens.find((one) => one.path === path);
    if (screen !== undefined) onShow(screen);
  };
  return (
    <Card title="页面标题">
      <div className={styles['tools']}>
        <input
          type="search"
          aria-label="搜索页面"
          placeholder={`搜索 ${screens.length} 个页面`}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Tick label="只看改过的" isOn={isOwnOnly} onTick={setIsOwnOnly} />
      </div>
      <p className={styles['help']}>留空用原来的标题；正在改的页面显示在手机上。</p>
      {found.length === 0 ? (
        <p>{query.trim() === '' ? '还没有改过标题的页面' : `没有找到「${query.trim()}」`}</p>
      ) : null}
      <FormContextProvider value={context}>
        <div className={styles['titles']} onFocus={show}>
          <Fields fields={found.map(fieldOf)} ownerAt="" owner={data} scopes={[data]} />
        </div>
      </FormContextProvider>
    </Card>
  );
}
