/** Pronouns at the head of a claim, put as what they stand for, only where one thing alone can be meant. */
import type { OpenPronoun } from '../domain/answer.ts';
import { byWord } from '../text/by-word.ts';
import { fold } from '../text/chars.ts';
import { lexicon } from '../text/lexicon/bundled.ts';
import { parseSentence } from '../text/parse/bundled.ts';
import { Tree } from '../text/parse/tree.ts';
import { FIRST_NAMES, GENDERED, ORGANISATION, PERSONS, TITLES } from '../verify/context/words.ts';
import { subjectTokens } from './halves.ts';
import { PEOPLE } from './people.ts';
import { beyondProperties } from './properties.ts';
import { textOf } from './render.ts';
import { subtree } from './tokens.ts';
import { hiddenVerb } from './verbs.ts';

const HEAD = /^(?<pronoun>it|he|she|they|its|his|her|their) (?=\p{L})/iu;
/** A pronoun written as one word with its verb: `It's`, `They'll`. */
const JOINED = /^(?<pronoun>it|he|she|they)['’](?<verb>s|re|ll|ve) (?<rest>\p{L}.*)$/isu;
const HELPERS: Readonly<Record<string, string>> = byWord({ s: 'is', re: 'are', ll: 'will', ve: 'have' });
/** Behind these the verb of `it's` is "has". */
const HAD = /^(?:(?:already|now|also|just|never|not|since) )?(?:been|had|got|become|gone|arrived|left)\b/i;

/** What a pronoun may stand for. */
type Sort = 'thing' | 'person' | 'several';

const SORTS: Readonly<Record<string, Sort>> = byWord({
  it: 'thing',
  its: 'thing',
  he: 'person',
  his: 'person',
  she: 'person',
  her: 'person',
  they: 'several',
  their: 'several',
});

/**
 * A claim whose first word stands for what the claims before it speak of, with that in its place. `before`: those claims,
 * the nearest first. A thing is one of the nearest, a person the last that any of them speaks of.
 */
export function withoutPronoun(
  text: string,
  before: readonly string[],
  genders: Genders = new Map(),
): string {
  const apart = partedPronoun(text);
  const told = named(apart, beyondProperties(apart, before), genders);
  return told === apart ? text : told;
}

/** `It's been sent` as `It has been sent`, with the pronoun a word of its own. */
function partedPronoun(text: string): string {
  const { pronoun, verb, rest = '' } = JOINED.exec(text)?.groups ?? {};
  if (pronoun === undefined || verb === undefined) return text;
  return `${pronoun} ${verb === 's' && HAD.test(rest) ? 'has' : HELPERS[verb.toLowerCase()]} ${rest}`;
}

/** The pronoun that a claim, as it is told, still has for its subject, where somebody or something may be meant by it. */
export function openPronoun(text: string, before: readonly string[]): OpenPronoun | undefined {
  const found = pronounOf(text);
  const [nearest] = before;
  if (found === undefined || nearest === undefined || isEmptySubject(text)) return undefined;
  const sort = SORTS[found.form]!;
  const told = sort === 'person' ? before : [nearest];
  const rivals = told.flatMap((one) => mentionsOf(one, sort));
  // "He" is somebody, though nobody was seen to be named; "it" may be all that was said before.
  if (rivals.length === 0)
    return /^(?:he|she)$/.test(found.form) ? { form: found.form, names: [] } : undefined;
  const names = sort === 'person' ? [] : rivals.filter(({ subject }) => subject).map(({ head }) => head);
  return { form: found.form, names };
}

/** A pronoun that a claim has for its subject, and where it stands. */
interface Pronoun {
  readonly form: string;
  readonly at: number;
}

/** The pronoun at the head of a claim, or behind what it opens with: `In 2023 she was promoted`. */
function pronounOf(text: string): Pronoun | undefined {
  const head = HEAD.exec(text)?.groups?.pronoun;
  if (head !== undefined) return { form: head.toLowerCase(), at: 0 };
  if (!BEHIND.test(text)) return undefined;
  const { tokens } = parseSentence(text);
  const at = tokens.findIndex(({ deprel }) => /^(?:nsubj|expl)/.test(deprel));
  const subject = tokens[at];
  if (subject === undefined || !/^(?:it|he|she|they)$/i.test(subject.form)) return undefined;
  const opening = tokens.slice(0, at);
  const plain = opening.every(({ xpos }) => !/^(?:VB[DZP]|MD|CC|W.*)$/.test(xpos));
  return plain && opening.length <= LONGEST_OPENING
    ? { form: subject.form.toLowerCase(), at: subject.start }
    : undefined;
}

const BEHIND = / (?:it|he|she|they) \p{L}/u;
const LONGEST_OPENING = 12;

function named(text: string, before: readonly string[], genders: Genders): string {
  const found = pronounOf(text);
  const [nearest] = before;
  if (found === undefined || nearest === undefined || isEmptySubject(text)) return text;
  const { form: pronoun, at } = found;
  const sort = SORTS[pronoun]!;
  const name = sort === 'person' ? personOf(before, pronoun, genders) : thingOf(nearest, sort);
  if (name === undefined || (sort === 'thing' && isItsDeed(name, text))) return text;
  const rest = text.slice(at + pronoun.length + 1);
  const own = /^(?:its|his|her|their)$/.test(pronoun);
  // "Ticket 8890's priority" reads as one word with its number.
  const owned = own && /\d$/.test(name) ? ownedBy(name, rest) : undefined;
  if (owned !== undefined) return owned;
  const whole = at > 0 ? name : capital(name);
  return `${text.slice(0, at)}${whole}${own ? (name.endsWith('s') ? '’' : "'s") : ''} ${rest}`;
}

/** "Delivery is expected on Friday. It has not been delivered yet": what is done to something is no deed of that name. */
function isItsDeed(name: string, text: string): boolean {
  const noun = name.split(' ').at(-1)!.toLowerCase();
  return (
    noun.length > STEM &&
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word !== noun && word.startsWith(noun.slice(0, STEM)))
  );
}

const STEM = 5;

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** `The priority of ticket 8890 is high`, of what is said of it behind "its". */
function ownedBy(name: string, rest: string): string | undefined {
  const thing = subjectTokens(`The ${rest}`);
  if (thing === undefined) return undefined;
  const end = thing.at(-1)!.end - 'The '.length;
  const of = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return `The ${rest.slice(0, end)} of ${of}${rest.slice(end)}`;
}

/** `It is important that …`, `It seems …`: the word stands for nothing. */
function isEmptySubject(text: string): boolean {
  if (
    /^it (?:also )?(?:looks?|looked|seems?|seemed|appears?|appeared|sounds?|turns? out|turned out|follows|happens) (?!to )/i.test(
      text,
    )
  )
    return true;
  if (WEATHER.test(text)) return true;
  const tree = new Tree(parseSentence(text));
  const first = tree.tokens[0];
  if (first === undefined) return true;
  if (first.deprel === 'expl' && !isOfThing(tree)) return true;
  return tree.tokens.some(({ deprel }) => deprel === 'csubj' || deprel === 'csubj:pass');
}

/** "It took place at noon", "it is due in May": something of which no clause behind tells what it is. */
function isOfThing({ tokens }: Tree): boolean {
  const root = tokens.find(({ head }) => head < 0);
  if (root === undefined || tokens.some(({ deprel }) => CLAUSES.test(deprel))) return false;
  const takesPlace = tokens.some(({ lemma, head }) => lemma === 'place' && tokens[head]?.lemma === 'take');
  return root.upos === 'VERB' ? takesPlace || !EMPTY.test(root.lemma) : OF_THING.test(root.form);
}

const CLAUSES = /^(?:csubj|ccomp|xcomp|advcl|acl|parataxis)/;
const EMPTY = /^(?:be|seem|appear|happen|follow|look|sound|turn|rain|snow|hail|take)$/;
const OF_THING =
  /^(?:due|available|valid|payable|included|refundable|ready|overdue|open|closed|free|complete)$/;

/** `If it rains`, `it is Sunday`, `it's late`: no thing does so. */
const WEATHER =
  /\bit(?:['’]s| is| was| will be| gets?| has been)? (?:(?:still|too|already|very) )*(?:rain(?:s|ed|ing|y)?|snow(?:s|ed|ing|y)?|hail(?:s|ed|ing)?|thunder(?:s|ing)?|dark|sunny|windy|foggy|freezing|storm(?:s|ing|y)|\p{Lu}\p{Ll}+day|noon|midnight|(?:spring|summer|autumn|winter)(?:time)?)\b/iu;

const ARGUMENTS = new Set([
  'nsubj',
  'nsubj:pass',
  'obj',
  'iobj',
  'obl',
  'obl:agent',
  'nmod',
  'root',
  'conj',
  'appos',
]);
/** The one person whom the claims before speak of and a pronoun of that gender may mean: the last such one. */
function personOf(before: readonly string[], pronoun: string, genders: Genders): string | undefined {
  const gender = GENDER[pronoun]!;
  for (const told of before) {
    // Who is told by the same pronoun there is nobody else that is named beside it.
    if (SAME[pronoun]!.test(told)) return undefined;
    const fitting = mentionsOf(told, 'person').filter(
      (one) => (one.gender ?? genders.get(one.name) ?? gender) === gender,
    );
    const known = fitting.filter((one) => (one.gender ?? genders.get(one.name)) === gender);
    const [one, ...others] = known.length > 0 ? known : fitting;
    if (one === undefined) continue;
    // "Young resigned": a word that the head of a sentence may make a name, where somebody else is named before.
    if (mayBeAWord(one) && !isPartOfName(one.head, before) && isNamedBefore(before, told, gender))
      return undefined;
    if (others.some(({ name }) => name !== one.name) || one.name === '') return undefined;
    if (!one.main && !one.sure) return undefined;
    genders.set(one.name, gender);
    return one.name;
  }
  return undefined;
}

/** Whether claims before this one speak of somebody of that gender who can be nothing else than a person. */
const isNamedBefore = (before: readonly string[], told: string, gender: Gender): boolean =>
  before
    .slice(before.indexOf(told) + 1)
    .some((each) =>
      mentionsOf(each, 'person').some(
        (one) => one.sure && one.name !== '' && (one.gender ?? gender) === gender,
      ),
    );

/** "Lowry", where "Beth Lowry" was named before. */
const isPartOfName = (name: string, before: readonly string[]): boolean =>
  before.some((told) => new RegExp(String.raw`\p{Lu}\p{Ll}+ ${name}(?!\p{L})`, 'u').test(told));

/** Of "Olive Tan" the second word has its capital from nowhere but the name. */
const mayBeAWord = ({ sure, gender, name, head }: Mention): boolean =>
  !sure && gender === undefined && !/^\p{Lu}\S* \p{Lu}/u.test(name) && lexicon.knows(head.toLowerCase());

const SAME: Readonly<Record<string, RegExp>> = byWord({
  he: /(?:^|, )he\b/i,
  his: /(?:^|, )he\b/i,
  she: /(?:^|, )she\b/i,
  her: /(?:^|, )she\b/i,
  it: /(?:^|, )it\b/i,
  they: /(?:^|, )they\b/i,
});

/** The one thing that a claim speaks of, or its subject where all else that it names is only told of that. */
function thingOf(text: string, sort: Sort): string | undefined {
  if (SAME[sort === 'thing' ? 'it' : 'they']!.test(text)) return undefined;
  const mentions = mentionsOf(text, sort);
  const [subject, ...more] = mentions.filter((one) => one.subject);
  const others = mentions.filter((one) => !one.subject);
  if (more.length > 0) return undefined;
  if (subject !== undefined)
    return others.every(({ beside }) => beside) ? subject.name || undefined : undefined;
  // "You ordered a lamp. It was sent on 3 May."
  const [object, ...rivals] = others;
  return object?.object && rivals.length === 0 ? object.name || undefined : undefined;
}

/** Somebody or something that a claim speaks of. */
interface Mention {
  /** As it would be named again; '' where that would be too long. */
  readonly name: string;
  readonly head: string;
  readonly gender: Gender | undefined;
  readonly subject: boolean;
  /** Whether it is the subject of the main clause. */
  readonly main: boolean;
  readonly object: boolean;
  /** Whether it can be nothing else than what it is taken for. */
  readonly sure: boolean;
  /** Whether what it is named for is a place, a property or a part of the subject: what is said next is seldom of it. */
  readonly beside: boolean;
  /** Whether it only says what somebody is. */
  readonly role: boolean;
}

type Gender = 'f' | 'm';
/** Genders that pronouns before have told. */
export type Genders = Map<string, Gender>;
const GENDER: Readonly<Record<string, Gender>> = byWord({ he: 'm', his: 'm', she: 'f', her: 'f' });

/** Whom or what of this sort a claim speaks of. */
function mentionsOf(text: string, sort: Sort): readonly Mention[] {
  const tree = new Tree(parseSentence(text));
  const { tokens } = tree;
  const unnamed = tokens.some(
    ({ form, deprel }) => /^(?:it|them)$/i.test(form) && /^(?:obj|obl|nmod)/.test(deprel),
  );
  const hidden = hiddenVerb(tree);
  const root = tokens.findIndex(({ head }) => head < 0);
  const stative = STATIVE.has(tokens[root]?.lemma ?? '') || tree.with(root, 'cop').length > 0;
  const heads = tokens
    .map((_, at) => at)
    .filter(
      (at) =>
        ARGUMENTS.has(tree.token(at).deprel) &&
        sortsOf(tree, at).includes(sort) &&
        !isQuantified(tree, at) &&
        !isOfPhrase(tree, at),
    );
  // "The kitchen handed it over" speaks of a thing that it does not name.
  const unknown = {
    name: '',
    head: '',
    gender: undefined,
    subject: false,
    main: false,
    object: true,
    sure: false,
    beside: false,
    role: false,
  };
  const found = heads.map((at): Mention => {
    const { deprel, head, form } = tree.token(at);
    const subject = deprel.startsWith('nsubj') || hidden === at + 1;
    const said = deprel === 'root' && tree.with(at, 'cop').length > 0;
    // "Caused by a missing index": what a clause brings in as the doer may be what the next is of.
    const broughtIn =
      deprel === 'obl:agent' && tree.with(at, 'det').some((one) => /^an?$/i.test(tree.token(one).form));
    const placed =
      !broughtIn &&
      /^obl(?::agent)?$/.test(deprel) &&
      tree.with(at, 'case').some((one) => PLACING.test(tree.token(one).form));
    const within = WITHIN.has(deprel) && heads.includes(head);
    const object = deprel === 'obj';
    // "Imran Dar" is no "it", whoever that is.
    const either = sort === 'thing' && sortsOf(tree, at).length > 1 && tree.with(at, 'flat').length > 0;
    return {
      name: either || isOfAnother(tree, at, sort) ? '' : nameOf(text, tree, at),
      head: form,
      gender: sort === 'person' ? (genderOf(tree, at) ?? genderSaid(tree, at)) : undefined,
      subject,
      main: subject && (head < 0 || head === root || hidden === at + 1),
      object,
      sure: sortsOf(tree, at).length === 1,
      role: said || tree.with(at, 'case').some((one) => /^as$/i.test(tree.token(one).form)),
      beside: within || said || placed || (object && stative),
    };
  });
  // "Anna is a judge", "served as director": what somebody is, is nobody else.
  const others = sort === 'person' ? found.filter(({ role }) => !role) : found;
  return unnamed && sort === 'thing' ? [...others, unknown] : others;
}

/** `His manager`, `Kim's father`: a pronoun behind may mean either. `The cause is a loose cable`: or what it is. */
const isOfAnother = (tree: Tree, at: number, sort: Sort): boolean =>
  sort === 'person'
    ? tree
        .with(at, 'nmod:poss')
        .some(
          (one) => tree.token(one).upos === 'PROPN' || /^(?:his|her|their|its)$/i.test(tree.token(one).form),
        )
    : POINTING.has(tree.token(at).lemma);

/** Nouns that only say what something else is to the matter, or how it is called. */
const POINTING = new Set(
  'cause reason problem issue result fault culprit answer solution fix upshot name number reference code title'.split(
    ' ',
  ),
);

/** Verbs that tell what their subject is or has. */
const STATIVE = new Set(
  'be have include contain cost weigh measure feature offer come use last need support provide comprise hold'.split(
    ' ',
  ),
);
const PLACING =
  /^(?:in|at|on|into|onto|from|to|near|inside|outside|under|over|above|behind|around|across|by|for|with|via|through|within|until|since|after|before|during|including|excluding|plus)$/i;

/** `any outlet`, `each member`: of which nothing more is said. */
const isQuantified = (tree: Tree, at: number): boolean =>
  tree
    .with(at, 'det')
    .some((one) => /^(?:any|every|each|no|some|another|what|which)$/i.test(tree.token(one).form));

/** "Took place", "gives way": a noun that only makes one verb with the other speaks of nothing. */
const isOfPhrase = (tree: Tree, at: number): boolean =>
  PHRASES.has(`${tree.tokens[tree.token(at).head]?.lemma} ${tree.token(at).lemma}`) &&
  tree.with(at, 'det', 'amod', 'nmod:poss').length === 0;

const PHRASES = new Set([
  'take place',
  'take effect',
  'take part',
  'take care',
  'give way',
  'come place',
  'come effect',
  'come force',
  'enter force',
  'make sense',
]);

const LONGEST_NAME = 6;

/** What a noun would be named again by; '' for what is too long for it, or is more than one thing. */
function nameOf(text: string, tree: Tree, at: number): string {
  const words = [at, ...tree.children(at).filter((child) => NAMING.has(tree.token(child).deprel))];
  const whole = words.flatMap((one) => (one === at ? [one] : subtree(tree, one)));
  const before = Math.min(...whole) - 1;
  const behind = Math.max(...whole) + 1;
  // "Plan A": the letter tells it from the others, whatever the parse makes of it.
  const lettered = /^(?!I$)\p{Lu}$/u.test(tree.tokens[behind]?.form ?? '');
  const all = [
    ...(ABOUT.test(tree.tokens[before]?.form ?? '') && /\d/.test(tree.tokens[before + 1]?.form ?? '')
      ? [before]
      : []),
    ...(TITLE.test(tree.tokens[before]?.form ?? '') ? [before] : []),
    ...whole,
    ...(lettered ? [behind] : []),
  ].sort((a, b) => a - b);
  if (all.length > LONGEST_NAME || tree.with(at, 'conj').length > 0) return '';
  const name = textOf(text, tree, all).replace(/^an? /i, 'the ');
  return tree.token(all[0]!).upos === 'PROPN' ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/** What only tells more of a noun: its number, what it is called, what is part of it. */
const WITHIN = new Set(['nmod', 'appos', 'flat', 'nummod']);
const TITLE = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sir)\.?$/;
/** "Around 40 tiles": how many is not known for sure. */
const ABOUT = /^(?:around|about|approximately|roughly|nearly|almost|over)$/i;
const NAMING = new Set('det amod compound flat nmod:poss nummod appos'.split(' '));

/** The words of a name, folded: those that hang on its head, and the title before it. */
const wordsOfName = (tree: Tree, at: number): string[] => {
  const parts = [at, ...tree.with(at, 'flat', 'compound')].sort((a, b) => a - b);
  return [parts[0]! - 1, ...parts].map((one) => fold(tree.tokens[one]?.form ?? '').replace(/\.$/, ''));
};

/** What a noun or name may be of. */
function sortsOf(tree: Tree, at: number): readonly Sort[] {
  const { upos, xpos, form, lemma, deprel } = tree.token(at);
  if ((upos !== 'NOUN' && upos !== 'PROPN') || CURRENCY.test(form)) return [];
  if ((CALENDAR.test(form) && !isOccasion(tree, at)) || tree.with(at, 'nmod:unmarked').length > 0) return [];
  if (xpos === 'NNS' || xpos === 'NNPS') return ['several'];
  if (PEOPLE.has(lemma) || PERSONS.has(lemma) || GENDERED.has(lemma)) return ['person'];
  if (upos === 'NOUN') return ['thing'];
  const words = wordsOfName(tree, at);
  if (
    words.some((word) => ORGANISATION.has(word)) ||
    /\d/.test(form) ||
    tree.with(at, 'det', 'amod').length > 0
  )
    return ['thing'];
  if (words.some((word) => TITLES.has(word) || FIRST_NAMES.has(word)) || deprel === 'obl:agent')
    return ['person'];
  // The first word of a sentence has a capital whatever it is: "Troponin was elevated".
  if (at === 0 && OF_A_DEED.test(form)) return ['thing'];
  const { lemma: verb = '' } = tree.tokens[tree.token(at).head] ?? {};
  if (at === 0 && tree.with(at, 'flat').length === 0) {
    const state = tree.tokens[tree.token(at).head]?.upos === 'ADJ';
    const thing = state || (deprel === 'nsubj:pass' ? !APPOINTED.has(verb) : OF_THINGS.has(verb));
    return thing ? ['thing'] : ['person', 'thing'];
  }
  const named = tree.with(at, 'flat').length > 0 || deprel.startsWith('nsubj');
  return named ? ['person', 'thing'] : ['thing'];
}

/** What an amount is in: nothing that is spoken of. */
const CURRENCY = /^(?:EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|CZK|JPY|CAD|AUD|\p{Sc})$/u;

/** Endings of nouns of deeds, arts and states, which nobody is called by. */
const OF_A_DEED =
  /\p{Ll}{3}(?:[st]ion|graphy|ology|metry|scopy|ment|ness|ity|ism|ance|ence|therapy|ectomy)$/u;

/** Verbs of what is done to people alone. */
const APPOINTED = new Set(
  'appoint elect hire promote bear educate raise marry employ arrest sentence invite ask tell convict award'.split(
    ' ',
  ),
);
/** Verbs of what things do. */
const OF_THINGS = new Set(
  'rise fall increase decrease drop help cause cost contain include measure last expire work run apply start ship open close'.split(
    ' ',
  ),
);

/** The gender that a title, a first name or a noun tells. */
function genderOf(tree: Tree, at: number): Gender | undefined {
  const noun = GENDERED.get(tree.token(at).lemma);
  if (noun !== undefined) return noun;
  for (const word of wordsOfName(tree, at)) {
    const told = TITLES.get(word) ?? FIRST_NAMES.get(word);
    if (told === 'f' || told === 'm') return told;
  }
  return undefined;
}

/** "Her manager is Peter Holm": who is somebody is of that one's gender. */
function genderSaid(tree: Tree, at: number): Gender | undefined {
  const { deprel, head } = tree.token(at);
  return deprel === 'nsubj' && head >= 0 && tree.with(head, 'cop').length > 0
    ? genderOf(tree, head)
    : undefined;
}

/** "The parents' evening", "the training day": an occasion, and no time of one. */
const isOccasion = (tree: Tree, at: number): boolean =>
  /^(?:day|week|evening|morning|afternoon)$/.test(tree.token(at).form) &&
  tree.with(at, 'nmod:poss', 'compound').some((one) => tree.token(one).upos === 'NOUN');

const CALENDAR =
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$|^(?:January|February|March|April|May|June|July|August|September|October|November|December)$|^(?:day|week|month|year|time|morning|afternoon|evening)s?$/;
