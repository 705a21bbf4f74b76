// The form by which a shopper asks for a role: name and mobile, the operator's questions, terms, one button.
import type { ReactNode } from 'react';
import type { DiyField } from '~/domain/diy-form';
import { isSafePicture } from '~/domain/links';
import { Card } from '~/ui/card/card';
import { CardHead } from '~/ui/card/card-head';
import { FieldRow } from '~/ui/field/field-row';
import { Picture } from '~/ui/picture/picture';
import type { FormState, Given } from '../../engine/archetypes/form';
import { toast } from '../../state/overlays';
import { Agreement, type Terms } from '../agreement/agreement';
import { operatorFormKind } from '../form-kinds/operator-form-kind';
import { OperatorButton, type OperatorButtonLook } from '../operator-button/operator-button';
import styles from './application.module.css';

/** What a form of an application knows. */
export interface Applying {
  /** 欢迎加入…，请填写申请信息. */
  welcome: string;
  /** Who invited the shopper. */
  inviter?: { label: string; name: string };
  /** Whether name and mobile are asked for. */
  hasPerson: boolean;
  /** The shopper's, where it is known. */
  mobile: string;
  /** The operator's questions; must be stable. */
  questions: readonly DiyField[];
  terms: readonly Terms[];
  /** Said when the terms are not accepted. */
  disagreed: string;
  button: { text: string; look: OperatorButtonLook };
  /** Operator's pictures above and below the form. */
  headPicture: string;
  endPicture: string;
}

interface PartProps {
  context: Applying;
  form: FormState<{ isAgreed: boolean }>;
}

/** The operator's picture over the whole width; nothing without one. */
const Wide = ({ source }: { source: string }) =>
  isSafePicture(source) ? (
    <Picture className={styles.picture} source={source} alt="" ratio="natural" />
  ) : null;

const Head = ({ context }: Pick<PartProps, 'context'>) => <Wide source={context.headPicture} />;

const Welcome = ({ context, children }: Pick<PartProps, 'context'> & { children: ReactNode }) => (
  <Card>
    <CardHead title={context.welcome} isRuled />
    {context.inviter === undefined ? null : (
      <FieldRow label={context.inviter.label} trailing={<small>请核对</small>}>
        <span>{context.inviter.name}</span>
      </FieldRow>
    )}
    {children}
  </Card>
);

function Foot({ context, form: { values, set, isBusy } }: PartProps) {
  return (
    <>
      <div className={styles.footer}>
        <Agreement
          terms={context.terms}
          isAgreed={values.isAgreed}
          onChange={(isAgreed) => set('isAgreed', isAgreed)}
        />
        <OperatorButton {...context.button} isBusy={isBusy} />
      </div>
      <Wide source={context.endPicture} />
    </>
  );
}

type Consent = Given<Applying, { isAgreed: boolean }>;

const isHidden = ({ context }: { context: Applying }) => ({ isHidden: !context.hasPerson });

/** All of the form but its endpoint and what comes after. */
export const APPLICATION = {
  kinds: { form: operatorFormKind },
  local: { isAgreed: false },
  isMarked: true,
  initial: ({ mobile }: Applying) => ({ mobile }),
  fixed: ({ context: { terms }, values }: Consent) => ({
    agree: values.isAgreed || terms.length === 0 ? (1 as const) : (0 as const),
  }),
  looks: {
    name: isHidden,
    mobile: isHidden,
    form: ({ context: { questions } }: Consent) => ({ questions, isHidden: questions.length === 0 }),
  },
  layout: [Head, { Frame: Welcome, rows: [] }],
  Submit: Foot,
  button: '提交申请',
  confirm: ({ context: { terms, disagreed }, values }: Consent) => {
    const isAgreed = values.isAgreed || terms.length === 0;
    if (!isAgreed) toast(disagreed);
    return isAgreed;
  },
} as const;
