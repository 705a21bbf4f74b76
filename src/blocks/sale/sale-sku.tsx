// The SKU sheet of a kind of sale: its offers as chips, prices and stock by SKU of the chosen one, and its button.
import { createElement, useState } from 'react';
import { Button } from '~/ui/button/button';
import { SkuChips } from '~/ui/chip/sku-chips';
import { useAction } from '../../engine/use-action';
import { closeSku, type SkuRequest, toast } from '../../state/overlays';
import { pickedOf } from '../sku/sku-bar';
import { SkuChoosing } from '../sku/sku-choosing';
import { chosenSku, type SkuChoice } from '../sku/sku-goods';
import { SkuWaiting } from '../sku/sku-waiting';
import { kindPart } from './kind-part';
import { partsOf, type SkuOffer, type SkuTerms } from './parts';
import styles from './sale-sku.module.css';

interface ChipsProps {
  title: string;
  offers: readonly SkuOffer[];
  chosen: SkuOffer;
  onChoose: (key: string) => void;
}

function OfferChips({ title, offers, chosen, onChoose }: ChipsProps) {
  if (offers.length < 2) return null;
  return (
    <div className={styles.offers}>
      <SkuChips
        name={title}
        values={offers.map(({ key, text }) => ({
          id: key,
          text,
          isChosen: key === chosen.key,
          isImpossible: false,
        }))}
        onChoose={(key) => onChoose(String(key))}
      />
    </div>
  );
}

function OfferBar({ offer, choice }: { offer: SkuOffer; choice: SkuChoice }) {
  const { goods, button, closed, note } = offer;
  const action = useAction(async () => {
    const picked = pickedOf(goods, choice);
    if (typeof picked === 'string') return toast(picked);
    await offer.buy(picked);
    closeSku();
  });
  const words = note?.(chosenSku(goods, choice.selection)?.id ?? null) ?? '';
  return (
    <>
      {words === '' ? null : <p className={styles.note}>{words}</p>}
      <Button
        kind="primary"
        size="wide"
        isBusy={action.isBusy}
        isDisabled={closed !== undefined}
        onClick={() => void action.run()}
      >
        {closed ?? button}
      </Button>
    </>
  );
}

interface OfferedProps {
  request: SkuRequest;
}

const offeredBy = ({ title, useOffers }: SkuTerms) =>
  function Offered({ request }: OfferedProps) {
    const { offers, error, isFetching, retry } = useOffers(request.goodsId, request.offer);
    const [key, setKey] = useState(request.offer);
    const chosen = offers.find((offer) => offer.key === key) ?? offers[0];
    if (chosen === undefined) return <SkuWaiting error={error} isFetching={isFetching} onRetry={retry} />;
    return (
      <SkuChoosing
        key={chosen.key}
        goods={chosen.goods}
        request={request}
        lead={<OfferChips title={title} offers={offers} chosen={chosen} onChoose={setKey} />}
      >
        {(choice) => <OfferBar offer={chosen} choice={choice} />}
      </SkuChoosing>
    );
  };

/** Needs a Suspense around it, and an error boundary where the kind has no terms or fails to load. */
export default function SaleSku({ sign, request }: OfferedProps & { sign: string }) {
  const kind = partsOf(sign, 'sku');
  if (kind === null) throw new Error(`No kind of sale has the sign ${sign}`);
  const part = kindPart<OfferedProps>({
    path: `sale/${sign}/sku`,
    kind,
    slot: 'sku',
    from: ({ sku }) => (sku === undefined ? undefined : offeredBy(sku)),
  });
  return createElement(part, { request });
}
