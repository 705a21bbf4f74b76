// The form of a request for after-sales: its values by kind, its pictures, one submission at a time.
import { type RequestKind, type RequestValues, requestProblems } from '~/domain/refund-request';
import type { Uploads } from '~/ui/uploader/use-uploads';
import { useUploads } from '../../../blocks/order-pictures/use-uploads';
import { type Form, useForm } from '../../../engine/archetypes/bare-form';
import { toast } from '../../../state/overlays';

export interface Request {
  kind: RequestKind;
  form: Form<RequestValues>;
  uploads: Uploads;
}

interface RequestOptions {
  kind: RequestKind;
  /** The most that can be paid back, which is also what the form begins with. */
  maxFen: number;
  initial: Pick<RequestValues, 'refund_price' | 'mobile' | 'goods_status'>;
  submit: (values: RequestValues, pictures: string[]) => Promise<unknown>;
}

const trimmed = (values: RequestValues): RequestValues => ({
  goods_status: values.goods_status,
  cause: values.cause.trim(),
  refund_price: values.refund_price.trim(),
  remark: values.remark.trim(),
  mobile: values.mobile.trim(),
});

export function useRequest({ kind, maxFen, initial, submit }: RequestOptions): Request {
  const uploads = useUploads();
  const form = useForm<RequestValues>({
    initial: { ...initial, cause: '', remark: '' },
    validate: (values) => requestProblems(kind, values, maxFen),
    submit: async (values) => {
      if (uploads.isUploading) toast('图片上传中，请稍候');
      else await submit(trimmed(values), [...uploads.urls]);
    },
    onInvalid: toast,
  });
  return { kind, form, uploads };
}
