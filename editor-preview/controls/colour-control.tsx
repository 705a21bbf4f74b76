// A colour: swatch, value as text, contrast with its partner; the popover has the colours at hand.
import { type ChangeEvent, useId, useState } from 'react';
import { textOf } from '~/domain/coercion';
import type { Rgb as DomainRgb } from '~/domain/colour';
import { isUpload } from '~/domain/picture-address';
import { isRecord } from '~/domain/record';
import { groundOf, isPictured, leastContrast } from '~/domain/studio/ground';
import type { ControlProps } from '../form/control';
import { Button } from '../ui/button';
import { ColourPopover } from '../pickers/colour-popover';
import { contrast, hexOf, legible, type Rgb, rgbOf } from '../pickers/colours';
import styles from './controls.module.css';

const rgbIn = ({ red, green, blue }: DomainRgb): Rgb => [red, green, blue];

function Contrast({ control, text }: { control: ControlProps; text: string }) {
  const { field, owner, scopes } = control;
  const [data] = scopes;
  const own = rgbOf(text);
  const ground = groundOf(field, { owner, data: isRecord(data) ? data : owner });
  if (own === null || ground === null) return null;
  if (isPictured(ground))
    // Of pictures in the library the check knows the colours.
    return field.mends === true || isUpload(ground.picture) ? null : (
      <p className={styles['advice']}>文字在图片上，对比度算不出来，请在手机上看看清不清楚</p>
    );
  const partner = rgbIn(ground);
  const ratio = contrast(own, partner);
  if (ratio >= leastContrast(field, ground)) return null;
  const better = hexOf(legible(own, partner));
  const words = `${ratio.toFixed(1)}:1 看不清`;
  if (field.mends === true) return <p className={styles['advice']}>{words}，手机上会自动调整</p>;
  return (
    <p className={styles['advice']}>
      {words}，建议{' '}
      <button
        type="button"
        disabled={control.isReadOnly}
        onClick={() => control.write(better, { words: better })}
      >
        {better}
      </button>
    </p>
  );
}

/** The text as it is typed: written wherever it is a colour, as it is stored while it has not the focus. */
function useColourText({ write }: ControlProps, stored: string) {
  const [own, setOwn] = useState<string | null>(null);
  const change = (next: string) => {
    setOwn(next);
    const trimmed = next.trim();
    if (rgbOf(trimmed) !== null) write(trimmed.startsWith('#') ? trimmed : `#${trimmed}`, { isTyping: true });
  };
  return {
    isWrong: own !== null && own !== '' && own !== stored && rgbOf(own) === null,
    typing: {
      value: own ?? stored,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(target.value),
      onFocus: () => setOwn(stored),
      onBlur: () => setOwn(null),
    },
  };
}

interface SwatchProps {
  control: ControlProps;
  stored: string;
  /** Of the popover that it opens. */
  popoverId: string;
  isOpen: boolean;
  onTurn: () => void;
}

const Swatch = ({ control: { field, isReadOnly }, stored, popoverId, isOpen, onTurn }: SwatchProps) => (
  <button
    type="button"
    className={styles['swatch']}
    style={{ background: stored }}
    aria-label={`${field.title}：选颜色`}
    aria-expanded={isOpen}
    aria-controls={popoverId}
    disabled={isReadOnly}
    onClick={onTurn}
  />
);

export function ColourControl(control: ControlProps) {
  const { field, value, id, describedBy, isInvalid, isReadOnly, write } = control;
  const popoverId = useId();
  const stored = textOf(value);
  const [isOpen, setIsOpen] = useState(false);
  const { isWrong, typing } = useColourText(control, stored);
  return (
    <>
      <span className={styles['colour']}>
        <Swatch {...{ control, stored, popoverId, isOpen }} onTurn={() => setIsOpen(!isOpen)} />
        <input
          id={id}
          className={styles['input']}
          placeholder={field.empty}
          readOnly={isReadOnly}
          aria-invalid={isWrong || isInvalid || undefined}
          aria-describedby={describedBy}
          {...typing}
        />
        {field.empty !== undefined && stored !== '' && !isReadOnly ? (
          <Button isCompact look="quiet" onClick={() => write('', { words: field.empty ?? '' })}>
            清空
          </Button>
        ) : null}
      </span>
      {isWrong ? <p className={styles['error']}>颜色写作 #FF4544</p> : null}
      <Contrast control={control} text={stored} />
      {isOpen ? (
        <ColourPopover
          id={popoverId}
          title={field.title}
          value={stored}
          onChange={(next, isTyping) => write(next, isTyping ? { isTyping } : { words: next })}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
