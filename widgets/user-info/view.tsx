// The head with the current shopper: beside, below or in a card on the operator's picture.
import type { CSSProperties } from 'react';
import { parseHex, readableOn, toHex, WHITE } from '~/domain/colour';
import { widePicture } from '~/domain/picture-address';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { Corner } from './corner';
import { Person } from './person';
import { shape, type UserInfoDelivered } from './schema.gen';
import styles from './view.module.css';

const LOOKS = { 1: 'left', 2: 'centred', 3: 'card' } as const;

/** Text on the operator's card; white over an overlay on a picture, the theme's on the theme. */
function plateStyle({ style, backgroundColor }: UserInfoDelivered): CSSProperties {
  if (style !== 3) return {};
  const background = parseHex(backgroundColor);
  const text = background !== null && readableOn(background) === WHITE ? toHex(WHITE) : 'var(--colour-text)';
  return { background: backgroundColor, color: text };
}

function UserInfoView({ data }: WidgetViewProps<UserInfoDelivered>) {
  const { shopper } = useHost();
  const { backgroundPicUrl: picture } = data;
  return (
    <section
      className={styles.head}
      data-look={LOOKS[data.style]}
      data-pictured={picture !== ''}
      aria-label="用户信息"
    >
      {picture === '' ? null : <img className={styles.background} src={widePicture(picture)} alt="" />}
      <div className={styles.plate} style={plateStyle(data)}>
        <Person shopper={shopper} />
        <Corner hasPayCode={shopper?.hasPayCode === true} />
      </div>
    </section>
  );
}

export default defineView<UserInfoDelivered>(shape, UserInfoView);
