// The right end of the top bar: state, check, preview on a phone, publish with its menu.
import { CheckCount } from '../check/check-panel';
import { useCheck } from '../check/check-context';
import { actionNamed } from '../actions/actions';
import { useParts } from '../session/editor-context';
import { placeOfDoc } from '../shell/doc-place';
import { useAction } from '../actions/use-actions';
import { Link } from '../shell/navigation';
import { Button } from '../ui/button';
import { Menu, type MenuEntry } from '../ui/menu';
import { useLiveActs } from './publish-acts';
import { wordsOfSharedKey } from '../ui/shared-keys';
import { PreviewMenu } from './preview-menu';
import styles from './publish-buttons.module.css';
import { stateWords, usePublishState } from '../session/use-publish-state';

export function StateBadge() {
  const { words, dot } = stateWords(usePublishState());
  return (
    <span className={styles['state']} data-dot={dot}>
      <i aria-hidden="true" />
      {words}
    </span>
  );
}

function usePublishMenu(): MenuEntry[] {
  const { me } = useParts();
  const act = useAction();
  const { live } = usePublishState();
  const { keep, takeBack } = useLiveActs();
  const { canPublish, canEdit } = me.rights;
  return [
    ...(canPublish ? [{ words: '定时发布', run: () => act(actionNamed('schedule')) }] : []),
    ...(canEdit ? [{ words: '存为版本', run: () => void keep() }] : []),
    ...(canPublish && live !== null ? [{ words: '换回上一版', run: () => void takeBack() }] : []),
  ];
}

export function PublishButtons() {
  const { me, answer } = useParts();
  const place = placeOfDoc(answer);
  const { step } = useCheck();
  const act = useAction();
  const entries = usePublishMenu();
  const { canEdit, canPublish } = me.rights;
  return (
    <>
      <Button isCompact look="quiet" icon="flag" title="N" onClick={() => step(1)}>
        下一个问题
        <CheckCount />
      </Button>
      <Link className={styles['link']} to={`${place.base}/history`}>
        版本
      </Link>
      <PreviewMenu />
      {canEdit ? (
        <span className={styles['publish']}>
          <Button
            look="primary"
            disabled={answer.isTrashed}
            title={wordsOfSharedKey('confirm')}
            onClick={() => act(actionNamed('publish'))}
          >
            {canPublish ? '发布' : '提交审核'}
          </Button>
          <Menu label="更多发布方式" icon="chevron-down" entries={entries} />
        </span>
      ) : null}
    </>
  );
}
