export { checksumOf, sameChecksum } from './checksum.ts';
export { decodeDataUri, isDataUri } from './data-uri.ts';
export { faultsOf, resolve, resolveAll } from './resolve.ts';
