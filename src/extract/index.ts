export { extract } from './extract.ts';
export { supportedAnswer } from './supported.ts';
export { isOfAnother } from './whom/another.ts';
export { isOfAnotherThing, type PlacedPassage } from './whom/another-thing.ts';

/** Version of the rules by which claims are found; it is part of the record of every answer. */
export const EXTRACTOR_VERSION = '1.0.0';
