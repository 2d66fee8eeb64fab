// What all of the service knows of documents. The reading itself, with its libraries, is read.ts: a process apart has it.
export { DocumentFault, type DocumentFaultCode, type DocumentLimits } from './fault.ts';
export type { FileHints } from './kind.ts';
