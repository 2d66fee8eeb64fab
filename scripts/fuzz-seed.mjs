// Loaded before every test file: the seed of the generated inputs, where one is asked for.
//
//   FUZZ_SEED=7 npm test     the same inputs at every run; without it, others at each
if (process.env.FUZZ_SEED !== undefined) {
  const { default: fc } = await import('fast-check');
  fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED) });
}
