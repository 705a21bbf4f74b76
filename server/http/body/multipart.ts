// Multipart bodies of attachment routes: one file and a few fields.
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { MAX_UPLOAD_BYTES } from '~/domain/constants';
import { HttpError } from '../http-error';
import type { Upload } from './upload';

type Parser = InstanceType<typeof Busboy>;

const LIMITS = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 40,
  files: 1,
  parts: 41,
  headerPairs: 20,
  headerSize: 4096,
  // One byte above the limit identifies a file that is too large, whose refusal names the limit.
  fileSize: MAX_UPLOAD_BYTES + 1,
};

export interface MultipartBody {
  texts: [string, string][];
  /** The part named `file`. */
  file: Upload | null;
}

const CUT_OFF = 'The parts of the body cannot be separated.';

async function collect(stream: BusboyFileStream, about: { name: string; type: string }): Promise<Upload> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return { ...about, bytes: new Uint8Array(Buffer.concat(chunks)) };
}

/** Throws an HttpError (413) for too many parts or too long fields, a SyntaxError for a body without parts. */
export async function readMultipart(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
): Promise<MultipartBody> {
  const parser = openParser(contentType);
  const texts: [string, string][] = [];
  const uploads: Promise<Upload>[] = [];
  const read = new Promise<void>((done, fail) => {
    const tooMuch = () => fail(new HttpError(413));
    for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) parser.on(limit, tooMuch);
    parser.on('field', (...[name, value, isNameCut, isValueCut]) => {
      if (isNameCut || isValueCut) tooMuch();
      else texts.push([name, value]);
    });
    parser.on('file', (...[name, stream, fileName, , type]) => {
      if (name !== 'file') {
        stream.resume();
        return;
      }
      const upload = collect(stream, { name: fileName, type });
      upload.catch(fail);
      uploads.push(upload);
    });
    parser.on('error', () => fail(new SyntaxError(CUT_OFF)));
    parser.on('finish', () => done());
    feed(parser, chunks).catch(fail);
  });
  try {
    await read;
    const [file = null] = await Promise.all(uploads);
    return { texts, file };
  } finally {
    parser.destroy();
  }
}

function openParser(contentType: string): Parser {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: LIMITS });
  } catch {
    throw new SyntaxError(CUT_OFF);
  }
}

async function feed(parser: Parser, chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) {
    if (parser.destroyed) return;
    if (!parser.write(chunk)) await new Promise<void>((next) => parser.once('drain', () => next()));
  }
  parser.end();
}
