// All kinds of sale that are brought to the model of money.
import type { KindUnderTest } from './kind-under-test';

export const KINDS: readonly KindUnderTest[] = Object.values(
  import.meta.glob<KindUnderTest | undefined>(['./*.ts', '!./all-kinds.ts'], {
    eager: true,
    import: 'default',
  }),
).filter((kind) => kind !== undefined);
