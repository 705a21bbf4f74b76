// One after-sale: its state with the time left, its progress, sending back, what was asked for.
import * as to from '~/domain/screen-links.gen';
import { type RefundState, refundState } from '~/domain/refund-status';
import { refundHint, refundTimerWords } from '~/domain/refund-steps';
import { refundSendForm } from '~/schemas/api/forms/refund-send.gen';
import type { RefundDetailData } from '~/schemas/api/refund.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import type { IconName } from '~/ui/icon/icon';
import { StatusPage } from '~/ui/status-page/status-page';
import { choiceKind } from '../../../blocks/form-kinds/choice-kinds';
import type { LoadedProps } from '../../../engine/archetypes/detail';
import { formPart } from '../../../engine/archetypes/form';
import { BottomBar } from '../../../engine/bottom-bar';
import { back, depth, redirect } from '../../../engine/navigation';
import { useAction } from '../../../engine/use-action';
import { callFor } from '../../../services/http';
import { TimeLeft } from '../../../blocks/orders/time-left';
import { AskedCard, GoodsCard, Parcels, Progress, type Refund, Related, ReturnPlace } from './detail-parts';
import { turnToReturn, withdraw } from './refund-acts';

const ICONS: Readonly<Record<RefundState, IconName>> = {
  reviewing: 'clock',
  refused: 'close',
  toReturn: 'box',
  toReceive: 'truck',
  toPayBack: 'wallet',
  paidBack: 'check-circle',
  exchanged: 'check-circle',
  unknown: 'info',
};

interface ActProps {
  refund: Refund;
  onChanged: () => Promise<unknown>;
}

/** The withdrawn request is gone: the screen before, or the list. */
const leave = () => (depth() > 0 ? back() : redirect(to.orderRefunds()));

function ActBar({ text, act }: { text: string; act: () => Promise<void> }) {
  const action = useAction(act);
  return (
    <BottomBar>
      <ActionBar>
        <Button kind="outline" size="wide" isBusy={action.isBusy} onClick={() => void action.run()}>
          {text}
        </Button>
      </ActionBar>
    </BottomBar>
  );
}

function WithdrawBar({ refund, onChanged }: ActProps) {
  const act = async () => {
    try {
      if (await withdraw(refund.id)) leave();
    } catch (error) {
      // The shop has answered meanwhile.
      await onChanged();
      throw error;
    }
  };
  return <ActBar text="撤销申请" act={act} />;
}

function ToReturnBar({ refund, onChanged }: ActProps) {
  const act = async () => {
    try {
      await turnToReturn(refund.id);
    } finally {
      // The shop may have sent it meanwhile.
      await onChanged();
    }
  };
  return <ActBar text="改为退货退款" act={act} />;
}

/** The number of the parcel that goes back. */
const SendBack = formPart<ActProps & { companies: RefundDetailData['express_list'] }>()({
  save: refundSendForm,
  kinds: { choice: choiceKind },
  fixed: ({ context }) => ({ id: context.refund.id }),
  looks: { express: ({ context }) => ({ options: context.companies.map(({ name }) => name) }) },
  layout: [{ title: '寄回商品', rows: [] }],
  button: '确认发货',
  // It may have been closed meanwhile.
  send: (params, { context }) => callFor(refundSendForm, params).finally(context.onChanged),
  after: { toast: ({ msg }) => msg || '发货成功' },
});

/** Once more after a refusal; the next screen says where that is not possible. */
const AgainBar = ({ refund }: { refund: Refund }) => (
  <BottomBar>
    <ActionBar>
      <Button
        kind="outline"
        size="wide"
        href={`#${to.orderRefundSelectRefundType({ id: refund.order_detail_id })}`}
      >
        再次申请
      </Button>
    </ActionBar>
  </BottomBar>
);

export function RefundDetailScreen({ data, reload }: LoadedProps<RefundDetailData, { id: number }>) {
  const refund = data.detail;
  const state = refundState(refund);
  const act = { refund, onChanged: reload };
  return (
    <StatusPage
      icon={ICONS[state]}
      status={refund.status_text}
      hint={refund.hint_text || refundHint(refund)}
      time={<TimeLeft until={refund.auto_time} words={refundTimerWords(refund)} />}
    >
      <Progress refund={refund} />
      {state === 'toReturn' ? <ReturnPlace refund={refund} /> : null}
      {state === 'toReturn' ? <SendBack companies={data.express_list} {...act} /> : null}
      <Parcels refund={refund} />
      <GoodsCard refund={refund} />
      <AskedCard refund={refund} />
      <Related refund={refund} />
      {state === 'reviewing' ? <WithdrawBar {...act} /> : null}
      {refund.is_show_to_return === 1 ? <ToReturnBar {...act} /> : null}
      {state === 'refused' ? <AgainBar refund={refund} /> : null}
    </StatusPage>
  );
}
