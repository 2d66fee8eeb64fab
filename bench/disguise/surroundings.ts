/** Surroundings that leave what a sentence says as it is. */
const bare = (sentence: string): string => sentence.replace(/\.$/, '');
const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const SURROUNDINGS: readonly (readonly [name: string, around: (sentence: string) => string])[] = [
  [
    'sentences before',
    (s) => `The canteen serves fish on Fridays. Visitors find parking behind the gym. ${s}`,
  ],
  [
    'sentences after',
    (s) => `${s} The canteen serves fish on Fridays. Visitors find parking behind the gym.`,
  ],
  [
    'doubts and conditions after',
    (s) => `${s} The canteen may not open. If it rains, visitors should not park there.`,
  ],
  [
    'names and values before',
    (s) => `On 3 May 2019 Walter Grubb sold 47 tickets for $512 in Osnabrück. ${s}`,
  ],
  ['heading', (s) => `# Notes\n\n${s}`],
  ['item of a list', (s) => `Notes:\n- ${s}\n- The canteen serves fish.`],
  ['clause after a semicolon', (s) => `${bare(s)}; the canteen serves fish on Fridays.`],
  ['clause before a semicolon', (s) => `The canteen serves fish on Fridays; ${lowered(s)}`],
  ['clause with and', (s) => `${bare(s)}, and the canteen did not serve fish.`],
  ['clause with but', (s) => `${bare(s)}, but the canteen may close.`],
  ['parenthesis', (s) => `${bare(s)} (see page 12).`],
  ['date line', (s) => `14 April 2026\n\n${s}`],
  ['letter', (s) => `Dear all,\n\n${s}\n\nKind regards\nWalter`],
  ['bold', (s) => `**${s}**`],
  ['label', (s) => `Note: ${s}`],
  ['number', (s) => `3. ${s}`],
  ['line break', (s) => s.replace(' ', '\n')],
  ['said twice', (s) => `${s} ${s}`],
];
