// Dialogs of the list of pages: rename, home of which platforms, who may see it, publish, take back, delete.
import { useState } from 'react';
import type { AccessLimit, PageRow } from '~/domain/studio/api';
import { MAX_TITLE } from '~/domain/studio/commands/set-meta';
import { TRASH_DAYS } from '~/domain/studio/trash';
import { Ask } from '../shell/ask';
import { TextField, Tick } from '../shell/place';
import { useMe } from '../shell/session';
import { isHomePage, PLATFORM_WORDS } from './page-words';
import styles from './page-dialogs.module.css';
import type { PageActs } from './page-acts';

export type PageDialogKind = 'rename' | 'home' | 'access' | 'publish' | 'take-back' | 'trash';

export interface PageDialogProps {
  row: PageRow;
  acts: PageActs;
  onClose: () => void;
}

function Rename({ row, acts, onClose }: PageDialogProps) {
  const [title, setTitle] = useState(row.title);
  const text = title.trim();
  return (
    <Ask
      title="重命名"
      word="保存"
      isReady={text !== ''}
      act={() => acts.rename(row, text)}
      onClose={onClose}
    >
      <TextField
        label="标题"
        value={title}
        onText={setTitle}
        maxLength={MAX_TITLE}
        required
        help={row.isLive ? `最多 ${MAX_TITLE} 个字；顾客马上看到新标题` : `最多 ${MAX_TITLE} 个字`}
      />
    </Ask>
  );
}

function Home({ row, acts, onClose }: PageDialogProps) {
  const [platforms, setPlatforms] = useState<readonly string[]>(row.platforms);
  const [isHome, setIsHome] = useState(row.isHome);
  const turn = (key: string, isOn: boolean) =>
    setPlatforms(isOn ? [...platforms, key] : platforms.filter((one) => one !== key));
  return (
    <Ask
      title="设为首页"
      word="保存"
      act={() => acts.settings(row, { platforms: [...platforms], isHome }, '的首页设置已保存')}
      onClose={onClose}
    >
      <p>马上生效：一个平台只有一个首页，原来的会被换下。</p>
      <fieldset className={styles['group']}>
        <legend>是这些平台的首页</legend>
        {Object.entries(PLATFORM_WORDS).map(([key, words]) => (
          <Tick key={key} label={words} isOn={platforms.includes(key)} onTick={(isOn) => turn(key, isOn)} />
        ))}
      </fieldset>
      <Tick label="没有单独首页的平台都用它" isOn={isHome} onTick={setIsHome} />
    </Ask>
  );
}

function Access({ row, acts, onClose }: PageDialogProps) {
  const [limit, setLimit] = useState(row.access_limit);
  return (
    <Ask
      title="谁可以看"
      word="保存"
      act={() => acts.settings(row, { access_limit: limit }, '的查看权限已保存')}
      onClose={onClose}
    >
      <AccessField limit={limit} onLimit={setLimit} />
    </Ask>
  );
}

interface AccessFieldProps {
  limit: AccessLimit | null;
  onLimit: (limit: AccessLimit | null) => void;
  disabled?: boolean;
}

interface LevelsProps {
  member: AccessLimit['member'];
  onMember: (member: AccessLimit['member']) => void;
}

function Levels({ member, onMember }: LevelsProps) {
  const { levels } = useMe();
  return (
    <div className={styles['levels']}>
      {levels.map((level) => (
        <Tick
          key={level.level}
          label={level.name}
          isOn={member.some((one) => one.level === level.level)}
          onTick={(isOn) =>
            onMember(isOn ? [...member, level] : member.filter((one) => one.level !== level.level))
          }
        />
      ))}
      {levels.length === 0 ? <p>商城还没有会员等级。</p> : null}
    </div>
  );
}

/** Everyone, or members of the levels that are ticked. */
export function AccessField({ limit, onLimit, disabled = false }: AccessFieldProps) {
  const isLimited = limit !== null && limit.is_all === 0;
  const member = limit?.member ?? [];
  return (
    <fieldset className={styles['group']} disabled={disabled}>
      <legend>谁可以看</legend>
      <label>
        <input type="radio" name="access" checked={!isLimited} onChange={() => onLimit(null)} />
        所有人
      </label>
      <label>
        <input
          type="radio"
          name="access"
          checked={isLimited}
          onChange={() => onLimit({ is_all: 0, member })}
        />
        只给这些会员等级
      </label>
      {isLimited ? (
        <Levels member={member} onMember={(next) => onLimit({ is_all: 0, member: next })} />
      ) : null}
    </fieldset>
  );
}

function Publish({ row, acts, onClose }: PageDialogProps) {
  const { settings } = useMe();
  const [note, setNote] = useState('');
  const isReady = !settings.isNoteRequired || note.trim() !== '';
  return (
    <Ask
      title={`发布「${row.title}」`}
      word="发布到线上"
      isReady={isReady}
      act={() => acts.publish(row, note.trim())}
      onClose={onClose}
    >
      <p>草稿现在的样子会马上给顾客看。要先检查和对比，请打开编辑器。</p>
      <TextField
        label="说明"
        value={note}
        onText={setNote}
        maxLength={100}
        required={settings.isNoteRequired}
        help="改了什么，例如：换轮播图，加优惠券"
      />
    </Ask>
  );
}

function TakeBack({ row, acts, onClose }: PageDialogProps) {
  const [to, setTo] = useState<'previous' | 'none'>('previous');
  return (
    <Ask
      title={isHomePage(row) ? `换回「${row.title}」的上一版` : `下线或换回「${row.title}」`}
      word={to === 'none' ? '下线' : '换回上一版'}
      isDanger
      act={() => acts.takeBack(row, to)}
      onClose={onClose}
    >
      <fieldset className={styles['group']}>
        <legend>顾客看到什么</legend>
        <label>
          <input type="radio" name="to" checked={to === 'previous'} onChange={() => setTo('previous')} />
          上一个线上版本{isHomePage(row) ? '' : '，没有上一个就下线'}
        </label>
        {isHomePage(row) ? null : (
          <label>
            <input type="radio" name="to" checked={to === 'none'} onChange={() => setTo('none')} />
            什么也看不到：下线
          </label>
        )}
      </fieldset>
      <p>草稿不会变。</p>
    </Ask>
  );
}

function Trash({ row, acts, onClose }: PageDialogProps) {
  const [typed, setTyped] = useState('');
  const mustType = row.isLive;
  return (
    <Ask
      title={`删除「${row.title}」`}
      word="删除"
      isDanger
      isReady={!mustType || typed.trim() === row.title}
      act={() => acts.trash(row)}
      onClose={onClose}
    >
      <p>删除后在回收站保留 {TRASH_DAYS} 天。</p>
      {mustType ? (
        <TextField
          label={`顾客正在看这个页面。请输入标题「${row.title}」确认`}
          value={typed}
          onText={setTyped}
          autoComplete="off"
        />
      ) : null}
    </Ask>
  );
}

const DIALOGS = {
  rename: Rename,
  home: Home,
  access: Access,
  publish: Publish,
  'take-back': TakeBack,
  trash: Trash,
} as const;

export function PageDialog({ kind, ...props }: PageDialogProps & { kind: PageDialogKind }) {
  const Shown = DIALOGS[kind];
  return <Shown {...props} />;
}
