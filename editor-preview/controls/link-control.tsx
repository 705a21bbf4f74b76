// A link: what it opens in words, chosen by the link picker, stored in the shape of its field.
import { useState } from 'react';
import { entryForAddress, linkWords, paramProblems, valuesOf } from '~/domain/studio/link-entry';
import { type LinkValue, readLink, WHOLE_LINK, writeLink } from '~/domain/studio/link-value';
import type { ControlProps } from '../form/control';
import { LazyLinkDialog } from '../pickers/lazy-link-dialog';
import { useCatalogue, usePageNamed } from '../pickers/use-links';
import { Button, IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import styles from './link-control.module.css';

/** A copyright opens a phone call, a web page or another mini program only. */
const OF_COPYRIGHT: ReadonlySet<string> = new Set(['tel', 'web', 'h5', 'app']);

function Words({ link }: { link: LinkValue }) {
  const { data: catalogue = [] } = useCatalogue();
  const values = valuesOf(link);
  const { data: pages = [] } = usePageNamed(values['page_id']);
  const entry = entryForAddress([...pages, ...catalogue], link);
  const problem =
    entry === null ? null : (entry.problem ?? Object.values(paramProblems(entry, values))[0] ?? null);
  return (
    <>
      <span className={styles['words']} title={link.url}>
        <Icon name="link" />
        <span>{linkWords(link, entry)}</span>
      </span>
      {problem === null ? null : <span className={styles['problem']}>{problem}</span>}
    </>
  );
}

interface ButtonsProps extends Pick<ControlProps, 'field' | 'id' | 'describedBy'> {
  link: LinkValue | null;
  onOpen: () => void;
  onClear: () => void;
}

const Buttons = ({ field, id, describedBy, link, onOpen, onClear }: ButtonsProps) => (
  <span className={styles['buttons']}>
    <Button
      id={id}
      isCompact
      aria-label={link === null ? '选择链接' : `${field.title}：换一个`}
      aria-describedby={describedBy}
      onClick={onOpen}
    >
      {link === null ? '选择链接' : '换一个'}
    </Button>
    {link === null ? null : (
      <IconButton size={28} icon="trash" label={`清除${field.title}`} onClick={onClear} />
    )}
  </span>
);

export function LinkControl({ field, owner, id, describedBy, isReadOnly, writeOwner }: ControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { link: shape = WHOLE_LINK, name } = field;
  const link = readLink({ shape, name, owner });
  const choose = (next: LinkValue | null) => {
    setIsOpen(false);
    if (next !== link)
      writeOwner(writeLink({ shape, name }, next), {
        words: next === null ? '清除' : (next.label ?? next.url),
      });
  };
  return (
    <div className={styles['link']}>
      {link === null ? <span className={styles['none']}>没有链接</span> : <Words link={link} />}
      {isReadOnly ? null : (
        <Buttons
          {...{ field, id, describedBy, link }}
          onOpen={() => setIsOpen(true)}
          onClear={() => choose(null)}
        />
      )}
      {isOpen ? (
        <LazyLinkDialog
          link={link}
          allowed={shape.shape === 'copyright' ? OF_COPYRIGHT : null}
          onChoose={choose}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}
