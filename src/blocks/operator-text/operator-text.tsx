// Renders an operator's rich text in a screen: its links open as the mall's own.
import { RichText, type RichTextProps } from '~/ui/rich-text/rich-text';
import { openLink } from '../../flows/open-link';

export function OperatorText({ content, isAwaited }: Pick<RichTextProps, 'content' | 'isAwaited'>) {
  return (
    <RichText
      content={content}
      isAwaited={isAwaited}
      onOpen={(href, event) => {
        event.preventDefault();
        openLink(href);
      }}
    />
  );
}
