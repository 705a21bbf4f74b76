// Owns drawing an operator's rich text in a screen: its links open as the mall's own.
import { RichText } from '~/ui/rich-text/rich-text';
import { openLink } from '../../app/open-link';

export function OperatorText({ content }: { content: unknown }) {
  return (
    <RichText
      content={content}
      onOpen={(href, event) => {
        event.preventDefault();
        openLink(href);
      }}
    />
  );
}
