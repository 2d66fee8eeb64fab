/** Why a file is no evidence: of a kind that is not read, not readable as what it is, or too much. */
export type DocumentFaultCode = 'unsupported' | 'unreadable' | 'too_large';

/** A file that is not taken as evidence; the message says why and what to do, and quotes nothing of the file. */
export class DocumentFault extends Error {
  readonly code: DocumentFaultCode;
  constructor(code: DocumentFaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DocumentFault';
    this.code = code;
  }
}

/** How much may come out of one file. */
export interface DocumentLimits {
  /** Bytes of UTF-8 that the canonical text may take. */
  readonly text_bytes: number;
  readonly pages: number;
}

export function tooMuchText(limits: DocumentLimits): DocumentFault {
  const limit = `${limits.text_bytes} bytes (setting TOUCHSTONE_MAX_SOURCE_TEXT_BYTES)`;
  return new DocumentFault('too_large', `its text is longer than ${limit}. Split the file.`);
}
