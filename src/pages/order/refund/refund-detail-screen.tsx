// One after-sale: its state with the time left, its progress, sending back, what was asked for.
import { fieldLimit, formProblems } from '~/domain/form-rules';
import { type RefundState, refundState } from '~/domain/refund-status';
import { refundHint, refundTimerWords } from '~/domain/refund-steps';
import * as to from '~/domain/screen-links.gen';
import { type RefundDetailData, refundSend } from '~/schemas/api/refund.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { TextField } from '~/ui/field/text-field';
import type { IconName } from '~/ui/icon/icon';
import { StatusPage } from '~/ui/status-page/status-page';
import { ChoiceField } from '../../../blocks/choice-field/choice-field';
import type { LoadedProps } from '../../../engine/archetypes/detail';
import { useForm } from '../../../engine/archetypes/bare-form';
import { BottomBar } from '../../../engine/bottom-bar';
import { back, depth, redirect } from '../../../engine/navigation';
import { useAction } from '../../../engine/use-action';
import { callFor } from '../../../services/http';
import { toast } from '../../../state/overlays';
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

function useSendBack({ refund, onChanged }: ActProps) {
  return useForm({
    initial: { express: '', express_no: '' },
    validate: (values) => formProblems('returnParcel', values),
    submit: async ({ express, express_no }) => {
      try {
        const { msg } = await callFor(refundSend, { id: refund.id, express, express_no: express_no.trim() });
        toast(msg || '发货成功', { icon: 'success' });
      } finally {
        // It may have been closed meanwhile.
        await onChanged();
      }
    },
    onInvalid: toast,
  });
}

/** The number of the parcel that goes back. */
function SendBack({ companies, ...act }: ActProps & { companies: RefundDetailData['express_list'] }) {
  const form = useSendBack(act);
  return (
    <form noValidate onSubmit={form.submit}>
      <Card label="寄回商品">
        <CardHead title="寄回商品" />
        <ChoiceField
          label="快递公司"
          name="express"
          title="请选择快递公司"
          value={form.values.express}
          options={companies.map(({ name }) => name)}
          error={form.messageOf('express') ?? ''}
          onChange={(express) => form.set('express', express)}
        />
        <TextField
          label="快递单号"
          name="express_no"
          placeholder="请填写快递单号"
          maxLength={fieldLimit('returnParcel', 'express_no')}
          value={form.values.express_no}
          error={form.messageOf('express_no') ?? ''}
          onChange={(express_no) => form.set('express_no', express_no)}
          onBlur={() => form.touch('express_no')}
        />
      </Card>
      <BottomBar>
        <ActionBar>
          <Button kind="primary" size="wide" isBusy={form.isBusy} onClick={() => form.submit()}>
            确认发货
          </Button>
        </ActionBar>
      </BottomBar>
    </form>
  );
}

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
