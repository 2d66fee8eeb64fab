/** Evidence that has the words of the claim and doubts them, or says of somebody what another did. */

import type { MismatchKind } from '../../domain/check.ts';
import { NEGATION } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Word } from '../../text/reading.ts';
import { ledOn, turnedDeed } from '../beside/led-on.ts';
import { untoldManner } from '../claim/manner.ts';
import { formsOf } from '../claim/words-said.ts';
import { type Found, found, type Matter, type Mismatch, structureOf, unitAt } from '../matter.ts';

/** What the evidence doubts, or tells of another, of what it has of the claim's words. */
export function denied(matter: Matter): Mismatch[] {
  return [
    ...opened(matter),
    ...everyOther(matter),
    ...notOne(matter),
    ...ledOn(matter),
    ...turnedDeed(matter),
    ...deniedLabel(matter),
    ...unsaidManner(matter),
    ...causedOrSeen(matter),
  ];
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
  ['modality', 'with luck'],
  ['modality', 'with any|some luck'],
  ['modality', 'bit|little of luck'],
  ['modality', 'in theory|principle'],
  ['modality', 'on paper'],
  ['modality', 'fingers crossed'],
  ['modality', 'all being well'],
  ['modality', 'god willing'],
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

function holdsOne(forms: ReadonlySet<string>, some: ReadonlySet<string>): boolean {
  for (const form of some) if (forms.has(form)) return true;
  return false;
}

/** Where a phrase stands in a sentence: the index of its first word; -1 for nowhere. */
function placeOf(words: readonly Word[], phrase: readonly ReadonlySet<string>[]): number {
  // Most phrases have a word that is nowhere in the sentence.
  const forms = formsOf(words);
  for (const place of phrase) if (!holdsOne(forms, place)) return -1;
  return words.findIndex((_, at) => phrase.every((place, k) => place.has(words[at + k]?.form ?? '')));
}

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

/** "The daily limit is not €500" of `Daily limit: EUR 500`: a label, and a value that the claim denies. */
function deniedLabel({ claim, units, support }: Matter): Mismatch[] {
  const denials = gather(claim.words, ({ cue, value }, at) => (value < 0 && cue & NEGATION ? [at] : []));
  const [denial] = denials;
  if (denials.length !== 1) return [];
  const matched = (i: number): boolean => support.matches[i].strength >= STANDS && support.matches[i].at >= 0;
  const i = units.findIndex(({ from }) => from > denial);
  if (i < 0 || !matched(i) || support.matches[i].flipped || !units.slice(0, i).some((_, j) => matched(j)))
    return [];
  const sentence = support.sentences[support.from[i]];
  const { text, start, end, cues, words } = sentence.reading;
  if (cues & NEGATION || !LABEL.test(text.slice(start, end))) return [];
  const taken = new Set(
    gather(support.matches, ({ at }, j) => (support.sentences[support.from[j]] === sentence ? [at] : [])),
  );
  const values = new Set([...taken].map((at) => words[at]?.value ?? -1).filter((value) => value >= 0));
  const whole = words.every(({ weight, value }, at) => weight === 0 || taken.has(at) || values.has(value));
  return whole ? [{ kind: 'negation', force: 'contradicts', sentence, units: [i] }] : [];
}

/** Strength from which a word of the claim stands in a sentence. */
const STANDS = 0.7;
const LABEL = /^[^:\n]{1,48}: \S/;

/** Coverage from which what the evidence lacks of a claim can be told by its words. */
const NEAR_COPY = 0.9;

/** "Too full" for "full". */
function unsaidManner({ claim, support }: Matter): Mismatch[] {
  const [sentence] = support.sentences;
  const readings = support.sentences.map(({ reading }) => reading);
  if (sentence === undefined || support.coverage < NEAR_COPY || !untoldManner(claim, readings)) return [];
  return [{ kind: 'partially_mentioned', force: 'withholds', sentence, units: [] }];
}

/** "Not one of them", "not a single", "never once" for one of them, or once. */
function notOne({ claim, units, support }: Matter): Mismatch[] {
  if (claim.cues & NEGATION) return [];
  return gather(support.sentences, (sentence, slot): Mismatch[] => {
    const { words } = sentence.reading;
    const at = words.findIndex(
      ({ form }, i) =>
        (form === 'never' && words[i + 1]?.form === 'once') ||
        (form === 'not' && (words[i + 1]?.form === 'one' || words[i + 2]?.form === 'single')),
    );
    const taken = gather(units, (_, i) =>
      support.from[i] === slot && support.matches[i].at > at && support.matches[i].strength > 0 ? [i] : [],
    );
    if (at < 0 || taken.length === 0) return [];
    return [{ kind: 'negation', force: 'contradicts', sentence, units: taken }];
  });
}

/** Words between the verb and what was caused or seen, at the most. */
const REACH = 4;
const CAUSING = new Set('have had has let make made help helped watch watched see saw hear heard'.split(' '));

const DETERMINING = new Set(
  'the a an this that these those his her its their our your my all every each'.split(' '),
);

/** "Ann had Ben pay", "Ben watched Ann sign": who stands before the verb is not who did it. */
function causedOrSeen(matter: Matter): Mismatch[] {
  const main = hasAny(matter, CAUSING) ? predicate(matter) : undefined;
  if (main === undefined) return [];
  const { nodes } = matter.structure();
  const { words, sentence, at } = main.place;
  if (words[at].form !== words[at].lemma) return [];
  // "Had the intern count the stock", read as if the count were a thing.
  const isVerb = structureOf(main.place).nodes[at].verb;
  if (!isVerb && !DETERMINING.has(words[at + 1]?.form ?? '')) return [];
  const said = formsOf(matter.claim.words);
  let cause = at - 1;
  while (cause >= Math.max(0, at - REACH) && !CAUSING.has(words[cause].form)) cause--;
  if (cause < Math.max(0, at - REACH) || cause === at - 1 || said.has(words[cause].form)) return [];
  const subject = matter.units.findIndex((unit) => nodes[unit.from]?.role === 'agent');
  const doer = subject < 0 ? undefined : found(matter, subject);
  if (doer === undefined || doer.sentence !== sentence) return [];
  // "Let Priya put it away" tells nobody that she did.
  if (doer.at > cause && words[cause].form !== 'let') return [];
  // A frame that takes "made the repair" for the deed would settle who did it.
  const kind = isVerb ? 'role' : 'entity';
  return [{ kind, force: 'withholds', sentence, units: [main.i] }];
}
