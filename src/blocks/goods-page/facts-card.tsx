// The card of facts: the chosen specification, services, parameters, delivery; each row opens its sheet.
import { type ReactNode, useState } from 'react';
import { selectionText } from '~/domain/sku';
import type { GoodsDetail } from '~/schemas/api/goods.gen';
import { Picture } from '~/ui/picture/picture';
import { Sheet } from '~/ui/sheet/sheet';
import { Card } from '~/ui/card/card';
import { useSavedChoice } from '../sku/saved-choice';
import type { SkuGoods } from '../sku/sku-goods';
import { openSku } from '../../state/overlays';
import { FactRow } from './fact-row';
import styles from './facts-card.module.css';

/** A row with a one-line value whose sheet shows all of it. */
function FactSheet({
  label,
  title,
  line,
  children,
}: {
  label: string;
  title: string;
  line: string;
  children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <FactRow label={label} onTap={() => setIsOpen(true)}>
        {line}
      </FactRow>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={title}>
        {children}
      </Sheet>
    </>
  );
}

function ChoiceRow({ goods, sign }: { goods: SkuGoods; sign: string | undefined }) {
  const choice = useSavedChoice(goods.id);
  if (!goods.hasChoice) return null;
  const chosen = choice === undefined ? '' : selectionText(goods.groups, choice.selection);
  const [group] = goods.groups;
  const values = group?.attr_list ?? [];
  return (
    <FactRow label="选择" lines={2} onTap={() => openSku({ goodsId: goods.id, intent: 'both', sign })}>
      {chosen === '' ? '请选择规格' : `${chosen}，${choice?.quantity ?? goods.minimum}${goods.unit}`}
      {values.length > 1 ? (
        <span className={styles.values}>
          {values.slice(0, 4).map(({ attr_id, attr_name, pic_url = '' }) =>
            pic_url === '' ? null : (
              <span key={attr_id} className={styles.thumb}>
                <Picture source={pic_url} alt={attr_name} />
              </span>
            ),
          )}
          <span className={styles.count}>
            共{values.length}种{group?.attr_group_name}可选
          </span>
        </span>
      ) : null}
    </FactRow>
  );
}

function ServicesRow({ services, title }: { services: GoodsDetail['services']; title: string }) {
  if (services.length === 0) return null;
  return (
    <FactSheet
      label="保障"
      title={title || '商城基础保障'}
      line={services.map(({ name }) => name).join(' · ')}
    >
      <dl className={styles.services}>
        {services.map(({ name, pic, remark }) => (
          <div key={name} className={styles.service}>
            <dt className={styles.serviceName}>
              {pic === '' ? null : (
                <span className={styles.serviceIcon}>
                  <Picture source={pic} alt="" fit="contain" />
                </span>
              )}
              {name}
            </dt>
            <dd className={styles.remark}>{remark}</dd>
          </div>
        ))}
      </dl>
    </FactSheet>
  );
}

function ParametersRow({ parameters, title }: { parameters: GoodsDetail['param_content']; title: string }) {
  if (parameters.length === 0) return null;
  const line = parameters.map(({ label, value }) => `${label} ${value}`).join('，');
  return (
    <FactSheet label="参数" title={title || '商品参数'} line={line}>
      <dl className={styles.parameters}>
        {parameters.map(({ label, value }, place) => (
          <div key={`${place}-${label}`} className={styles.parameter}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </FactSheet>
  );
}

/** Delivery facts, in the order of the rows. */
const deliveryOf = ({ type, express, goods_marketing: marketing, limit_buy: limit }: GoodsDetail) =>
  [
    { label: '快递', text: express, isSending: true },
    { label: '包邮', text: marketing.shipping, isSending: true },
    { label: '区域', text: marketing.limit, isSending: false },
    { label: '起送', text: marketing.pickup, isSending: true },
    { label: '限购', text: limit.status === 1 ? limit.msg : '', isSending: false },
  ].filter(({ text, isSending }) => text !== '' && !(isSending && type === 'ecard'));

function DeliveryRow({ goods }: { goods: GoodsDetail }) {
  const delivery = deliveryOf(goods);
  if (delivery.length === 0) return null;
  const line = delivery.map(({ label, text }) => (label === '快递' ? `快递 ${text}` : text)).join(' · ');
  return (
    <FactSheet label="配送" title="配送说明" line={line}>
      <dl className={styles.parameters}>
        {delivery.map(({ label, text }) => (
          <div key={label} className={styles.parameter}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </FactSheet>
  );
}

interface FactsCardProps {
  goods: GoodsDetail;
  skuGoods: SkuGoods;
  /** The kind of sale whose terms the SKU sheet has. */
  sign: string | undefined;
}

/** Parts without content are absent. */
export function FactsCard({ goods, skuGoods, sign }: FactsCardProps) {
  return (
    <Card>
      <ChoiceRow goods={skuGoods} sign={sign} />
      <ServicesRow services={goods.services} title={goods.guarantee_title} />
      <DeliveryRow goods={goods} />
      <ParametersRow parameters={goods.param_content} title={goods.param_name} />
    </Card>
  );
}
