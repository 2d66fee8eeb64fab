export { DocumentFault, type DocumentFaultCode, type DocumentLimits } from './fault.ts';
export { type FileHints, READ_KINDS } from './kind.ts';
export { type JsonReader, readDocument } from './read.ts';
