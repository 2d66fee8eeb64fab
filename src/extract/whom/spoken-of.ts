/** What a claim whose subject is a pronoun, or is left out, may be of: the things and people that were named just before it. */
import type { Antecedents } from '../../domain/answer.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { isThingName } from '../blocks/things.ts';
import { hasVerb, hiddenVerb } from '../parts/verbs.ts';
import { isEmptySubject } from './empty-subjects.ts';
import { type Mention, mentionsOf } from './mentions.ts';
import { partedPronoun, pronounOf } from './pronouns.ts';
import { isOfStudied, leavesMore } from './properties.ts';
import { SORTS, type Sort } from './sorts.ts';
import { isNamedIn } from './thing-names.ts';

/** Statements that are looked back over for one that names somebody or something. */
const MOST_BEFORE = 6;
/** Characters of a statement that is looked at: a longer one is no sentence that anybody writes. */
const LONGEST = 800;
const ALL: readonly Sort[] = ['thing', 'several', 'person'];

/** The number of what is no statement. */
const ASIDE = -1;

/** What a statement names, by the sorts of pronouns. */
interface Named {
  readonly statement: number;
  readonly text: string;
  /** What the subject of it may be, where that is open too. */
  readonly carried: readonly string[];
}

/** Kept while the statements of an answer are read in order. */
export class SpokenOf {
  /** The heading or label that the statements stand under; '' for none that names a thing. */
  private line = '';
  private told: readonly Named[] = [];

  /** What a heading or a name in a line of its own says that the statements under it are of; a sentence that leads to them may. */
  head(line: string, leads: boolean): void {
    const name = line
      .replace(/^[#\s*_]+|[\s*_:#?!.]+$/g, '')
      .replace(/^\d{1,2}[.)] /, '')
      .replace(/ (?:\([^()]*\)|[–—-] .*)$/, '');
    const names = isThingName(name);
    if (leads && !names) {
      this.aside(line);
      return;
    }
    this.line = names ? name : '';
    this.told = [];
  }

  /** A line that is no claim, and may name what those behind it are of. */
  aside(line: string): void {
    this.note({ statement: ASIDE, text: line, carried: [] });
  }

  /** What claim of a statement may be of; undefined where its words say so. It is noted for those behind it. */
  of(claim: string, statement: number): Antecedents | undefined {
    const found = claim.length > LONGEST ? undefined : subjectOf(claim);
    const all = found === undefined ? [] : this.namesFor(found, statement, partedPronoun(claim));
    this.note({ statement, text: claim, carried: all });
    const names = all.filter((name) => !isNamedIn(name, claim));
    return found === undefined || names.length === 0 ? undefined : { form: found.form, names };
  }

  private note(one: Named): void {
    if (one.text.length > LONGEST) return;
    this.told = [one, ...this.told.slice(0, MOST_BEFORE - 1)];
  }

  private namesFor({ sorts, noun }: Subject, statement: number, claim: string): readonly string[] {
    const head = this.line === '' ? [] : [this.line];
    const fits = (name: string): boolean => noun === undefined || isNamedIn(noun, name);
    const names: string[] = [];
    let found: number | undefined;
    for (const { statement: at, text, carried } of this.told) {
      if (at === statement) continue;
      if (found !== undefined && at !== found) break;
      const here = [...carried, ...namesIn(text, sorts, at !== ASIDE)].filter(fits);
      // What an aside names may be meant beside what the statement before it does.
      if (here.length > 0 && at !== ASIDE && !isOfStudied(claim, text)) found = at;
      names.push(...here);
    }
    return [...new Set([...names, ...head])].filter(fits);
  }
}

/** The subject of a claim that does not say of whom or what it is. */
interface Subject {
  readonly form: string;
  readonly sorts: readonly Sort[];
  /** "This plan": what it is called. */
  readonly noun?: string;
}

function subjectOf(claim: string): Subject | undefined {
  const parted = partedPronoun(claim);
  const pronoun = pronounOf(parted)?.form;
  if (pronoun !== undefined) {
    if (isEmptySubject(parted)) return undefined;
    const sort = SORTS[pronoun]!;
    return { form: pronoun, sorts: sort === 'several' ? ALL : [sort] };
  }
  if (POINTING.test(claim)) return { form: 'this', sorts: ALL };
  const noun = NOUN.exec(claim)?.groups?.noun;
  if (noun !== undefined && isSubject(claim, noun)) return { form: noun, sorts: ALL, noun };
  return isLeftOut(claim) ? { form: '', sorts: ALL } : undefined;
}

const POINTING =
  /^(?:(?:this|that|these|those|which|the (?:latter|former)) (?:also |still |only |now )?(?:is|are|was|were|has|have|had|will|can|does|do|did|\p{Ll}+[^s\P{L}]s|\p{Ll}+ed)|(?:this|that)['’]s) /iu;
/** `This plan includes`, `The order was`: a noun alone. */
const NOUN = /^(?:this|that|these|those|the) (?<noun>\p{Ll}[\p{L}-]+) (?=\p{L})/iu;

/** Whether a noun at the head of a claim is all of its subject. */
function isSubject(claim: string, noun: string): boolean {
  const { tokens } = parseSentence(claim);
  return tokens[1]?.form === noun && tokens[1].deprel.startsWith('nsubj');
}

/** `Includes theft cover.`, `Shipped with FedEx.`, `Not available in France.`: of what it is so is not said. */
export function isLeftOut(claim: string): boolean {
  if (/^[^.]{1,60}: /.test(claim)) return false;
  const { tokens } = parseSentence(claim);
  const [first] = tokens.filter(
    ({ upos, form }) => upos !== 'PUNCT' && !/^(?:also|not|now|then|only)$/i.test(form),
  );
  if (first === undefined || tokens.some(({ deprel }) => /^(?:nsubj|csubj|expl)/.test(deprel))) return false;
  return /^(?:VB[DNZ]|MD|JJ)$/.test(first.xpos) || VERBS.test(first.form);
}

/** Verbs at the head of a line that a parse may take for nouns. */
const VERBS =
  /^(?:costs?|covers?|ships|weighs|lasts|measures|runs|works|needs|supports|offers|treats|leads|manages|speaks|stores|ends|starts|opens|closes)$/i;

/**
 * What a text names, without what is of the kind of its subject beside that: "The Basic plan is cheaper than the Premium plan".
 * @param most whether it is asked what is said next is most likely of: of no place or property where there is anything else
 */
export function namesIn(text: string, sorts: readonly Sort[], most = false): readonly string[] {
  const verb = hiddenVerbAt(text);
  const subject = text.slice(0, verb).trim();
  if (most && subject !== '') return [subject];
  const mentions = leading(sorts.flatMap((sort) => mentionsOf(text.slice(verb), sort)));
  const named = whole(text, mentions);
  const nearer = leavesMore(text) ? named : named.filter(({ beside }) => !beside);
  const names = (most && nearer.length > 0 ? nearer : named).map(({ name }) => name);
  return subject === '' ? names : [subject, ...names];
}

/** Mentions by their names, "order" and "B-78" as one where a parse has the two apart. */
function whole(
  text: string,
  mentions: readonly Mention[],
): readonly { readonly name: string; readonly beside: boolean }[] {
  const folded = text.toLowerCase();
  const names = mentions.map(({ name, head }) => name || head);
  const joined = mentions.map(({ beside }, at) => {
    const name = names[at]!;
    const both = names.map((code) => `${name} ${code}`).find((one) => folded.includes(one.toLowerCase()));
    const from = both === undefined ? 0 : folded.indexOf(both.toLowerCase());
    return { name: both === undefined ? name : text.slice(from, from + both.length), beside };
  });
  return joined.filter(
    ({ name }) => !joined.some((other) => other.name.toLowerCase().endsWith(` ${name.toLowerCase()}`)),
  );
}

/** Where the verb stands of a sentence that a parse takes for a noun: `The Alder desk weighs 31 kg`; 0 for any other. */
function hiddenVerbAt(text: string): number {
  const parse = parseSentence(text);
  const verb = hasVerb(parse, 0) ? -1 : hiddenVerb(parse);
  return verb < 0 ? 0 : parse.tokens[verb]!.start;
}

/** Mentions but those beside a subject of the same kind: what is said next is said of that. */
function leading(mentions: readonly Mention[]): readonly Mention[] {
  const subject = mentions.find(({ main }) => main);
  const kind = subject && kindOf(subject);
  return mentions.filter(
    (one) => one.head !== '' && (one === subject || kind === undefined || kindOf(one) !== kind),
  );
}

/** The noun that tells what something is: `plan` of "the Basic plan", `order` of "order B-77"; '' of a mere name. */
const kindOf = ({ name, head }: Mention): string =>
  (name || head)
    .split(' ')
    .findLast((word) => /^\p{Ll}+$/u.test(word) && !/^(?:the|your|our|his|her|their|its|my)$/.test(word)) ??
  '';
