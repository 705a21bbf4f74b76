// Proves resizing of uploads: upright, never enlarged, without metadata.
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_PICTURE_PIXELS } from '~/domain/constants';
import {
  isAnimated,
  isReadable,
  measurePicture,
  paintDrawing,
  resizePicture,
  smallPixels,
  UnreadablePictureError,
} from './raster';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });
const photo = async () =>
  new Uint8Array(
    await plain(400, 200)
      .jpeg()
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );

/** A PNG whose header declares a size that its data does not have. */
async function claiming(width: number, height: number): Promise<Uint8Array> {
  const file = await plain(8, 8).png().toBuffer();
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return new Uint8Array(file);
}

describe('resizing', () => {
  it('rotates a photo upright and drops its metadata', async () => {
    const made = await sharp(await resizePicture(await photo(), { width: 160, format: 'jpg' })).metadata();
    expect([made.width, made.height, made.orientation, made.exif]).toEqual([160, 320, undefined, undefined]);
  });

  it('never enlarges', async () => {
    const made = await sharp(await resizePicture(await photo(), { width: 1440, format: 'webp' })).metadata();
    expect([made.width, made.height]).toEqual([200, 400]);
  });

  it('preserves transparency', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const picture = sharp({ create: { width: 200, height: 200, channels: 4, background: clear } });
    const bytes = new Uint8Array(await picture.png().toBuffer());
    const made = await sharp(await resizePicture(bytes, { width: 96, format: 'avif' })).stats();
    expect(made.isOpaque).toBe(false);
  });

  it('refuses what is broken, truncated, or a decompression bomb', async () => {
    const whole = new Uint8Array(await plain(900, 900).jpeg().toBuffer());
    const asked = { width: 96, format: 'webp' } as const;
    const bad = [
      new Uint8Array(),
      new Uint8Array(500).fill(7),
      whole.subarray(0, 700),
      await claiming(30_000, 30_000),
    ];
    for (const bytes of bad) {
      await expect(resizePicture(bytes, asked)).rejects.toBeInstanceOf(UnreadablePictureError);
      expect(await isReadable(bytes)).toBe(false);
    }
  });
});

describe('measuring', () => {
  it('reads sizes from the header alone, also absurd ones', async () => {
    expect(await measurePicture(await claiming(30_000, 30_000))).toMatchObject({
      width: 30_000,
      height: 30_000,
    });
    expect(await measurePicture(new Uint8Array(500))).toBeNull();
  });
});

describe('the pixels that a picture may have', () => {
  it('are half as many for formats that are decoded whole', async () => {
    const kinds = [{ progressive: false }, { progressive: true }];
    const most = kinds.flatMap((kind) => [plain(40, 40).jpeg(kind), plain(40, 40).png(kind)]);
    const sizes = await Promise.all(
      most.map(async (one) => measurePicture(new Uint8Array(await one.toBuffer()))),
    );
    const [all, half] = [MAX_PICTURE_PIXELS, MAX_PICTURE_PIXELS / 2];
    expect(sizes.map((size) => size?.maxPixels)).toEqual([all, all, half, half]);
  });
});

describe('rasterising an SVG', () => {
  const drawn = async (fill: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 75 40">${fill}</svg>`;
    const { width, height, hasAlpha } = await sharp(await paintDrawing(Buffer.from(svg), 300)).metadata();
    return { width, height, hasAlpha };
  };

  it('drops the alpha channel of an opaque picture', async () => {
    const size = { width: 300, height: 160 };
    expect(await drawn('<path d="M0 0h75v40H0z"/>')).toEqual({ ...size, hasAlpha: false });
    expect(await drawn('<path d="M0 0h70v40H0z"/>')).toEqual({ ...size, hasAlpha: true });
  });
});

describe('detecting animation', () => {
  const frames = async () =>
    await sharp(Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 255)]), {
      raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
    })
      .webp()
      .toBuffer();

  it('distinguishes animated WebP and PNG from still ones', async () => {
    const still = await plain(10, 10).png().toBuffer();
    const data = still.indexOf('IDAT') - 4;
    // An animation chunk: 8 bytes long, two frames, infinite loop.
    const mark = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
    const moving = Buffer.concat([still.subarray(0, data), mark, still.subarray(data)]);
    const all = [await frames(), await plain(10, 10).webp().toBuffer(), moving, still];
    expect(await Promise.all(all.map((bytes) => isAnimated(new Uint8Array(bytes))))).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('small pixels', () => {
  const firstOf = async (bytes: Uint8Array) => {
    const { data, width, height, channels } = await smallPixels(bytes);
    expect(data.length).toBe(width * height * channels);
    return [...data.subarray(0, 3)];
  };

  it('are on white where the picture is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const picture = sharp({ create: { width: 20, height: 10, channels: 4, background: clear } });
    expect(await firstOf(await picture.png().toBuffer())).toEqual([255, 255, 255]);
  });

  it('have three channels where the picture has one', async () => {
    const grey = await plain(20, 10).greyscale().toColourspace('b-w').png().toBuffer();
    expect((await sharp(grey).metadata()).channels).toBe(1);
    const [red, green, blue] = await firstOf(grey);
    expect([green, blue]).toEqual([red, red]);
  });
});
