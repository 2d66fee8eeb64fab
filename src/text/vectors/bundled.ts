/** The vectors that lie beside this file. */
import { readFileSync } from 'node:fs';
import { Nearness } from './vectors.ts';

export const nearness = new Nearness(readFileSync(new URL('./vectors.bin', import.meta.url)));
