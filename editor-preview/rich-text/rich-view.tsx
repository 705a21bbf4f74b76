// The text as it is edited, with its tools and what they open.
import { useEffect, useRef, useState } from 'react';
import type { Node } from 'prosemirror-model';
import type { MediaRow } from '~/domain/studio/api-library';
import type { LinkValue } from '~/domain/studio/link-value';
import { nodesFromHtml } from '~/ui/rich-text/nodes-from-html';
import { ColourPopover } from '../pickers/colour-popover';
import { hexOf, rgbOf } from '../pickers/colours';
import { LazyPictureDialog } from '../media/lazy-picture-dialog';
import { UploadList } from '../media/upload-list';
import { useUploads } from '../media/use-uploads';
import { LazyLinkDialog } from '../pickers/lazy-link-dialog';
import { Button } from '../ui/button';
import { insertPictures, markAt, pictureAt, setColour, setLink, setPicture } from './commands';
import { documentOf, htmlOfDocument, unsupportedPlaces } from './document';
import { addressOf, linkAt, TEXT_LINKS } from './link-address';
import styles from './rich-dialog.module.css';
import { type Attributes, schema } from './schema';
import { SelectionBar } from './selection-bar';
import { Toolbar } from './toolbar';
import type { Opened } from './tools';
import { type RichEditor, useRichEditor } from './use-rich-editor';

interface RichViewProps {
  html: string;
  label: string;
  onChange: (html: string) => void;
  onSource: () => void;
  /** Said at the dialog's foot; null takes it away. */
  onNote: (words: string | null) => void;
}

const MOST_PICTURES = 9;
const COLOURS = 'rich-colours';

/** In the place of the selected picture, else where the cursor is. */
function putPictures(editor: RichEditor, rows: readonly MediaRow[]): void {
  const [first] = rows;
  const isReplaced = first !== undefined && pictureAt(editor.state) !== null;
  if (isReplaced) editor.run(setPicture({ src: first.url, alt: first.alt ?? undefined }));
  else editor.run(insertPictures(rows.map(({ url, alt }) => ({ src: url, alt }))));
}

function Colours({ editor, onClose }: { editor: RichEditor; onClose: () => void }) {
  const own: unknown = markAt(editor.state, schema.marks.colour)?.['colour'];
  const rgb = rgbOf(typeof own === 'string' ? own : '');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={place} className={styles['colours']}>
      <ColourPopover
        id={COLOURS}
        title="文字颜色"
        value={rgb === null ? '' : hexOf(rgb)}
        onChange={(colour) => editor.run(setColour(colour))}
        onClose={onClose}
      />
      <Button isCompact look="quiet" onClick={() => editor.run(setColour(null))}>
        默认颜色
      </Button>
    </div>
  );
}

interface OpeningsProps {
  editor: RichEditor;
  opened: Opened | null;
  onClose: () => void;
}

/** What the tools open over the text. */
function Openings({ editor, opened, onClose }: OpeningsProps) {
  const { state } = editor;
  const link = markAt(state, schema.marks.link)?.['attributes'] as Attributes | undefined;
  const chooseLink = (chosen: LinkValue | null) => {
    onClose();
    editor.run(setLink(chosen === null ? null : addressOf(chosen), chosen?.label ?? ''));
  };
  return (
    <>
      {opened === 'link' ? (
        <LazyLinkDialog
          link={linkAt(link?.['href'] ?? '')}
          allowed={TEXT_LINKS}
          onChoose={chooseLink}
          onClose={onClose}
        />
      ) : null}
      {opened === 'picture' ? (
        <LazyPictureDialog
          kind="picture"
          max={pictureAt(state) === null ? MOST_PICTURES : 1}
          ratio={null}
          current={null}
          onChoose={(rows) => {
            onClose();
            putPictures(editor, rows);
          }}
          onClose={onClose}
        />
      ) : null}
    </>
  );
}

/** Said before the first change: what of the stored text the editor cannot keep. */
function Unsupported({ places, onSource }: { places: number; onSource: () => void }) {
  const [isKnown, setIsKnown] = useState(false);
  if (places === 0 || isKnown) return null;
  return (
    <div className={styles['unsupported']}>
      <output>有 {places} 处编辑器不支持的内容，改动后保存会去掉</output>
      <Button isCompact onClick={onSource}>
        编辑源码
      </Button>
      <Button isCompact look="quiet" onClick={() => setIsKnown(true)}>
        知道了
      </Button>
    </div>
  );
}

/** The text is written anew only where it differs from what the editor began with. */
function useBeginning(html: string) {
  const [beginning] = useState(() => ({
    html,
    doc: documentOf(nodesFromHtml(html)),
    places: unsupportedPlaces(html),
  }));
  const htmlAfter = (doc: Node) => (doc.eq(beginning.doc) ? beginning.html : htmlOfDocument(doc));
  return { ...beginning, htmlAfter };
}

interface Opening {
  opened: Opened | null;
  setOpened: (opened: Opened | null) => void;
}

/** What the tools do: they give the focus back to the text. */
const toolActs = (editor: RichEditor, { opened, setOpened }: Opening, onSource: () => void) => ({
  close: () => {
    setOpened(null);
    editor.focus();
  },
  open: (what: Opened) => {
    if (what === 'source') onSource();
    else setOpened(opened === what ? null : what);
  },
  run: (command: Parameters<RichEditor['run']>[0]) => {
    editor.run(command);
    editor.focus();
  },
});

/** Uploads pictures into the text. */
function usePictures(editor: RichEditor) {
  const { uploads, ...acts } = useUploads({
    kind: 'picture',
    folder: null,
    onDone: (rows) => putPictures(editor, rows),
  });
  return { uploads: uploads.filter(({ row }) => row === null), ...acts };
}

export function RichView({ html, label, onChange, onSource, onNote }: RichViewProps) {
  const host = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { doc, places, htmlAfter } = useBeginning(html);
  const editor = useRichEditor({
    host,
    doc,
    label,
    onChange: (next) => onChange(htmlAfter(next)),
    onLink: () => setOpened('link'),
    onTools: () => tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    onPasted: onNote,
    onFiles: (files) => add(files),
  });
  const { uploads, add, retry, dismiss } = usePictures(editor);
  const { close, open, run } = toolActs(editor, { opened, setOpened }, onSource);
  return (
    <>
      <Toolbar
        ref={tools}
        state={editor.state}
        opened={new Set(opened === null ? [] : [opened])}
        onRun={run}
        onOpen={open}
      />
      {opened === 'colour' ? <Colours editor={editor} onClose={close} /> : null}
      <div className={styles['side']}>
        <Unsupported places={places} onSource={onSource} />
        <div ref={host} className={styles['text']} />
        <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
        <SelectionBar state={editor.state} onRun={run} onOpen={open} />
      </div>
      <Openings editor={editor} opened={opened} onClose={close} />
    </>
  );
}
