// The distribution centre, for distributors and for who may become one.
import {
  shareApply,
  shareIndex,
  shareNewApplyStatus,
  type ShareNewApplyStatusData,
  shareSetting,
} from '~/schemas/api/share.gen';
import type { LoadedProps } from '../../engine/archetypes/detail';
import { hub } from '../../engine/archetypes/hub';
import { definePage } from '../../engine/define-page';
import { ApplyState } from './apply-states';
import { DistributorCenter } from './center';

function CenterScreen({ data }: LoadedProps<ShareNewApplyStatusData, object>) {
  if (data.status === 1) return <DistributorCenter parentName={data.parent_name} />;
  return <ApplyState status={data.status} data={data} />;
}

export default definePage({
  path: '/pages/share/index/index',
  title: '分销中心',
  auth: 'login',
  shares: [],
  body: hub({
    from: shareNewApplyStatus,
    params: () => ({}),
    View: CenterScreen,
    endpoints: [shareIndex, shareSetting, shareApply],
  }),
});
