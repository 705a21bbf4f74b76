// Proves that one process at a time has an embedded database's folder.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from './database';
import { FolderInUseError, lockFolder } from './folder-lock';

describe('the lock of a database folder', () => {
  let root: string;
  let folder: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'pagoda-lock-'));
    folder = join(root, 'db');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(root, { recursive: true, force: true });
  });

  const stderr = () => vi.spyOn(process.stderr, 'write').mockReturnValue(true);

  it('is released, leaving no file', () => {
    lockFolder(folder)();
    expect(readdirSync(root)).toEqual([]);
    lockFolder(folder)();
  });

  it('refuses a second holder and names the first', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
    unlock();
    expect(readdirSync(root)).toEqual([]);
  });

  it('refuses while another living process holds it', async () => {
    const other = spawn('sleep', ['30']);
    const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
    writeFileSync(`${folder}.lock`, `${other.pid}\n${startOf(other.pid ?? 0)}\n`);
    try {
      expect(() => lockFolder(folder)).toThrow(`in use by process ${other.pid}`);
    } finally {
      other.kill();
      await new Promise((resolve) => other.once('exit', resolve));
    }
    const said = stderr();
    lockFolder(folder)();
    expect(said).toHaveBeenCalledWith(expect.stringContaining(`left by process ${other.pid}, which is gone`));
  });

  it('takes over the lock of a process whose number was reused', () => {
    const said = stderr();
    writeFileSync(`${folder}.lock`, `${process.pid}\n1\n`);
    const unlock = lockFolder(folder);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('taking it over'));
    unlock();
    expect(existsSync(`${folder}.lock`)).toBe(false);
  });

  it('takes over a lock that cannot be read', () => {
    stderr();
    writeFileSync(`${folder}.lock`, 'nonsense');
    lockFolder(folder)();
    expect(readdirSync(root)).toEqual([]);
  });

  it('blocks a second opening of the same database until the first is closed, and retains the data', async () => {
    const first = await openDatabase({ folder });
    await expect(openDatabase({ folder })).rejects.toThrow(FolderInUseError);
    await first.executeSql('create table locked (id integer); insert into locked values (7)');
    await first.close();
    const second = await openDatabase({ folder });
    expect((await second.executeSql('select id from locked')).rows).toEqual([{ id: 7 }]);
    await second.close();
    expect(readdirSync(root)).toEqual(['db']);
  });
});
