/**
 * Claims that say more, or something else, than true ones: a phrase set behind what the evidence says, a denial, another
 * time. What a judge must not let pass for a claim that it would accept.
 */

const PLACES = [
  'in Berlin',
  'at the Geneva office',
  'in the second warehouse',
  'at gate 14',
  'in Osaka',
  'on the third floor',
];
const DOERS = [
  'by the manager',
  'by her lawyer',
  'by an outside auditor',
  'by the night shift',
  'by Mr. Novak',
  'by the regional board',
];
const REASONS = [
  'because of the weather',
  'after a complaint',
  'due to a computer fault',
  'because the supplier had asked for it',
  'following a court order',
];
const CONDITIONS = [
  'if you pay a fee',
  'unless the director objects',
  'provided that a form is signed',
  'if nobody complains',
  'once the insurer agrees',
];
const PURPOSES = [
  'for free',
  'without a fee',
  'for testing',
  'at a discount',
  'in cash',
  'by special courier',
  'for Ms. Okafor',
];
const TIMES = [
  'at 4:15',
  'within two hours',
  'for six weeks',
  'every Tuesday',
  'before the holidays',
  'last spring',
];
const FACTS = [
  'and a bonus was granted',
  'and the manager was told',
  'and nobody objected',
  'and the account was closed',
  'and the case went to court',
];
const PHRASES = [PLACES, DOERS, REASONS, CONDITIONS, PURPOSES, TIMES, FACTS, ['again', 'twice', 'only once']];

const AUXILIARY = /\b(is|are|was|were|has|have|had|will|can|must|may)\b(?! not|n't)/;
const CONTENT = /\p{L}{4,}/gu;

/** False claims made of one that a text supports; `next` gives numbers in [0, 1). Each says something that the text has no word of. */
export function corrupt(claim: string, text: string, next: () => number): string[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
  const said = text.toLowerCase();
  const added = pick(pick(PHRASES));
  const isSaid = [...added.matchAll(CONTENT)].some(([word]) => said.includes(word.toLowerCase()));
  const stem = claim.trim().replace(/[.!]$/, '');
  const found = isSaid || /[?,;:]$/.test(stem) ? [] : [`${stem} ${added}.`];
  const auxiliary = AUXILIARY.exec(claim);
  if (auxiliary !== null && next() < 0.5 && !/\bnot\b|n't|\bno\b|never|nobody|none/i.test(claim)) {
    const at = auxiliary.index + auxiliary[0].length;
    found.push(`${claim.slice(0, at)} not${claim.slice(at)}`);
  }
  return found;
}
