// A picture of a document's draft, of one of its versions, or of a template, from the server.
import { useQuery } from '@tanstack/react-query';
import { apiText, StudioError } from '../services/api';
import { PhonePicture, PictureFrame } from '../ui/phone-picture';

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
function Frame({ doc, version, changedAt, ...size }: DocPictureProps) {
  const { data } = useQuery({
    queryKey: ['picture', doc, version, changedAt],
    queryFn: ({ signal }) => apiText(`stills/${doc}`, { query: { version, at: changedAt }, signal }),
    staleTime: Infinity,
    // It may be waiting behind others, or be the first one of this server.
    retry: (count, error) => count < 2 && error instanceof StudioError && error.code === 'failed',
  });
  return data === undefined ? null : <PictureFrame {...size} title={`${doc} 的样子`} srcDoc={data} />;
}

export const DocPicture = (props: DocPictureProps) => (
  <PhonePicture width={props.width} height={props.height}>
    <Frame {...props} />
  </PhonePicture>
);
