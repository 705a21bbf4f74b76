// This computer's databases of the studio: opened once, one table each, a transaction at a time.

function open(name: string, table: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
  });
}

type Transact = <T>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => T) => Promise<T>;

/** What runs work on the only table of a database; rejects where the browser refuses storage or has no room. */
export function tableOf(name: string, table: string): Transact {
  let database: Promise<IDBDatabase> | null = null;
  return async (mode, work) => {
    database ??= open(name, table);
    const transaction = (await database).transaction(table, mode);
    const result = work(transaction.objectStore(table));
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(transaction.error ?? new Error('IndexedDB'));
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
    return result;
  };
}
