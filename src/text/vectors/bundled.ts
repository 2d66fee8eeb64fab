/** The vectors that lie beside this file. */
import { readFileSync } from 'node:fs';
import { Nearness, parseVectors } from './vectors.ts';

export const nearness = new Nearness(parseVectors(readFileSync(new URL('./vectors.bin', import.meta.url))));
