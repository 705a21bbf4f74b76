// A picture of a document's draft, of one of its versions, or of a template, from the server.
import { useState } from 'react';
import { apiAddress } from '../services/addresses';
import { PictureCard } from '../ui/phone-picture';

interface DocPictureProps {
  /** `page-3`, `template-2`. */
  doc: string;
  /** Id of a version; the draft without one. */
  version?: number;
  /** Of the draft's last change: another time, another picture. */
  changedAt?: string;
  /** In px. */
  width: number;
  height: number;
}

/** What cannot be read leaves the card grey: a list is complete without its pictures. */
function Picture({ address }: { address: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  return hasFailed ? null : (
    <img src={address} alt="" loading="lazy" decoding="async" onError={() => setHasFailed(true)} />
  );
}

export function DocPicture({ doc, version, changedAt, ...size }: DocPictureProps) {
  const address = apiAddress(`stills/${doc}`, { version, at: changedAt });
  return (
    <PictureCard {...size}>
      <Picture key={address} address={address} />
    </PictureCard>
  );
}
