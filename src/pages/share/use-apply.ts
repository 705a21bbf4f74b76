// Asking to become a distributor, with or without a form.
import { APPLY_STATES } from '~/domain/distributor';
import * as to from '~/domain/screen-links.gen';
import {
  shareApply,
  type ShareApplyParams,
  shareIndex,
  shareNewApplyStatus,
  shareSetting,
} from '~/schemas/api/share.gen';
import { useShareWords } from '../../blocks/mall-words/share-words';
import { open } from '../../engine/navigation';
import { type Action, useAction } from '../../engine/use-action';
import type { Answer } from '../../services/call-context';
import { isRefusal } from '../../base/call-error';
import { call, callFor } from '../../services/http';
import { refresh } from '../../services/query';
import { renewUserInfo } from '../../services/shopper';
import { confirmDialog, toast } from '../../state/overlays';
import { hasForm, type ShareSetting } from '../../blocks/become-distributor/conditions';

/** Sends the application. A refusal rejects, after what the mall asks for was loaded anew. */
export async function apply(params: ShareApplyParams): Promise<Answer<null>> {
  const answer = await callFor(shareApply, params).catch(async (error: unknown) => {
    if (isRefusal(error)) await refresh(shareSetting, shareNewApplyStatus);
    throw error;
  });
  // He may be a distributor from now on, which his roles say.
  await renewUserInfo({ isQuiet: true }).catch(() => undefined);
  // In a mall that reviews nobody he has joined by that.
  const standing = await call(shareNewApplyStatus, {}).catch(() => null);
  await refresh(shareNewApplyStatus, shareIndex);
  toast(standing?.status === APPLY_STATES.distributor ? '加入成功' : '申请已提交', { icon: 'success' });
  return answer;
}

/** Opens the form, or asks and applies where the mall has none. */
export function useApply(setting: ShareSetting): Action<[]> {
  const { share_name: name } = useShareWords();
  return useAction(async () => {
    if (hasForm(setting) || (setting.agree ?? '') !== '') {
      open(to.shareAdd({ from: 'index' }));
      return;
    }
    if (await confirmDialog(`是否申请成为${name}？`)) await apply({});
  });
}
