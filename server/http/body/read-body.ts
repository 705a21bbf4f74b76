// The body of a call by its content type, limited in bytes, fields, parts and depth before it is parsed.
import type { Context } from 'hono';
import { MAX_UPLOAD_BYTES } from '~/domain/constants';
import { parseJson } from '../json-bounds';
import { nest } from '../params';
import { HttpError } from '../http-error';
import type { Upload } from './upload';
import { bodyChunks, bodyText, receiveBody } from './bounded-stream';
import { formFields } from './form-fields';
import { readMultipart } from './multipart';

/** A form with the longest texts of any route is well below. */
const FORM_BYTES = 256 * 1024;
/** Pictures may also be sent as base64 text. */
const TEXT_UPLOAD_BYTES = 1024 * 1024;
/** What multipart adds to the file: its fields and the boundaries. */
const MULTIPART_BYTES = MAX_UPLOAD_BYTES + 512 * 1024;

export interface Body {
  values: Record<string, unknown>;
  file: Upload | null;
}

const EMPTY: Body = { values: {}, file: null };

const typeOf = ({ req }: Context): string => req.header('content-type') ?? '';
const isMultipart = (type: string): boolean => type.startsWith('multipart/');

/** Receives the form of a call before it takes a place, which a client that is slow or silent would hold. */
export async function receiveForm(context: Context): Promise<void> {
  if (context.req.method === 'POST' && !isMultipart(typeOf(context))) await receiveBody(context, FORM_BYTES);
}

/** @param takesFiles whether the route accepts multipart bodies, as only those of attachments do. */
export async function readBody(context: Context, takesFiles: boolean): Promise<Body> {
  if (context.req.method !== 'POST') return EMPTY;
  const type = typeOf(context);
  if (isMultipart(type)) {
    if (!takesFiles) throw new HttpError(415);
    const { texts, file } = await readMultipart(bodyChunks(context, MULTIPART_BYTES), type);
    return { values: nest(texts), file };
  }
  const text = await bodyText(context, takesFiles ? TEXT_UPLOAD_BYTES : FORM_BYTES);
  if (!type.startsWith('application/json')) return { values: nest(formFields(text)), file: null };
  const value = text === '' ? null : parseJson(text);
  return typeof value === 'object' && value !== null ? { values: { ...value }, file: null } : EMPTY;
}

/** The text fields of a small form: the sandboxes' pages and payment notifications. */
export async function readFormTexts(context: Context): Promise<Record<string, string>> {
  return Object.fromEntries(formFields(await bodyText(context, FORM_BYTES)));
}
