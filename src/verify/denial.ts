/** Evidence that has the words of the claim and doubts them, or says of somebody what another did. */
import type { MismatchKind } from '../domain/check.ts';
import type { Word } from '../text/reading.ts';
import { type Found, found, type Matter, type Mismatch, structureOf, unitAt } from './matter.ts';

/** What the evidence doubts, or tells of another, of what it has of the claim's words. */
export function denied(matter: Matter): Mismatch[] {
  return [...opened(matter), ...everyOther(matter), ...causedOrSeen(matter)];
}

/** Phrases that leave open what follows them; a bar stands between words that may fill one place. */
const OPENINGS: readonly (readonly [MismatchKind, string])[] = [
  ['modality', 'looks|look|looked|sounds|sound|sounded|feels|seems|seemed like'],
  ['modality', 'looks|look|looked|sounds|sound|sounded|feels|seems|seemed as if|though'],
  ['modality', 'chances|odds are'],
  ['modality', 'true or false'],
  ['modality', 'word|talk|rumour|rumor has it'],
  ['modality', 'as good as'],
  ['modality', 'all but'],
  ['modality', 'rule|rules|ruled|ruling out that|whether'],
  ['modality', 'exclude|excluded|excludes|excluding that|whether'],
  ['attribution', 'hear|hears|heard that'],
  ['attribution', 'word|claim|claims|allegation|allegations|suspicion|rumour|rumours|fear|fears that'],
  [
    'modality',
    'dispute|disputes|disputed|contest|contests|contested|question|questions|questioned that|whether',
  ],
  [
    'modality',
    'challenge|challenges|challenged|refute|refutes|refuted|disprove|disproves|disproved that|whether',
  ],
];
const PATTERNS = OPENINGS.map(([kind, text]) => ({
  kind,
  phrase: text.split(' ').map((place) => new Set(place.split('|'))),
}));

const FIRST_WORDS = new Set(PATTERNS.flatMap(({ phrase }) => [...phrase[0]]));

/** Whether a sentence of the support has one of some words: most have none, and are not parsed for them. */
const hasAny = ({ support }: Matter, forms: ReadonlySet<string>): boolean =>
  support.sentences.some(({ reading }) => reading.words.some(({ form }) => forms.has(form)));

/** Where a phrase stands in a sentence: the index of its first word; -1 for nowhere. */
const placeOf = (words: readonly Word[], phrase: readonly ReadonlySet<string>[]): number =>
  words.findIndex((_, at) => phrase.every((place, k) => place.has(words[at + k]?.form ?? '')));

/** "It looks like …", "could not rule out that …", "as good as …": what the claim says stands behind it. */
function opened(matter: Matter): Mismatch[] {
  const main = hasAny(matter, FIRST_WORDS) ? predicate(matter) : undefined;
  if (main === undefined) return [];
  const { place, i } = main;
  for (const { kind, phrase } of PATTERNS) {
    const at = placeOf(place.words, phrase);
    if (at < 0 || at + phrase.length > place.at || placeOf(matter.claim.words, phrase) >= 0) continue;
    return [{ kind, force: 'withholds', sentence: place.sentence, units: [i] }];
  }
  return [];
}

/** The main predicate of the claim where the evidence has it. */
function predicate(matter: Matter): { readonly i: number; readonly place: Found } | undefined {
  const i = unitAt(matter.units, matter.structure().root);
  const place = i < 0 ? undefined : found(matter, i);
  return place && { i, place };
}

/** "Every other week" for "every week". */
function everyOther({ claim, support }: Matter): Mismatch[] {
  const skips = (words: readonly Word[]): boolean =>
    words.some(
      ({ form }, at) =>
        form === 'every' && /^(?:other|second|third|fourth|few|alternate)$/.test(words[at + 1]?.form ?? ''),
    );
  if (!claim.words.some(({ form }) => form === 'every' || form === 'each') || skips(claim.words)) return [];
  const sentence = support.sentences.find(({ reading }) => skips(reading.words));
  return sentence === undefined ? [] : [{ kind: 'quantity', force: 'withholds', sentence, units: [] }];
}

/** Words between the verb and what was caused or seen, at the most. */
const REACH = 4;
const CAUSING = new Set('have had has let make made help helped watch watched see saw hear heard'.split(' '));

/** "Ann had Ben pay", "Ben watched Ann sign": who stands before the verb is not who did it. */
function causedOrSeen(matter: Matter): Mismatch[] {
  const main = hasAny(matter, CAUSING) ? predicate(matter) : undefined;
  if (main === undefined) return [];
  const { nodes } = matter.structure();
  const { at, words, sentence } = main.place;
  if (words[at].form !== words[at].lemma || !structureOf(main.place).nodes[at].verb) return [];
  const said = new Set(matter.claim.words.map(({ form }) => form));
  let cause = at - 1;
  while (cause >= Math.max(0, at - REACH) && !CAUSING.has(words[cause].form)) cause--;
  if (cause < Math.max(0, at - REACH) || cause === at - 1 || said.has(words[cause].form)) return [];
  const subject = matter.units.findIndex((unit) => nodes[unit.from]?.role === 'agent');
  const doer = subject < 0 ? undefined : found(matter, subject);
  if (doer === undefined || doer.sentence !== sentence) return [];
  // "Let Priya put it away" tells nobody that she did.
  if (doer.at > cause && words[cause].form !== 'let') return [];
  return [{ kind: 'role', force: 'withholds', sentence, units: [main.i] }];
}
