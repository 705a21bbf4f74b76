// The link picker: the catalogue at the left, the chosen place with its parameters at the right.
import { useState } from 'react';
import { hrefOf, resolveLink } from '~/domain/links';
import { isRecord } from '~/domain/record';
import {
  entryForAddress,
  isMiniProgramOnly,
  isUnknownScreen,
  linkOf,
  linkWords,
  paramProblems,
  placeWords,
  valuesOf,
} from '~/domain/studio/link-entry';
import type { LinkValue } from '~/domain/studio/link-value';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import styles from './link-dialog.module.css';
import { LinkList, type Place } from './link-list';
import { LinkParams } from './link-params';
import { rememberLink } from './recent-links';
import { useCatalogue, usePageNamed } from './use-links';

export interface LinkDialogProps {
  /** Null: none is chosen. */
  link: LinkValue | null;
  /** Ways of opening that the field allows; all without. */
  allowed: ReadonlySet<string> | null;
  onChoose: (link: LinkValue | null) => void;
  onClose: () => void;
}

const subjectOf = (link: LinkValue): string | undefined => {
  const button = link.entry?.['button_text'];
  const name = isRecord(button) ? button['show_name'] : undefined;
  return typeof name === 'string' && name !== '' ? name : undefined;
};

/** The place of the stored link, once the catalogue is there. */
function useStored(link: LinkValue | null): Place | null {
  const { data: catalogue = [] } = useCatalogue();
  const values = link === null ? {} : valuesOf(link);
  const { data: pages = [] } = usePageNamed(values['page_id']);
  if (link === null) return null;
  const entry = entryForAddress([...pages, ...catalogue], link);
  return entry === null ? null : { entry, values, subject: subjectOf(link) };
}

/** Where the mall opens the link in a window of its own; null for what only a phone does. */
function addressOf(link: LinkValue): string | null {
  const target = resolveLink(link.entry);
  const address = target === null ? null : hrefOf(target);
  if (address?.startsWith('#') === true) return `../${address}`;
  return address !== null && /^https?:/i.test(address) ? address : null;
}

function Result({ place }: { place: Place }) {
  const { entry } = place;
  const link = linkOf(entry, place);
  const address = isMiniProgramOnly(entry) ? null : addressOf(link);
  return (
    <output className={styles['result']}>
      <span>{`打开：${linkWords(link, entry)}`}</span>
      {address === null ? null : (
        <a href={address} target="_blank" rel="noreferrer" title="在新标签页打开">
          试一试
        </a>
      )}
    </output>
  );
}

function Chosen({ place, onChange }: { place: Place; onChange: (place: Place) => void }) {
  const { entry, values } = place;
  const [isTouched, setIsTouched] = useState(false);
  const problems = paramProblems(entry, values);
  const { data: catalogue = [] } = useCatalogue();
  const change = (key: string, value: string, subject?: string) => {
    setIsTouched(true);
    // The first parameter that was picked names the link.
    onChange({
      entry,
      values: { ...values, [key]: value },
      subject: subject ?? (value === '' ? undefined : place.subject),
    });
  };
  const isShown = isTouched || Object.values(values).some((value) => value !== '');
  return (
    <>
      <h3>{placeWords(entry.name)}</h3>
      {isMiniProgramOnly(entry) ? <p className={styles['warning']}>仅小程序：手机网页打不开</p> : null}
      {entry.group === 'page' && entry.problem !== null ? (
        <p className={styles['warning']}>{entry.problem}：顾客现在打不开这一页</p>
      ) : null}
      {Object.values(values).some((value) => isUnknownScreen(catalogue, value)) ? (
        <p className={styles['warning']}>商城里没有这个页面</p>
      ) : null}
      <LinkParams entry={entry} values={values} problems={isShown ? problems : {}} onChange={change} />
      {Object.keys(problems).length > 0 ? (
        <output className={styles['result']}>{Object.values(problems)[0]}</output>
      ) : (
        <Result place={place} />
      )}
    </>
  );
}

interface ActionsProps extends Pick<LinkDialogProps, 'link' | 'onClose'> {
  isReady: boolean;
  onClear: () => void;
  onDone: () => void;
}

const Actions = ({ link, isReady, onClear, onDone, onClose }: ActionsProps) => (
  <>
    {link === null ? null : (
      <Button look="quiet" onClick={onClear}>
        清除链接
      </Button>
    )}
    <span className={styles['space']} />
    <Button onClick={onClose}>取消</Button>
    <Button look="primary" disabled={!isReady} onClick={onDone}>
      确定
    </Button>
  </>
);

export default function LinkDialog({ link, allowed, onChoose, onClose }: LinkDialogProps) {
  const stored = useStored(link);
  const [own, setOwn] = useState<Place | null>(null);
  const place = own ?? stored;
  const isReady = place !== null && Object.keys(paramProblems(place.entry, place.values)).length === 0;
  const choose = () => {
    if (place === null) return;
    rememberLink(place.entry, place);
    onChoose(own === null ? link : linkOf(place.entry, place));
  };
  return (
    <Dialog
      title="选择链接"
      width={880}
      height={600}
      onClose={onClose}
      actions={<Actions {...{ link, isReady, onClose }} onClear={() => onChoose(null)} onDone={choose} />}
    >
      <div className={styles['dialog']}>
        <LinkList allowed={allowed} chosen={place?.entry ?? null} onChoose={setOwn} />
        <section className={styles['chosen']} aria-label="已选的链接">
          {place === null ? (
            <p className={styles['help']}>
              {link === null ? '从左边选要打开的地方。' : `现在的链接不在列表里：${link.url}`}
            </p>
          ) : (
            <Chosen key={`${place.entry.name} ${place.entry.path}`} place={place} onChange={setOwn} />
          )}
        </section>
      </div>
    </Dialog>
  );
}
