export type TlogErrorCode = 'malformed' | 'unknown_key' | 'bad_signature' | 'out_of_range' | 'bad_proof';

/** Input that is not what its format demands, or a note that no trusted key signed. */
export class TlogError extends Error {
  readonly code: TlogErrorCode;
  constructor(code: TlogErrorCode, message: string) {
    super(message);
    this.name = 'TlogError';
    this.code = code;
  }
}
