/** Prints the engine's answer to the samples: what another process says. */
import { createVerifier } from '../../src/verify/index.ts';
import { questionOf } from './ask.ts';
import { CLAIMS, SOURCES } from './samples.ts';

process.stdout.write(JSON.stringify(createVerifier()(questionOf(CLAIMS, SOURCES))));
