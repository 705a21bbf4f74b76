// Pictures that a shopper has sent, three in a row; a tap shows them full-screen.
import { Picture } from '~/ui/picture/picture';
import { useViewer } from '../picture-viewer/use-viewer';
import styles from './picture-row.module.css';

interface PictureRowProps {
  pictures: readonly string[];
  /** What they show: 评价图片. */
  label: string;
}

/** Renders nothing without pictures. */
export function PictureRow({ pictures, label }: PictureRowProps) {
  const { view, viewer } = useViewer({ pictures, label });
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={styles.pictures} aria-label={label}>
        {pictures.map((picture, place) => (
          <li key={`${place}-${picture}`}>
            <button
              type="button"
              className={styles.picture}
              aria-label={`查看${label}${place + 1}`}
              onClick={() => void view(place)}
            >
              <Picture source={picture} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  );
}
