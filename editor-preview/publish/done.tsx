// The end of publishing: when shoppers see it, its address for phones, and what is done next.
import { useState } from 'react';
import { isHomePage } from '../documents/page-words';
import { usePageActs } from '../documents/page-acts';
import { PageDialog } from '../documents/page-dialogs';
import { usePageRow } from '../documents/use-pages';
import { livePageAddress } from '../services/mall-address';
import { useParts } from '../session/editor-context';
import { addressHere } from '../shell/copy-link';
import { LinkCode } from '../shell/link-code';
import { Button } from '../ui/button';
import { type Outcome, useLiveActs } from './publish-acts';
import styles from './publish-dialog.module.css';

/** A ref: the button that had it is gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** Offered for a page that is no platform's home yet, to those who may publish. */
function MakeHome() {
  const { answer, me } = useParts();
  const { data: row } = usePageRow(answer.doc);
  const acts = usePageActs();
  const [isOpen, setIsOpen] = useState(false);
  if (row === undefined || isHomePage(row) || !me.rights.canPublish) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>设为首页</Button>
      {isOpen ? <PageDialog kind="home" row={row} acts={acts} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function LivePage() {
  const { answer, say } = useParts();
  const address = livePageAddress(answer.doc);
  return (
    <LinkCode label="页面链接" address={addressHere(address)} say={say}>
      手机扫码看线上的页面。{' '}
      <a href={address} target="_blank" rel="noreferrer">
        打开
      </a>
    </LinkCode>
  );
}

export function Done({ outcome, onClose }: { outcome: Outcome; onClose: () => void }) {
  const { answer } = useParts();
  const { takeBack } = useLiveActs();
  const isPublished = outcome.kind === 'published';
  const isLivePage = isPublished && answer.kind === 'page';
  const words = outcome.kind === 'scheduled' ? '已定时' : '已提交审核';
  return (
    <div className={styles['done']}>
      <output>{isPublished ? `已发布 · ${outcome.seconds} 秒后顾客可见` : words}</output>
      {isLivePage ? <LivePage /> : null}
      <div className={styles['choices']}>
        {isLivePage ? <MakeHome /> : null}
        {isPublished ? (
          <Button
            onClick={() => {
              void takeBack();
              onClose();
            }}
          >
            换回上一版
          </Button>
        ) : null}
        <Button ref={takeFocus} look="primary" onClick={onClose}>
          完成
        </Button>
      </div>
    </div>
  );
}
