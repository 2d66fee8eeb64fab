/**
 * What a field of a record says is said of its whole name: `previous_status: active` makes nothing active, and
 * `ordered_at` dates no shipment. A claim that takes a field's value or deed has to say, or leave without loss, each
 * word of its name, and to put who is named where the field puts them.
 */
import type { MismatchKind } from '../domain/check.ts';
import { fold } from '../text/chars.ts';
import { ATTRIBUTION, NEGATION } from '../text/cues.ts';
import type { Lexicon } from '../text/lexicon/index.ts';
import type { Word } from '../text/reading.ts';
import { compareValues, parseFieldUnit } from '../text/values/index.ts';
import { fieldWords, type Leaf } from './evidence-text.ts';
import type { Matter, Mismatch } from './matter.ts';
import type { AlignedSentence } from './support.ts';
import type { Unit } from './units.ts';

const FOUND = 0.5;
/** Words of a value from which it is a text of its own rather than the value of an attribute. */
const TEXT_WORDS = 4;

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Names that add nothing to their value: what it is of, its kind or its place in the record. */
const NEUTRAL = words(
  'a an the of in on at is are has have with and or as it its for ' +
    'status state name title type kind category class value result outcome condition level role position job rank ' +
    'label tag content text body detail details data info information record entry item object subject product ' +
    'article service id ids identifier no nr num number ref reference code sku key uuid slug line row ' +
    'date time datetime day timestamp year month count total amount sum price cost quantity qty size figure ' +
    'city town country region place location address street site plan tier version model department dept team unit ' +
    'units currency percent percentage rate measure flag first last full display person user customer member ' +
    'employee individual company organization organisation note notes comment comments description message summary ' +
    'remark remarks statement fact facts finding findings log event activity action decision color colour material ' +
    'brand email phone language format mode method reason cause grand applied account current actual effective final outcome reading',
);

/** Names that take from what stands under them that it is so, now and of the thing itself. */
const QUALIFYING = words(
  'previous previously prior former formerly old older past was were history historic historical archive archived ' +
    'next upcoming future planned scheduled schedule proposed proposal requested request draft drafted expected ' +
    'estimated estimate projected forecast predicted target goal intended promised tentative provisional preliminary ' +
    'default allowed available possible permitted supported valid accepted eligible eligibility required requirement ' +
    'needed pending awaiting due deadline until before after expiry expires expiration notice reminder attempt attempts ' +
    'tried retry failed failure error rejected declined denied cancelled canceled refused max maximum min minimum limit ' +
    'threshold cap not non no never without excluded excluding unless example sample template placeholder test dummy ' +
    'mock hypothetical simulated backup suspected alleged potential candidate wanted desired preferred original initial ' +
    'enabled allow can may should must could would will',
);

/** Values that deny the field they stand in, or leave it open. */
const DENYING = words(
  'false no n none null nil never 0 off disabled inactive absent missing empty denied rejected refused declined failed ' +
    'cancelled canceled nein non aucun ninguno',
);
const OPEN = words(
  'unknown pending awaiting tbd tba undetermined undecided unclear unconfirmed unverified maybe possible possibly n/a na ' +
    'not_applicable unspecified undefined ? - -- scheduled planned requested open waiting in_progress draft proposed expected',
);
/** Values that say that something is so in part, or not yet. */
const NOT_QUITE =
  /^(?:not|partial|partially|partly|half|almost|nearly|in (?:progress|review|process|part)|to be|under|ongoing|started|begun|soon)\b/;
const STATES = words('status state outcome result condition stage phase');

const SOURCES = words(
  'from origin source sender payer seller vendor giver donor departure start assigner lender landlord shipper exporter ' +
    'sent_by author caller debtor issuer sold_by home_airport',
);
const GOALS = words(
  'to destination target recipient receiver payee buyer purchaser arrival assignee beneficiary borrower tenant consignee ' +
    'importer addressee callee creditor cc bcc',
);
/** Nouns of somebody that are so only to somebody else. */
const RELATIVE = words(
  'parent child mother father son daughter manager boss supervisor owner author sender recipient buyer seller employee ' +
    'employer landlord tenant spouse wife husband brother sister successor predecessor subsidiary assistant deputy teacher ' +
    'student doctor patient client supplier customer lead mentor mentee guardian ward',
);
const RECEIVING = words(
  'receive buy purchase get obtain accept borrow rent inherit earn collect acquire own',
);
const BE = words("is are was were been being be 's 're");

/** A field of a record that stands behind a word of the claim. */
interface Field {
  readonly leaf: Leaf;
  /** Words of its own name, folded, and their lemmas. */
  readonly name: readonly string[];
  /** Words of the names above it. */
  readonly above: readonly string[];
}

/** A unit of the claim and the fields that have it. */
interface Touch {
  readonly unit: number;
  readonly sentence: AlignedSentence;
  readonly fields: readonly { readonly field: Field; readonly inValue: boolean }[];
}

/** Fields of structured data that say something else than the claim takes from them. */
export function misreadFields(matter: Matter): Mismatch[] {
  if (matter.claim.language !== 'en') return [];
  if (!matter.support.sentences.some(({ source }) => source.structured))
    return [...turnedRows(matter), ...otherLabels(matter)];
  const touches = matter.units.flatMap((unit, i) => touchOf(matter, unit, i));
  return touches.flatMap((touch): Mismatch[] => {
    const faults = touch.fields.map((one) => faultOf(matter, touch, one.field, one.inValue));
    // A word that one field says as the claim does needs no other.
    if (faults.length === 0 || faults.includes(undefined)) return [];
    return [{ kind: faults[0]!, force: 'withholds', sentence: touch.sentence, units: [touch.unit] }];
  });
}

/** "Anna is the manager of Tom" of a row that has Tom under "manager", in the words of its head. */
function turnedRows({ claim, units, support }: Matter): Mismatch[] {
  return units.flatMap((unit, i): Mismatch[] => {
    const sentence = support.sentences[support.from[i]];
    const noun = relativeOf(claim.words, unit.from);
    if (noun === undefined || sentence === undefined || support.matches[i].at < 0) return [];
    const row = barred(sentence);
    const turned = support.sentences.some((head) => {
      const column = barred(head).indexOf(noun);
      return head !== sentence && column >= 0 && row[column]?.split(/\s+/).includes(unit.word.form);
    });
    return turned ? [{ kind: 'role', force: 'withholds', sentence, units: [i] }] : [];
  });
}

const LABELLED = /^[\s\-*•]*(?<label>\p{L}[\p{L} ]{1,40}):\s+(?<value>\S.*)$/u;

/** "Prepared by: Anna" for "approved by Anna": a name under a label that the claim does not say. */
function otherLabels({ claim, units, support, lexicon }: Matter): Mismatch[] {
  return units.flatMap((unit, i): Mismatch[] => {
    const sentence = support.sentences[support.from[i]];
    if (!unit.name || prepositionOf(claim.words, unit.from) !== 'by' || sentence === undefined) return [];
    const { label = '', value = '' } =
      LABELLED.exec(sentence.source.text.slice(sentence.reading.start, sentence.reading.end))?.groups ?? {};
    if (!/ by$/i.test(label) || !fold(value).includes(unit.word.form)) return [];
    const other = nameWords(label).some(
      (word) => !NEUTRAL.has(word) && word !== 'by' && !isSaid(word, claim.words, unit, lexicon),
    );
    return other ? [{ kind: 'role', force: 'withholds', sentence, units: [i] }] : [];
  });
}

/** What stands between the bars of a line, folded. */
const barred = ({ source, reading }: AlignedSentence): readonly string[] =>
  fold(source.text.slice(reading.start, reading.end))
    .split('|')
    .map((cell) => cell.trim());

function touchOf({ support }: Matter, unit: Unit, i: number): Touch[] {
  const { at, strength } = support.matches[i];
  const sentence = support.sentences[support.from[i]];
  if (sentence === undefined || !sentence.source.structured || at < 0 || strength < FOUND) return [];
  const { reading, source } = sentence;
  const matched = reading.words[at];
  const fields = reading.words.flatMap((word) => {
    if (word !== matched && !isAsGood(unit, word, matched, sentence)) return [];
    return source
      .leaves(word.start, word.end)
      .map((leaf) => ({ field: fieldOf(leaf), inValue: word.start >= leaf.value }));
  });
  return [{ unit: i, sentence, fields }];
}

/** Whether another word of the record stands for the unit as well as the one that was matched. */
function isAsGood(unit: Unit, word: Word, matched: Word, { reading }: AlignedSentence): boolean {
  if (unit.value !== undefined && word.value >= 0)
    return ['equal', 'entails'].includes(compareValues(unit.value, reading.values[word.value]).relation);
  return word.weight > 0 && (word.lemma === matched.lemma || word.form === matched.form);
}

function fieldOf(leaf: Leaf): Field {
  const keys = leaf.pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  while (keys.length > 1 && /^\d+$/.test(keys.at(-1)!)) keys.pop();
  const own = keys.pop() ?? '';
  const above = keys.filter((key) => !/^\d+$/.test(key)).flatMap(nameWords);
  const isNumber = /^-?[\d.]+$/.test(leaf.quote);
  const name = isNumber ? nameWords(parseFieldUnit(own).words.join(' ') || own) : nameWords(own);
  return { leaf, name, above };
}

const nameWords = (name: string): string[] =>
  fieldWords(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => fold(word))
    // The "no" of "tracking_no" is a number.
    .filter((word, at) => at === 0 || word !== 'no');

/** What keeps a field from saying what the claim takes from it; undefined where it says it. */
function faultOf(matter: Matter, touch: Touch, field: Field, inValue: boolean): MismatchKind | undefined {
  const { claim, units, lexicon } = matter;
  const said = (word: string): boolean => isSaid(word, claim.words, units[touch.unit], lexicon);
  if (field.above.some((word) => QUALIFYING.has(word) && !NEUTRAL.has(word) && !said(word)))
    return 'modality';
  if (inValue) {
    if (field.name.some((word) => QUALIFYING.has(word) && !said(word))) return 'modality';
    if (isText(field)) return isTold(matter, touch) ? 'attribution' : undefined;
    const role = misplaced(matter, units[touch.unit], field);
    if (role) return 'role';
    if (units[touch.unit].value?.kind === 'identifier' && field.name.length === 1) return undefined;
    if (isBesidePlain(touch.sentence, field) && !field.name.some((word) => ORDINAL.has(word) && said(word)))
      return 'modality';
    if (isOfAnotherEvent(matter, field)) return 'date_time';
    if (field.name.some((word) => !NEUTRAL.has(word) && !isRoleWord(word) && !said(word)))
      return 'partially_mentioned';
    return isOfAnother(touch.sentence, field, said) ? 'entity' : undefined;
  }
  if (!isPredicate(matter, units[touch.unit]))
    return isLacking(matter, touch, field, said) ? 'negation' : undefined;
  const given = isGiven(matter, touch.sentence, field);
  if (isDoneByAnother(matter, units[touch.unit], field)) return 'role';
  if (field.name.some((word) => QUALIFYING.has(word) && !said(word))) return 'modality';
  if (field.name.some((word) => !NEUTRAL.has(word) && !isRoleWord(word) && !said(word)))
    return 'partially_mentioned';
  if (isOfAnother(touch.sentence, field, said)) return 'entity';
  if (given || (claim.cues & NEGATION) !== 0) return undefined;
  const value = fold(field.leaf.quote.trim());
  if (NOT_QUITE.test(value)) return 'modality';
  if (value === '' || DENYING.has(value)) return 'negation';
  if (OPEN.has(value) || field.name.some((word) => STATES.has(word))) return 'modality';
  if (/^-?[\d.]+$/.test(value) && value !== '1') return 'quantity';
  if (field.name.some((word) => SETTING.has(word))) return 'modality';
  // An attribute of the deed, as its kind, does not say that it was done.
  return field.name.some((word) => NEUTRAL.has(word) && !DATING.has(word) && !said(word))
    ? 'partially_mentioned'
    : undefined;
}

const DATING = words(
  'at on by in to from of is are has have with date datetime time timestamp day user person name',
);
/** Names of dates that are set beforehand. */
const SETTING = words('end ends ending start starts starting close closing open opening');
const LACKING = words('false no n none null nil 0 absent missing never');
const HAVING = words('is are has have had was were');

/** Whether a field says that there is none of what the claim says there is: `balcony: none`. */
function isLacking(
  matter: Matter,
  { unit, sentence }: Touch,
  field: Field,
  said: (word: string) => boolean,
): boolean {
  const { claim, units } = matter;
  const verb = claim.words.findIndex(({ form }) => HAVING.has(form));
  if (verb < 0 || units[unit].from < verb || claim.cues & NEGATION) return false;
  if (!field.name.every(said) || isGiven(matter, sentence, field)) return false;
  return LACKING.has(fold(field.leaf.quote.trim()));
}

const ORDINAL = words('last first latest earliest');

/** Whether the record has the field without "last" or "first" too, with another value: `status` beside `last_status`. */
function isBesidePlain({ source, reading }: AlignedSentence, { name, leaf }: Field): boolean {
  const plain = name.filter((word) => !ORDINAL.has(word)).join(' ');
  if (plain.length === name.join(' ').length || plain === '') return false;
  return source
    .leaves(reading.start, reading.end)
    .some((other) => other.quote !== leaf.quote && fieldOf(other).name.join(' ') === plain);
}

const PARTICIPLE = /[^e]ed$/;

/** Whether a field dates or measures a deed that the claim has only as a noun: `ordered_at` for "order 7 was shipped". */
function isOfAnotherEvent({ claim, structure }: Matter, { name }: Field): boolean {
  const deed = name.find((word) => PARTICIPLE.test(word));
  if (deed === undefined) return false;
  const { nodes } = structure();
  const verbs = claim.words.filter(({ weight }, at) => weight > 0 && nodes[at].verb);
  if (verbs.length === 0 || claim.words.some(({ form }) => form === deed)) return false;
  return claim.words.some(({ form }, at) => !nodes[at].verb && deed.startsWith(form) && form.length > 3);
}

/** Fields beyond which those of other parents are not compared. */
const MOST_FIELDS = 500;

const ROW_NUMBER = /\/\d+(?=\/)/g;

/** Whether another parent has the same field, and the claim says nothing of what tells this one's apart. */
function isOfAnother({ source }: AlignedSentence, field: Field, said: (word: string) => boolean): boolean {
  if (field.above.length === 0) return false;
  const leaves = source.leaves(0, source.text.length);
  if (leaves.length > MOST_FIELDS) return false;
  const own = field.leaf.pointer.slice(field.leaf.pointer.lastIndexOf('/'));
  const shape = field.leaf.pointer.replaceAll(ROW_NUMBER, '');
  return leaves.some((leaf) => {
    // Rows of one array differ by what they hold, not by their names.
    if (!leaf.pointer.endsWith(own) || leaf.pointer.replaceAll(ROW_NUMBER, '') === shape) return false;
    const other = fieldOf(leaf);
    const apart = field.above.filter((word) => !other.above.includes(word));
    const theirs = other.above.filter((word) => !field.above.includes(word));
    if (theirs.length === 0) return false;
    const telling = apart.filter((word) => !NEUTRAL.has(word) && !isRoleWord(word));
    return telling.length > 0 && !telling.some(said);
  });
}

/** Whether the doer that a field names is not the one of the claim: "Ann won" of `winner: Bo`. */
function isDoneByAnother({ claim, structure }: Matter, unit: Unit, { name, leaf }: Field): boolean {
  const doer = name.at(-1) ?? '';
  if (!/(?:er|or)$/.test(doer) || !structure().nodes[unit.from].verb || unit.word.form === doer) return false;
  const stem = unit.word.lemma.slice(0, 3);
  if (!doer.startsWith(stem)) return false;
  const at = fold(claim.text).indexOf(fold(leaf.quote));
  const passive = claim.words.slice(0, unit.from).some(({ form }) => BE.has(form));
  return at < 0 || at < unit.start === passive;
}

const isText = ({ leaf }: Field): boolean => leaf.quote.trim().split(/\s+/).length >= TEXT_WORDS;

/** Whether a text in a field tells what somebody says. */
function isTold({ units, claim, support }: Matter, { unit, sentence }: Touch): boolean {
  if (claim.cues & ATTRIBUTION) return false;
  return (
    (sentence.reading.words[support.matches[unit].at].scope & ATTRIBUTION & ~units[unit].word.scope) !== 0
  );
}

const isRoleWord = (word: string): boolean => word === 'by' || SOURCES.has(word) || GOALS.has(word);

/** Whether the claim says a word of a name, or one that stands for it. */
function isSaid(name: string, said: readonly Word[], unit: Unit, lexicon: Lexicon): boolean {
  const lemma = lexicon.lemma(name);
  return said.some((word) => {
    if (word.form === name) return true;
    if (word.weight === 0) return false;
    if (word.lemma === name || word.lemma === lemma) return true;
    if (sharedStem(word.form, name) || word.form.startsWith(SHORT.get(name) ?? ' ')) return true;
    const { kind, strength } = lexicon.relation(word.lemma, lemma);
    if (strength < 0.4) return false;
    if (kind === 'same' || kind === 'derivation' || kind === 'synonym') return true;
    // A coat is a garment; but that something was mailed to her does not say that a proof was sent.
    return word === unit.word && (kind === 'hyponym' || kind === 'entails');
  });
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['max', 'maxim'],
  ['min', 'minim'],
]);

const sharedStem = (a: string, b: string): boolean =>
  a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5);

/** Whether a unit is what the claim says of its subject. */
function isPredicate(matter: Matter, unit: Unit): boolean {
  const { root, nodes } = matter.structure();
  const { verb, role, governor } = nodes[unit.from];
  return unit.from === root || verb || (role === 'conjunct' && governor === root);
}

/** Whether a unit of the claim is found in the value of a field. */
function isGiven({ support, units }: Matter, sentence: AlignedSentence, { leaf }: Field): boolean {
  const { reading } = sentence;
  return units.some((unit, i) => {
    const { at, strength } = support.matches[i];
    if (support.sentences[support.from[i]] !== sentence || at < 0 || strength < FOUND) return false;
    const matched = reading.words[at];
    return reading.words.some(
      (word) =>
        word.start >= leaf.value &&
        word.end <= leaf.end &&
        (word === matched || isAsGood(unit, word, matched, sentence)),
    );
  });
}

/** Whether the claim puts a name where the field that has it does not. */
function misplaced(matter: Matter, unit: Unit, { name: own, above }: Field): boolean {
  if (unit.value !== undefined || !(unit.name || unit.from === 0)) return false;
  const name = own.every((word) => NEUTRAL.has(word)) ? [...own, ...above] : own;
  const { words: said } = matter.claim;
  const isSource = name.some((word) => SOURCES.has(word));
  const isGoal = name.some((word) => GOALS.has(word));
  const isDoer = name.includes('by');
  const preposition = prepositionOf(said, unit.from);
  const relative = relativeOf(said, unit.from);
  if (relative !== undefined && name.includes(relative)) return true;
  switch (preposition) {
    case 'from':
      return isGoal || isDoer;
    case 'to':
      return isSource || isDoer || (!isGoal && otherGoal(matter, unit));
    case 'by':
      return isGoal;
    default:
  }
  if (preposition !== '') return false;
  const verb = said.findIndex((_, at) => matter.structure().nodes[at].verb && said[at].weight > 0);
  if (verb < 0) return (isSource || isGoal) && !name.some((word) => said.some(({ form }) => form === word));
  const passive = said.slice(0, verb).some(({ form }) => BE.has(form)) && !said[verb].form.endsWith('ing');
  const before = unit.from < verb;
  const doer = before !== passive && !(RECEIVING.has(said[verb].lemma) && before);
  if (RECEIVING.has(said[verb].lemma) && before) return isSource || isDoer;
  if (before && passive) return isSource || isDoer;
  return doer ? isGoal : !before && (isSource || isDoer);
}

/** Whether the record has another in the field that "to" leads to: "reports to Ben" of `reports_to: Anna`. */
function otherGoal(matter: Matter, unit: Unit): boolean {
  return matter.support.sentences.some(({ source, reading }) =>
    source.leaves(reading.start, reading.end).some((leaf) => {
      const { name } = fieldOf(leaf);
      return name.includes('to') && !fold(leaf.quote).includes(unit.word.form);
    }),
  );
}

/** The preposition that leads to a word over the rest of its name; '' for none. */
function prepositionOf(said: readonly Word[], from: number): string {
  let at = from - 1;
  while (at >= 0 && (said[at].capital || ARTICLES.has(said[at].form))) at--;
  return at >= 0 && PREPOSITIONS.has(said[at].form) ? said[at].form : '';
}

const ARTICLES = words('the a an');
const PREPOSITIONS = words('from to by of in on at for with against into onto under over');

/** What somebody is to whom a word names: "manager" before "of Tom". */
function relativeOf(said: readonly Word[], from: number): string | undefined {
  if (prepositionOf(said, from) !== 'of') return undefined;
  let at = from - 1;
  while (said[at].form !== 'of') at--;
  const lemma = said[at - 1]?.lemma;
  return lemma !== undefined && RELATIVE.has(lemma) ? lemma : undefined;
}
