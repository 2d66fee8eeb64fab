/**
 * Whether the evidence says that it is so where it has the words of the claim: what is about to happen, nearly
 * happened, used to be or is done only in part has not been said to have happened.
 */

import { gather } from '../../text/gather.ts';
import type { Word } from '../../text/reading.ts';
import { framed } from '../check/framed.ts';
import { formsOf } from '../claim/words-said.ts';
import { type Found, found, type Matter, type Mismatch, structureOf, unitAt } from '../matter.ts';
import { otherDegree } from './degree.ts';

/** What the evidence does not say to be so, though it has its words. */
export function unasserted(matter: Matter): Mismatch[] {
  return [
    ...qualified(matter),
    ...requested(matter),
    ...prefixed(matter),
    ...(matter.restated
      ? []
      : [...toCome(matter), ...underWay(matter), ...givenUp(matter), ...otherCopula(matter)]),
    ...otherDegree(matter),
    ...embedded(matter),
    ...measured(matter),
    ...former(matter),
    ...framed(matter),
  ];
}

/** Adverbs that take away from what they stand by. */
const TAKING_AWAY = new Set(
  (
    'almost nearly partially partly rarely seldom hardly barely scarcely occasionally sometimes sporadically mostly ' +
    'mainly usually normally generally typically originally initially formerly falsely wrongly allegedly supposedly ' +
    'virtually theoretically temporarily provisionally conditionally tentatively practically insufficiently ' +
    'incompletely half incorrectly mistakenly erroneously probably perhaps maybe possibly presumably apparently ' +
    'reportedly potentially'
  ).split(' '),
);
const WINDOW = 3;

/** "Almost issued", "originally planned for Tuesday". */
function qualified(matter: Matter): Mismatch[] {
  const said = formsOf(matter.claim.words);
  return gather(matter.units, (_, i): Mismatch[] => {
    const place = found(matter, i);
    if (place === undefined) return [];
    const from = Math.max(0, place.at - WINDOW - 1);
    const taken = place.words
      .slice(from, place.at)
      .some(({ form, clause }) => TAKING_AWAY.has(form) && clause === place.word.clause && !said.has(form));
    return taken ? [{ kind: 'modality', force: 'withholds', sentence: place.sentence, units: [i] }] : [];
  });
}

const ASKING = new Set(['please', 'kindly', 'pls']);
/** Words between what asks and what is asked for. */
const ASKED_NEAR = 4;

/** "Rakesh, please put the notice on the page" for "Rakesh has put it there". */
function requested(matter: Matter): Mismatch[] {
  const asks = ({ form }: Word): boolean => ASKING.has(form);
  if (
    matter.claim.words.some(asks) ||
    !matter.support.sentences.some(({ reading }) => reading.words.some(asks))
  )
    return [];
  const main = predicate(matter);
  if (main === undefined || !matter.structure().nodes[matter.structure().root].verb) return [];
  const { words, at, sentence } = main.place;
  const asked = words.slice(Math.max(0, at - ASKED_NEAR), at).some(asks);
  return asked ? [{ kind: 'modality', force: 'withholds', sentence, units: [main.i] }] : [];
}

const UNDOING = new Set('non not off un anti ex pseudo quasi semi pre'.split(' '));
const LACKING = new Set('free less proof resistant averse'.split(' '));

/** "Non-exclusive" for "exclusive", "sugar-free" for "sugar": the other part of the word takes it away. */
function prefixed(matter: Matter): Mismatch[] {
  return gather(matter.units, (unit, i): Mismatch[] => {
    const place = unit.value === undefined ? found(matter, i) : undefined;
    if (place === undefined) return [];
    const { text } = place.sentence.reading;
    const { claim } = matter;
    const before = place.words[place.at - 1];
    const after = place.words[place.at + 1];
    const undone =
      isHyphened(text, before, place.word) &&
      UNDOING.has(before.form) &&
      claim.words[unit.from - 1]?.form !== before.form;
    const lacks =
      isHyphened(text, place.word, after) &&
      LACKING.has(after.form) &&
      claim.words[unit.to]?.form !== after.form;
    if (!undone && !lacks) return [];
    return [{ kind: 'negation', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

const isHyphened = (text: string, left: Word | undefined, right: Word | undefined): left is Word =>
  left !== undefined && right !== undefined && /^[-\u2010\u2011]$/.test(text.slice(left.end, right.start));

/** Words after which an infinitive tells what was done. */
const ACHIEVING = new Set(
  'manage managed manages continue continued continues begin began begun start started proceed proceeded get got come came happen happened enough cause caused lead led'.split(
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

const GIVING_UP = new Set(
  'withdraw revoke cancel drop abandon scrap reverse rescind shelve retract annul void overturn forgo'.split(
    ' ',
  ),
);

/** "Has withdrawn its plan to charge" for "plans to charge": what was given up is not so. */
function givenUp(matter: Matter): Mismatch[] {
  const givesUp = ({ lemma }: Word): boolean => GIVING_UP.has(lemma);
  if (
    matter.claim.words.some(givesUp) ||
    !matter.support.sentences.some(({ reading }) => reading.words.some(givesUp))
  )
    return [];
  const main = predicate(matter);
  if (main === undefined) return [];
  const { words, at, sentence } = main.place;
  const { role, governor } = structureOf(main.place).nodes[at];
  if (role !== 'patient' || governor < 0 || !givesUp(words[governor]) || words[governor].negated) return [];
  return [{ kind: 'superseded', force: 'withholds', sentence, units: [main.i] }];
}

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
  const said = formsOf(matter.claim.words);
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
  const said = formsOf(matter.claim.words);
  return gather(matter.units, (unit, i): Mismatch[] => {
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
    'substitute replacement draft proposed requested expected planned designated incoming outgoing nominal titular ' +
    'unofficial caretaker stand-in artificial faux imitation synthetic replica dummy toy sham bogus'
  ).split(' '),
);

/** "The former CEO" for "the CEO". */
function former(matter: Matter): Mismatch[] {
  const said = formsOf(matter.claim.words);
  return gather(matter.units, (unit, i): Mismatch[] => {
    const place = unit.value !== undefined ? undefined : found(matter, i);
    const before = place?.words[place.at - 1];
    if (place === undefined || before === undefined) return [];
    if (!FORMER.has(before.form) || said.has(before.form)) return [];
    if (structureOf(place).nodes[place.at].verb) return [];
    return [{ kind: 'entity', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

const UNDER_WAY = new Set(
  "being will 'll shall stop stopped stops quit quits cease ceased ceases".split(' '),
);

/** "Is being built", "will work", "stopped running". */
function underWay(matter: Matter): Mismatch[] {
  const said = formsOf(matter.claim.words);
  const open = matter.support.sentences.some(({ reading: { words } }) =>
    words.some(({ form }) => UNDER_WAY.has(form) && !said.has(form)),
  );
  const main = open ? predicate(matter) : undefined;
  if (main === undefined) return [];
  const { i, place } = main;
  const before = place.words.slice(Math.max(0, place.at - WINDOW), place.at);
  const taken = before.some(
    ({ form, clause }) => UNDER_WAY.has(form) && !said.has(form) && clause === place.word.clause,
  );
  return taken ? [{ kind: 'modality', force: 'withholds', sentence: place.sentence, units: [i] }] : [];
}

const PLAIN_COPULAS = new Set(
  "is are was were 's 're am been remain remains remained stay stays stayed".split(' '),
);
const DOUBTED_COPULAS = new Set(
  (
    'should used far ought must may might could would will can become becomes became as seem seems seemed look looks ' +
    'looked appear appears appeared feel feels sound sounds made anything less not never nearly almost be being'
  ).split(' '),
);

/** "Should be safe", "is far from safe", "is advertised as safe" for "is safe". */
function otherCopula(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  if (matter.begins || !claim.words.some(({ form }) => PLAIN_COPULAS.has(form))) return [];
  const { root, nodes } = matter.structure();
  const i = unitAt(units, root);
  const place = i < 0 || nodes[root].verb || units[i].value !== undefined ? undefined : found(matter, i);
  if (
    place === undefined ||
    !claim.words.slice(Math.max(0, root - 3), root).some(({ form }) => PLAIN_COPULAS.has(form))
  )
    return [];
  const said = formsOf(claim.words);
  const before = place.words.slice(Math.max(0, place.at - WINDOW), place.at);
  const doubted = before.some(
    ({ form, clause }) => DOUBTED_COPULAS.has(form) && !said.has(form) && clause === place.word.clause,
  );
  return doubted ? [{ kind: 'modality', force: 'withholds', sentence: place.sentence, units: [i] }] : [];
}
