// 「手机看」: a link to the draft that ends, as a QR code and an address, for an audience; and the links that are out.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Audience,
  DEFAULT_AUDIENCE,
  type NewPreviewLink,
  type PreviewLink,
} from '~/domain/studio/api-library';
import { addressHere } from '../shell/copy-link';
import { LinkCode } from '../shell/link-code';
import { useParts } from '../session/editor-context';
import { momentWords } from '~/domain/studio/moments';
import { api, wordsOf } from '../services/api';
import { audienceWords, isDefaultAudience } from '../stage/audience';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import styles from './phone-dialog.module.css';

const LIVES = [
  [0.5, '30 分钟'],
  [2, '2 小时'],
  [24, '1 天'],
  [168, '7 天'],
] as const;

const AUDIENCES: readonly (readonly [string, Audience])[] = [
  ['游客', DEFAULT_AUDIENCE],
  ['会员', { ...DEFAULT_AUDIENCE, identity: 'member' }],
];

function Shown({ link }: { link: PreviewLink & { token: string } }) {
  const { say } = useParts();
  const address = addressHere(`phone.html#${link.token}`);
  return (
    <LinkCode label="预览链接" address={address} say={say}>
      用手机扫码，跟着这里的修改更新。{momentWords(link.endsAt)} 失效。
    </LinkCode>
  );
}

function useLinks() {
  const { answer, me } = useParts();
  const cache = useQueryClient();
  const key = ['preview-links', answer.doc];
  const path = `documents/${answer.doc}/preview-links`;
  const renew = () => cache.invalidateQueries({ queryKey: key });
  const list = useQuery({ queryKey: key, queryFn: () => api<{ items: PreviewLink[] }>(path) });
  const create = useMutation({
    mutationFn: (body: NewPreviewLink) => api<PreviewLink>(path, { method: 'POST', body }),
    onSuccess: renew,
  });
  const revoke = useMutation({
    mutationFn: (id: number) => api(`preview-links/${id}`, { method: 'DELETE' }),
    onSuccess: renew,
  });
  const mayRevoke = ({ by }: PreviewLink) => me.rights.isOwner || by.id === me.operator.id;
  return { list, create, revoke, mayRevoke };
}

function Links({ list, revoke, mayRevoke }: ReturnType<typeof useLinks>) {
  const { me } = useParts();
  return (
    <section aria-label="有效的链接">
      <h3>有效的链接 {list.data?.items.length ?? ''}</h3>
      <ul>
        {list.data?.items.map((link) => (
          <li key={link.id}>
            <span>
              {link.by.name} · {audienceWords(link.audience, me.levels)} · {momentWords(link.endsAt)} 失效
            </span>
            {mayRevoke(link) ? (
              <Button isCompact disabled={revoke.isPending} onClick={() => revoke.mutate(link.id)}>
                收回
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {list.data?.items.length === 0 ? <p>还没有链接</p> : null}
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: number;
  options: readonly (readonly [value: number, words: string])[];
  onChoose: (value: number) => void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps) => (
  <label>
    {label}
    <select value={value} onChange={({ target }) => onChoose(Number(target.value))}>
      {options.map(([option, words]) => (
        <option key={option} value={option}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

export default function PhoneDialog({ onClose }: { onClose: () => void }) {
  const { me, ui } = useParts();
  const links = useLinks();
  const { list, create, revoke } = links;
  const [hours, setHours] = useState(me.settings.previewHours);
  const [audience, setAudience] = useState(0);
  const staged = ui.stage.get().audience;
  const audiences = isDefaultAudience(staged) ? AUDIENCES : [...AUDIENCES, ['和画布上一样', staged] as const];
  const made = create.data?.token === undefined ? null : { ...create.data, token: create.data.token };
  const isOut = made !== null && list.data?.items.some(({ id }) => id === made.id) !== false;
  const failure = create.error ?? revoke.error ?? list.error;
  const lives = LIVES.some(([value]) => value === me.settings.previewHours)
    ? LIVES
    : [...LIVES, [me.settings.previewHours, `${me.settings.previewHours} 小时`] as const];
  return (
    <Dialog title="手机看" width={560} onClose={onClose}>
      <div className={styles['body']}>
        {made !== null && isOut ? <Shown link={made} /> : null}
        <div className={styles['new']}>
          <Choice label="有效期" value={hours} options={lives} onChoose={setHours} />
          <Choice
            label="身份"
            value={audience}
            options={audiences.map(([words], index) => [index, words])}
            onChoose={setAudience}
          />
          <Button
            look="primary"
            disabled={create.isPending}
            onClick={() => create.mutate({ hours, audience: audiences[audience]?.[1] ?? DEFAULT_AUDIENCE })}
          >
            {made === null ? '生成二维码' : '再生成一个'}
          </Button>
        </div>
        {failure === null ? null : <p role="alert">{wordsOf(failure)}</p>}
        <Links {...links} />
      </div>
    </Dialog>
  );
}
