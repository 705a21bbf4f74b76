// The only importer of valtio. A store is a proxy that only the functions beside it write.
export { proxy, ref, useSnapshot } from 'valtio';
