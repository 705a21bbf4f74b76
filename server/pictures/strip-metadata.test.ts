// Proves that uploads lose metadata and bytes behind their end, and look as before.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { BrokenPictureError, stripMetadata } from './strip-metadata';

const SIZE = { width: 40, height: 30 };
const BEHIND = Buffer.from('<script>behind the end</script>');
const PLACE = '30/1 14/1 5/1';

/** A picture with a position, a camera and texts in it, rotated. */
async function photo(extension: 'jpg' | 'png' | 'webp'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const picture = sharp({ create: { ...SIZE, channels: 3, background: '#888', noise } })
    .withExif({
      IFD0: { Make: 'Camera', Copyright: 'Somebody' },
      IFD3: { GPSLatitude: PLACE, GPSLatitudeRef: 'N' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf/></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 });
  const FORMATS = {
    jpg: () => picture.jpeg(),
    png: () => picture.png(),
    webp: () => picture.webp({ lossless: true }),
  };
  return FORMATS[extension]().toBuffer();
}

const pixels = (bytes: Uint8Array) => sharp(bytes, { animated: true }).autoOrient().raw().toBuffer();

describe.each(['jpg', 'png', 'webp'] as const)('a photo as %s', (extension) => {
  it('preserves orientation, colours and pixels, and nothing else', async () => {
    const given = await photo(extension);
    const before = await sharp(given).metadata();
    expect(before.exif?.toString('latin1')).toContain('Camera');
    const stripped = stripMetadata(Buffer.concat([given, BEHIND]), { extension, orientation: 6 });
    const after = await sharp(stripped).metadata();
    expect([after.orientation, after.xmp]).toEqual([6, undefined]);
    expect(after.icc?.length).toBe(before.icc?.length);
    expect(after.exif?.length ?? 0).toBeLessThan(40);
    const text = Buffer.from(stripped).toString('latin1');
    for (const secret of ['Camera', 'Somebody', 'adobe:ns:meta', 'behind the end'])
      expect(text).not.toContain(secret);
    expect((await pixels(stripped)).equals(await pixels(given))).toBe(true);
  });

  it('has no EXIF at all when it is upright', async () => {
    const stripped = stripMetadata(await photo(extension), { extension, orientation: 1 });
    expect((await sharp(stripped).metadata()).exif).toBeUndefined();
  });

  it('is refused where it is truncated, at any byte', async () => {
    const whole = Buffer.from(stripMetadata(await photo(extension), { extension, orientation: 1 }));
    for (let length = 16; length < whole.length; length += Math.ceil(whole.length / 60))
      expect(() => stripMetadata(whole.subarray(0, length), { extension, orientation: 1 })).toThrow(
        BrokenPictureError,
      );
  });
});

describe('other pictures', () => {
  it('preserve their progressive scans', async () => {
    const create = { ...SIZE, channels: 3 as const, background: '#37a' };
    const given = await sharp({ create })
      .jpeg({ progressive: true })
      .withExif({ IFD0: { Make: 'Camera' } })
      .toBuffer();
    const stripped = stripMetadata(given, { extension: 'jpg', orientation: 1 });
    expect((await pixels(stripped)).equals(await pixels(given))).toBe(true);
    expect(stripped.length).toBeLessThan(given.length);
  });

  it.each(['gif', 'webp'] as const)('stay animated as %s, without comments', async (extension) => {
    const frames = ['#a33', '#3a3', '#33a'].map((background) => ({
      create: { ...SIZE, channels: 3 as const, background },
    }));
    const joined = sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
      join: { animated: true },
    });
    const given = await (extension === 'gif'
      ? joined.gif({ loop: 3 })
      : joined.webp({ loop: 3, lossless: true })
    ).toBuffer();
    // A comment extension of a GIF, before its trailer.
    const comment = Buffer.concat([
      Buffer.from([0x21, 0xfe, 6]),
      Buffer.from('Secret'),
      Buffer.from([0, 0x3b]),
    ]);
    const noted = extension === 'gif' ? Buffer.concat([given.subarray(0, -1), comment]) : given;
    const stripped = stripMetadata(Buffer.concat([noted, BEHIND]), { extension, orientation: 1 });
    const after = await sharp(stripped, { animated: true }).metadata();
    expect([after.pages, after.loop]).toEqual([3, 3]);
    expect(Buffer.from(stripped).toString('latin1')).not.toMatch(/Secret|behind the end/);
    expect((await pixels(stripped)).equals(await pixels(given))).toBe(true);
  });
});
