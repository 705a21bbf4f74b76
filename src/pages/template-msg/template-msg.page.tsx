// For makers of the mall: tries the message templates of its social account, each sent to oneself.
import { useState } from 'react';
import { type MessageTemplateData, messageTemplate } from '~/schemas/api/message.gen';
import { Button } from '~/ui/button/button';
import { Card } from '~/ui/card/card';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { ItemRow } from '~/ui/item-row/item-row';
import { detail, type LoadedProps } from '../../engine/archetypes/detail';
import { definePage } from '../../engine/define-page';
import { back } from '../../engine/navigation';
import { useAction } from '../../engine/use-action';
import { isRefusal, wordsOf } from '../../base/call-error';
import { call } from '../../services/http';

type Templates = Extract<MessageTemplateData, { list: unknown }>['list'];

/** Sends one template, and says below it what came of it. */
function TemplateRow({ template: { name, tpl_name: key } }: { template: Templates[number] }) {
  const [outcome, setOutcome] = useState('');
  const { run, isBusy } = useAction(async () => {
    setOutcome('');
    try {
      const answer = await call(messageTemplate, { templateTpl: key });
      setOutcome('msg' in answer ? answer.msg : '');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setOutcome(wordsOf(error));
    }
  });
  return (
    <ItemRow
      title={name}
      notes={[key, outcome === '' ? '' : <output key="outcome">{outcome}</output>]}
      isRuled
      trail={
        <Button kind="primary" size="small" label={`发送${name}`} isBusy={isBusy} onClick={() => void run()}>
          发送
        </Button>
      }
    />
  );
}

function TemplatesScreen({ data }: LoadedProps<MessageTemplateData, object>) {
  const templates = 'list' in data ? data.list : [];
  if (templates.length === 0)
    return (
      <EmptyState text="商家还没有配置模板消息" drawing="messages" action={{ text: '返回', onTap: back }} />
    );
  return (
    <Card label="模板消息">
      {templates.map((template) => (
        <TemplateRow key={template.tpl_name} template={template} />
      ))}
    </Card>
  );
}

export default definePage({
  path: '/pages/template-msg/template-msg',
  title: '模板消息测试',
  auth: 'admin',
  body: detail({
    from: messageTemplate,
    params: () => ({}),
    View: TemplatesScreen,
    kind: 'form',
    skeleton: 'list',
  }),
});
