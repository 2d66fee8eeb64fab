import { readFileSync } from 'node:fs';
import { loadLexicon } from './lexicon.ts';

/** The lexicon that lies beside this file: the one place where this room reads a file. */
export const lexicon = loadLexicon(readFileSync(new URL('./lexicon.bin', import.meta.url)));

/** 16 hex digits of the SHA-256 of its content. */
export const LEXICON_VERSION = lexicon.version;
