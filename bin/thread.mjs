// What every worker thread starts with: the modules of the service come out of the file that the process uses, or the
// compile cache holds the sources stripped of their types, so that a thread need not load the compiler for them. The
// module to run is the first argument; it does what it does as `run`, or on its own where nothing else imports it.
import module from 'node:module';
import { load, usePacked } from './packed.mjs';

module.enableCompileCache?.();
usePacked();
const { run } = await load(process.argv[2]);
run?.();
