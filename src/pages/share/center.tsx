// The centre of a distributor: what can be withdrawn, who he is, his figures, what leads on from there.
import { fenOf, textFromFen } from '~/domain/money';
import { CURRENCY_SIGN } from '~/domain/price';
import { isPageLink, resolveLink } from '~/domain/links';
import { shareIndex, type ShareIndexData } from '~/schemas/api/share.gen';
import { isRecord } from '~/domain/record';
import * as to from '~/domain/screen-links.gen';
import { Avatar } from '~/ui/avatar/avatar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { Figures } from '~/ui/figures/figures';
import type { IconName } from '~/ui/icon/icon';
import { ItemRow } from '~/ui/item-row/item-row';
import { MoneyHead } from '~/ui/money-head/money-head';
import { OperatorIcon } from '~/ui/operator-icon/operator-icon';
import { openLink } from '../../flows/open-link';
import { type ShareWords, useShareWords } from '../../blocks/mall-words/share-words';
import { Loading } from '../../engine/archetypes/detail';
import { open } from '../../engine/navigation';
import { useOffered } from '../../services/offered';
import { useMallConfig } from '../../state/mall';
import { useSession } from '../../state/session';
import { FORMER_PATHS } from './former-paths';
import styles from './share.module.css';

type CentreFigures = ShareIndexData['list'];
type Menus = NonNullable<ReturnType<typeof useMallConfig>>['share_setting_custom']['menus'] | undefined;

interface Entry {
  key: string;
  name: string;
  /** Operator's icon; empty for the built-in one. */
  icon: string;
  fallback: IconName;
  figure?: string;
  path: string;
  /** Where the operator leads instead; null without a target. */
  link?: object | null;
}

const ICON_SIZE = 48;

function linkOf(menu: NonNullable<Menus>[string] | undefined): object | null {
  const stored = { ...menu, number: menu?.tel };
  const link = resolveLink(stored);
  const isMoved = link !== null && isPageLink(link) && FORMER_PATHS.has(link.path);
  return link === null || isMoved ? null : stored;
}

/** Entries that the operator names, then those that have no name of his. */
function entriesOf(figures: CentreFigures, menus: Menus): Entry[] {
  const named = (key: string, name: string) => ({
    key,
    name: menus?.[key]?.name || name,
    icon: menus?.[key]?.icon ?? '',
    link: linkOf(menus?.[key]),
  });
  return [
    {
      ...named('money', '分销佣金'),
      fallback: 'wallet',
      figure: `${figures.total_money}元`,
      path: to.shareMoney.path,
    },
    {
      ...named('order', '分销订单'),
      fallback: 'receipt',
      figure: `${textFromFen(fenOf(figures.order_money))}元`,
      path: to.shareOrder.path,
    },
    {
      ...named('cash', '提现明细'),
      fallback: 'cash',
      figure: `${figures.total_cash}元`,
      path: to.shareCashDetail.path,
    },
    {
      ...named('team', '我的团队'),
      fallback: 'group',
      figure: `${figures.team_count}人`,
      path: to.shareTeam.path,
    },
    { ...named('qrcode', '推广二维码'), fallback: 'qr', path: to.shareQrcode.path },
    { key: 'link', name: '推广链接', icon: '', fallback: 'share', path: to.shareLink.path },
    { key: 'rank', name: '分销排行榜', icon: '', fallback: 'trophy', path: to.shareRank.path },
  ];
}

/** Dividends of plugins; a mall without the plugin sends an empty list. */
const DIVIDENDS = [
  { key: 'bonus_setting', name: '团队分红', fallback: 'group', path: '/plugins/bonus/index/index' },
  { key: 'stock_setting', name: '股东分红', fallback: 'star', path: '/plugins/stock/index/index' },
  { key: 'region_setting', name: '区域代理', fallback: 'location', path: '/plugins/region/index/index' },
] as const;

const dividendsOf = (data: ShareIndexData): Entry[] =>
  DIVIDENDS.filter(({ key }) => isRecord(data[key])).map((entry) => ({ ...entry, icon: '' }));

function Entries({ entries, label }: { entries: readonly Entry[]; label: string }) {
  const isOffered = useOffered();
  // Where the operator leads elsewhere, the route of the built-in screen does not matter.
  const shown = entries.filter(({ path, link = null }) => link !== null || isOffered(path));
  if (shown.length === 0) return null;
  return (
    <Card label={label}>
      <ul>
        {shown.map(({ key, name, icon, fallback, figure, path, link = null }) => (
          <li key={key}>
            <ItemRow
              lead={<OperatorIcon source={icon} fallback={fallback} size={ICON_SIZE} />}
              title={name}
              trail={figure === undefined ? undefined : <b className={styles.figure}>{figure}</b>}
              onTap={() => (link === null ? open(path) : openLink(link))}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Person({
  figures,
  words,
  parentName,
}: {
  figures: CentreFigures;
  words: ShareWords;
  parentName: string;
}) {
  const { info } = useSession();
  const isLevelShown = useMallConfig()?.share_setting.is_show_share_level !== 0;
  return (
    <Card label={words.share_name}>
      <ItemRow
        lead={<Avatar source={info?.avatar ?? ''} name="" size={100} />}
        title={<b>{info?.nickname ?? ''}</b>}
        notes={[`${words.parent_name}：${parentName}`, isLevelShown ? `分销等级：${figures.level_name}` : '']}
        {...(isLevelShown ? { trail: '升级条件', onTap: () => open(to.shareLevel()) } : {})}
      />
    </Card>
  );
}

function Center({ data, parentName }: { data: ShareIndexData; parentName: string }) {
  const words = useShareWords();
  const menus = useMallConfig()?.share_setting_custom?.menus;
  const { list } = data;
  return (
    <>
      <MoneyHead caption={words.can_be_presented} sign={CURRENCY_SIGN} figure={list.money}>
        <Button size="compact" onClick={() => open(to.shareCash())}>
          {words.cash}
        </Button>
      </MoneyHead>
      <Person figures={list} words={words} parentName={parentName} />
      <Card>
        <Figures
          columns={2}
          figures={[
            { name: words.already_presented, value: list.cash_money, unit: '元' },
            { name: words.order_money_un, value: textFromFen(fenOf(list.order_money_un)), unit: '元' },
          ]}
        />
      </Card>
      <Entries entries={entriesOf(list, menus)} label="分销服务" />
      <Entries entries={dividendsOf(data)} label="分红" />
    </>
  );
}

export function DistributorCenter({ parentName }: { parentName: string }) {
  return (
    <Loading endpoint={shareIndex} params={{}} skeleton="hub" isFreshOnShow>
      {(data) => <Center data={data} parentName={parentName} />}
    </Loading>
  );
}
