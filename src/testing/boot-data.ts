// The data that the server puts into its page, for tests.

const ID = 'boot';

export function putIntoPage(data: Readonly<Record<string, unknown>>): void {
  const block = document.createElement('script');
  block.id = ID;
  block.type = 'application/json';
  block.textContent = JSON.stringify(data);
  document.head.append(block);
}

export const emptyPage = (): void => document.getElementById(ID)?.remove();
