// The source of a rich text.
import { useEffect, useRef } from 'react';
import { Toolbar } from './toolbar';
import styles from './rich-dialog.module.css';

interface SourceViewProps {
  html: string;
  onChange: (html: string) => void;
  onLeave: () => void;
}

const ONLY_SOURCE: ReadonlySet<'source'> = new Set(['source']);

export function SourceView({ html, onChange, onLeave }: SourceViewProps) {
  const source = useRef<HTMLTextAreaElement>(null);
  // The button that opened it went with the other toolbar.
  useEffect(() => source.current?.focus(), []);
  return (
    <>
      <Toolbar state={null} opened={ONLY_SOURCE} onRun={() => undefined} onOpen={onLeave} />
      <div className={styles['side']}>
        <textarea
          ref={source}
          className={styles['source']}
          aria-label="源码"
          spellCheck={false}
          value={html}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </>
  );
}
