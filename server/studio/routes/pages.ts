// `/pages`: the list, creation, changes that are effective at once, the trash.
import {
  created,
  done,
  idOfPath,
  ok,
  route,
  type Route,
  writeOnce,
  write,
  type Call,
  type Reply,
} from '../call';
import { docRefOf, pageDoc } from '../doc-name';
import { DOCUMENT_BYTES } from '../document-limits';
import { lockDraft } from '../drafts';
import { fieldsOf } from '../fields';
import { newContent } from '../new-page';
import { listPages, pageRow } from '../page-list';
import { insertPage, patchOf, patchPage, restorePage, trashPage } from '../page-writes';
import { mayLock } from '../placed-notes';
import { announce } from '../publishing';
import { requirePublisher } from '../rights';
import { StudioError } from '../studio-error';

async function rowReply(db: Call['db'], id: number, reply = ok): Promise<Reply> {
  const row = await pageRow(db, id);
  if (row === undefined) throw new StudioError('not-found');
  return reply(row);
}

const createPage = (call: Call, body: unknown): Promise<Reply> =>
  writeOnce(call, async (trx) => {
    const { content, from } = await newContent(trx, body, mayLock(call));
    const id = await insertPage(trx, call, { content, from });
    return rowReply(trx, id, created);
  });

/** A copy's title, cut to the maximum length. */
const copyTitle = (title: string): string => `${Array.from(title).slice(0, 12).join('')} 副本`;

async function copyPage(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const row = await pageRow(call.db, id);
  if (row === undefined) throw new StudioError('not-found');
  const { title = copyTitle(row.title) } = fieldsOf(call.body);
  return createPage(call, { title, from: 'page', page: id });
}

async function patch(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const given = patchOf(fieldsOf(call.body));
  const reply = await write(call, async (trx) => {
    await requirePublisher(trx, call);
    await patchPage(trx, call, { id, patch: given });
    return rowReply(trx, id);
  });
  announce(call, pageDoc(id));
  return reply;
}

/** Runs a change of one page that shoppers see at once. */
const onPage =
  (work: (trx: Parameters<Parameters<typeof write>[1]>[0], call: Call, id: number) => Promise<void>) =>
  async (call: Call): Promise<Reply> => {
    const id = idOfPath(call);
    const reply = await write(call, async (trx) => {
      await work(trx, call, id);
      return done();
    });
    announce(call, pageDoc(id));
    return reply;
  };

/** The home of some platforms, or of all without one: the same as a patch, as a route of its own. */
async function makeHome(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const given = patchOf({ isHome: true, ...fieldsOf(call.body) });
  const reply = await writeOnce(call, async (trx) => {
    await requirePublisher(trx, call);
    await patchPage(trx, call, { id, patch: given });
    return rowReply(trx, id);
  });
  announce(call, pageDoc(id));
  return reply;
}

async function restore(call: Call): Promise<Reply> {
  const id = idOfPath(call);
  const reply = await writeOnce(call, async (trx) => {
    await restorePage(trx, call, id);
    await lockDraft(trx, docRefOf(pageDoc(id)));
    return rowReply(trx, id);
  });
  announce(call, pageDoc(id));
  return reply;
}

export const pageRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/pages',
    role: 'viewer',
    handle: async ({ db, query }) => ok(await listPages(db, query)),
  }),
  route({
    method: 'POST',
    path: '/pages',
    role: 'editor',
    maxBytes: DOCUMENT_BYTES,
    handle: (call) => createPage(call, call.body),
  }),
  route({
    method: 'GET',
    path: '/pages/:id',
    role: 'viewer',
    handle: (call) => rowReply(call.db, idOfPath(call)),
  }),
  route({ method: 'PATCH', path: '/pages/:id', role: 'editor', handle: patch }),
  route({ method: 'DELETE', path: '/pages/:id', role: 'editor', handle: onPage(trashPage) }),
  route({ method: 'POST', path: '/pages/:id/restore', role: 'editor', handle: restore }),
  route({ method: 'POST', path: '/pages/:id/copy', role: 'editor', handle: copyPage }),
  route({ method: 'POST', path: '/pages/:id/home', role: 'editor', handle: makeHome }),
];
