// The offer to become a distributor, to whom an order has qualified for it.
import { useEffect, useRef } from 'react';
import * as to from '~/domain/screen-links.gen';
import { reachedText } from '../../blocks/become-distributor/conditions';
import { useShareWords } from '../../blocks/mall-words/share-words';
import { open } from '../../engine/navigation';
import { useMallConfig } from '../../state/mall';
import { confirmDialog } from '../../state/overlays';

async function offer(text: string, name: string): Promise<void> {
  const isWanted = await confirmDialog(text, { title: '温馨提示', confirmText: `申请${name}` });
  if (isWanted) open(to.shareAdd());
}

/** Asks once while the result is open. */
export function useShareOffer(isOffered: boolean): void {
  const setting = useMallConfig()?.share_setting;
  const { share_name: name } = useShareWords();
  const reached = setting ? reachedText(setting) : '';
  const isAsked = useRef(false);
  // A screen that shows again runs its effects again.
  useEffect(() => {
    if (!isOffered || isAsked.current) return;
    isAsked.current = true;
    void offer(`${reached === '' ? '' : `${reached}，`}可申请成为${name}`, name);
  }, [isOffered, reached, name]);
}
