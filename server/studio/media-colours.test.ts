// Pictures of the library are found by their colours, also those from before the colours were stored.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import type { MediaRow } from '~/domain/studio/api-library';
import { JobRunner } from '~/server/jobs/jobs';
import { describeOnBothDatabases } from '~/tests/server/database-helpers';
import { noMessages } from '~/tests/server/rounds-helpers';
import { openStudio, type StudioMall } from '~/tests/server/studio-helpers';

const plain = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer();

/** A red dot on white, and a band of blue that is too thin to be the picture's. */
const DOT = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">
  <rect width="100" height="100" fill="#fff"/><circle cx="50" cy="50" r="35" fill="#d00"/>
  <rect width="100" height="5" fill="#00f"/></svg>`);

describeOnBothDatabases('colours of the media library', (open) => {
  let mall: StudioMall;
  beforeEach(async () => {
    mall = await openStudio(await open());
  });

  const upload = async (bytes: Uint8Array, name: string): Promise<MediaRow> => {
    const raw = new FormData();
    raw.append('file', new File([new Uint8Array(bytes)], name));
    const { status, body } = await mall.operate('POST', '/media', { as: 'editor', raw });
    expect(status).toBe(201);
    return body as unknown as MediaRow;
  };
  const found = async (colour: string): Promise<number[]> => {
    const { body } = await mall.operate('GET', `/media?colour=${colour}`, { as: 'viewer' });
    return (body['items'] as unknown as MediaRow[]).map(({ id }) => id);
  };

  it('find those of which they fill a good part', async () => {
    const dot = await upload(DOT, 'dot.svg');
    const leaf = await upload(await plain('#6a8'), 'leaf.png');
    expect(await found('red')).toEqual([dot.id]);
    expect(await found('white')).toEqual([dot.id]);
    expect(await found('green')).toEqual([leaf.id]);
    expect(await found('blue')).toEqual([]);
    // The red dot covers a good third of the white.
    expect([leaf.mean, dot.mean]).toEqual(['#66aa88', expect.stringMatching(/^#[ef].9.9.$/)]);
    // A name that is no colour narrows nothing down.
    expect(await found('mauve')).toEqual([leaf.id, dot.id]);
  });

  it('are looked at in older pictures, and no more in a file that is gone', async () => {
    const { db } = mall.database;
    const old = await upload(await plain('#00f'), 'old.png');
    const lost = await upload(await plain('#0f0'), 'lost.png');
    await db.updateTable('studio_media').set({ colours: null, mean: null }).execute();
    await rm(join(mall.dataFolder, lost.url));
    const onFailure = (error: unknown) => mall.failures.push(error);
    const jobs = new JobRunner(db, { gateway: noMessages, dataFolder: mall.dataFolder, onFailure });
    await jobs.run(new Date());
    expect(await found('blue')).toEqual([old.id]);
    const stored = await db.selectFrom('studio_media').select(['colours', 'mean']).orderBy('id').execute();
    expect(stored).toEqual([
      { colours: ['blue'], mean: '#0000ff' },
      { colours: [], mean: null },
    ]);
    expect(mall.failures).toEqual([]);
  });
});
