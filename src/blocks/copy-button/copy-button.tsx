// The small button that copies a number or a key.
import { Button } from '~/ui/button/button';
import { copyText } from '../../services/copy';

interface CopyButtonProps {
  text: string;
  /** Label of the button. */
  children?: string;
  /** What is copied; part of the accessible name where a screen has several of these buttons. */
  label?: string;
}

export const CopyButton = ({ text, children = '复制', label }: CopyButtonProps) => (
  <Button
    kind="plain"
    size="small"
    isDisabled={text === ''}
    {...(label === undefined ? {} : { label })}
    onClick={() => void copyText(text)}
  >
    {children}
  </Button>
);
