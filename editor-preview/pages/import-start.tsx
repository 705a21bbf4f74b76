// Import of what an existing mall has: read as a dry run, shown with its issues by place, then made into drafts.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ImportReport } from '~/domain/studio/api-import';
import { Card } from '../shell/place';
import { api, wordsOf } from '../services/api';
import { Button } from '../ui/button';
import { ImportTable } from './import-table';
import styles from './new-page.module.css';
import { textOfBytes } from './text-of-bytes';
import { takeFile, useDrop } from './use-drop';

const MAX_BYTES = 5 * 1024 * 1024;
const NO_TEXT = '文件不是 UTF-8 编码，请另存为 UTF-8';
const TOO_LARGE = '内容超过 5 MB，请分开导入';

/** Checks one content at a time: what is chosen later replaces a check still under way. */
function useCheck() {
  const [report, setReport] = useState<ImportReport | null>(null);
  const [failure, setFailure] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  const start = (): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    setReport(null);
    setFailure('');
    return running.current.signal;
  };
  const refuse = () => {
    start();
    setIsBusy(false);
    setFailure(TOO_LARGE);
  };
  const send = async (text: string, signal: AbortSignal) => {
    setIsBusy(true);
    try {
      const found = await api<ImportReport>('import', { method: 'POST', body: { text }, signal });
      if (!signal.aborted) setReport(found);
    } catch (error) {
      if (!signal.aborted) setFailure(wordsOf(error));
    }
    if (!signal.aborted) setIsBusy(false);
  };
  const check = (text: string) => (new Blob([text]).size > MAX_BYTES ? refuse() : void send(text, start()));
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > MAX_BYTES) return refuse();
    const signal = start();
    const text = textOfBytes(await file.arrayBuffer());
    if (signal.aborted) return;
    if (text === null) setFailure(NO_TEXT);
    else await send(text, signal);
  };
  return { report, failure, isBusy, check, read };
}

/** `place` takes files that are dropped on it. */
const FileField = ({
  place,
  onFile,
}: {
  place: ReturnType<typeof useDrop>['place'];
  onFile: (file: File | undefined) => void;
}) => (
  <div className={styles['drop']} {...place}>
    <label>
      选择文件，或把文件拖到这里（JSON，不超过 5 MB，UTF-8 或 GBK 编码）
      <input
        type="file"
        accept=".json,application/json,text/plain"
        onChange={(event) => onFile(event.currentTarget.files?.[0])}
      />
    </label>
    <p>组件数组、页面、模块、个人中心、模板行和它们的列表、旧版首页、商城配置、整站导出都可以。</p>
    <p>
      超过 15 个字的页面标题、超过 30 个字的模块和个人中心名称会截短；商品、优惠券和图片文件不会一起导入。
    </p>
  </div>
);

interface TextFormProps {
  failure: string;
  isBusy: boolean;
  onText: (text: string) => void;
}

function TextForm({ failure, isBusy, onText }: TextFormProps) {
  const [text, setText] = useState('');
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onText(text);
      }}
    >
      <label className={styles['paste']}>
        或者粘贴内容
        <textarea
          value={text}
          rows={6}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p role="alert" className={styles['failure']}>
        {failure}
      </p>
      <Button type="submit" disabled={isBusy || text.trim() === ''}>
        {isBusy ? '正在检查…' : '检查内容'}
      </Button>
    </form>
  );
}

export function ImportStart() {
  const { report, failure, isBusy, check, read } = useCheck();
  const { place } = useDrop((file) => void read(file));
  const readLeft = useEffectEvent(() => {
    const file = takeFile();
    if (file !== null) void read(file);
  });
  useEffect(() => readLeft(), []);
  return (
    <>
      <Card>
        <FileField place={place} onFile={(file) => void read(file)} />
        <TextForm {...{ failure, isBusy }} onText={check} />
      </Card>
      {report === null ? null : <ImportTable report={report} />}
    </>
  );
}
