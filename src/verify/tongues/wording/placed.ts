/** Where a sentence stands that is put in other words. */
import type { Reading } from '../../../text/reading.ts';
import type { Document } from '../../read/document.ts';

/** A sentence in its document. */
export interface Placed {
  readonly reading: Reading;
  readonly source: Document;
  readonly sentence: number;
}
