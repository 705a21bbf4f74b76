// The shop's answer to a reply.
import { type DiyFormReplyData, diyFormReply } from '~/schemas/api/diy.gen';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { FullPage } from '~/ui/full-page/full-page';
import { preloadRichText } from '~/ui/rich-text/rich-text';
import { OperatorText } from '../../blocks/operator-text/operator-text';
import { PictureRow } from '../../blocks/picture-row/picture-row';
import { detail, type LoadedProps } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { id } from '../../engine/params';
import { minuteOf } from './times';

preloadRichText();

function AnswerView({ data: { detail: answer } }: LoadedProps<DiyFormReplyData, { id: number }>) {
  const isAnswered = !answer.reply_at.startsWith('0000');
  if (!isAnswered)
    return <EmptyState text="商家还没有回复" drawing="messages" action={{ text: '返回', onTap: back }} />;
  return (
    <FullPage title="商家回复" words={minuteOf(answer.reply_at)}>
      <OperatorText content={answer.reply_content} />
      <PictureRow pictures={answer.reply_pics} label="回复图片" />
    </FullPage>
  );
}

export default definePage({
  path: '/plugins/diy/reply-info/reply-info',
  title: '回复详情',
  auth: 'login',
  plugin: 'diy',
  query: { id: id('reply to a form') },
  walk: { isEmpty: true },
  body: detail({
    from: diyFormReply,
    params: ({ id: replyId }: { id: number }) => ({ id: replyId }),
    View: AnswerView,
    kind: 'content',
    isPullable: true,
  }),
});
