// After a form was sent: what it brought, and the way on.
import { type DiyFormSuccessData, diyFormSuccess } from '~/schemas/api/diy.gen';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { openLink } from '../../flows/open-link';
import { detail, type LoadedProps } from '../../engine/archetypes/detail';
import { OutcomeCard } from '../../engine/archetypes/result';
import { definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { id } from '../../engine/params';

function SuccessView({ data }: LoadedProps<DiyFormSuccessData, { id: number }>) {
  const awards = data.list.map(({ name, content }) => `${name} ${content}`);
  return (
    <OutcomeCard
      outcome={{
        mark:
          data.pic_url === '' ? (
            <Icon name="check" size={72} />
          ) : (
            <Picture source={data.pic_url} alt="" width={72} />
          ),
        title: '提交成功',
        words: (
          <>
            {data.content}
            {awards.length === 0 ? null : <p>已获得：{awards.join('、')}</p>}
          </>
        ),
        actions: [
          { text: '返回', onTap: back },
          { text: data.btn_text, onTap: () => openLink(data.btn_link) },
        ],
      }}
    />
  );
}

export default definePage({
  path: '/plugins/diy/form-success/form-success',
  title: '提交成功',
  auth: 'login',
  plugin: 'diy',
  query: { id: id('reply to a form') },
  body: detail({
    from: diyFormSuccess,
    params: ({ id: replyId }: { id: number }) => ({ id: replyId }),
    View: SuccessView,
    kind: 'result',
  }),
});
