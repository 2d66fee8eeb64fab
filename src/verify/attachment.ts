/**
 * Evidence that has the words of a claim and joins them to others: the number to another noun, the place to another
 * verb, what somebody is to where he went.
 */
import type { MismatchKind } from '../domain/check.ts';
import { isAttribution } from '../text/lexicon/index.ts';
import type { Word } from '../text/reading.ts';
import {
  type Found,
  found,
  type Matter,
  type Mismatch,
  saysMore,
  standsWhole,
  structureOf,
  unitAt,
} from './matter.ts';

/** What the evidence joins otherwise than the claim. */
export function misjoined(matter: Matter): Mismatch[] {
  if (matter.claim.language !== 'en') return [];
  // Words that stand together as in the claim are joined as in the claim, and nothing has to be parsed for it.
  const joined =
    matter.restated || standsWhole(matter.claim, matter.support)
      ? []
      : [
          ...(saysMore(matter)
            ? [...otherPredicate(matter), ...otherNumbered(matter), ...otherArgument(matter)]
            : []),
          ...otherPossession(matter),
          ...otherTense(matter),
        ];
  return [
    ...otherColumn(matter),
    ...oppositePlaces(matter),
    ...(matter.restated ? [] : [...otherHead(matter), ...onlyNamed(matter), ...onlyTold(matter)]),
    ...otherKind(matter),
    ...otherParticle(matter),
    ...otherReason(matter),
    ...alsoOpposite(matter),
    ...joined,
  ];
}

/** Prepositions that put the same thing into opposite places. */
const OPPOSITES: Readonly<Record<string, readonly [opposite: readonly string[], kind: MismatchKind]>> = {
  in: [['out', 'outside', 'from'], 'negation'],
  inside: [['out', 'outside'], 'negation'],
  within: [['outside'], 'negation'],
  out: [['in', 'inside', 'within'], 'negation'],
  outside: [['in', 'inside', 'within'], 'negation'],
  on: [['off', 'under'], 'negation'],
  off: [['on'], 'negation'],
  for: [['against', 'by'], 'negation'],
  against: [['for'], 'negation'],
  above: [['below', 'beneath', 'under'], 'comparison'],
  below: [['above', 'over'], 'comparison'],
  before: [['after'], 'date_time'],
  until: [['from', 'since', 'after'], 'date_time'],
  since: [['until', 'before'], 'date_time'],
  during: [['after', 'before'], 'date_time'],
  near: [['in', 'inside'], 'negation'],
  under: [['on', 'over', 'above'], 'negation'],
  through: [['around'], 'negation'],
  after: [['before'], 'date_time'],
  to: [['from', 'by'], 'role'],
  from: [['to', 'by', 'until'], 'role'],
  by: [['to', 'for', 'from'], 'role'],
};
const DETERMINERS = new Set('the a an this that these those my your his her its our their'.split(' '));

/** "Out of stock" for "in stock": the same noun behind the opposite preposition, and nowhere behind the claim's. */
export function oppositePlaces(matter: Matter): Mismatch[] {
  return matter.units.flatMap((unit, i): Mismatch[] => {
    const [opposites, kind] = OPPOSITES[prepositionBefore(matter.claim.words, unit.from)] ?? [[], 'negation'];
    const place = opposites.length === 0 ? undefined : found(matter, i);
    if (place === undefined || (place.match.kind !== 'same' && place.match.kind !== 'value')) return [];
    const theirs = place.words.flatMap((word, at) =>
      isAlike(word, place.word) ? [prepositionBefore(place.words, at)] : [],
    );
    if (!theirs.every((preposition) => opposites.includes(preposition))) return [];
    return [{ kind, force: 'contradicts', sentence: place.sentence, units: [i] }];
  });
}

/** One value, whatever sign it begins with, or one word. */
const isAlike = (one: Word, other: Word): boolean =>
  other.value >= 0 ? one.value === other.value : one.lemma === other.lemma;

/** The preposition right before a noun, its determiner and adjectives passed over; "out" of "out of". */
function prepositionBefore(words: readonly Word[], noun: number): string {
  for (let at = noun - 1; at >= Math.max(0, noun - 3); at--) {
    const { form, weight } = words[at];
    if (form in OPPOSITES && (form !== 'to' || at > 0)) return form;
    if (form === 'of' && words[at - 1]?.form === 'out') return 'out';
    if (weight === 0 && !DETERMINERS.has(form)) return '';
  }
  return '';
}

/** Verbs that make of their object or complement what somebody is. */
const BECOMING = new Set(
  (
    'be become remain stay serve work act appoint elect name make call consider declare hire employ include know ' +
    'describe regard recognise recognize class classify list rank qualify train practise practice choose nominate ' +
    'win crown promote register rate label deem find prove form represent constitute mean'
  ).split(' '),
);
const COPULAS = new Set("is are was were be been 's 're am".split(' '));

/** "Went to the doctor" for "is a doctor". */
function otherPredicate(matter: Matter): Mismatch[] {
  const { root, nodes } = matter.structure();
  const i = unitAt(matter.units, root);
  const unit = matter.units[i];
  if (unit === undefined || unit.value !== undefined || nodes[root].verb || root === 0) return [];
  if (!matter.claim.words.slice(0, root).some(({ form }) => COPULAS.has(form))) return [];
  const place = found(matter, i);
  if (place === undefined || place.match.kind !== 'same') return [];
  const theirs = structureOf(place);
  const { role, governor } = theirs.nodes[place.at];
  if ((role !== 'oblique' && role !== 'patient') || governor < 0) return [];
  if (!theirs.nodes[governor].verb || BECOMING.has(place.words[governor].lemma)) return [];
  if (place.words[place.at - 1]?.form === 'as' || place.words[place.at - 2]?.form === 'as') return [];
  return [{ kind: 'role', force: 'withholds', sentence: place.sentence, units: [i] }];
}

/** "120 patients, of whom 60 were women" for "120 women": the number counts another noun. */
function otherNumbered(matter: Matter): Mismatch[] {
  const { units } = matter;
  return units.flatMap((unit, i): Mismatch[] => {
    if (unit.value?.kind !== 'number') return [];
    const counted = unitAt(units, matter.structure().nodes[unit.from].governor);
    const number = found(matter, i);
    if (counted < 0 || number === undefined || units[counted].from < unit.to) return [];
    const noun = found(matter, counted);
    if (noun === undefined || noun.sentence !== number.sentence || noun.match.kind !== 'same') return [];
    const theirs = structureOf(number).nodes;
    const { governor } = theirs[number.at];
    if (governor <= number.at || governor === noun.at || theirs[governor].verb) return [];
    // "120 of the women" and "120 young women" count women too.
    if (theirs[noun.at].governor === governor && noun.at < governor) return [];
    if (theirs[governor].governor === noun.at) return [];
    return [{ kind: 'quantity', force: 'withholds', sentence: number.sentence, units: [i] }];
  });
}

/** "Granted to the lead; the intern was refused" for "granted to the intern": another stands in its place. */
function otherArgument(matter: Matter): Mismatch[] {
  const { units } = matter;
  const { root, nodes } = matter.structure();
  const predicate = unitAt(units, root);
  const verb = predicate < 0 ? undefined : found(matter, predicate);
  if (verb === undefined || !nodes[root].verb) return [];
  const theirs = structureOf(verb).nodes;
  return units.flatMap((unit, i): Mismatch[] => {
    const { role, governor, preposition } = nodes[unit.from];
    if (governor !== root || (role !== 'agent' && role !== 'patient' && role !== 'oblique')) return [];
    const place = found(matter, i);
    if (place === undefined || place.sentence !== verb.sentence) return [];
    const elsewhere = theirs[place.at];
    if (elsewhere.governor === verb.at || elsewhere.governor < 0 || place.word.clause === verb.word.clause)
      return [];
    if (!theirs[elsewhere.governor].verb || isAttribution(place.words[elsewhere.governor].lemma)) return [];
    const taken = theirs.some(
      (node, at) =>
        node.governor === verb.at &&
        node.role === role &&
        (role !== 'oblique' || node.preposition === preposition) &&
        verb.words[at].weight > 0 &&
        !isTaken(matter, verb, at),
    );
    return taken ? [{ kind: 'role', force: 'withholds', sentence: place.sentence, units: [i] }] : [];
  });
}

function isTaken({ support }: Matter, { sentence }: Found, at: number): boolean {
  const slot = support.sentences.indexOf(sentence);
  return support.matches.some((match, i) => support.from[i] === slot && match.at === at);
}

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
function onlyTold(matter: Matter): Mismatch[] {
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

const NOW = new Set("is are 's 're am".split(' '));
const THEN = new Set(['was', 'were']);

/** "Was up yesterday" for "is up": how something stood is not how it stands. */
function otherTense(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  if (!claim.words.some(({ form }) => NOW.has(form))) return [];
  const { root, nodes } = matter.structure();
  const i = unitAt(units, root);
  if (i < 0 || nodes[root].verb || units[i].value !== undefined) return [];
  if (!claim.words.slice(Math.max(0, root - 4), root).some(({ form }) => NOW.has(form))) return [];
  const place = found(matter, i);
  if (place === undefined) return [];
  const before = place.words.slice(Math.max(0, place.at - 4), place.at);
  if (!before.some(({ form }) => THEN.has(form)) || before.some(({ form }) => NOW.has(form))) return [];
  return [{ kind: 'date_time', force: 'withholds', sentence: place.sentence, units: [i] }];
}

/** "Passed on one and failed on the other": the sentence says the opposite too. */
function alsoOpposite(matter: Matter): Mismatch[] {
  if (!matter.units.some((_, i) => hasOpposite(matter, i))) return [];
  const i = unitAt(matter.units, matter.structure().root);
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

/** Verbs by which somebody has something. */
const HAVING = new Set(
  'have own possess employ include contain feature offer hold keep count number comprise provide carry get'.split(
    ' ',
  ),
);
const HAVE = new Set(['has', 'have', 'had']);

/** "Hired 500 employees" for "has 500 employees": another verb than having joins the two. */
function otherPossession(matter: Matter): Mismatch[] {
  const { claim, units } = matter;
  const have = claim.words.findIndex(({ form }) => HAVE.has(form));
  if (have < 0 || matter.structure().nodes.some(({ verb }, at) => verb && claim.words[at].weight > 0))
    return [];
  return units.flatMap((unit, i): Mismatch[] => {
    if (unit.from < have || unit.value !== undefined) return [];
    const place = found(matter, i);
    if (place === undefined) return [];
    const theirs = structureOf(place);
    const { governor, role } = theirs.nodes[place.at];
    const other = governor >= 0 && theirs.nodes[governor].verb && !HAVING.has(place.words[governor].lemma);
    if (!other || (role !== 'patient' && role !== 'oblique')) return [];
    return [{ kind: 'role', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

/**
 * "The assistant to the CEO resigned", "Ann resigned and Tom was fired": in the evidence somebody else is the subject
 * (or the object) of the claim's predicate.
 */
function otherHead(matter: Matter): Mismatch[] {
  if (matter.begins || !matter.units.some((_, i) => mayDepend(matter, i))) return [];
  const { units } = matter;
  const { root, nodes } = matter.structure();
  const main = unitAt(units, root);
  const verb = main < 0 ? undefined : found(matter, main);
  if (verb === undefined) return [];
  return units.flatMap((unit, i): Mismatch[] => {
    const { role, governor } = nodes[unit.from];
    if (i === main || governor !== root || (role !== 'agent' && role !== 'patient')) return [];
    const place = unit.value === undefined ? found(matter, i) : undefined;
    if (place === undefined || place.sentence !== verb.sentence || place.at === verb.at) return [];
    if (!standsForAnother(matter, place.at, verb, unit.from < root)) return [];
    return [{ kind: 'role', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

/** Whether the predicate of the evidence has another than word `at` for its subject, or else for its object. */
function standsForAnother(matter: Matter, at: number, verb: Found, subject: boolean): boolean {
  const theirs = structureOf(verb).nodes;
  const isArgument = (role: string): boolean => role === 'agent' || role === 'patient';
  let predicate = verb.at;
  for (let steps = 0; steps < 3; steps++) {
    const own = theirs.flatMap((node, word) =>
      node.governor === predicate && isArgument(node.role) ? [word] : [],
    );
    if (own.some((word) => word === at || isJoined(theirs, at, word))) return false;
    const others = own.filter(
      (word) => verb.words[word].weight > 0 && (!subject || word < verb.at || verb.at < at),
    );
    if (others.some((word) => !isTaken(matter, verb, word))) return true;
    if (own.some((word) => verb.words[word].weight === 0 && RELATIVES.has(verb.words[word].form)))
      return theirs[predicate].governor !== at;
    if (own.length > 0) return others.length > 0 && !others.includes(at);
    const { governor, role } = theirs[predicate];
    if (governor < 0 || (role !== 'conjunct' && role !== 'clause')) return false;
    if (governor === at) return false;
    predicate = governor;
  }
  return false;
}

const RELATIVES = new Set(['who', 'which', 'that']);

/** Whether a word is joined by "and" to another that stands before it. */
const isJoined = (nodes: readonly { governor: number; role: string }[], word: number, to: number): boolean =>
  nodes[word].role === 'conjunct' && nodes[word].governor === to;

/** Whether a unit's word stands beside a content word that the claim leaves out. */
function mayDepend(matter: Matter, i: number): boolean {
  const place = found(matter, i);
  if (place === undefined || matter.units[i].value !== undefined) return false;
  return place.words.some((word, at) => word.weight > 0 && !isTaken(matter, place, at));
}

/** "The vice president" for "the president": a noun set before another makes it something else. */
function otherKind(matter: Matter): Mismatch[] {
  return matter.units.flatMap((unit, i): Mismatch[] => {
    const place = unit.value !== undefined || unit.name ? undefined : found(matter, i);
    const before = place?.words[place.at - 1];
    if (
      place === undefined ||
      before === undefined ||
      before.weight === 0 ||
      before.value >= 0 ||
      before.capital
    )
      return [];
    if (isTaken(matter, place, place.at - 1)) return [];
    if (unit.from > 0 && matter.claim.words[unit.from - 1].weight > 0) return [];
    const { compound, governor } = structureOf(place).nodes[place.at - 1];
    if (!compound || governor !== place.at) return [];
    return [{ kind: 'entity', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
}

const PARTICLES = new Set('up down in out off on back over away'.split(' '));

/** "Logged out" for "logged in": a particle makes of a verb another one. */
function otherParticle(matter: Matter): Mismatch[] {
  const particle = (words: readonly Word[], at: number): string => {
    const next = words[at + 1];
    if (next === undefined || !PARTICLES.has(next.form)) return '';
    const after = words[at + 2];
    const opensPhrase =
      after !== undefined && (DETERMINERS.has(after.form) || after.weight > 0 || after.value >= 0);
    return opensPhrase && (next.form === 'in' || next.form === 'on' || next.form === 'over') ? '' : next.form;
  };
  return matter.units.flatMap((unit, i): Mismatch[] => {
    const place = unit.value !== undefined || unit.name ? undefined : found(matter, i);
    if (place === undefined || place.match.kind !== 'same' || unit.to - unit.from > 1) return [];
    const ours = particle(matter.claim.words, unit.from);
    const theirs = particle(place.words, place.at);
    if (ours === theirs || (ours !== '' && place.words.some(({ form }) => form === ours))) return [];
    if (!structureOf(place).nodes[place.at].verb) return [];
    return [{ kind: 'negation', force: 'withholds', sentence: place.sentence, units: [i] }];
  });
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
function onlyNamed(matter: Matter): Mismatch[] {
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
function otherReason(matter: Matter): Mismatch[] {
  if (!matter.claim.words.some(({ form }) => CAUSES.has(form))) return [];
  const told = matter.support.sentences.some(({ reading: { words } }) =>
    words.some(({ form, lemma }) => CAUSAL.has(form) || CAUSAL.has(lemma)),
  );
  const [sentence] = matter.support.sentences;
  return told ? [] : [{ kind: 'partially_mentioned', force: 'withholds', sentence, units: [] }];
}

/** "Anna is the manager of Tom" of a row that has Tom for Anna's manager: who is it must stand in that column. */
function otherColumn(matter: Matter): Mismatch[] {
  const { units, support } = matter;
  return support.sentences.flatMap((sentence, slot): Mismatch[] => {
    const heads = sentence.source.columns(sentence.sentence);
    if (heads.size === 0) return [];
    const { root } = matter.structure();
    const main = unitAt(units, root);
    if (main < 0 || !heads.has(units[main].word.lemma)) return [];
    const cells = sentence.source.cells(sentence.sentence);
    const astray = units.flatMap((unit, i) => {
      const { at } = support.matches[i];
      if (unit.from >= root || support.from[i] !== slot || at < 0) return [];
      const { start } = sentence.reading.words[at];
      const cell = cells.find((one) => one.start <= start && start < one.end);
      return cell === undefined || cell.names.has(units[main].word.lemma) ? [] : [i];
    });
    if (astray.length === 0 || !matter.claim.words.some(({ form }) => COPULAS.has(form))) return [];
    return [{ kind: 'role', force: 'withholds', sentence, units: astray }];
  });
}
