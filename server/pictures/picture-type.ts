// Recognises pictures by their bytes: neither a name nor a header decides what a file is.

export interface PictureType {
  extension: 'jpg' | 'png' | 'gif' | 'webp';
  mimeType: string;
}

interface Signature extends PictureType {
  /** Bytes at an offset, as latin-1 text. */
  marks: readonly (readonly [offset: number, text: string])[];
}

const SIGNATURES: readonly Signature[] = [
  { extension: 'jpg', mimeType: 'image/jpeg', marks: [[0, '\xff\xd8\xff']] },
  { extension: 'png', mimeType: 'image/png', marks: [[0, '\x89PNG\r\n\x1a\n']] },
  { extension: 'gif', mimeType: 'image/gif', marks: [[0, 'GIF87a']] },
  { extension: 'gif', mimeType: 'image/gif', marks: [[0, 'GIF89a']] },
  {
    extension: 'webp',
    mimeType: 'image/webp',
    marks: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
];

/** The type of a picture, or null: an SVG is a document that may carry scripts, and is refused. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16));
  const match = SIGNATURES.find(({ marks }) =>
    marks.every(([offset, text]) => head.startsWith(text, offset)),
  );
  return match === undefined ? null : { extension: match.extension, mimeType: match.mimeType };
}
