// Loaded before every test file: the seed of the generated inputs, where one is asked for.
//
//   TOUCHSTONE_FUZZ_SEED=7 npm test     the same inputs at every run; without it, others at each
if (process.env.TOUCHSTONE_FUZZ_SEED !== undefined) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ seed: Number(process.env.TOUCHSTONE_FUZZ_SEED) });
}
