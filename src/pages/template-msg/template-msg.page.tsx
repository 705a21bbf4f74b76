// For makers of the mall: tries the message templates of its social account, each sent to oneself.
import { messageTemplateForm } from '~/schemas/api/forms/message-template.gen';
import { messageTemplate, type MessageTemplateParams } from '~/schemas/api/message.gen';
import { Button } from '~/ui/button/button';
import { ItemRow } from '~/ui/item-row/item-row';
import { actsKind } from '../../blocks/form-kinds/choice-kinds';
import { choicesOf, type FieldProps, form, type FormState } from '../../engine/archetypes/form';
import { loaded } from '../../engine/archetypes/loaded';
import { definePage } from '../../engine/define-page';
import { isRefusal, wordsOf } from '../../base/call-error';
import { call } from '../../services/http';

/** What came of each template, by its key. */
interface Outcomes {
  outcomes: Readonly<Record<string, string>>;
}

async function outcomeOf(params: MessageTemplateParams): Promise<string> {
  try {
    const answer = await call(messageTemplate, params);
    return 'msg' in answer ? answer.msg : '';
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return wordsOf(error);
  }
}

function Templates({
  field,
  value,
  isBusy,
  onDone,
  form,
}: FieldProps<string> & { form: FormState<Outcomes> }) {
  return choicesOf(field).map(({ value: key, text: name }, place) => {
    const outcome = form.values.outcomes[key] ?? '';
    return (
      <ItemRow
        key={key}
        title={name}
        notes={[key, outcome === '' ? '' : <output key="outcome">{outcome}</output>]}
        isRuled={place > 0}
        trail={
          <Button
            kind="primary"
            size="small"
            label={`发送${name}`}
            isBusy={isBusy && value === key}
            onClick={() => onDone(key)}
          >
            发送
          </Button>
        }
      />
    );
  });
}

export default definePage({
  path: '/pages/template-msg/template-msg',
  title: '模板消息测试',
  auth: 'admin',
  body: form(
    {},
    {
      load: loaded(messageTemplate, () => ({}), {
        missing: (data) => ('list' in data && data.list.length > 0 ? null : '商家还没有配置模板消息'),
        drawing: 'messages',
        skeleton: 'list',
      }),
      save: messageTemplateForm,
      kinds: { acts: actsKind },
      local: { outcomes: {} },
      looks: {
        templateTpl: ({ context: { data } }) => ({
          options: ('list' in data ? data.list : []).map(({ name, tpl_name }) => ({
            value: tpl_name,
            text: name,
          })),
          Own: Templates,
        }),
      },
      layout: [{ label: '模板消息', rows: ['templateTpl'] }],
      isTransient: true,
      send: async (params, { values, form: { change } }) => {
        const outcome = await outcomeOf(params);
        change({ outcomes: { ...values.outcomes, [values.templateTpl]: outcome } });
        return null;
      },
      after: {},
    },
  ),
});
