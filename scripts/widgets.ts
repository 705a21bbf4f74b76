// `npm run widgets [-- --json]`: every registered widget.
import { registry } from '~/widgets/registry.gen';

export function main(args: string[]): number {
  const rows = Object.values(registry).map(({ id, title, group, version, permission = '' }) => ({
    id,
    title,
    group,
    version,
    permission,
  }));
  if (args.includes('--json')) console.log(JSON.stringify(rows));
  else console.table(rows);
  return 0;
}
