// The commands `npm run backup` and `npm run restore`.
import { resolve } from 'node:path';
import { makeBackup } from './backup/make-backup';
import { restoreBackup } from './backup/restore';
import { backupSettings } from './backup/settings';

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const KILOBYTE = 1024;
const MAX_NAMES = 5;

async function backup(): Promise<number> {
  const { place, copies } = backupSettings(process.env);
  // Archives hold sessions and hashes of passwords: for this user alone.
  process.umask(0o077);
  const { file, bytes, deleted } = await makeBackup(place, { copies, now: new Date() });
  print(`Made and verified ${file} (${Math.ceil(bytes / KILOBYTE)} kB). Copy it to another machine.`);
  for (const old of deleted) print(`Deleted ${old}: ${copies} copies are kept.`);
  return 0;
}

/** @returns 2 where the mall is back, but its ledger does not add up or files are missing. */
async function restore(file: string | undefined): Promise<number> {
  if (file === undefined) {
    print('usage: npm run restore -- <archive>');
    return 1;
  }
  const { place } = backupSettings(process.env);
  const { createdAt, rows, uploads, missing, problems } = await restoreBackup(resolve(file), place);
  print(`Restored ${rows} rows and ${uploads} uploads of ${createdAt} into ${place.dataFolder}.`);
  for (const path of missing.slice(0, MAX_NAMES)) print(`A row names ${path}, which was gone already.`);
  if (missing.length > MAX_NAMES) print(`… and ${missing.length - MAX_NAMES} more.`);
  for (const problem of problems) print(`Ledger: ${problem}.`);
  if (problems.length === 0) print('The ledger adds up.');
  return problems.length === 0 ? 0 : 2;
}

const [command, file] = process.argv.slice(2);

(command === 'restore' ? restore(file) : backup())
  .then((code) => process.exit(code))
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  });
