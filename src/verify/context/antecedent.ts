/** What a pronoun stands for, where it can stand for one thing only. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { ParsedToken } from '../../text/parse/parser.ts';
import type { Document } from '../read/document.ts';
import { type Mention, mentionsOf } from './mentions.ts';
import { alongside, dealtWith, decided, distinct, inMainClause, leading } from './preferred.ts';

/** How a pronoun tells what it may stand for. */
export type Kind = 'he' | 'she' | 'it' | 'they';

interface Pronoun {
  readonly kind: Kind;
  readonly possessive: boolean;
}

const PRONOUNS: ReadonlyMap<string, Pronoun> = new Map(
  Object.entries({
    he: 'he him his',
    she: 'she her hers',
    it: 'it its',
    they: 'they them their theirs',
  }).flatMap(([kind, forms]) =>
    forms.split(' ').map((form) => [form, { kind: kind as Kind, possessive: false }] as const),
  ),
);
const POSSESSIVE = new Set('his her its their'.split(' '));

/** The kind of a pronoun; undefined for any other word. */
export const kindOf = (form: string): Kind | undefined => PRONOUNS.get(form)?.kind;

/** Text that takes the place of a part of a sentence, and the sentence that says so. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly from: number;
}

/** Whether a word form may be a pronoun of the third person. */
export const isPronoun = (form: string): boolean => PRONOUNS.has(form);

/** Sentences that are looked back over. */
const LOOKED_BACK = 3;

/** What the pronouns of a sentence stand for; those that may stand for two things stay as they are. */
export function resolved(document: Document, sentence: number, lexicon: Lexicon): Replacement[] {
  const { tokens } = document.parsed(sentence);
  const own = mentionsOf(document, sentence, lexicon);
  const found: Replacement[] = [];
  const persons = new Map<string, Kind>();
  tokens.forEach((token, at) => {
    const pronoun = pronounAt(tokens, at);
    if (pronoun === undefined || (pronoun.kind === 'they' && pronoun.possessive && isOfEach(tokens, at)))
      return;
    const antecedent = antecedentOf(pronoun, token, own, document, sentence, lexicon, persons);
    if (antecedent === undefined) return;
    if (pronoun.kind === 'he' || pronoun.kind === 'she') persons.set(antecedent.key, pronoun.kind);
    const name = wholeName(document.text, antecedent, pronoun);
    const owner = name.endsWith('s') ? `${name}'` : `${name}'s`;
    const text = lowered(pronoun.possessive ? owner : name, at === 0);
    found.push({ start: token.start, end: token.end, text, from: antecedent.sentence });
  });
  return found;
}

/** "Each tenant cleans the stairs in front of their flat": whoever of them is spoken of. */
const isOfEach = (tokens: readonly ParsedToken[], at: number): boolean =>
  tokens
    .slice(0, at)
    .some(({ form }) => /^(?:each|every|any|everyone|everybody|anyone|anybody|whoever)$/i.test(form));

/** "Our office in Lyon" is the office in Lyon. */
function wholeName(text: string, { start, end, text: name, person }: Mention, { kind }: Pronoun): string {
  // "A cyclist was hurt. She …": she is the cyclist.
  if (kind !== 'it' || person)
    return name.replace(/^(?:An?|One) (?=\p{Ll})/u, 'The ').replace(/^(?:an?|one) (?=\p{Ll})/u, 'the ');
  const owned = /\b(?:our|your|my) $/i.test(text.slice(Math.max(0, start - 6), start));
  const place = owned ? (/^ in \p{Lu}\p{L}+(?! ?\p{Lu})/u.exec(text.slice(end, end + 40))?.[0] ?? '') : '';
  return owned ? `the ${name}${place}` : name.replace(/^[Oo]ne (?=\p{Ll})/u, 'the ');
}

/** An article keeps its capital only where a sentence opens. */
const lowered = (text: string, opens: boolean): string =>
  opens
    ? text.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
    : text.replace(/^(?:The|A|An|This|Our|Your)(?= )/, (word) => word.toLowerCase());

function pronounAt(tokens: readonly ParsedToken[], at: number): Pronoun | undefined {
  const { form, deprel, upos } = tokens[at];
  const known = PRONOUNS.get(form.toLowerCase());
  if (known === undefined || upos === 'PROPN' || deprel === 'expl') return undefined;
  if (known.kind === 'it' && isEmpty(tokens, at)) return undefined;
  const possessive =
    POSSESSIVE.has(form.toLowerCase()) &&
    (deprel === 'nmod:poss' || deprel === 'det' || isOwnersOf(tokens, at));
  return { kind: known.kind, possessive };
}

/** Verbs that something is done by to somebody: "gave her money". */
const GIVING =
  /^(?:give|send|offer|tell|pay|show|lend|owe|teach|ask|cost|sell|bring|grant|award|hand|promise|charge|refund|reimburse|write|read|leave|allow|deny|refuse|make|find|get|buy|order|book|save|wish|email|text|call|name|appoint|elect)$/;

/** "Cancelled her order", read as if she and the order were both cancelled. */
function isOwnersOf(tokens: readonly ParsedToken[], at: number): boolean {
  const [own, next] = [tokens[at]!, tokens[at + 1]];
  return (
    own.form.toLowerCase() === 'her' &&
    own.deprel === 'obj' &&
    next?.deprel === 'obj' &&
    next.head === own.head &&
    next.upos === 'NOUN' &&
    !GIVING.test(tokens[own.head]?.lemma ?? '')
  );
}

/** "It is likely that", "it rains": nothing is meant by it. */
function isEmpty(tokens: readonly ParsedToken[], at: number): boolean {
  const { head } = tokens[at];
  if (head < 0) return false;
  return tokens.some(({ head: to, deprel }) => to === head && deprel.startsWith('csubj'));
}

function antecedentOf(
  pronoun: Pronoun,
  token: ParsedToken,
  own: readonly Mention[],
  document: Document,
  sentence: number,
  lexicon: Lexicon,
  /** Who is "he" or "she" in the same sentence: no "it" means them, nor does she mean him. */
  persons: ReadonlyMap<string, Kind> = NOBODY,
): Mention | undefined {
  // "The museum gave it back": what acts is not what it acts upon.
  const acting = pronoun.possessive ? undefined : doerBeside(token, document, sentence, own);
  const before = own.filter(({ end, key }) => end <= token.start && key !== acting);
  const here = suitable(before, pronoun.kind);
  // Of two things in the sentence itself no sentence before it can tell which is meant.
  if (pronoun.kind === 'it' && here.some(({ key }) => key !== here[0].key)) return undefined;
  // "It approved the loan": what stands beside a pronoun by name is not what the pronoun means.
  const beside = new Set(own.filter(({ start }) => start >= token.end).map(({ key }) => key));
  // Who is named in the sentence itself before the pronoun is nearer than anybody else: two of them are too many.
  const subject = token.deprel.startsWith('nsubj');
  const chained = topicBefore(pronoun, document, sentence, lexicon);
  if (chained !== undefined && here.length === 0) return chained;
  // "It runs on diesel. It replaces the old one.": what the first stands for the second may take up as well.
  if (chained === undefined && subject && opensWith(pronoun.kind, document, sentence - 1)) return undefined;
  for (let back = 1; back <= LOOKED_BACK && sentence - back >= 0; back++) {
    const there = suitable(mentionsOf(document, sentence - back, lexicon), pronoun.kind).filter(
      ({ key }) =>
        (pronoun.kind === 'they' || (persons.get(key) ?? pronoun.kind) === pronoun.kind) &&
        (pronoun.possessive || (!beside.has(key) && key !== acting)),
    );
    if (there.length === 0) continue;
    const all = distinct([...there, ...here]);
    if (all.length === 1) return there[0];
    // "The office in Lyon has 48 people. She leads it.": a place alone is no other thing that may be meant.
    const object = token.deprel === 'obj' && pronoun.kind === 'it' && back === 1;
    const opens = subject || (pronoun.possessive && isOpening(token, document.sentence(sentence).start));
    if (here.length > 0) return undefined;
    const outer = pronoun.kind === 'it' ? inMainClause(there, document, sentence - back) : [];
    if (!(opens || object)) return outer.length === 1 && !pronoun.possessive ? outer[0] : undefined;
    return (
      leading(there, document.text) ??
      (outer.length === 1 ? outer[0] : undefined) ??
      (subject && pronoun.kind === 'it' ? dealtWith(there, token, document, sentence) : undefined) ??
      (object
        ? decided(there, token, document, sentence)
        : alongside(there, token, document, sentence, sentence - back))
    );
  }
  return here.length > 0 || acting !== undefined
    ? undefined
    : solePerson(pronoun.kind, document, sentence, lexicon);
}

/** Sentences back to the one person whom a paragraph is about, at the most. */
const PARAGRAPH = 10;

/** "Mr Brandt was admitted … He was given aspirin. … He was discharged": the one person whom the paragraph has named so far. */
function solePerson(kind: Kind, document: Document, sentence: number, lexicon: Lexicon): Mention | undefined {
  if (kind !== 'he' && kind !== 'she') return undefined;
  const { scan, text } = document;
  const named: Mention[] = [];
  for (let back = 1; back <= PARAGRAPH && sentence - back >= 0; back++) {
    const at = sentence - back;
    if (/\n\s*\n/.test(text.slice(scan.sentenceEnd[at], scan.sentenceStart[at + 1]))) break;
    named.push(...suitable(mentionsOf(document, at, lexicon), kind));
  }
  const [one, ...others] = distinct(named);
  return one?.person === true && /\p{Lu}/u.test(one.text) && others.length === 0 ? one : undefined;
}

const NOBODY: ReadonlyMap<string, Kind> = new Map();

/** What is named as the subject of the verb that has the pronoun for its object. */
function doerBeside(
  token: ParsedToken,
  document: Document,
  sentence: number,
  own: readonly Mention[],
): string | undefined {
  if (token.deprel !== 'obj' && token.deprel !== 'iobj') return undefined;
  const subject = document
    .parsed(sentence)
    .tokens.find(({ head, deprel }) => head === token.head && deprel === 'nsubj');
  return own.find(({ start, end }) => subject !== undefined && start <= subject.start && subject.end <= end)
    ?.key;
}

/** "The hotel … It was built in 1911. Since January it has …": what the sentence before opens with is spoken of still. */
function topicBefore(
  pronoun: Pronoun,
  document: Document,
  sentence: number,
  lexicon: Lexicon,
): Mention | undefined {
  if (pronoun.possessive || sentence === 0) return undefined;
  const { tokens } = document.parsed(sentence - 1);
  const first = tokens[0];
  const before = first === undefined ? undefined : pronounAt(tokens, 0);
  if (before === undefined || before.possessive || before.kind !== pronoun.kind) return undefined;
  if (!first!.deprel.startsWith('nsubj')) return undefined;
  const own = mentionsOf(document, sentence - 1, lexicon);
  // Another of its kind beside it may be meant as well.
  if (suitable(own, pronoun.kind).some(({ placed }) => !placed)) return undefined;
  return antecedentOf(before, first!, own, document, sentence - 1, lexicon);
}

/** Whether a sentence opens with "it" for its subject, so that two of its things may be taken up. */
function opensWith(kind: Kind, document: Document, sentence: number): boolean {
  const first = kind === 'it' && sentence >= 0 ? document.parsed(sentence).tokens[0] : undefined;
  return first !== undefined && /^it$/i.test(first.form) && first.deprel.startsWith('nsubj');
}

const isOpening = ({ start }: ParsedToken, first: number): boolean => start === first;

/** The mentions that a pronoun can take up. Of a name that may be anything, any can. */
export function suitable(mentions: readonly Mention[], kind: Kind): Mention[] {
  return mentions.filter((one) => {
    if (kind === 'they') return one.plural || one.person || one.unknown;
    if (one.plural) return false;
    if (kind === 'it') return !one.person;
    if (!one.person && !one.unknown) return false;
    return one.gender === undefined || (one.gender === 'f') === (kind === 'she');
  });
}
