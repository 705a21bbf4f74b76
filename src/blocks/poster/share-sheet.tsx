// The sheet of ways to share a screen: to friends, and as a poster.
import { useState } from 'react';
import { lazyPart } from '~/renderer/lazy-part';
import { Icon, type IconName } from '~/ui/icon/icon';
import { Sheet } from '~/ui/sheet/sheet';
import { openLink } from '../../flows/open-link';
import { useAction } from '../../engine/use-action';
import styles from './share-sheet.module.css';

const Poster = lazyPart('blocks/poster', () => import('./poster'));

interface OwnPoster {
  name: string;
  ratio: number;
  draw: () => Promise<string>;
}

export type SharedPoster = {
  /** Label of the poster button: 生成海报, 生成优惠券海报. */
  text: string;
} & (
  | OwnPoster
  /** Opens the screen that makes it. */
  | { open: () => void }
);

interface ShareSheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Absent where there is none to make. */
  poster?: SharedPoster;
}

function Way({ icon, text, onTap }: { icon: IconName; text: string; onTap: () => void }) {
  return (
    <button type="button" className={styles.way} onClick={onTap}>
      <span className={styles.disc}>
        <Icon name={icon} size={56} />
      </span>
      {text}
    </button>
  );
}

interface WaysProps extends Pick<ShareSheetProps, 'onClose'> {
  poster: SharedPoster | undefined;
  /** Makes the poster here. */
  onDraw: () => void;
}

const Ways = ({ onClose, poster, onDraw }: WaysProps) => (
  <div className={styles.ways}>
    <Way
      icon="chat"
      text="发送给朋友"
      onTap={() => {
        onClose();
        openLink({ open_type: 'share' });
      }}
    />
    {poster === undefined ? null : (
      <Way
        icon="picture"
        text={poster.text}
        onTap={() => {
          onClose();
          if ('open' in poster) poster.open();
          else onDraw();
        }}
      />
    )}
  </div>
);

export function ShareSheet({ isOpen, onClose, poster }: ShareSheetProps) {
  const [posterState, setPosterState] = useState<'unloaded' | 'open' | 'closed'>('unloaded');
  const opening = useAction(async () => {
    await Poster.arrives();
    setPosterState('open');
  });
  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title="分享">
        <Ways {...{ onClose, poster }} onDraw={() => void opening.run()} />
      </Sheet>
      {poster === undefined || 'open' in poster || posterState === 'unloaded' ? null : (
        <Poster
          isOpen={posterState === 'open'}
          onClose={() => setPosterState('closed')}
          draw={poster.draw}
          name={poster.name}
          ratio={poster.ratio}
        />
      )}
    </>
  );
}
