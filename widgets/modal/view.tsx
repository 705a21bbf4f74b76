// Decides which popups of the page open: all groups in turn, first-time ones once; for operators the selected one.
import { useState } from 'react';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { type Staged, useStaged } from '~/renderer/staged';
import { Modal } from '~/ui/overlay/modal';
import { groupsOf, itemsOf, wasShown } from './groups';
import { Card, Popup } from './popup';
import { type ModalDelivered, shape } from './schema.gen';

const stay = (): void => undefined;

/** In the studio it is open while it is selected, switched on or off: with the picture whose row is open, else all. */
function SelectedPopup({ data, row, isPaused }: Pick<Staged, 'row' | 'isPaused'> & { data: ModalDelivered }) {
  const all = itemsOf(data.list);
  const edited = row?.list === 'list' ? all[row.index] : undefined;
  const items = (edited === undefined ? all : [edited]).filter(({ picUrl }) => picUrl !== '');
  if (items.length === 0) return null;
  return (
    <Modal isOpen isInPlace onClose={stay} label="活动" place="centre" veil="light">
      <Card items={items} isPlaying={!isPaused} onClose={stay} />
    </Modal>
  );
}

function ModalView({ data, uid }: WidgetViewProps<ModalDelivered>) {
  const host = useHost();
  const staged = useStaged(uid);
  const place = `${host.page}#${host.templateId}#${uid}`;
  // An open popup stays until it is closed, although it is recorded as shown when it opens.
  const [wasShownBefore] = useState(() => wasShown(place));
  if (staged !== null) return staged.isSelected ? <SelectedPopup data={data} {...staged} /> : null;
  if (!data.opened || (data.times === 1 && wasShownBefore)) return null;
  return groupsOf(data.list).map((items, index) => <Popup key={index} items={items} place={place} />);
}

export default defineView<ModalDelivered>(shape, ModalView);
