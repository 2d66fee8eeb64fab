/**
 * Whether the evidence says that it is so where it has the words of the claim: what is about to happen, nearly
 * happened, used to be or is done only in part has not been said to have happened.
 */
import type { Word } from '../text/reading.ts';
import { type Found, found, type Matter, type Mismatch, structureOf, unitAt } from './matter.ts';

/** What the evidence does not say to be so, though it has its words. */
export function unasserted(matter: Matter): Mismatch[] {
  return [
    ...qualified(matter),
    ...toCome(matter),
    ...embedded(matter),
    ...measured(matter),
    ...former(matter),
  ];
}

/** Adverbs that take away from what they stand by. */
const TAKING_AWAY = new Set(
  (
    'almost nearly partially partly rarely seldom hardly barely scarcely occasionally sometimes sporadically mostly ' +
    'mainly usually normally generally typically originally initially formerly falsely wrongly allegedly supposedly ' +
    'virtually theoretically temporarily provisionally conditionally tentatively practically insufficiently ' +
    'incompletely half incorrectly mistakenly erroneously'
  ).split(' '),
);
const WINDOW = 3;

/** "Almost issued", "originally planned for Tuesday". */
function qualified(matter: Matter): Mismatch[] {
  const said = new Set(matter.claim.words.map(({ form }) => form));
  return matter.units.flatMap((_, i): Mismatch[] => {
    const place = found(matter, i);
    if (place === undefined) return [];
    const from = Math.max(0, place.at - WINDOW - 1);
    const taken = place.words
      .slice(from, place.at)
      .some(({ form, clause }) => TAKING_AWAY.has(form) && clause === place.word.clause && !said.has(form));
    return taken ? [{ kind: 'modality', force: 'withholds', sentence: place.sentence, units: [i] }] : [];
  });
}

/** Words after which an infinitive tells what was done. */
const ACHIEVING = new Set(
  'manage managed manages able continue continued continues begin began begun start started went go proceed proceeded help helped get got come came happen happened chose choose enough allow allowed let make made cause caused caus lead led use used appear appears'.split(
    ' ',
  ),
);
const AUXILIARIES = new Set(
  "be been have has had being not n't also then later already still soon".split(' '),
);

/** The main predicate of a claim and where the evidence has it. */
function predicate(matter: Matter): { readonly i: number; readonly place: Found } | undefined {
  const i = unitAt(matter.units, matter.structure().root);
  const place = i < 0 ? undefined : found(matter, i);
  return place === undefined ? undefined : { i, place };
}

/** "Has to issue", "is due to be paid", "instead of issuing": an infinitive or a gerund states nothing. */
function toCome(matter: Matter): Mismatch[] {
  if (!mayBeInfinite(matter)) return [];
  const main = predicate(matter);
  if (main === undefined) return [];
  const { i, place } = main;
  const { nodes, root } = matter.structure();
  if (!nodes[root].verb || matter.units[i].value !== undefined) return [];
  const ours = infinite(matter.claim.words, root);
  const theirs = infinite(place.words, place.at);
  const gerund = place.word.form.endsWith('ing') && !matter.claim.words[root].form.endsWith('ing');
  if ((theirs && !ours) || (gerund && place.match.kind !== 'value'))
    return [{ kind: 'modality', force: 'withholds', sentence: place.sentence, units: [i] }];
  return [];
}

function mayBeInfinite({ support }: Matter): boolean {
  return support.sentences.some(({ reading: { words } }) =>
    words.some(({ form }) => form === 'to' || form.endsWith('ing')),
  );
}

/** Whether a word is an infinitive with "to" that nothing before it makes a deed. */
function infinite(words: readonly Word[], at: number): boolean {
  let back = at - 1;
  while (back >= 0 && AUXILIARIES.has(words[back].form)) back--;
  if (back < 0 || words[back].form !== 'to') return false;
  const before = words[back - 1];
  return (
    before === undefined ||
    !(ACHIEVING.has(before.form) || ACHIEVING.has(before.lemma)) ||
    isUsedTo(words, back)
  );
}

/** "Used to cover" says what was. */
const isUsedTo = (words: readonly Word[], to: number): boolean => words[to - 1]?.form === 'used';

const LINKS = new Set(['instead', 'without', 'rather', 'before', 'lest', 'than']);

/** A predicate in a clause that is not stated: "link to reset", "without issuing", "if only". */
function embedded(matter: Matter): Mismatch[] {
  const trigger = matter.support.sentences.some(({ reading: { words } }) =>
    words.some(({ form }) => LINKS.has(form)),
  );
  if (!trigger) return [];
  const main = predicate(matter);
  if (main === undefined) return [];
  const { i, place } = main;
  const said = new Set(matter.claim.words.map(({ form }) => form));
  const linked = place.words
    .slice(Math.max(0, place.at - WINDOW), place.at)
    .some(({ form }) => (form === 'instead' || form === 'without' || form === 'rather') && !said.has(form));
  return linked ? [{ kind: 'negation', force: 'withholds', sentence: place.sentence, units: [i] }] : [];
}

const COMPARED = new Set(
  (
    'longer shorter more less fewer higher lower earlier later older younger bigger smaller faster slower greater ' +
    'larger extra additional cheaper dearer ahead behind short'
  ).split(' '),
);

/** "Two years longer", "500 fewer", "starts at $25": the value measures a difference or where something begins. */
function measured(matter: Matter): Mismatch[] {
  const said = new Set(matter.claim.words.map(({ form }) => form));
  return matter.units.flatMap((unit, i): Mismatch[] => {
    const place = unit.value === undefined ? undefined : found(matter, i);
    if (place === undefined) return [];
    const { words, word } = place;
    let next = place.at;
    while (next < words.length && words[next].value === word.value) next++;
    const compares = words.slice(next, next + 2).some(({ form }) => COMPARED.has(form) && !said.has(form));
    const before = words.slice(Math.max(0, place.at - 2), place.at).map(({ form }) => form);
    const starts =
      /^(start|starts|starting|begin|begins|beginning)$/.test(before[0] ?? '') && !said.has(before[0]);
    const moved =
      before.at(-1) === 'from' && !said.has('from') && words.slice(next).some(({ form }) => form === 'to');
    if (!compares && !starts && !moved) return [];
    const kind = moved ? 'superseded' : 'comparison';
    return [{ kind, force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

const FORMER = new Set(
  (
    'former ex vice deputy assistant acting interim fake alleged future next previous potential prospective ' +
    'would-be so-called mock counterfeit honorary associate aspiring self-proclaimed designate elect emeritus ' +
    'substitute replacement draft proposed requested expected planned'
  ).split(' '),
);

/** "The former CEO" for "the CEO". */
function former(matter: Matter): Mismatch[] {
  const said = new Set(matter.claim.words.map(({ form }) => form));
  return matter.units.flatMap((unit, i): Mismatch[] => {
    const place = unit.value !== undefined ? undefined : found(matter, i);
    const before = place?.words[place.at - 1];
    if (place === undefined || before === undefined) return [];
    if (!FORMER.has(before.form) || said.has(before.form)) return [];
    if (structureOf(place).nodes[place.at].verb) return [];
    return [{ kind: 'entity', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}
