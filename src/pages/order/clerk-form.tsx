// Choosing what a clerk hands over: lines with their pieces, of goods or of mystery boxes.
import type { ReactNode } from 'react';
import { piecesOpen, redeemableLine } from '~/domain/redemption';
import { sumOf } from '~/domain/sum';
import { orderOrderClerkForm } from '~/schemas/api/forms/order-order-clerk.gen';
import { orderDetail } from '~/schemas/api/order.gen';
import { ActionBar } from '~/ui/action-bar/action-bar';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { AllLines, chosenOf, linesKind } from '../../blocks/form-kinds/lines-kind';
import type { Order } from '../../blocks/orders/order-facts';
import { newNonce } from '../../blocks/redeem-scan/nonce';
import { type ChoiceLine, form, type FormState, type Pieces } from '../../engine/archetypes/form';
import { loaded } from '../../engine/archetypes/loaded';
import { BottomBar } from '../../engine/bottom-bar';
import { back } from '../../engine/navigation';
import { id } from '../../engine/params';
import { callFor } from '../../services/http';
import { confirmDialog } from '../../state/overlays';
import { clerkState, openPieces } from './clerk-acts';
import { ForItsClerk } from './clerk-frame';
import { ClerkLine, DoneWords } from './clerk-screen';
import styles from './clerk.module.css';

const query = { id: id('order') };

interface Handing {
  order: Order;
  lines: readonly ChoiceLine[];
  reload: () => Promise<unknown>;
}

/** The lines with pieces that can be handed over; mystery boxes are numbered. */
const linesOf = (order: Order, isBoxes: boolean): readonly ChoiceLine[] =>
  order.detail
    .map((line) => ({ line, most: piecesOpen(redeemableLine(line)) }))
    .filter(({ most }) => most > 0)
    .map(({ line, most }, place) => {
      const box = isBoxes ? `盲盒 ${place + 1}` : '';
      return {
        id: Number(line.id),
        name: `${box}${line.goods_info.name}`,
        most,
        content: (
          <>
            {isBoxes ? <p className={styles.box}>{box}</p> : null}
            <ClerkLine line={line} />
          </>
        ),
        note: `可核销 ${most} 件`,
        closed: '',
      };
    });

/** Why nothing can be handed over now; null when it can. */
function closedWords(order: Order): string | null {
  const state = clerkState(order);
  if (state.kind === 'closed') return state.words;
  if (state.kind === 'done') return '订单已核销';
  if (state.kind === 'collect') return '订单未支付，请先进行收款';
  return openPieces(order) > 0 ? null : '没有可核销的商品';
}

const Closed = ({ words }: { words: string }) => (
  <>
    <EmptyState text={words} drawing="orders" action={{ text: '返回', onTap: back }} />
    <BottomBar>
      <DoneWords words={words} />
    </BottomBar>
  </>
);

const Stored = loaded(orderDetail, (asked: { id: number }) => ({ id: asked.id, action_type: 1 as const }), {
  skeleton: 'list',
  isFreshOnShow: true,
  isPullable: true,
});

interface OpenProps {
  query: { id: number };
  children: (found: Handing) => ReactNode;
}

/** The order where it is of the clerk's store and open. */
const openFor = (isBoxes: boolean) =>
  function Open({ query: asked, children }: OpenProps) {
    return (
      <Stored query={asked}>
        {({ data: { detail: order }, reload }) => {
          const words = closedWords(order);
          return (
            <ForItsClerk order={order}>
              {words === null ? (
                children({ order, lines: linesOf(order, isBoxes), reload })
              ) : (
                <Closed words={words} />
              )}
            </ForItsClerk>
          );
        }}
      </Stored>
    );
  };

interface PartProps {
  context: Handing;
  form: FormState<{ list: Pieces }>;
}

const countOf = ({ lines }: Handing, list: Pieces): number => sumOf(chosenOf(lines, list).values());

const cardOf = (isBoxes: boolean) =>
  function LinesCard({ context: { lines }, children }: PartProps & { children: ReactNode }) {
    return (
      <Card label="可核销商品">
        <CardHead title={isBoxes ? '选择盲盒' : '选择核销商品'} isRuled>
          <span className={styles.count}>
            共 {lines.length} {isBoxes ? '盒' : '种'}
          </span>
        </CardHead>
        {children}
      </Card>
    );
  };

const HandOverBar = ({ context, form: { values, set, isBusy, submit } }: PartProps) => (
  <BottomBar>
    <ActionBar>
      <AllLines lines={context.lines} value={values.list} onChange={(list) => set('list', list)} />
      <Button kind="primary" size="wide" isBusy={isBusy} onClick={() => submit()}>
        核销（{countOf(context, values.list)}件）
      </Button>
    </ActionBar>
  </BottomBar>
);

const LINES = linesKind({ count: '核销数量', beyond: () => '超出可核销数量' });

export const clerkForm = (isBoxes: boolean) =>
  form(query, {
    load: openFor(isBoxes),
    endpoints: [orderDetail],
    save: orderOrderClerkForm,
    kinds: { lines: LINES },
    looks: { list: ({ context: { lines } }) => ({ lines }) },
    fixed: ({ context: { order, lines }, values }) => ({
      id: Number(order.id),
      action_type: 1 as const,
      list: [...chosenOf(lines, values.list)].map(([order_detail_id, num]) => ({ order_detail_id, num })),
    }),
    layout: [{ Frame: cardOf(isBoxes), rows: ['list'] }],
    Submit: HandOverBar,
    isTransient: true,
    confirm: ({ context, values }) =>
      confirmDialog(`是否核销所选的${countOf(context, values.list)}件商品？`, { confirmText: '核销' }),
    // What is left may have changed: another clerk was faster.
    send: (params, { context }) =>
      callFor(orderOrderClerkForm, { ...params, nonce: newNonce() }).catch((error: unknown) => {
        void context.reload();
        throw error;
      }),
    after: { toast: ({ msg }) => msg || '核销成功', go: 'back' },
  });
