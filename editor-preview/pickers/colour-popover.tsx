// Colours at hand: the theme's, this page's, the last used; the browser's own picker, and its eyedropper.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_AUDIENCE } from '~/domain/studio/api-library';
import { mallConfigQuery } from '../services/mall';
import { useEditor } from '../store/use-editor';
import { Button } from '../ui/button';
import { useEscape } from '../ui/use-escape';
import { coloursWithin, hexOf, type NamedColour, rgbOf, themeColours } from './colours';
import styles from './colour-popover.module.css';

interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>;
}

/** Absent from TypeScript's library: Chromium only. */
const eyeDropper = (): (new () => EyeDropper) | undefined =>
  (window as { EyeDropper?: new () => EyeDropper }).EyeDropper;

const KEY = 'studio.colours';
const MOST = 9;

function lastUsed(): string[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function remember(colour: string): void {
  const next = [colour, ...lastUsed().filter((one) => one !== colour)].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(next));
}

interface PopoverProps {
  id: string;
  title: string;
  value: string;
  onChange: (colour: string, isTyping: boolean) => void;
  onClose: () => void;
}

function Swatches({
  title,
  colours,
  value,
  onPick,
}: {
  title: string;
  colours: readonly NamedColour[];
  value: string;
  onPick: (colour: string) => void;
}) {
  if (colours.length === 0) return null;
  return (
    <fieldset className={styles['swatches']}>
      <legend>{title}</legend>
      {colours.map(({ hex, name }) => {
        const words = `${name} ${hex}`.trim();
        return (
          <button
            key={hex}
            type="button"
            style={{ background: hex }}
            aria-label={words}
            aria-pressed={hex === value.toUpperCase()}
            title={words}
            onClick={() => onPick(hex)}
          />
        );
      })}
    </fieldset>
  );
}

/** Six figures in small letters, as the browser's input asks for. */
const inputValue = (text: string): string => {
  const rgb = rgbOf(text);
  return rgb === null ? '#000000' : hexOf(rgb).toLowerCase();
};

function Dropper({ onPick }: { onPick: (colour: string) => void }) {
  const Picker = eyeDropper();
  if (Picker === undefined) return null;
  const drop = async () => {
    // Escape while the eyedropper is open rejects.
    const result = await new Picker().open().catch(() => null);
    if (result !== null) onPick(result.sRGBHex.toUpperCase());
  };
  return (
    <Button isCompact onClick={() => void drop()}>
      吸管
    </Button>
  );
}

export function ColourPopover({ id, title, value, onChange, onClose }: PopoverProps) {
  const doc = useEditor((state) => state.doc);
  const { data: config } = useQuery(mallConfigQuery(DEFAULT_AUDIENCE.platform));
  const [used] = useState(lastUsed);
  const [onPage] = useState(() =>
    coloursWithin(Object.values(doc.blocks).map((block) => block.value)).slice(0, MOST * 2),
  );
  const theme = themeColours(config);
  /** Those of the theme have its names wherever they stand. */
  const named = (colours: readonly string[]): NamedColour[] =>
    colours.map((hex) => theme.find((one) => one.hex === hex) ?? { hex, name: '' });
  const pick = (colour: string) => {
    remember(colour);
    onChange(colour, false);
  };
  const element = useEscape<HTMLFieldSetElement>(onClose);
  return (
    <fieldset ref={element} id={id} aria-label={`${title}：颜色`} className={styles['popover']}>
      <Swatches title="主题" colours={theme} value={value} onPick={pick} />
      <Swatches title="本页" colours={named(onPage)} value={value} onPick={pick} />
      <Swatches title="最近" colours={named(used)} value={value} onPick={pick} />
      <span className={styles['own']}>
        <input
          type="color"
          aria-label={`${title}：取色`}
          value={inputValue(value)}
          onChange={({ target }) => onChange(target.value.toUpperCase(), true)}
          onBlur={({ target }) => {
            if (rgbOf(value) !== null) remember(target.value.toUpperCase());
          }}
        />
        <Dropper onPick={pick} />
        <Button isCompact look="quiet" onClick={onClose}>
          完成
        </Button>
      </span>
    </fieldset>
  );
}
