// Tests of archives, rotation, the schedule and refusals; a backup of a running mall: tests/server/backup.test.ts.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { embeddedPlace, type Place, withDatabase } from '~/tests/server/money/killed-places';
import { extractArchive, writeArchive } from './archive';
import { dumpDatabase } from './dump';
import { openChannel } from './local-channel';
import { archivesIn, deleteOldest, makeBackup } from './make-backup';
import { restoreBackup } from './restore';
import { nextBackupMs, runDueBackup } from './schedule';
import { backupSettings } from './settings';

const NOW = new Date('2026-11-27T03:04:05Z');
const HOUR_MS = 3_600_000;
const INDEX = { tables: [], sequences: [], migrations: [], uploads: [] };

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pagoda-backup-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

const put = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
  return join(folder, path);
};

/** A small archive, and an empty folder to extract it into. */
async function smallArchive(): Promise<{ file: string; into: string }> {
  put('staged/database/database.json', JSON.stringify(INDEX));
  put('staged/uploads/20261127/a.png', 'picture'.repeat(1000));
  const file = join(folder, 'a.tar.gz');
  await writeArchive(join(folder, 'staged'), file, NOW);
  const into = join(folder, 'into');
  mkdirSync(into);
  return { file, into };
}

describe('An archive', () => {
  it('comes back as it was', async () => {
    const { file, into } = await smallArchive();
    const { createdAt, paths } = await extractArchive(file, into);
    expect({ createdAt, paths }).toEqual({
      createdAt: NOW.toISOString(),
      paths: ['database/database.json', 'uploads/20261127/a.png'],
    });
    expect(readFileSync(join(into, 'uploads/20261127/a.png'), 'utf8')).toBe('picture'.repeat(1000));
  });

  it('that is damaged anywhere, cut, empty or something else is refused', async () => {
    const { file, into } = await smallArchive();
    const bytes = readFileSync(file);
    const damaged = [20, bytes.length >> 2, bytes.length >> 1, bytes.length - 12].map((at) => {
      const copy = Buffer.from(bytes);
      copy.writeUInt8((copy.readUInt8(at) + 1) % 256, at);
      return copy;
    });
    const cut = [0, 1, 15, bytes.length >> 1, bytes.length - 1].map((size) => bytes.subarray(0, size));
    for (const text of [...damaged, ...cut, Buffer.from('no archive at all')]) {
      writeFileSync(file, text);
      await expect(extractArchive(file, into)).rejects.toMatchObject({ code: 'ARCHIVE_UNUSABLE' });
    }
  });

  it('that lacks a file of its manifest, or has one more, names it', async () => {
    const { file, into } = await smallArchive();
    await extractArchive(file, into);
    const tar = await import('tar');
    const manifest = { format: 1, createdAt: NOW.toISOString(), files: { 'uploads/b.png': '00' } };
    writeFileSync(join(into, 'manifest.json'), JSON.stringify(manifest));
    await tar.create({ cwd: into, file, gzip: true }, ['manifest.json']);
    const missing = join(folder, 'missing');
    mkdirSync(missing);
    await expect(extractArchive(file, missing)).rejects.toThrow(/uploads\/b\.png is missing/);
    writeFileSync(join(into, 'manifest.json'), JSON.stringify({ ...manifest, files: {} }));
    await tar.create({ cwd: into, file, gzip: true }, ['manifest.json', 'uploads/20261127/a.png']);
    await expect(extractArchive(file, missing)).rejects.toThrow(/a\.png is unexpected/);
  });
});

describe('A backup of an embedded mall', () => {
  let place: Place;
  beforeEach(async () => {
    place = await embeddedPlace();
  });
  afterEach(() => place.remove());

  it('fails alone where a file cannot be written', async () => {
    mkdirSync(join(folder, 'staged/users.json-seq'), { recursive: true });
    await withDatabase(place, (database) =>
      expect(dumpDatabase(database, join(folder, 'staged'))).rejects.toThrow('EISDIR'),
    );
  });

  it('is asked for with the secret of the data folder', async () => {
    await withDatabase(place, async (database) => {
      const close = await openChannel({ database, dataFolder: place.dataFolder });
      const { port, secret } = JSON.parse(
        readFileSync(join(place.dataFolder, 'local-channel.json'), 'utf8'),
      ) as {
        port: number;
        secret: string;
      };
      // As long as the secret in characters, longer in bytes.
      for (const wrong of ['', 'a'.repeat(64), 'é'.repeat(64)]) {
        const headers = { 'X-Secret': wrong, 'X-Folder': encodeURIComponent(join(folder, 'staged')) };
        const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers });
        expect(response.status).toBe(403);
      }
      for (const name of ['%', 'relative', '']) {
        const headers = { 'X-Secret': secret, 'X-Folder': name };
        const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers });
        expect(response.status).toBe(400);
      }
      close();
    });
  });

  it('is restored whole or not at all', async () => {
    const { file } = await makeBackup({ ...place, folder: join(folder, 'backups') }, { copies: 1, now: NOW });
    const target = { dataFolder: join(folder, 'data'), databaseUrl: '' };
    put('data/uploads/a.png', 'somebody else');
    await expect(restoreBackup(file, target)).rejects.toThrow(/uploads is not empty/);
    rmSync(join(folder, 'data'), { recursive: true });
    put('data/uploads', 'no folder');
    await expect(restoreBackup(file, target)).rejects.toThrow();
    rmSync(join(folder, 'data'), { recursive: true });
    const unknown = join(folder, 'unknown');
    mkdirSync(unknown);
    const { index } = await extractArchive(file, unknown);
    const [first = { name: '', checksum: '', owner: '' }, ...rest] = index.migrations;
    const others = [
      { ...first, name: '999-later.sql' },
      { ...first, checksum: 'changed' },
    ];
    for (const other of others) {
      const migrations = [other, ...rest];
      writeFileSync(join(unknown, 'database/database.json'), JSON.stringify({ ...index, migrations }));
      rmSync(join(unknown, 'manifest.json'), { force: true });
      await writeArchive(unknown, join(folder, 'unknown.tar.gz'), NOW);
      const restored = restoreBackup(join(folder, 'unknown.tar.gz'), target);
      await expect(restored).rejects.toMatchObject({
        code: 'RESTORE_REFUSED',
        message: expect.stringContaining(other.name) as string,
      });
    }
    const users = join(unknown, 'database/users.json-seq');
    writeFileSync(users, readFileSync(users, 'utf8').split('\n').slice(1).join('\n'));
    writeFileSync(join(unknown, 'database/database.json'), JSON.stringify(index));
    rmSync(join(unknown, 'manifest.json'));
    await writeArchive(unknown, join(folder, 'short.tar.gz'), NOW);
    await expect(restoreBackup(join(folder, 'short.tar.gz'), target)).rejects.toThrow(
      /rows of users instead of/,
    );
    expect(readdirSync(target.dataFolder)).toEqual([]);
  });
});

describe('Rotation', () => {
  it('keeps the newest copies, and what is no archive', async () => {
    for (const day of ['01', '02', '03']) put(`backups/pagoda-202611${day}-040405.tar.gz`, '');
    put('backups/notes.txt', 'stays');
    expect(await deleteOldest(join(folder, 'backups'), 2)).toEqual([
      join(folder, 'backups', 'pagoda-20261101-040405.tar.gz'),
    ]);
    expect(readdirSync(join(folder, 'backups'))).toContain('notes.txt');
  });
});

describe('The schedule', () => {
  const settings = () => backupSettings({ PAGODA_DATA: folder });
  const hourAgo = (hours: number) => (NOW.getTime() - hours * HOUR_MS) / 1000;
  const aged = (path: string, hours: number) => utimesSync(put(path, ''), hourAgo(hours), hourAgo(hours));
  const due = async () => ((await nextBackupMs(settings().place, 24)) - NOW.getTime()) / HOUR_MS;

  it('counts from the newest archive, and in a new mall from its creation', async () => {
    aged('db/PG_VERSION', 5);
    expect(await due()).toBeCloseTo(19);
    aged('backups/pagoda-20261101-000000.tar.gz', 30);
    aged('backups/pagoda-20261102-000000.tar.gz', 1);
    aged('backups/pagoda-20261102-000000.tar.gz.partial', 0);
    expect(await due()).toBeCloseTo(23);
    expect(await archivesIn(join(folder, 'backups'))).toHaveLength(2);
  });

  it('runs what is due, tries a failed one again after an hour and says so', async () => {
    aged('db/PG_VERSION', 25);
    const run = vi.fn(() => Promise.resolve(1));
    const onFailure = vi.fn();
    const schedule = { settings: settings(), run, now: () => NOW.getTime(), onFailure };
    expect(await runDueBackup(schedule)).toBe(NOW.getTime() + HOUR_MS);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('exit code 1'));
    aged('backups/pagoda-20261127-000000.tar.gz', 1);
    await runDueBackup(schedule);
    expect(run).toHaveBeenCalledOnce();
  });

  it('takes its numbers from the environment and names a wrong one', () => {
    expect(settings()).toMatchObject({ hours: 24, copies: 7, place: { folder: join(folder, 'backups') } });
    expect(backupSettings({ DATABASE_URL: 'postgres://x' }).hours).toBe(0);
    expect(backupSettings({ PAGODA_BACKUP_HOURS: '0', PAGODA_BACKUP_COPIES: '2' })).toMatchObject({
      hours: 0,
      copies: 2,
    });
    for (const [name, value] of [
      ['PAGODA_BACKUP_HOURS', '1.5'],
      ['PAGODA_BACKUP_HOURS', '-1'],
      ['PAGODA_BACKUP_COPIES', '0'],
      ['PAGODA_BACKUP_COPIES', 'many'],
    ] as const)
      expect(() => backupSettings({ [name]: value })).toThrow(name);
  });
});
