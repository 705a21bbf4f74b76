// The colours by which the library's pictures are found.
import { isPictureColour, PICTURE_COLOURS, type PictureColour } from '~/domain/studio/picture-colours';
import { Button } from '../ui/button';
import styles from './colours.module.css';

const NAMES = Object.keys(PICTURE_COLOURS).filter(isPictureColour);

interface ColoursProps {
  /** Undefined for all. */
  colour: PictureColour | undefined;
  onChoose: (colour: PictureColour | undefined) => void;
}

/** The chosen one pressed again finds all. */
export const Colours = ({ colour, onChoose }: ColoursProps) => (
  <fieldset className={styles['colours']}>
    <legend>颜色</legend>
    {NAMES.map((name) => {
      const { words, hex } = PICTURE_COLOURS[name];
      const isChosen = name === colour;
      return (
        <button
          key={name}
          type="button"
          style={{ background: hex }}
          aria-label={words}
          aria-pressed={isChosen}
          title={words}
          onClick={() => onChoose(isChosen ? undefined : name)}
        />
      );
    })}
    {colour === undefined ? null : (
      <Button isCompact look="quiet" onClick={() => onChoose(undefined)}>
        所有颜色
      </Button>
    )}
  </fieldset>
);
