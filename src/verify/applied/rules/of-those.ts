/**
 * A rule told of those whom it is for, and one told of a case: "Members who pay late lose their discount" by "if a member pays
 * late, the discount is lost", and the other way round. The condition of the evidence must follow from the statement's, and
 * what the statement says then from what the evidence says then.
 */

import { agreed, present } from '../../../text/inflect.ts';
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { type Side, sideOf } from '../../carry/halves.ts';
import { mayBeReader } from '../../context/roles-addressed.ts';
import { capital } from '../../context/tellings/words.ts';
import type { Scene, Shown } from '../asked.ts';
import { isInForce } from './exceptions.ts';
import { sentencesOf } from './sentences.ts';

/** A case and what is so in it, each as a statement of one: "The member pays late.", "The discount is lost." */
interface Rule {
  readonly condition: string;
  readonly consequence: string;
}

const IF =
  /^(?:If|When|Where|Whenever|In case|As long as|Provided(?: that)?) (.{4,120}?), (?:then )?(.{6,140})$/u;
const IF_BEHIND = /^(.{6,140}?),? (?:if|whenever|in case|provided(?: that)?|as long as) (.{4,120})$/u;
const FINITE =
  'is|are|has|have|gets?|receives?|pays?|loses?|keeps?|earns?|must|may|can|cannot|will|does|do|needs?|requires?|costs?|qualif(?:y|ies)|becomes?|goes|go|enjoys?';
const WHO =
  /^(?:All |Any |Every |Each |An? )?(?!The |This |That )(\p{L}[\p{L}-]*(?: \p{Ll}[\p{Ll}-]*)?) (who|that|which|whose) (.{8,200})$/u;
/** Where the parse is lost among the verbs of such a sentence: the first that may be that of the main clause. */
const MAIN_OF_MANY =
  /^.{4,90}?,? (?=(?:are|have|get|receive|pay|lose|keep|earn|must|may|can|cannot|will|need|require|cost|qualify|enjoy) )/u;
const MAIN_OF_ONE =
  /^.{4,90}?,? (?=(?:is|has|gets|receives|pays|loses|keeps|earns|must|may|can|cannot|will|needs|requires|costs|qualifies|enjoys) )/u;
const WHOEVER =
  /^(?:Whoever|Anyone who|Anybody who|Those who|Everyone who) (.{4,90}?),? ((?:is|are|gets?|receives?|pays?|loses?|keeps?|must|may|can|cannot|will) .{3,120})$/u;
const WITHOUT = new RegExp(
  String.raw`^(?:All |Any |Every )?(\p{L}[\p{L}-]*(?: \p{Ll}[\p{Ll}-]*)?) (with|without) ((?:an? |the )?\p{Ll}[\p{Ll} -]{2,30}?) ((?:${FINITE}) .{3,120})$`,
  'u',
);
const SUCH = new RegExp(
  String.raw`^(?:All |Any |Every |Each |An? )?(\p{L}[\p{L}-]+) (\p{Ll}[\p{Ll}-]+) ((?:${FINITE}) .{3,120})$`,
  'u',
);
/** What makes a rule one of some, in part, by leave, or of a case that is narrower than it looks. */
const OPEN =
  /\b(?:unless|except|excluding|only|other than|apart from|otherwise|however|normally|usually|generally|sometimes|might|or|nor|neither|nobody|none|not|never|no longer|before|after|once|while|because|was|were|had|did)\b|n['’]t\b|[;:()"“”?]/iu;
const RULES =
  /\b(?:if|when|where|whenever|in case|provided|as long as|who|that|which|whose|with|without|whoever|anyone|anybody|those|everyone)\b/iu;
const MOST = 6;

/** Where a rule stands that says what a statement says of those whom it is for; undefined for another statement, and where none does. */
export function ofThose(said: string, scene: Scene): Shown | undefined {
  const { lexicon } = scene;
  const rules = sentencesOf(scene.documents).filter(({ text }) => RULES.test(text) || SUCH.test(text));
  if (rules.length === 0) return undefined;
  const own = rulesIn(said, lexicon);
  if (own.length === 0) return undefined;
  for (const one of rules.slice(0, MOST))
    for (const theirs of rulesIn(one.text, lexicon))
      for (const ours of own)
        if (isSame(ours, theirs, scene.documents[one.document]!.text, scene) && isInForce(said, one, scene))
          return {
            places: [{ document: one.document, sentence: one.sentence }],
            told: `if: ${theirs.condition} then: ${theirs.consequence}`,
          };
  return undefined;
}

/** "You" of the evidence is whom the statement is about. */
function isSame(own: Rule, theirs: Rule, text: string, { says }: Scene): boolean {
  const whom = WHOM.exec(own.condition)?.[1];
  const named = whom ?? WHOM.exec(own.consequence)?.[1];
  const who = named ?? 'customer';
  const isAddressed = theirs.condition.includes('§') || theirs.consequence.includes('§');
  if (isAddressed && named !== undefined && !mayBeReader(named, text)) return false;
  // "Our glasses" are not those of whom the case is of.
  const isOurs = ({ condition, consequence }: Rule): boolean =>
    /\bour\b/u.test(`${condition} ${consequence}`);
  if (isOurs(theirs) && !isOurs(own)) return false;
  const filled = (half: string): string => half.replace(/§/gu, who);
  const [condition, consequence] = [filled(theirs.condition), filled(theirs.consequence)];
  const [case_, then_] = [filled(own.condition), filled(own.consequence)];
  if (condition !== case_ && !says(condition, case_)) return false;
  if (consequence === then_) return true;
  const both = (one: string, other: string): boolean => says(one, other) && says(other, one);
  if (subjectOf(consequence) === subjectOf(then_) && both(then_, consequence)) return true;
  // "We credit the meal" of what "is credited", and of no more than that.
  const bare = consequence.replace(/^(?:We|The \p{Ll}+ can) /u, '');
  if (bare !== consequence && wordsIn(bare) <= wordsIn(then_) && says(then_, consequence)) return true;
  // Who is given something, or pays it, is the one whom the case is of: nobody else may be named.
  return turnsOf(then_).some((turn) => both(turn, consequence));
}

const wordsIn = (text: string): number => text.split(' ').length;

/** "The manager" of "The manager needs a certificate.": a manager is an employee, and another one. */
const subjectOf = (text: string): string | undefined =>
  /^The (.+?) (?:is|are|has|can|may|must|will|\p{Ll}+s)\b/u.exec(text)?.[1];

/** What is so of somebody in a case, told without them. */
function turnsOf(then_: string): readonly string[] {
  if (!GIVEN_TO.test(then_)) return [];
  for (const [form, ...turns] of TURNS) {
    const found = form.exec(then_.replace(/\.$/u, ''));
    if (found !== null)
      return turns.map((turn) =>
        sentence(turn.replace(/\$(\d)/gu, (_, k: string) => found[Number(k)] ?? '')),
      );
  }
  return [];
}

/** Those whom a rule gives something, or takes it from, where it names nobody. */
const GIVEN_TO =
  /^The (?:\p{Ll}+ )?(?:customer|subscriber|user|guest|member|buyer|client|passenger|shopper|policyholder|cardholder|traveller|visitor|tenant|order|booking)\b/u;

const TURNS: readonly (readonly [RegExp, ...string[]])[] = [
  [/^The (?:\p{Ll}+ )?\p{Ll}+ loses the (.+)$/u, 'the $1 is lost', 'the $1 is forfeited', 'the $1 lapses'],
  [
    /^The (?:\p{Ll}+ )?\p{Ll}+ gets (.+) back$/u,
    'we refund $1',
    '$1 is refunded',
    'we return $1',
    '$1 is returned',
  ],
  [
    /^The \p{Ll}+ (?:gets|receives|is given) (an? .+)$/u,
    'we give $1',
    '$1 is given',
    'we add $1',
    '$1 is added',
    'we issue $1',
    '$1 is issued',
  ],
  [
    /^The \p{Ll}+ keeps (?:the )?(.+?)( until .+)?$/u,
    'the $1 continues$2',
    'the $1 remains$2',
    'the $1 stays active$2',
  ],
  [
    /^The \p{Ll}+ (?:pays|is charged) (.*\d.*)$/u,
    'a fee of $1 is charged',
    'we charge $1',
    'we charge a fee of $1',
    'the fee is $1',
  ],
];

/** Somebody of whom a statement tells. */
const WHOM =
  /^The (?:\p{Ll}+ )?(customer|subscriber|user|guest|member|buyer|client|applicant|tenant|passenger|seller|patient|employee|student|traveller|driver|visitor|shopper|caller|cardholder|policyholder)\b/u;

/** The rules that a sentence may be told as. */
function rulesIn(text: string, lexicon: Lexicon): readonly Rule[] {
  if (OPEN.test(text)) return [];
  const [, before, then_] = IF.exec(text) ?? [];
  if (before !== undefined && then_ !== undefined) return ruleOf(before, then_, lexicon);
  const [, what, after] = IF_BEHIND.exec(text) ?? [];
  if (what !== undefined && after !== undefined) return ruleOf(after, what, lexicon);
  const [, does, gets] = WHOEVER.exec(text) ?? [];
  if (does !== undefined && gets !== undefined)
    return ruleOf(`the § ${ofOne(does, lexicon)}`, `the § ${ofOne(gets, lexicon)}`, lexicon);
  return ofRelative(text, lexicon) ?? ofPhrase(text, lexicon);
}

/** "Members who pay late lose their discount", "customers whose order is late get …". */
function ofRelative(text: string, lexicon: Lexicon): readonly Rule[] | undefined {
  const [, things, word, behind = ''] = WHO.exec(text) ?? [];
  if (things === undefined) return undefined;
  const one = `the ${singular(things, lexicon)}`;
  const from = text.length - behind.length;
  const verbs = singular(things, lexicon) === things.toLowerCase() ? MAIN_OF_ONE : MAIN_OF_MANY;
  const guessed = verbs.exec(behind)?.[0].length;
  const at = predicateIn(text, from) ?? (guessed === undefined ? undefined : from + guessed);
  if (at === undefined) return undefined;
  const inside = text.slice(from, at).replace(/[,\s]+$/u, '');
  // "The items that we send": the clause has a subject of its own.
  if (
    word !== 'whose' &&
    /^(?:the|an?|your|our|his|her|their|we|you|they|he|she|it|i|\p{Lu}\S*)\b/u.test(inside)
  )
    return [];
  const main = text.slice(at);
  const condition = word === 'whose' ? `the ${inside}` : `${one} ${ofOne(inside, lexicon)}`;
  return ruleOf(condition, `${one} ${ofOne(main, lexicon)}`, lexicon);
}

/** Where the predicate begins whose subject a relative clause stands behind; undefined where the parse sees none. */
function predicateIn(text: string, from: number): number | undefined {
  const side = sideOf(text);
  if (side === undefined || side.subject < 0) return undefined;
  const { tree, root, subject } = side;
  const [clause] = tree.with(subject, 'acl:relcl', 'acl');
  if (clause === undefined || clause > root) return undefined;
  const first = [root, ...tree.with(root, 'aux', 'aux:pass', 'cop', 'advmod')].filter((one) => one > clause);
  const { start } = tree.token(Math.min(...first));
  return start > from ? start : undefined;
}

/** "Broken items are replaced", "applicants without a passport are rejected". */
function ofPhrase(text: string, lexicon: Lexicon): readonly Rule[] {
  const [, those, having, thing, do_] = WITHOUT.exec(text) ?? [];
  if (those !== undefined) {
    const one = `the ${singular(those, lexicon)}`;
    const bare = thing!.replace(/^(?:an?|the) /u, '');
    return ruleOf(
      `${one} has ${having === 'with' ? thing! : `no ${bare}`}`,
      `${one} ${ofOne(do_!, lexicon)}`,
      lexicon,
    );
  }
  const [, such, things, get] = SUCH.exec(text) ?? [];
  if (such === undefined || !ADJECTIVE.test(such) || singular(things!, lexicon) === things) return [];
  const one = `the ${singular(things!, lexicon)}`;
  return ruleOf(`${one} is ${such.toLowerCase()}`, `${one} ${ofOne(get!, lexicon)}`, lexicon);
}

/** Words that tell of what befell things of a kind, and name no kind of them. */
const ADJECTIVE =
  /^(?:broken|damaged|late|delayed|lost|stolen|faulty|defective|expired|unpaid|overdue|unopened|unused|incomplete|duplicate|cancelled|missing|wrong|spoiled|cold|incorrect|disputed|invalid|inactive|unsigned|undelivered|unclaimed|unreturned)$/iu;

function ruleOf(condition: string, consequence: string, lexicon: Lexicon): readonly Rule[] {
  if (/, | and /.test(condition) || /, /.test(consequence)) return [];
  const [case_, then_] = [told(condition, lexicon), told(consequence, lexicon)];
  if (case_ === undefined || then_ === undefined) return [];
  const thing = /^The ([\p{Ll}§-]+(?: [\p{Ll}-]+)?) (?:is|has|\p{Ll}+s)\b/u.exec(case_)?.[1];
  return [{ condition: case_, consequence: thing === undefined ? then_ : withThing(then_, thing) }];
}

/** "It is credited" of a case that names what it is of. */
const withThing = (text: string, thing: string): string =>
  text
    .replace(/^(?:It|They|He|She)(?= )/u, `The ${thing}`)
    .replace(/\b(?:it|them|him)(?=\.| )/gu, `the ${thing}`);

/** A clause as a statement of one in particular; undefined where it is none. */
function told(clause: string, lexicon: Lexicon): string | undefined {
  if (/\b(?:i|my|me|us)\b/iu.test(clause)) return undefined;
  const said = clause
    .trim()
    .replace(/\b(?:your|their|his|her|its)\b(?= \p{Ll})/giu, 'the')
    .replace(/\b(?:any|each|every) (?=\p{Ll})/giu, 'the ');
  const side = sideOf(said);
  // The models take the verb of a short clause for a noun: "the subscriber cancels".
  if (side === undefined || side.subject < 0)
    return ONE_DOES.test(said) ? sentence(said.replace(/^an? /iu, 'the ')) : undefined;
  const { start, end } = side.tree.span(side.subject, true);
  const subject = said.slice(start, end);
  const predicate = said.slice(end).trim();
  if (start > 0 || predicate === '') return undefined;
  const several = isSeveral(side, subject);
  const bare = subject.replace(/^(?:the|an?) /iu, '');
  const verb = several ? ofOne(predicate, lexicon) : predicate;
  const one = /^(?:you|we|they|it|he|she)$/iu.test(subject)
    ? subject.toLowerCase().replace(/^you$/, 'the §')
    : `the ${several ? singular(bare, lexicon) : bare}`;
  const object = verb.replace(/\byou\b/gu, 'the §');
  return sentence(`${one} ${/^you$/iu.test(subject) ? ofOne(object, lexicon) : object}`);
}

const ONE_DOES = /^(?:the|an?) \p{Ll}+ (?:is|has|\p{Ll}{3,}s)(?: .*)?$/iu;

const isSeveral = ({ tree, root, subject }: Side, words: string): boolean =>
  !/^(?:you|we|they|it)$/iu.test(words) &&
  (tree.token(subject).xpos === 'NNS' || /^(?:people|staff)$/iu.test(words)) &&
  [root, ...tree.with(root, 'aux', 'aux:pass', 'cop')].some((at) => /^(?:VBP|MD)$/.test(tree.token(at).xpos));

/** A noun phrase of several as of one: "express parcels", "express parcel". */
function singular(things: string, lexicon: Lexicon): string {
  const words = things.toLowerCase().split(' ');
  const last = words.at(-1)!;
  return [...words.slice(0, -1), lexicon.lemma(last, 'n')].join(' ');
}

/** A predicate of several as it is said of one: "pay late", "pays late". */
function ofOne(predicate: string, lexicon: Lexicon): string {
  const [verb = '', ...rest] = predicate.split(' ');
  const isLight = /^(?:must|may|can|cannot|will|shall|is|has|does|was)$/.test(verb);
  const one = /^(?:are|have|do)$/.test(verb)
    ? agreed(lexicon.lemma(verb, 'v'), false)
    : isLight || verb !== lexicon.lemma(verb, 'v')
      ? verb
      : present(verb);
  return [one, ...rest].join(' ');
}

const sentence = (text: string): string => `${capital(text).replace(/\.$/, '')}.`;
