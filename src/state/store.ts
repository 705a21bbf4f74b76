// Owns valtio: the one importer of it. A store is a proxy that only the functions beside it write.
export { proxy, ref, useSnapshot } from 'valtio';
