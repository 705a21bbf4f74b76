// The main button of a form in the operator's colours, made legible.
import type { CSSProperties } from 'react';
import { legiblePair, parseHex, toHex, WHITE } from '~/domain/colour';
import { rpx } from '~/domain/rpx';
import { Button } from '~/ui/button/button';

export interface OperatorButtonLook {
  /** Hex colours; the theme's where there is none. */
  background?: string | undefined;
  colour?: string | undefined;
  /** In rpx; the pill's without a number. */
  radius?: string | number | undefined;
}

type Style = CSSProperties & { [token: `--${string}`]: string };

function styleOf({ background, colour, radius = '' }: OperatorButtonLook): Style {
  const fill = parseHex(background);
  const pair = fill === null ? null : legiblePair(fill, parseHex(colour) ?? WHITE);
  return {
    ...(pair === null ? {} : { '--mall-fill': toHex(pair.fill), '--mall-on-main': toHex(pair.text) }),
    ...(radius !== '' && Number(radius) >= 0 ? { '--radius-pill': rpx(Number(radius)) } : {}),
  };
}

interface OperatorButtonProps {
  text: string;
  look: OperatorButtonLook;
  isBusy: boolean;
}

/** Submits the form around it. */
export const OperatorButton = ({ text, look, isBusy }: OperatorButtonProps) => (
  <div style={styleOf(look)}>
    <Button kind="primary" size="wide" type="submit" isBusy={isBusy}>
      {text}
    </Button>
  </div>
);
