// What every worker thread starts with: the compile cache of this process holds the sources stripped of their
// types, so that a thread need not load the compiler for them. The module to run is the first argument; one that
// other threads import too exports what it does here as `run`.
import module from 'node:module';
import { load, usePacked } from './packed.mjs';

module.enableCompileCache?.();
usePacked();
const { run } = await load(process.argv[2]);
run?.();
