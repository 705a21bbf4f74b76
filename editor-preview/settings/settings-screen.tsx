// Settings of the studio, changed by owners.
import { useState } from 'react';
import type { StudioSettings } from '~/domain/studio/api';
import { Body, Card, PlaceHead, TextField, Tick } from '../shell/place';
import { useMe } from '../shell/session';
import { useAct } from '../shell/use-act';
import { api } from '../services/api';
import { Button } from '../ui/button';
import { PasswordCard } from './password-card';
import styles from './settings.module.css';

const LIMITS = { maxBlocks: { min: 1, max: 2000 }, previewHours: { min: 1, max: 168 } };

type NumberKey = keyof typeof LIMITS;
type Draft = Omit<StudioSettings, NumberKey> & Record<NumberKey, string>;

function numberWithin(text: string, { min, max }: { min: number; max: number }): number | null {
  const value = Number(text);
  return Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/** The settings as they are typed; null where they cannot be saved. */
function settingsOf(draft: Draft): StudioSettings | null {
  const maxBlocks = numberWithin(draft.maxBlocks, LIMITS.maxBlocks);
  const previewHours = numberWithin(draft.previewHours, LIMITS.previewHours);
  if (maxBlocks === null || previewHours === null) return null;
  if (draft.scheduleTime === '' || draft.endTime === '') return null;
  return { ...draft, maxBlocks, previewHours };
}

interface FieldProps {
  draft: Draft;
  change: (changed: Partial<Draft>) => void;
  canChange: boolean;
}

function NumberField({
  name,
  label,
  draft,
  change,
  canChange,
}: FieldProps & { name: NumberKey; label: string }) {
  const { min, max } = LIMITS[name];
  return (
    <TextField
      label={label}
      type="number"
      min={min}
      max={max}
      value={draft[name]}
      onText={(text) => change({ [name]: text })}
      readOnly={!canChange}
      help={numberWithin(draft[name], LIMITS[name]) === null ? `要在 ${min} 到 ${max} 之间` : undefined}
    />
  );
}

interface TimeProps extends FieldProps {
  name: 'scheduleTime' | 'endTime';
  label: string;
}

const TimeField = ({ name, label, draft, change, canChange }: TimeProps) => (
  <TextField
    label={label}
    type="time"
    value={draft[name]}
    onText={(text) => change({ [name]: text })}
    readOnly={!canChange}
    required
    help={draft[name] === '' ? '要填一个时间' : '北京时间'}
  />
);

const Fields = (props: FieldProps) => {
  const { draft, change, canChange } = props;
  return (
    <>
      <Tick
        label="编辑要提交审核，由所有者发布"
        isOn={draft.isApproved}
        onTick={(isApproved) => change({ isApproved })}
        disabled={!canChange}
      />
      <Tick
        label="发布时必须写说明"
        isOn={draft.isNoteRequired}
        onTick={(isNoteRequired) => change({ isNoteRequired })}
        disabled={!canChange}
      />
      <NumberField {...props} name="maxBlocks" label="每个分页最多多少个组件" />
      <NumberField {...props} name="previewHours" label="手机预览链接的有效时间（小时）" />
      <TimeField {...props} name="scheduleTime" label="定时发布先填的时间" />
      <TimeField {...props} name="endTime" label="到期先填的时间" />
    </>
  );
};

function Form({ settings, canChange }: { settings: StudioSettings; canChange: boolean }) {
  const act = useAct('session');
  const [draft, setDraft] = useState<Draft>({
    ...settings,
    maxBlocks: String(settings.maxBlocks),
    previewHours: String(settings.previewHours),
  });
  const body = settingsOf(draft);
  const save = () =>
    act(async () => {
      await api<StudioSettings>('settings', { method: 'PATCH', body });
      return '已保存';
    });
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (body !== null) void save();
      }}
    >
      <Fields
        draft={draft}
        change={(changed) => setDraft((before) => ({ ...before, ...changed }))}
        canChange={canChange}
      />
      {canChange ? (
        <Button type="submit" look="primary" disabled={body === null}>
          保存
        </Button>
      ) : (
        <p>只有所有者能改这些设置。</p>
      )}
    </form>
  );
}

export default function SettingsScreen() {
  const { settings, rights } = useMe();
  return (
    <>
      <PlaceHead title="设置" />
      <Body>
        <Card title="发布和编辑">
          <Form settings={settings} canChange={rights.isOwner} />
        </Card>
        <PasswordCard />
      </Body>
    </>
  );
}
