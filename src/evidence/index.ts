export { checksumOf, sameChecksum } from './checksum.ts';
export { dataUriFile, decodeDataUri, isDataUri } from './data-uri.ts';
export { pageAt, withPages } from './pages.ts';
export { faultsOf, isReference, resolve, resolveAll } from './resolve.ts';
export { EvidenceTooLarge, type ReferenceStore, Shelf, type Terms } from './shelf.ts';
export { createGate, type Gate, type Provenance } from './trust.ts';
