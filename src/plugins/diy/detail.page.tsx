// One reply of the shopper: his answers, and the way to what the shop says to them.
import { type DiyFormDetailData, diyFormDetail } from '~/schemas/api/diy.gen';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { TapRow } from '~/ui/field/tap-row';
import { FormAnswers } from '../../blocks/form-answers/form-answers';
import { detail, type LoadedProps } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { id } from '../../engine/params';
import { minuteOf } from './times';
import * as own from './links.gen';

function ReplyView({ data: { detail: reply } }: LoadedProps<DiyFormDetailData, { id: number }>) {
  return (
    <>
      <Card label={reply.title}>
        <CardHead title={reply.title} isRuled>
          {minuteOf(reply.created_at)}
        </CardHead>
        <FormAnswers stored={reply.form_data} />
      </Card>
      <Card label="商家回复">
        {reply.is_reply === 1 ? (
          <TapRow label="商家回复" value="查看" href={`#${own.diyReplyInfo({ id: reply.id })}`} />
        ) : (
          <CardHead title="商家回复">商家还没有回复</CardHead>
        )}
      </Card>
    </>
  );
}

export default definePage({
  path: '/plugins/diy/detail/detail',
  title: '提交详情',
  auth: 'login',
  plugin: 'diy',
  query: { id: id('reply to a form') },
  body: detail({
    from: diyFormDetail,
    params: ({ id: replyId }: { id: number }) => ({ id: replyId }),
    View: ReplyView,
    isFreshOnShow: true,
    isPullable: true,
  }),
});
