// The table of keys, made of the action table, with the switch for single keys.
import { useState } from 'react';
import { ACTION_GROUPS } from './action';
import { ACTIONS } from './actions';
import { wordsOfKeys } from '../ui/key-names';
import styles from '../ui/lists.module.css';
import { areSingleKeysOn, setSingleKeys } from '../shell/single-keys';

/** Of the outline alone, which has no action for them. */
const OUTLINE_KEYS = {
  id: 'outline-fold',
  words: '大纲里展开、收起',
  group: '选择',
  keys: ['ArrowRight', 'ArrowLeft'],
} as const;

export const KEYS_TITLE = '键盘快捷键';

/** Actions with keys, by group. */
const KEYED = ACTION_GROUPS.map((group) => ({
  group,
  actions: [...ACTIONS, OUTLINE_KEYS].filter(
    (action) => action.group === group && (action.keys ?? []).length > 0,
  ),
}));

export function KeysTable() {
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <>
      <label className={styles['switch']}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked);
            setSingleKeys(target.checked);
          }}
        />
        单个字母和数字的快捷键（用语音操作电脑时可以关掉）
      </label>
      <div className={styles['keys']}>
        {KEYED.map(({ group, actions }) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl>
              {actions.map(({ id, words, keys = [] }) => (
                <div key={id} style={{ display: 'contents' }}>
                  <dt>{words}</dt>
                  <dd>
                    <kbd>{wordsOfKeys(keys)}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p>苹果电脑上 Ctrl 就是 ⌘。</p>
    </>
  );
}
