/**
 * What follows from a list: that it is of so many at the least, that each whom "everyone" means did each thing on it, and
 * of whom did "only" these, that he did no other.
 */

import { CONDITION, HEDGE } from '../../text/cues.ts';
import { gather } from '../../text/gather.ts';
import type { Reading } from '../../text/reading.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Inference, Question } from './inference.ts';

/** Who did what to whom, by the words around a verb. */
interface Statement {
  readonly subjects: readonly string[];
  readonly objects: readonly string[];
  readonly only: boolean;
  readonly negated: boolean;
}

const AUXILIARIES = new Set('has have had did do does only just not never also'.split(' '));
const NOT = new Set(['not', 'never', "n't"]);
/** What a list of names may be counted as, whoever or whatever they are. */
const COUNTED = new Set('people persons places things items names'.split(' '));
const EVERYONE = /^every(?:one|body)$/i;
/** Whether a claim of one verb follows from a list that a sentence has with that verb. */
export function byList({ reading, sentences, grammar }: Question): Inference | undefined {
  if (reading.cues & (CONDITION | HEDGE)) return undefined;
  const clauses = grammar().clauses.filter(({ linking }) => !linking);
  if (clauses.length !== 1) return undefined;
  const verb = grammar().tree.token(clauses[0].token).lemma;
  const [claim, ...others] = statementsOf(reading, verb);
  if (claim === undefined || others.length > 0 || claim.only) return undefined;
  // Of somebody whom no sentence names it is not known that "everyone" means them.
  const isKnown = (name: string): boolean =>
    isThatOne(name) || (isName(name) && sentences.some((one) => textOf(one).includes(name)));
  for (const sentence of sentences) {
    const { reading: theirs, source } = sentence;
    if (theirs.cues & (CONDITION | HEDGE) || theirs.question || source.isRecord(sentence.sentence)) continue;
    const found = statementsOf(theirs, verb).find((one) => follows(claim, one, verb, reading, isKnown));
    if (found !== undefined) return { sentences: [sentence], told: toldOf(found, verb) };
  }
  return undefined;
}

const toldOf = ({ subjects, objects, only }: Statement, verb: string): string =>
  `${subjects.join(', ')}: ${verb} ${only ? 'only ' : ''}${objects.join(', ')} (${objects.length})`;

const textOf = ({ reading }: AlignedSentence): string => reading.text.slice(reading.start, reading.end);

function follows(
  claim: Statement,
  stated: Statement,
  verb: string,
  reading: Reading,
  isKnown: (name: string) => boolean,
): boolean {
  if (stated.negated || claim.subjects.length !== 1) return false;
  const [subject] = claim.subjects;
  const [object, ...others] = claim.objects;
  if (object === undefined) return false;
  const has = (all: readonly string[], one: string): boolean => all.some((each) => isSame(each, one));
  if (others.length > 0) {
    const byAll = !claim.negated && !stated.only && stated.subjects.length === 1;
    return (
      byAll &&
      EVERYONE.test(stated.subjects[0]) &&
      isKnown(subject) &&
      claim.objects.every((one) => isName(one) && has(stated.objects, one))
    );
  }
  if (stated.only && has(stated.subjects, subject)) {
    if (!stated.objects.every(isName)) return false;
    if (claim.negated) return !OF_PLACES.test(verb) && isName(object) && !has(stated.objects, object);
    return has(stated.objects, object) || isCountedBy(stated.objects, reading, true);
  }
  if (claim.negated || stated.only) return false;
  if (has(stated.subjects, subject) && isCountedBy(stated.objects, reading)) return true;
  if (stated.subjects.length !== 1) return false;
  return EVERYONE.test(stated.subjects[0]) && isKnown(subject) && has(stated.objects, object);
}

/** Of places one may lie in another: who has only visited Italy may have visited Rome. */
const OF_PLACES =
  /^(?:visit|tour|travel|reach|see|explore|enter|cover|serve|cross|inspect|ship|supply|sell|operate|open|leave|map|survey|win|lose)$/;

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
/** A name of words with capitals, and little ones between: "Truth or Consequences". */
const isName = (text: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}.'’-]*(?: (?:(?:of|de|du|la|the|or|and|on) )?\p{Lu}[\p{L}\p{M}.'’-]*)*$/u.test(text);
/** One of those who are meant, whoever it is. */
const isThatOne = (text: string): boolean =>
  /^(?:that (?:particular )?(?:person|individual)(?: there)?|an? (?:person|individual)|some(?:one|body))$/i.test(
    text,
  );

/** "More than five places" of a list of six, and "fewer than eight" where the list has them all (`whole`). */
function isCountedBy(list: readonly string[], { values, words }: Reading, whole = false): boolean {
  const [value, ...others] = values;
  if (value?.kind !== 'number' || others.length > 0 || !list.every(isName)) return false;
  const noun = words.findLast((word) => word.weight > 0 || word.value >= 0);
  if (noun === undefined || !COUNTED.has(noun.form)) return false;
  const bound = Number(value.value.n) / Number(value.value.d);
  if (whole && value.bound === 'max') return list.length <= bound;
  if (whole && value.bound === 'less') return list.length < bound;
  if (value.bound === 'min') return list.length >= bound;
  return value.bound === 'more' && list.length > bound;
}

/** What a text says with a verb, one statement after the other. */
function statementsOf(reading: Reading, verb: string): Statement[] {
  const { words, text } = reading;
  const places = gather(words, (word, at) => (word.lemma === verb && word.value < 0 ? [at] : []));
  const starts = places.map((at) => {
    let from = at;
    while (from > 0 && AUXILIARIES.has(words[from - 1].form)) from--;
    return from;
  });
  return places.map((at, i): Statement => {
    const from = i === 0 ? reading.start : words[places[i - 1]].end;
    const to = i + 1 < places.length ? words[starts[i + 1]].start : reading.end;
    const before = itemsOf(text.slice(from, words[starts[i]].start));
    const after = text.slice(words[at].end, to).replace(/^\s*only\b/i, '');
    const objects = itemsOf(after);
    const helpers = words.slice(starts[i], at).map(({ form }) => form);
    return {
      subjects: i === 0 ? before : before.slice(-1),
      objects: i + 1 < places.length ? objects.slice(0, -1) : objects,
      only: helpers.includes('only') || words[at + 1]?.form === 'only',
      negated:
        helpers.some((form) => NOT.has(form) || form.endsWith("n't")) ||
        isDenied(text.slice(from, words[at].start)),
    };
  });
}

const isDenied = (text: string): boolean => /\b(?:not|never)\b|n['’]t\b/i.test(text);

const itemsOf = (text: string): string[] =>
  text
    .split(/,\s*(?:and\s+)?|\s+and\s+/)
    .map((item) =>
      item
        .trim()
        .replace(/^(?:and|if)\s+|[.\s]+$/g, '')
        .replace(/\s+(?:did|do|does|has|have)(?:n['’]t)?$/i, ''),
    )
    .filter((item) => item !== '');
