// `/media`: pictures and films with folders, their uses, replacing and cropping.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaRow } from '~/domain/studio/api-library';
import { cropPicture, type PictureFormat } from '../../pictures/raster/raster';
import { audit } from '../audit';
import { type Call, done, idOfPath, ok, type Reply, route, type Route, write, writeOnce } from '../call';
import { type Fields, fieldsOf, numberOf, textOf } from '../fields';
import { listMedia, mediaRow, requireMedia, usesOfMedia } from '../media-rows';
import { mediaCopyRoutes } from './media-copy';
import { folderRoutes } from './media-folders';
import { type PreparedMedia, prepareMedia } from '../prepare-media';
import { announce } from '../publishing';
import { replaceMedia } from '../replace-media';
import { requirePublisher } from '../rights';
import { folderOf, mediaName, storeMedia } from '../store-media';
import { invalidField, StudioError } from '../studio-error';

const MAX_ID = 2_147_483_647;

async function upload(call: Call): Promise<Reply> {
  const { file } = call;
  if (file === null) throw invalidField('/file', '请选择文件');
  const media = await prepareMedia(file.bytes);
  return storeMedia(call, media, {
    name: mediaName(file.name),
    folder: fieldsOf(call.body)['folder'],
    alt: null,
  });
}

async function change(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const fields = fieldsOf(call.body);
  return write(call, async (trx) => {
    const before = await requireMedia(trx, id);
    const has = (name: string) => fields[name] !== undefined;
    // Shoppers read it at once where the picture is live.
    if (has('alt') && (await usesOfMedia(trx, id)).some(({ isLive }) => isLive))
      await requirePublisher(trx, call);
    const values = {
      ...(has('name') ? { name: textOf(fields, 'name', { label: '名称', min: 1, max: 60 }) } : {}),
      ...(has('alt')
        ? { alt: fields['alt'] === null ? null : textOf(fields, 'alt', { label: '替代文字', max: 200 }) }
        : {}),
      ...(has('folder') ? { folder_id: await folderOf(trx, fields['folder']) } : {}),
      updated_at: call.at,
    };
    await trx.updateTable('studio_media').set(values).where('id', '=', id).execute();
    await audit(trx, call, { action: 'media', title: before.name, detail: { media: id } });
    return ok(await mediaRow(trx, id));
  });
}

/** The file remains: old versions refer to it. */
async function remove(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  return write(call, async (trx) => {
    const { name } = await requireMedia(trx, id);
    const uses = await usesOfMedia(trx, id);
    if (uses.length > 0)
      throw new StudioError('in-use', {
        message: `这张图用在 ${uses.length} 处，删除后会变成空白`,
        current: uses,
      });
    await trx.updateTable('studio_media').set({ deleted_at: call.at }).where('id', '=', id).execute();
    await audit(trx, call, { action: 'remove-media', title: name, detail: { media: id } });
    return done();
  });
}

async function replace(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const by = numberOf(fieldsOf(call.body), 'by', { label: '新图片', min: 1, max: MAX_ID });
  let docs: string[] = [];
  const reply = await writeOnce(call, async (trx) => {
    const [from, to] = [await requireMedia(trx, id), await requireMedia(trx, by)];
    const uses = await usesOfMedia(trx, id);
    if (uses.some(({ isLive }) => isLive)) await requirePublisher(trx, call);
    const swap = { from: from.path, to: to.path };
    const { drafts, live, docs: changed } = await replaceMedia(trx, { call, mediaId: id, swap });
    docs = changed;
    await audit(trx, call, {
      action: 'replace-media',
      title: from.name,
      detail: { media: id, by, drafts, live },
    });
    return ok({ drafts, live });
  });
  for (const doc of docs) announce(call, doc);
  return reply;
}

function areaOf(fields: Fields, { width, height }: Pick<MediaRow, 'width' | 'height'>) {
  const x = numberOf(fields, 'x', { label: '左边', min: 0, max: width - 1 });
  const y = numberOf(fields, 'y', { label: '上边', min: 0, max: height - 1 });
  return {
    x,
    y,
    width: numberOf(fields, 'width', { label: '宽度', min: 1, max: width - x }),
    height: numberOf(fields, 'height', { label: '高度', min: 1, max: height - y }),
  };
}

const FORMATS: Readonly<Record<string, PictureFormat>> = { jpg: 'jpg', png: 'png', webp: 'webp', gif: 'png' };

/** A new picture; the original remains. */
async function crop(call: Call): Promise<Reply> {
  const row = await requireMedia(call.db, idOfPath(call));
  if (row.kind !== 'picture') throw new StudioError('picture');
  const area = areaOf(fieldsOf(call.body), row);
  const format = FORMATS[row.path.split('.').at(-1) ?? ''] ?? 'png';
  const bytes = await cropPicture(await readFile(join(call.dataFolder, row.path)), { area, format });
  const { width, height } = area;
  const media: PreparedMedia = { bytes, kind: 'picture', extension: format, width, height, note: null };
  return storeMedia(call, media, { name: row.name, folder: row.folder_id, alt: row.alt });
}

export const mediaRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/media',
    role: 'viewer',
    handle: async ({ db, query }) => ok(await listMedia(db, query)),
  }),
  route({ method: 'POST', path: '/media', role: 'editor', takesFile: true, handle: upload }),
  ...mediaCopyRoutes,
  ...folderRoutes,
  route({
    method: 'GET',
    path: '/media/:id',
    role: 'viewer',
    handle: async (call) => ok(await mediaRow(call.db, idOfPath(call))),
  }),
  route({ method: 'PATCH', path: '/media/:id', role: 'editor', handle: change }),
  route({ method: 'DELETE', path: '/media/:id', role: 'editor', handle: remove }),
  route({
    method: 'GET',
    path: '/media/:id/uses',
    role: 'viewer',
    handle: async (call) => ok({ items: await usesOfMedia(call.db, idOfPath(call)) }),
  }),
  route({ method: 'POST', path: '/media/:id/replace', role: 'editor', handle: replace }),
  route({ method: 'POST', path: '/media/:id/crop', role: 'editor', handle: crop }),
];
