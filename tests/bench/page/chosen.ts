// The contender under test: hand-written React, until the build replaces this module (contenders.ts).
export { default } from './hand';
