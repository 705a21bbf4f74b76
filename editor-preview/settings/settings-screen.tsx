// Settings of the studio, changed by owners.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StudioSettings } from '~/domain/studio/api';
import { Body, Card, PlaceHead, TextField, Tick } from '../app/place';
import { useMe } from '../app/session';
import { useAct } from '../app/use-act';
import { api } from '../services/api';
import { Button } from '../ui/button';
import { PasswordCard } from './password-card';
import styles from './settings.module.css';

const BLOCKS = { min: 1, max: 2000 };
const HOURS = { min: 1, max: 168 };

const numberWithin = (text: string, { min, max }: { min: number; max: number }): number | null => {
  const value = Number(text);
  return Number.isInteger(value) && value >= min && value <= max ? value : null;
};

function Form({ settings, canChange }: { settings: StudioSettings; canChange: boolean }) {
  const cache = useQueryClient();
  const act = useAct('session');
  const [isApproved, setIsApproved] = useState(settings.isApproved);
  const [isNoteRequired, setIsNoteRequired] = useState(settings.isNoteRequired);
  const [blocks, setBlocks] = useState(String(settings.maxBlocks));
  const [hours, setHours] = useState(String(settings.previewHours));
  const maxBlocks = numberWithin(blocks, BLOCKS);
  const previewHours = numberWithin(hours, HOURS);
  const isReady = maxBlocks !== null && previewHours !== null;
  const save = () =>
    act(async () => {
      const body = { isApproved, isNoteRequired, maxBlocks, previewHours };
      await api<StudioSettings>('settings', { method: 'PATCH', body });
      await cache.invalidateQueries({ queryKey: ['session'] });
      return '已保存';
    });
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) void save();
      }}
    >
      <Tick
        label="编辑要提交审核，由所有者发布"
        isOn={isApproved}
        onTick={setIsApproved}
        disabled={!canChange}
      />
      <Tick label="发布时必须写说明" isOn={isNoteRequired} onTick={setIsNoteRequired} disabled={!canChange} />
      <TextField
        label="每个分页最多多少个组件"
        type="number"
        {...BLOCKS}
        value={blocks}
        onText={setBlocks}
        readOnly={!canChange}
        help={maxBlocks === null ? `要在 ${BLOCKS.min} 到 ${BLOCKS.max} 之间` : undefined}
      />
      <TextField
        label="手机预览链接的有效时间（小时）"
        type="number"
        {...HOURS}
        value={hours}
        onText={setHours}
        readOnly={!canChange}
        help={previewHours === null ? `要在 ${HOURS.min} 到 ${HOURS.max} 之间` : undefined}
      />
      {canChange ? (
        <Button type="submit" look="primary" disabled={!isReady}>
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
