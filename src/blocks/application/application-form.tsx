// The form by which a shopper asks for a role: name and mobile, the operator's questions, terms, one button.
import { useState } from 'react';
import { type AnsweredField, answeredField, type DiyField } from '~/domain/diy-form';
import { isSafePicture } from '~/domain/links';
import { isMobile } from '~/domain/validators';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { FieldRow } from '~/ui/field/field-row';
import { TextField } from '~/ui/field/text-field';
import { Picture } from '~/ui/picture/picture';
import { type Form, type Messages, useForm } from '../../engine/archetypes/bare-form';
import { toast } from '../../state/overlays';
import { Agreement, type Terms } from '../agreement/agreement';
import { OperatorFields } from '../form-fields/operator-fields';
import { useOperatorForm } from '../form-fields/use-operator-form';
import { OperatorButton, type OperatorButtonLook } from '../operator-button/operator-button';
import styles from './application.module.css';

interface Person {
  name: string;
  mobile: string;
}

export interface Application extends Person {
  agree: 0 | 1;
  /** Answers of the operator's form; empty without one. */
  form: AnsweredField[];
}

export interface ApplicationFormProps {
  /** 欢迎加入…，请填写申请信息. */
  welcome: string;
  /** Who invited the shopper. */
  inviter?: { label: string; name: string };
  /** Whether name and mobile are asked for. */
  hasPerson: boolean;
  initial: Person;
  /** The operator's questions; must be stable. */
  fields: readonly DiyField[];
  terms: readonly Terms[];
  /** Said when the terms are not accepted. */
  disagreed: string;
  button: { text: string; look: OperatorButtonLook };
  /** Operator's pictures above and below the form. */
  headPicture: string;
  endPicture: string;
  submit: (application: Application) => Promise<unknown>;
}

function personProblems({ name, mobile }: Person): Messages<Person> {
  const trimmed = mobile.trim();
  return {
    ...(name.trim() === '' ? { name: '请输入真实姓名' } : {}),
    ...(trimmed === ''
      ? { mobile: '请输入手机号码' }
      : isMobile(trimmed)
        ? {}
        : { mobile: '请输入正确的手机号码' }),
  };
}

function PersonFields({ form }: { form: Form<Person> }) {
  return (
    <>
      <TextField
        label="姓名"
        name="name"
        placeholder="请填写真实姓名"
        autoComplete="name"
        maxLength={50}
        isRequired
        value={form.values.name}
        onChange={(name) => form.set('name', name)}
        onBlur={() => form.touch('name')}
        error={form.messageOf('name') ?? ''}
      />
      <TextField
        label="手机号码"
        name="mobile"
        type="tel"
        placeholder="请填写手机号码"
        autoComplete="tel"
        isRequired
        value={form.values.mobile}
        onChange={(mobile) => form.set('mobile', mobile)}
        onBlur={() => form.touch('mobile')}
        error={form.messageOf('mobile') ?? ''}
      />
    </>
  );
}

/** The operator's picture over the whole width; nothing without one. */
const Wide = ({ source }: { source: string }) =>
  isSafePicture(source) ? (
    <Picture className={styles.picture} source={source} alt="" ratio="natural" />
  ) : null;

function useApplication(props: ApplicationFormProps) {
  const { initial, hasPerson, fields, terms, disagreed, submit } = props;
  const [isAgreed, setIsAgreed] = useState(false);
  const questions = useOperatorForm(fields);
  const form = useForm<Person>({
    initial,
    validate: (person) => (hasPerson ? personProblems(person) : {}),
    onInvalid: toast,
    submit: async ({ name, mobile }) => {
      const problem = questions.verify();
      if (problem !== null) return toast(problem);
      if (terms.length > 0 && !isAgreed) return toast(disagreed);
      await submit({
        name: name.trim(),
        mobile: mobile.trim(),
        agree: isAgreed || terms.length === 0 ? 1 : 0,
        form: fields.map((field, place) => answeredField(field, questions.answers[place] ?? '')),
      });
    },
  });
  return { form, questions, isAgreed, setIsAgreed };
}

export function ApplicationForm(props: ApplicationFormProps) {
  const { welcome, inviter, hasPerson, fields, terms, button, headPicture, endPicture } = props;
  const { form, questions, isAgreed, setIsAgreed } = useApplication(props);
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Wide source={headPicture} />
      <Card>
        <CardHead title={welcome} isRuled />
        {inviter === undefined ? null : (
          <FieldRow label={inviter.label} trailing={<small>请核对</small>}>
            <span>{inviter.name}</span>
          </FieldRow>
        )}
        {hasPerson ? <PersonFields form={form} /> : null}
        {fields.length === 0 ? null : <OperatorFields form={questions} />}
      </Card>
      <div className={styles.footer}>
        <Agreement terms={terms} isAgreed={isAgreed} onChange={setIsAgreed} />
        <OperatorButton {...button} isBusy={form.isBusy} />
      </div>
      <Wide source={endPicture} />
    </form>
  );
}
