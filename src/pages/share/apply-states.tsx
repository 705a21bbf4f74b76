// The distribution centre of who is no distributor: may apply, waits, was refused, has to buy first, closed.
import type { ReactNode } from 'react';
import * as to from '~/domain/screen-links.gen';
import { shareSetting, type ShareNewApplyStatusData, type ShareSettingData } from '~/schemas/api/share.gen';
import { Chip } from '~/ui/chip/chip';
import { ApplicationState } from '../../blocks/application/application-state';
import { ConditionCard } from '../../blocks/application/condition-card';
import { GoodsPairs } from '../../blocks/goods-cards/goods-cards';
import { useShareWords } from '../../blocks/mall-words/share-words';
import { Loading } from '../../engine/archetypes/detail';
import { HOME_PATH, open, redirect } from '../../engine/navigation';
import { conditionOf, hasForm, type ShareSetting } from '../../blocks/become-distributor/conditions';
import { LeftMoney } from './left-money';
import { useApply } from './use-apply';

interface StateProps {
  data: ShareNewApplyStatusData;
  setting: ShareSetting;
}

const goShopping = { text: '去商城逛逛', onTap: () => redirect(HOME_PATH) };

function Conditions({ data, setting }: StateProps) {
  const { share_name: name } = useShareWords();
  const condition = conditionOf(setting, data, name);
  if (condition === null) return null;
  const cats = data.catList ?? [];
  const goods = data.goodsList ?? [];
  return (
    <>
      <ConditionCard {...condition}>
        {cats.length === 0
          ? undefined
          : cats.map(({ label, value }) => (
              <Chip key={value} shape="outline" onTap={() => open(to.goodsList({ cat_id: value }))}>
                {label}
              </Chip>
            ))}
      </ConditionCard>
      {goods.length === 0 ? null : <GoodsPairs goods={goods} label="指定商品" />}
    </>
  );
}

function Invited({ setting }: StateProps) {
  const { share_name: name } = useShareWords();
  const { run } = useApply(setting);
  return (
    <ApplicationState
      picture={setting.pic_url_apply}
      icon="user"
      title={`您还不是${name}`}
      words="请先提交申请"
      action={{ text: hasForm(setting) ? '立即前往' : '立即申请', onTap: run }}
    />
  );
}

function Unqualified(props: StateProps) {
  const { share_name: name } = useShareWords();
  return (
    <ApplicationState
      picture={props.setting.pic_url_apply}
      icon="lock"
      title={`您还不是${name}`}
      words={`满足以下条件，即可成为${name}`}
      action={goShopping}
    >
      <Conditions {...props} />
    </ApplicationState>
  );
}

const Waiting = ({ data: { share }, setting }: StateProps) => (
  <ApplicationState
    picture={setting.pic_url_status}
    icon="clock"
    title="谢谢您的支持，请等待审核"
    facts={[{ label: '申请时间', value: share?.apply_at ?? '' }]}
    action={goShopping}
  />
);

/** Refused, or a distributor no more. */
function Refused(props: StateProps) {
  const { data, setting } = props;
  const { share_name: name } = useShareWords();
  const { run } = useApply(setting);
  const { share } = data;
  const isRemoved = share?.is_delete === 1 || data.status === 5;
  const reviewedAt = isRemoved ? share?.deleted_at : share?.updated_at;
  const isOpen = data.is_can_apply;
  return (
    <ApplicationState
      icon="sad"
      title={isRemoved ? `您被解除${name}身份` : '您的申请被拒绝'}
      facts={[
        {
          label: isRemoved ? '解除时间' : '审核时间',
          value: reviewedAt?.startsWith('0000') === true ? '' : (reviewedAt ?? ''),
        },
        { label: isRemoved ? '解除理由' : '拒绝理由', value: share?.reason ?? '' },
      ]}
      action={isOpen ? { text: '再次申请', onTap: run } : goShopping}
    >
      {isOpen ? null : <Conditions {...props} />}
    </ApplicationState>
  );
}

const Closed = () => <ApplicationState icon="lock" title="当前功能未开放" action={goShopping} />;

const STATES = { 0: Waiting, 2: Invited, 3: Unqualified, 4: Refused, 5: Refused, 6: Closed } as const;

export type NoDistributor = keyof typeof STATES;

/** Status 1 is a distributor's, who has the centre. */
export function ApplyState({
  status,
  data,
}: {
  status: NoDistributor;
  data: ShareNewApplyStatusData;
}): ReactNode {
  const State = STATES[status];
  return (
    <Loading endpoint={shareSetting} params={{}} skeleton="text" isFreshOnShow>
      {({ config }: ShareSettingData) => (
        <>
          <State data={data} setting={config} />
          <LeftMoney share={data.share} />
        </>
      )}
    </Loading>
  );
}
