// Decides which popups of the page open: all groups in turn, first-time ones once.
import { useState } from 'react';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { useHost } from '~/renderer/host';
import { groupsOf, wasShown } from './groups';
import { Popup } from './popup';
import { type ModalDelivered, shape } from './schema.gen';

function ModalView({ data, uid }: WidgetViewProps<ModalDelivered>) {
  const host = useHost();
  const place = `${host.page}#${host.templateId}#${uid}`;
  // An open popup stays until it is closed, although it is recorded as shown when it opens.
  const [wasShownBefore] = useState(() => wasShown(place));
  if (!data.opened || (data.times === 1 && wasShownBefore)) return null;
  return groupsOf(data.list).map((items, index) => <Popup key={index} items={items} place={place} />);
}

export default defineView<ModalDelivered>(shape, ModalView);
