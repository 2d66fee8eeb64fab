/**
 * Notes of one person who is named by the first label, told of that person: "Patient: Ruth Alvarez, 61. … No known drug
 * allergies. Current medication: amlodipine 5 mg." says that Ruth Alvarez has no known drug allergies and takes amlodipine.
 */
import type { Document } from '../../../read/document.ts';
import { withoutOpening } from '../../speakers.ts';
import { FIRST_NAMES } from '../../words.ts';
import type { Teller, Telling } from '../types.ts';
import { bare } from '../words.ts';

const LABEL =
  /^(?:patient|employee|applicant|candidate|student|pupil|member|tenant|client|customer|requester|claimant|policyholder|driver|guest|borrower|resident|trainee|volunteer|participant|contractor|user|traveller|traveler|passenger|insured|caller|complainant|sender|visitor|buyer|purchaser|witness|policy holder|account holder|cardholder|name|full name)(?: name)?$/i;
const NAMED =
  /^(\p{Lu}[\p{L} ]{2,20}): (?:(?:Mr|Mrs|Ms|Dr)\.? )?(\p{Lu}[\p{L}'\u2019-]+(?: (?:de |van |von |al |el |da )?\p{Lu}[\p{L}'\u2019-]+){1,3})(?=[,;.( \n]|$)/u;

/** Somebody whom a note is about, and the noun for what he is in it. */
interface Person {
  readonly name: string;
  readonly role: string;
  readonly sentence: number;
}

const persons = new WeakMap<Document, Person | null>();

/** The one person whom a short note names by its first label; undefined where it names another so. */
export function personOf(source: Document): Person | undefined {
  const known = persons.get(source);
  if (known !== undefined) return known ?? undefined;
  const found = read(source);
  persons.set(source, found ?? null);
  return found;
}

function read({ text, scan }: Document): Person | undefined {
  if (text.length > LONGEST_NOTE) return undefined;
  const found: Person[] = [];
  for (let sentence = 0; sentence < scan.sentenceCount; sentence++) {
    const own = text.slice(scan.sentenceStart[sentence], scan.sentenceEnd[sentence]);
    const [, label = '', name = ''] = NAMED.exec(own) ?? [];
    if (label !== '' && LABEL.test(label)) found.push({ name, role: label.toLowerCase(), sentence });
  }
  return found.length === 1 && found[0]!.sentence <= FIRST ? found[0] : undefined;
}

const LONGEST_NOTE = 1500;
/** Sentences before the one that names the person: a head, a number. */
const FIRST = 1;

/** What a fragment of a note says of the person that the note is of. */
export const ofPerson: Teller = (scene) => {
  const { source, sentence } = scene;
  const person = personOf(source);
  if (person === undefined || sentence < person.sentence) return [];
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  const who = calledIn(said, person);
  if (who === undefined) return [];
  const { text, start, end } = source.sentence(sentence);
  const line = bare(withoutOpening(text.slice(start, end)).trim());
  if (line.length > LONGEST) return [];
  const [first = '', ...others] = line.split('; ');
  const texts = [...labelled(first, who), ...[first, ...others].flatMap((one) => fragment(one, who, person))];
  return texts.map(
    (one): Telling => ({
      text: `${one}.`,
      from: [person.sentence].filter((at) => at !== sentence),
      plain: true,
    }),
  );
};

const LONGEST = 200;

/** The person as a claim calls him: by the name, a part of it, or the role. */
function calledIn(said: string, { name, role }: Person): string | undefined {
  const own = said.replace(/['\u2019]s\b/g, '');
  if (own.includes(name)) return name;
  if (new RegExp(String.raw`\b[Tt]he ${role}\b`, 'u').test(said)) return `The ${role}`;
  const parts = name.split(' ');
  const called = /(?:^|[^\p{L}])((?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*)/u.exec(
    own,
  )?.[1];
  if (called === undefined) return undefined;
  const plain = called.replace(/^(?:Mr|Mrs|Ms|Dr)\.? /u, '');
  return plain === parts.at(-1) || plain === parts[0] ? called : undefined;
}

/** Verbs that open a fragment whose subject is the person. */
const TELLING =
  /^(reports|denies|takes|has|had|wants|wishes|lives|works|smokes|drinks|uses|owns|holds|speaks|attends|attended|requests|requested|asks|asked|passed|failed|completed|signed|agreed|accepted|declined|refused|paid|returned|moved|joined|left|started|reported|complains of|presents with|owes|needs|cannot|can|does not|is|was|will) (\p{L}.+|\d.+)$/u;
const DAY = /^(\d{1,2} \p{Lu}\p{Ll}{2,8}(?: \d{4})?|\d{4}-\d\d-\d\d)$/u;
/** In a note of one person, who "he" or "she" is that opens a sentence without another name. */
const GENDER: Readonly<Record<string, string>> = { He: 'm', She: 'f' };
const PRONOUN = /^(He|She) ((?!and\b)[^\p{Lu}]+)$/u;
const SAYING =
  /^(?:says|said|reports|reported|states|stated|claims|claimed) (?:that )?((?:the|a|an|his|her|their|it|there|all|no|\p{Lu}).+)$/u;
/** What there is none of in somebody's life, and not in the matter of the note. */
const NONE =
  /^No ((?:(?:known|previous|prior|current|chronic|other|acute|drug|food|family|criminal|outstanding) ){0,3}(?:allerg(?:y|ies)|illness(?:es)?|histor\p{L}+ of [\p{L} ]+|symptoms?|pain|chest pain|fever|complaints?|medications?|surger(?:y|ies)|operations?|injur(?:y|ies)|children|dependants?|dependents?|pets?|debts?|convictions?|criminal record|experience|accidents?|claims?)(?: (?:at|of|in|to|on|with|since|for) [\p{L}\d ]+)?)$/u;
/** What stands in such a note of what there is to be, or of somebody else. */
const OPEN =
  /\b(?:if|unless|whether|or|plan(?:ned)?|mother|father|wife|husband|sister|brother|son|daughter|family|partner|parents?)\b/i;

function fragment(line: string, who: string, { name }: Person): readonly string[] {
  if (OPEN.test(line)) return [];
  const lower = line.charAt(0).toLowerCase() + line.slice(1);
  const own = PRONOUN.exec(line);
  if (own !== null)
    return FIRST_NAMES.get(name.split(' ')[0]!.toLowerCase()) === GENDER[own[1]!] ? [`${who} ${own[2]}`] : [];
  const [, what] = SAYING.exec(lower) ?? [];
  if (what !== undefined)
    return ['says', 'said', 'reports', 'reported', 'states', 'stated'].map(
      (verb) => `${who} ${verb} that ${what}`,
    );
  const verb = TELLING.exec(lower);
  // "Passed the test", "Signed by both": a participle tells what was done to something.
  const asks = /^(?:asks|asked)$/.test(verb?.[1] ?? '');
  if (verb !== null && (asks || !/^(?:by|on|at|in|for) /.test(verb[2]!)))
    return [`${who} ${verb[1]} ${verb[2]!.replace(DAY, 'on $1')}`];
  const [, none = ''] = NONE.exec(line) ?? [];
  if (
    none !== '' &&
    !/ (?:is|are|was|were|has|have|had|given|found|seen|done|made|sent|required|needed) ?/.test(`${none} `)
  )
    return [`${who} has no ${none}`, `${who} does not have any ${none}`, `${who} has not any ${none}`];
  const value = VALUE.exec(line);
  return value === null ? [] : ofValue(who, value[1]!, value[2]!);
}

/** "Blood pressure 152/94", "ECG normal". */
const VALUE =
  /^(blood pressure|pulse|temperature|weight|height|heart rate|blood type|blood group|BMI|HbA1c|ECG|credit score)(?: is| was)? ([\d][\d/.,]*(?: ?[\p{L}%\u00b0/]+)?|normal|abnormal|[ABO0]{1,2}[+-]?)$/iu;

function ofValue(who: string, noun: string, value: string): readonly string[] {
  const owner = who.endsWith('s') ? `${who}'` : `${who}'s`;
  const name = /^[A-Z]{2,}/.test(noun) ? noun : noun.toLowerCase();
  return ['is', 'was'].map((be) => `${owner} ${name} ${be} ${value}`);
}

const TAKING = /^(?:current |regular |present |daily )?(?:medications?|medicines?|meds|drugs?)$/i;
const HAVING = /^(?:known |drug )?(?:allerg(?:y|ies))$/i;
const PASSING =
  /^((?:[\p{L}-]+ ){0,3}(?:training|course|module|exam|examination|test|assessment|induction|onboarding|certification|background check|identity check|id check|screening|interview))$/iu;
const PASSED =
  /^(completed|passed|failed|attended|done|finished)(?:,? (?:on )?(\d{1,2} \p{Lu}\p{Ll}+(?: \d{4})?|\d{4}-\d\d-\d\d|\p{Lu}\p{Ll}+ \d{4}))?(?: \([^()]*\))?$/u;

const DOING = /^(\p{Lu}\p{Ll}+)ing$/u;

/** "Swimming: not allowed". */
function allowed(label: string, value: string, who: string): readonly string[] {
  const stem = DOING.exec(label)?.[1]?.toLowerCase();
  const [, not] = /^(not )?(?:allowed|permitted)$/u.exec(value) ?? [undefined, null];
  if (stem === undefined || not === null) return [];
  const verbs = [stem, `${stem}e`, ...(/(.)\1$/u.test(stem) ? [stem.slice(0, -1)] : [])];
  return verbs.flatMap((verb) =>
    not === undefined
      ? [`${who} is allowed to ${verb}`, `${who} may ${verb}`]
      : [`${who} is not allowed to ${verb}`, `${who} may not ${verb}`],
  );
}

/** What a label and its value say of the person. */
function labelled(line: string, who: string): readonly string[] {
  const [, label = '', value = ''] = /^(\p{Lu}[\p{L} -]{2,40}): (\S.*)$/u.exec(line) ?? [];
  if (label === '' || OPEN.test(value)) return [];
  if (DOING.test(label)) return allowed(label, value, who);
  if (TAKING.test(label))
    return /^(?:none|nil|no\b|not|previous|stopped)/i.test(value)
      ? []
      : taken(value).map((one) => `${who} takes ${one}`);
  if (HAVING.test(label) && !/^(?:none|nil|no\b|not|unknown)/i.test(value))
    return taken(value).map((one) => `${who} is allergic to ${one}`);
  if (HAVING.test(label) && /^(?:none|none known|nil|no known)$/i.test(value))
    return [`${who} has no known allergies`, `${who} has no allergies`];
  const [, done = '', day] = PASSING.test(label) ? (PASSED.exec(value) ?? []) : [];
  if (done === '') return [];
  const verb = done === 'done' || done === 'finished' ? 'completed' : done;
  const when = day === undefined ? '' : ` on ${day}`;
  const what = label.charAt(0).toLowerCase() + label.slice(1);
  return ['the ', 'a ', ''].flatMap((article) => [
    `${who} ${verb} ${article}${what}${when}`,
    `${who} has ${verb} ${article}${what}`,
  ]);
}

/** Each of the things that a list has. */
const taken = (value: string): readonly string[] => [...new Set([value, ...value.split(/, | and /)])];
