// The mall's copyright at the end of the user centre.
import { isSafePicture } from '~/domain/links';
import { pictureAtWidth } from '~/domain/picture-address';
import { openLink } from '../../flows/open-link';
import { useMallConfig } from '../../state/mall';
import styles from './user-center.module.css';

export function Copyright() {
  const copyright = useMallConfig()?.copyright;
  if (copyright === undefined || copyright.status !== '1') return null;
  const { pic_url: picture, description, link, record_info: record } = copyright;
  if (picture === '' && description === '' && record === '') return null;
  return (
    <footer className={styles.copyright}>
      <button type="button" onClick={() => openLink(link ?? copyright.link_url)}>
        {isSafePicture(picture) ? <img src={pictureAtWidth(picture, 480)} alt="" loading="lazy" /> : null}
        {description}
      </button>
      {record === '' ? null : <p>{record}</p>}
    </footer>
  );
}
