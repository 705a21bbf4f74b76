// 「预览」: on a phone, tried on the stage, and as shoppers see the live page.
import { actionNamed } from '../actions/actions';
import { useParts } from '../session/editor-context';
import { useAction } from '../actions/use-actions';
import { livePageAddress } from '../services/mall-address';
import { Button } from '../ui/button';
import { Menu, type MenuEntry } from '../ui/menu';
import { usePublishState } from '../session/use-publish-state';

export function PreviewMenu() {
  const { me, answer } = useParts();
  const { live, isDisabled } = usePublishState();
  const act = useAction();
  const { canEdit } = me.rights;
  const showPhone = () => act(actionNamed('phone'));
  const openLive = () => window.open(livePageAddress(answer.doc), '_blank', 'noreferrer');
  const entries: MenuEntry[] = [
    ...(canEdit ? [{ words: '手机看', run: showPhone }] : []),
    { words: '体验', run: () => act(actionNamed('try')) },
    ...(answer.kind === 'page' && live !== null && !isDisabled
      ? [{ words: '打开线上页', run: () => void openLive() }]
      : []),
  ];
  return (
    <>
      <Menu label="预览" words="预览" entries={entries} />
      {canEdit ? (
        <Button isCompact look="quiet" icon="phone" onClick={showPhone}>
          手机看
        </Button>
      ) : null}
    </>
  );
}
