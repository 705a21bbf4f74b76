// A set in the list: its goods, price, state, and what can be done with it.
import { moneyText } from '~/domain/money';
import * as to from '~/domain/screen-links.gen';
import { type CombinationSet, combinationAdminStatus } from '~/schemas/api/combination.gen';
import { Button } from '~/ui/button/button';
import { Tile } from '~/ui/card/tile';
import { Cover } from '~/ui/cover/cover';
import { ItemRow } from '~/ui/item-row/item-row';
import { Price } from '~/ui/price/price';
import { Tag } from '~/ui/tag/tag';
import type { RowProps } from '../../../engine/archetypes/list';
import { useAction } from '../../../engine/use-action';
import { callFor } from '../../../services/http';
import { confirmDialog, toast } from '../../../state/overlays';
import styles from './combine.module.css';
import { dayOf } from './set-form';

function timesOf({ start_at, end_at }: CombinationSet): string {
  const [start, end] = [dayOf(start_at), dayOf(end_at)];
  if (start === '' && end === '') return '长期有效';
  return `${start === '' ? '即日起' : start} 至 ${end === '' ? '长期' : end}`;
}

const choiceOf = ({ min_num, max_num, count }: CombinationSet['groups'][number]): string =>
  min_num === max_num ? `${count}选${min_num}` : `${count}选${min_num}-${max_num}`;

const goodsWords = ({ goods_count, groups, stock }: CombinationSet): string =>
  [`${goods_count}款商品`, ...groups.map(choiceOf), `可售${stock}套`].join(' · ');

const RUNNING = '进行中';

function Acts({ row, refresh }: RowProps<CombinationSet>) {
  const change = useAction(async (status: -1 | 0 | 1) => {
    const { msg } = await callFor(combinationAdminStatus, { ids: [row.id], status });
    toast(msg, { icon: 'success' });
    refresh();
  });
  const remove = async () => {
    const isSure = await confirmDialog(`删除后不能恢复，确定删除“${row.name}”？`, {
      confirmText: '删除',
      isDangerous: true,
    });
    if (isSure) await change.run(-1);
  };
  const isOn = row.status === 1;
  return (
    <div className={styles.acts}>
      <Button kind="plain" size="small" label={`删除${row.name}`} onClick={() => void remove()}>
        删除
      </Button>
      <Button
        kind="plain"
        size="small"
        label={`${isOn ? '下架' : '上架'}${row.name}`}
        isBusy={change.isBusy}
        onClick={() => void change.run(isOn ? 0 : 1)}
      >
        {isOn ? '下架' : '上架'}
      </Button>
      <Button
        kind="outline"
        size="small"
        label={`编辑${row.name}`}
        href={`#${to.goodsManageCombineSelect({ id: row.id })}`}
      >
        编辑
      </Button>
    </div>
  );
}

export function CombineRow(props: RowProps<CombinationSet>) {
  const { row } = props;
  return (
    <Tile>
      <ItemRow
        lead={<Cover source={row.cover_pic} size={160} />}
        title={
          <span className={styles.name}>
            <b>{row.name}</b>
            <Tag tone={row.status_text === RUNNING ? 'tint' : 'grey'}>{row.status_text}</Tag>
          </span>
        }
        notes={[
          goodsWords(row),
          timesOf(row),
          <span key="price" className={styles.price}>
            <Price text={`${moneyText(row.price)}${row.groups.length > 0 ? '起' : ''}`} size={32} />
            <s>{moneyText(row.original_price)}</s>
          </span>,
        ]}
      />
      <Acts {...props} />
    </Tile>
  );
}
