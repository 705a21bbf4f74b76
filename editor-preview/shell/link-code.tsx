// An address for phones: as a QR code, and to be copied.
import type { ReactNode } from 'react';
import { renderSVG } from 'uqr';
import { CopyLink } from './copy-link';
import styles from './copy-link.module.css';

interface LinkCodeProps {
  /** Of the address: 「预览链接」. */
  label: string;
  address: string;
  say: (words: string) => void;
  /** What the code is for. */
  children: ReactNode;
}

export function LinkCode({ label, address, say, children }: LinkCodeProps) {
  return (
    <div className={styles['code']}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address))}`}
        width={200}
        height={200}
        alt="用手机扫这个二维码"
      />
      <div>
        <p>{children}</p>
        <CopyLink label={label} address={address} where="手机" say={say} />
      </div>
    </div>
  );
}
