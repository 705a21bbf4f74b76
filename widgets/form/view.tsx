// The form: its background, and either its fields or the reason why it is closed.
import { parseServerTime } from '~/domain/time';
import { useHasPassed } from '~/renderer/ticker';
import { defineView, type WidgetViewProps } from '~/renderer/define-widget';
import { Fields } from './fields';
import { wrapperStyle } from './form-style';
import { Notice } from './notice';
import { type FormDelivered, shape } from './schema.gen';
import { SentLink } from './sent-link';
import { useForm } from './use-form';
import styles from './view.module.css';

function Content({ data }: { data: FormDelivered }) {
  const form = useForm(data);
  const hasEnded = useHasPassed(parseServerTime(data.endDateTime));
  // The success notice is still shown after the last permitted submission.
  if (data.times > 0 && form.sentTimes >= data.times)
    return (
      <Notice
        icon="check-circle"
        title="您已提交"
        text={limitText(data.times)}
        background={data.backgroundColor}
      >
        <SentLink form={form} />
      </Notice>
    );
  if (hasEnded)
    return <Notice icon="clock" title="表单已截止" text="感谢您的关注" background={data.backgroundColor} />;
  return <Fields data={data} form={form} />;
}

const limitText = (times: number): string =>
  times === 1 ? '感谢您的填写' : `每人最多提交${times}次，感谢您的填写`;

function FormView({ data }: WidgetViewProps<FormDelivered>) {
  if (data.formDialog.length === 0) return null;
  return (
    <section className={styles.block} style={wrapperStyle(data)} aria-label="表单">
      <Content data={data} />
    </section>
  );
}

export default defineView<FormDelivered>(shape, FormView);
