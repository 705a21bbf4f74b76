// Scanning a shopper's code: by the social app where the mall runs in it, else typed; then the screen that redeems it.
import { type ReactNode, useState } from 'react';
import { addressOf } from '~/domain/links';
import { defaultQrCodeParameter } from '~/schemas/api/default.gen';
import { open } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { call } from '../../services/http';
import { isSocialApp } from '../../services/platform';
import { scanInSocialApp } from '../../services/social-sdk';
import { toast, withLoading } from '../../state/overlays';
import { AskDialog } from '../ask-dialog/ask-dialog';
import { readRedeemCode, redeemPlace } from './redeem-code';

const UNKNOWN = '核销码无效';
const MAX_CODE_LENGTH = 80;

/** Opens what the code stands for, or says that it is none. */
async function openCode(text: string): Promise<void> {
  const code = readRedeemCode(text, window.location.origin);
  if (code === null) return toast(UNKNOWN);
  if ('place' in code) return open(addressOf(code.place.path, code.place.params));
  const { detail } = await withLoading('加载中', () => call(defaultQrCodeParameter, code));
  const place = detail === null ? null : redeemPlace(detail.path, detail.data);
  if (place === null) return toast(UNKNOWN);
  open(addressOf(place.path, place.params));
}

interface RedeemScan {
  scan: () => void;
  /** Asks for the code where nothing can scan it. */
  typing: ReactNode;
}

export function useRedeemScan(): RedeemScan {
  const [isTyping, setIsTyping] = useState(false);
  const opening = useAction(openCode);
  const scanning = useAction(async () => {
    const text = await scanInSocialApp().catch(() => null);
    // A phone that refuses the camera can still type.
    if (text === null) setIsTyping(true);
    else if (text !== '') await openCode(text);
  });
  const enter = (text: string) => {
    setIsTyping(false);
    void opening.run(text);
  };
  return {
    scan: () => (isSocialApp() ? void scanning.run() : setIsTyping(true)),
    typing: (
      <AskDialog
        isOpen={isTyping}
        title="输入核销码"
        label="核销码"
        placeholder="请输入顾客的核销码"
        confirmText="去核销"
        maxLength={MAX_CODE_LENGTH}
        problemOf={(text) => (text === '' ? '请输入核销码' : '')}
        onConfirm={enter}
        onCancel={() => setIsTyping(false)}
      />
    ),
  };
}
