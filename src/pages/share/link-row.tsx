// A link by which a distributor invites, to copy and as a code; and the invitation code over them.
import { useCallback, useState } from 'react';
import { moneyText } from '~/domain/money';
import { type ShareLink, shareLink } from '~/schemas/api/share.gen';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { Tile } from '~/ui/card/tile';
import { Cover } from '~/ui/cover/cover';
import { FieldRow } from '~/ui/field/field-row';
import { Icon, type IconName } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { CopyButton } from '../../blocks/copy-button/copy-button';
import { drawLinkPoster } from '../../blocks/poster/link-poster';
import Poster from '../../blocks/poster/poster';
import { LINK_POSTER, ratioOf } from '../../blocks/poster/poster-spec';
import type { RowProps } from '../../engine/archetypes/list';
import { useCall } from '../../services/query';
import { useSession } from '../../state/session';
import { usePosterColour } from './poster-colour';
import styles from './share.module.css';

const ICONS: Readonly<Record<string, IconName>> = { home: 'home', cats: 'category', share: 'group' };

function Lead({ row }: { row: ShareLink }) {
  if (row.pic_url !== '') return <Cover source={row.pic_url} size={112} />;
  return <Icon name={ICONS[row.key] ?? 'share'} size={56} />;
}

const posterOf = (
  { name, desc, url, pic_url: picture }: ShareLink,
  sharer: { nickname: string; avatar: string },
) => ({
  ...sharer,
  pic_url: '',
  share_url: url,
  title: name,
  note: desc,
  price: '',
  pictures: picture === '' ? [] : [picture],
});

export function LinkRow({ row }: RowProps<ShareLink>) {
  const [isOpen, setIsOpen] = useState(false);
  const { info } = useSession();
  const colour = usePosterColour();
  const { nickname = '', avatar = '' } = info ?? {};
  const draw = useCallback(
    () => drawLinkPoster(posterOf(row, { nickname, avatar }), { colour, greeting: '邀请你一起逛' }),
    [row, nickname, avatar, colour],
  );
  const money = Number(row.share_money) > 0 ? `预计佣金${moneyText(row.share_money)}` : '';
  return (
    <Tile>
      <ItemRow
        lead={<Lead row={row} />}
        title={<b>{row.name}</b>}
        notes={[row.desc, money === '' ? '' : <span className={styles.figure}>{money}</span>]}
      />
      <div className={styles.acts}>
        <Button kind="plain" size="small" label={`${row.name}的二维码`} onClick={() => setIsOpen(true)}>
          二维码
        </Button>
        <CopyButton text={row.url} label={`复制链接：${row.name}`}>
          复制链接
        </CopyButton>
      </div>
      <Poster
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        draw={draw}
        name={row.name}
        ratio={ratioOf(LINK_POSTER)}
      />
    </Tile>
  );
}

/** Invitation code of the first page, whatever is searched for; its room is there before it. */
export function InvitationCode() {
  const { data, isPending } = useCall(shareLink, { page: 1 }, { isQuiet: true });
  const code = data?.invitation_code ?? '';
  if (!isPending && code === '') return null;
  return (
    <Card>
      <FieldRow label="我的邀请码" trailing={<CopyButton text={code} label="复制邀请码" />}>
        <b className={styles.figure}>{code}</b>
      </FieldRow>
    </Card>
  );
}
