/** Evidence that only names or tells of what the claim states, gives another reason for it, or says its opposite too. */
import type { Word } from '../../text/reading.ts';
import { type Found, found, isTaken, type Matter, type Mismatch, structureOf, unitAt } from '../matter.ts';

/** Nouns whose clause is not stated: "rumours that …". */
const TOLD = new Set(
  (
    'rumor rumour allegation claim accusation speculation suggestion possibility chance likelihood risk fear hope ' +
    'expectation belief theory idea myth assumption impression hypothesis prediction promise threat proposal request ' +
    'demand question doubt notion suspicion statement possible likely probable unlikely unclear uncertain doubtful ' +
    'false untrue wrong impossible conceivable hope wish want lie pretend believe think suspect guess insist deny'
  ).split(' '),
);

/** The clause of a noun that leaves it open. */
export function onlyTold(matter: Matter): Mismatch[] {
  const told = matter.support.sentences.some(({ reading }) =>
    reading.words.some(({ lemma }) => TOLD.has(lemma)),
  );
  if (!told) return [];
  const { root } = matter.structure();
  const i = unitAt(matter.units, root);
  const place = i < 0 ? undefined : found(matter, i);
  if (place === undefined) return [];
  const { under } = structureOf(place).standing(place.at);
  const noun = under.find((lemma) => TOLD.has(lemma));
  if (noun === undefined || matter.claim.words.some(({ lemma }) => lemma === noun)) return [];
  return [{ kind: 'attribution', force: 'withholds', sentence: place.sentence, units: [i] }];
}

/** "Passed on one and failed on the other": the sentence says the opposite too. */
export function alsoOpposite(matter: Matter): Mismatch[] {
  if (!matter.units.some((_, i) => hasOpposite(matter, i))) return [];
  const i = unitAt(matter.units, matter.structure().root);
  // "Opens at 9 and closes at 8": what is said with its own time or place is not said of all.
  if (matter.restated && matter.units.some(({ from }) => from > matter.units[i]?.from)) return [];
  const place = i < 0 ? undefined : found(matter, i);
  if (place === undefined || place.match.kind !== 'same') return [];
  const { words, at, sentence } = place;
  const opposite = words.some(
    (_, other) =>
      other > at &&
      structureOf(place).nodes[other].role === 'conjunct' &&
      isOpposite(matter, i, words[other]),
  );
  return opposite ? [{ kind: 'negation', force: 'withholds', sentence, units: [i] }] : [];
}

/** Whether the sentence of a unit has its opposite too, which the claim does not. */
function hasOpposite(matter: Matter, i: number): boolean {
  const { value, name } = matter.units[i];
  const place = value !== undefined || name ? undefined : found(matter, i);
  return place?.words.some((word, at) => at > place.at && isOpposite(matter, i, word)) ?? false;
}

function isOpposite({ units, claim, lexicon }: Matter, i: number, word: Word): boolean {
  const { lemma, negated } = units[i].word;
  if (word.weight === 0 || word.value >= 0 || word.negated !== negated) return false;
  if (lexicon.relation(lemma, word.lemma).kind !== 'antonym') return false;
  return claim.words.every((said) => said.lemma !== word.lemma);
}

/** What completes a deed that a noun names: "payment was made". */
const COMPLETING = new Set(
  (
    'make complete receive process perform conduct effect occur happen take issue grant give execute finish settle ' +
    'register record clear arrive finalise finalize come follow get obtain have succeed confirm provide carry be ' +
    'secure win send announce publish date amount total'
  ).split(' '),
);

/** "Payment of the invoice was stopped" for "the invoice was paid": the noun of a deed does not say that it was done. */
export function onlyNamed(matter: Matter): Mismatch[] {
  if (matter.begins) return [];
  if (
    !matter.units.some(
      (_, i) => matter.support.matches[i].kind === 'derived' || matter.support.matches[i].kind === 'same',
    )
  )
    return [];
  const { root, nodes } = matter.structure();
  const i = unitAt(matter.units, root);
  const place = i < 0 || !nodes[root].verb ? undefined : found(matter, i);
  if (place === undefined) return [];
  const theirs = structureOf(place).nodes;
  const { verb, role, governor, preposition, compound } = theirs[place.at];
  if (verb || governor < 0 || place.word.form === matter.units[i].word.form)
    return verb || governor < 0 || !compound ? [] : named(place, i);
  if (compound || (role === 'oblique' && preposition === 'for')) return named(place, i);
  if (role !== 'agent' && role !== 'patient') return [];
  if (
    !theirs[governor].verb ||
    COMPLETING.has(place.words[governor].lemma) ||
    isTaken(matter, place, governor)
  )
    return [];
  return named(place, i);
}

const named = ({ sentence }: Found, i: number): Mismatch[] => [
  { kind: 'modality', force: 'withholds', sentence, units: [i] },
];

const CAUSES = new Set('because due owing'.split(' '));

const CAUSAL = new Set(
  'because due owing since as so therefore thus hence cause caused reason lead led result resulted thanks'.split(
    ' ',
  ),
);

/** "Although it rained" for "because it rained". */
export function otherReason(matter: Matter): Mismatch[] {
  if (!matter.claim.words.some(({ form }) => CAUSES.has(form))) return [];
  const told = matter.support.sentences.some(({ reading: { words } }) =>
    words.some(({ form, lemma }) => CAUSAL.has(form) || CAUSAL.has(lemma)),
  );
  const [sentence] = matter.support.sentences;
  return told ? [] : [{ kind: 'partially_mentioned', force: 'withholds', sentence, units: [] }];
}
