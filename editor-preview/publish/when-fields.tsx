// When a publication goes live and ends: Beijing's time, beside the server's clock.
import { useEffect, useState } from 'react';
import type { Me } from '~/domain/studio/api';
import { useParts } from '../session/editor-context';
import type { ScheduleEnd, VersionRow } from '~/domain/studio/api-publish';
import { clockWords, momentWords } from '~/domain/studio/moments';
import { MomentInput } from '../ui/moment-input';
import { useVersions } from '../versions/use-versions';
import { endAfter, timesOf, type When } from './publish-acts';
import styles from './publish-dialog.module.css';

const HOUR_MS = 3_600_000;

/** What the server's clock is ahead, in ms. */
export function clockOffset({ now }: Pick<Me, 'now'>): number {
  const ahead = Date.parse(now) - Date.now();
  // What the session was asked at is older than a minute at most where the clocks agree.
  return Math.abs(ahead) < HOUR_MS ? 0 : ahead;
}

/** Clock of the server, in ms, each second. */
function useServerClock(): number | null {
  const { me } = useParts();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const offset = clockOffset(me);
    const timer = setInterval(() => setNow(Date.now() + offset), 1_000);
    return () => clearInterval(timer);
  }, [me]);
  return now;
}

const KINDS = [
  ['now', '现在'],
  ['at', '定时'],
  ['until', '现在，到期换回'],
] as const;

interface WhenChoice {
  when: When;
  onChange: (when: When) => void;
}

interface WhenFieldsProps extends WhenChoice {
  /** Another plan of the document, which has to end before a new one. */
  planned?: string | null;
}

function Moment({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string | null;
  onChange: (at: string) => void;
}) {
  return (
    <label className={styles['line']}>
      {label}
      <MomentInput value={value ?? ''} onChange={onChange} isRequired />
    </label>
  );
}

const versionWords = ({ number, at, note }: VersionRow): string =>
  `第 ${number} 版 · ${momentWords(at)}${note === '' ? '' : ` · ${note}`}`;

interface AfterProps {
  after: ScheduleEnd;
  onChange: (after: ScheduleEnd) => void;
}

/** The live version is what 「换回」 means. */
function After({ after, onChange }: AfterProps) {
  const { answer } = useParts();
  const { data } = useVersions(answer.doc);
  const versions = data?.pages.flatMap(({ items }) => items).filter(({ isLive }) => !isLive) ?? [];
  const first = versions[0]?.id;
  const isVersion = typeof after === 'number';
  const choose = (value: string) => {
    if (value === 'disable' || value === 'previous') onChange(value);
    else if (first !== undefined) onChange(first);
  };
  return (
    <>
      <label className={styles['line']}>
        到期后
        <select value={isVersion ? 'version' : after} onChange={({ target }) => choose(target.value)}>
          <option value="previous">自动换回现在的线上版本</option>
          {first === undefined && !isVersion ? null : <option value="version">换成另一个版本</option>}
          <option value="disable">停用这一页</option>
        </select>
      </label>
      {isVersion ? (
        <label className={styles['line']}>
          版本
          <select value={after} onChange={({ target }) => onChange(Number(target.value))}>
            {versions.some(({ id }) => id === after) ? null : <option value={after}>已选的版本</option>}
            {versions.map((version) => (
              <option key={version.id} value={version.id}>
                {versionWords(version)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </>
  );
}

function End({ when, onChange }: WhenChoice) {
  if (when.until === null) return null;
  return (
    <>
      <Moment label="到期时间" value={when.until} onChange={(until) => onChange({ ...when, until })} />
      <After after={when.after} onChange={(after) => onChange({ ...when, after })} />
    </>
  );
}

/** Offered with a time: a publication now ends by choice of its kind. */
function HasEnd({ when, onChange }: WhenChoice) {
  const { settings } = useParts().me;
  const end = () => endAfter(Date.parse(when.at ?? '') || Date.now(), settings);
  return (
    <label className={styles['line']}>
      <input
        type="checkbox"
        checked={when.until !== null}
        onChange={({ target }) => onChange({ ...when, until: target.checked ? end() : null })}
      />
      有到期时间
    </label>
  );
}

export function WhenFields({ when, onChange, planned = null }: WhenFieldsProps) {
  const { settings } = useParts().me;
  const now = useServerClock();
  const choose = (kind: When['kind']) => onChange({ ...when, ...timesOf(kind, now ?? Date.now(), settings) });
  return (
    <fieldset className={styles['when']}>
      <legend>何时</legend>
      <div className={styles['choices']}>
        {KINDS.map(([kind, words]) => (
          <label key={kind}>
            <input type="radio" name="when" checked={when.kind === kind} onChange={() => choose(kind)} />
            {words}
          </label>
        ))}
      </div>
      {planned === null || when.kind === 'now' ? null : (
        <p className={styles['problem']} role="alert">
          {planned}
        </p>
      )}
      {when.kind === 'at' ? (
        <>
          <Moment label="发布时间" value={when.at} onChange={(at) => onChange({ ...when, at })} />
          <HasEnd when={when} onChange={onChange} />
        </>
      ) : null}
      <End when={when} onChange={onChange} />
      <p className={styles['help']}>
        都是北京时间{now === null ? '' : `，服务器现在 ${clockWords(now)}`}
        。定时的是现在的内容，之后的修改不会包含在内。
      </p>
    </fieldset>
  );
}
