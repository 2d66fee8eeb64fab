/** What the fragments of a note say in full, once its subject stands before them. */
import type { Lexicon } from '../../text/lexicon/index.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { capital } from '../context/tellings/words.ts';
import { FIRST_NAMES } from '../context/words.ts';
import { FORMER } from './former.ts';
import type { Subject } from './subject.ts';

/** A fragment of a note, and whose it is. */
export interface Fragment {
  readonly text: string;
  /** How a sentence begins with what the note is of; undefined where it does not tell. */
  readonly who: string | undefined;
  readonly kind: Subject['kind'] | undefined;
  readonly lexicon: Lexicon;
}

/** A verb that stands in a tense of its own somewhere in a sentence. */
const AUXILIARY =
  /(?:^|[^\p{L}-])(?:is|are|was|were|am|be|been|has|have|had|will|would|can|could|may|might|must|shall|should|do|does|did|cannot|please|dear)(?![\p{L}-])|n['\u2019]t\b/iu;

/** Whether a sentence has no verb of its own but perhaps its first word. */
export function isFragment(text: string): boolean {
  if (text.length > LONGEST || AUXILIARY.test(text.replace(/\b(?:May|Will)(?= \d)|(?<=\d )May\b/gu, '')))
    return false;
  if (/^(?:I|We|You|He|She|It|They|There|This|That)(?: |['\u2019])/u.test(text)) return false;
  const { tokens } = parseSentence(`${text}.`);
  // "The machine arrived on Thursday": of a verb without an object a participle tells nothing.
  if (tokens.some(({ form, xpos }, at) => at > 0 && /^VB[DN]$/.test(xpos) && ARRIVING.test(form)))
    return false;
  return !tokens.some(({ xpos, deprel }, at) => {
    if (at === 0) return false;
    if (xpos === 'VBZ' || xpos === 'VBP' || xpos === 'MD')
      return tokens.some((one) => one.head === at && one.deprel.startsWith('nsubj'));
    return (
      xpos === 'VBD' &&
      (deprel === 'root' || deprel === 'ccomp') &&
      tokens.some((one) => one.head === at && one.deprel === 'nsubj') &&
      tokens.some((one) => one.head === at && (one.deprel === 'obj' || one.deprel === 'ccomp'))
    );
  });
}

const LONGEST = 260;
/** Past forms of verbs that have hardly an object. */
export const ARRIVING =
  /^(?:arrived|came|went|left|happened|occurred|resigned|opened|apologised|apologized|complained|agreed|fell|rose|began|started|ended|finished|worked|returned|attended|voted|reported|said|told|asked|announced|suggested|raised|gave|took|got|became|ran|flew|drove|died|survived|met|spoke|wrote|saw|knew|thought|had)$/u;

/** The sentences that a fragment says. */
export function saidByFragment(one: Fragment): readonly string[] {
  return [...ofSubject(one), ...ofItself(one)];
}

/** Whether a fragment is told of the subject that it leaves out. */
export const opensOfSubject = (one: Fragment): boolean => ofSubject(one).length > 0;

/** Words that end in -s as verbs do and open a fragment more often as such. */
const TELLING =
  /^(?:presents|reports|works|lives|fits|weighs|holds|smokes|drinks|runs|needs|measures|seats|sleeps|comes|wants|complains|denies|takes|uses|speaks|has|sees|feels|remains|requires|includes|excludes|offers|suits|serves|lasts|costs|starts|ends|opens|closes|covers|contains|folds|charges|supports|protects|features|provides|plays|studies|teaches|manages|leads|owns|enjoys|prefers|attends|walks|eats|appears|looks|shows|belongs|faces|accepts|allows)$/u;
/** Participles of verbs that have no object: who "moved to Leeds" was not moved there. */
const OWN_DEED =
  /^(?:moved|worked|lived|travelled|traveled|graduated|studied|arrived|left|joined|returned|retired|resigned|volunteered|complained|woke|felt|fell|slept|smoked|drank|ate|collapsed|fainted|vomited|recovered|improved|deteriorated|stopped|went|came|became|served|trained|spent|won|taught|led|ran|founded|wrote|spoke|attended|passed|completed|failed|managed|developed|organised|organized|supervised|reported|denied|agreed|declined|refused|tolerated|experienced|noticed|gained|lost|tried|had)$/u;
const OPENS_WITH_PREPOSITION =
  /^(?:suitable|available|allergic|able|unable|independent|married|single|divorced|widowed|retired|unemployed|self-employed|pregnant|afebrile|alert|orientated|oriented|fluent|based|responsible|due|open|closed|free|ready|ideal|compatible|fit|aware|male|female)\b/u;

/** Where and in what state a person is; of a thing "in bad weather" tells when. */
const WHERE = /^(?:on|in|under|off|at|with|without) \p{L}/u;

const lower = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}| )/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** What a fragment that opens with a verb, a participle, an adjective or what there is none of says of its subject. */
function ofSubject({ text, who, kind, lexicon }: Fragment): readonly string[] {
  if (who === undefined || kind === undefined) return [];
  const own = lower(text);
  const [first = ''] = own.split(/[ ,]/u);
  const rest = own.slice(first.length + 1);
  if (TELLING.test(first)) return [`${who} ${own}`];
  if (OWN_DEED.test(first)) return kind === 'person' ? [`${who} ${own}`] : [];
  if (isParticiple(first, lexicon))
    return rest === '' || startsBeside(rest)
      ? beings(who, own, kind)
      : kind === 'person'
        ? [`${who} ${own}`]
        : [];
  if (own.includes(':')) return [];
  if (
    OPENS_WITH_PREPOSITION.test(own) ||
    (kind === 'person' && WHERE.test(own)) ||
    isAdjectiveAlone(own, lexicon)
  )
    return beings(who, own, kind);
  const none = /^no (\p{L}[^,;:]*)$/u.exec(own)?.[1];
  if (none !== undefined) return [`${who} has no ${none}`];
  const not = /^not (\p{L}.*)$/u.exec(own)?.[1];
  if (not !== undefined) return [`${who} is not ${not}`];
  const known = /^(?:known|existing|chronic|previous|prior) \p{Ll}.*$|^(?:a )?history of \p{L}.*$/u.exec(own);
  if (known !== null && kind === 'person')
    return [`${who} has ${own}`, ...(/^known /.test(own) ? [`${who} has ${own.slice(6)}`] : [])];
  return [];
}

/** "Is", and of a person also "was": a note tells how he is or was found. */
const beings = (who: string, own: string, kind: Subject['kind']): readonly string[] =>
  kind === 'person'
    ? [`${who} was ${own}`, ...(FORMER.test(own) ? [] : [`${who} is ${own}`])]
    : [`${who} is ${own}`];

const startsBeside = (rest: string): boolean =>
  /^(?:on|in|by|at|to|from|with|after|before|for|since|under|via|as|of|off|into|within|until|again|twice|once|yesterday|today|home|about|against|without|\d)\b/u.test(
    rest,
  );

const isParticiple = (word: string, lexicon: Lexicon): boolean =>
  /(?:ed|en|wn|ne|ght|made|sold|built|held|sent|paid|found|kept|left|born|put|given|seen)$/u.test(word) &&
  lexicon.lemmas(word).some(({ lemma, pos }) => pos === 'v' && lemma !== word);

/** "Adjustable from 42 to 52 cm", "Water-repellent": an adjective without a noun behind it. */
function isAdjectiveAlone(own: string, lexicon: Lexicon): boolean {
  const [, word = '', rest = ''] = /^(\p{L}[\p{L}-]+)(.*)$/u.exec(own) ?? [];
  const tail = word.split('-').at(-1)!;
  const poses = lexicon.lemmas(tail).map(({ pos }) => pos);
  if (!poses.includes('a') || poses.includes('v')) return false;
  return rest === '' || /^ (?:on|in|by|at|to|from|with|for|since|under|as|up|and \p{Ll}+$)\b/u.test(rest);
}

const NOUN_PHRASE = String.raw`((?:(?:the|an?|all|each) )?(?:[\p{L}\d'\u2019/&-]+ ){0,3}?[\p{L}\d'\u2019/&-]+)`;
/** A noun and what is told of it without a verb. */
const TOLD = new RegExp(
  String.raw`^${NOUN_PHRASE} ((?:not |no longer |fully |partly |slightly |freely |already |now |also )?\p{Ll}[\p{L}-]+)((?: (?:on|in|by|at|to|from|with|after|before|for|since|under|via|as|of|within|until|during|up to|between|per)\b.*|,.*| only| again| daily| separately| online| free of charge| in advance)?)$`,
  'u',
);
/** "Adjustable from 42 to 52 cm" is adjustable. */
const RANGE = /^ (?:from|between) \d\S*(?: \p{Ll}+)? (?:to|and) \d.*$/u;
const AT = new RegExp(
  String.raw`^${NOUN_PHRASE} ((?:only )?(?:on|at|from|by|between|within|until|every|daily|in) .+)$`,
  'u',
);

/** What a fragment says of the noun that it opens with. */
function ofItself({ text, lexicon }: Fragment): readonly string[] {
  const told = TOLD.exec(text);
  if (told !== null) {
    const [, noun = '', what = '', rest = ''] = told;
    const word = what.split(' ').at(-1)!;
    if (
      !/^(?:on|in|by|at|to|from|with|and|or|of|for|than|not|only|no)$/u.test(word) &&
      isNoun(noun, lexicon) &&
      isTold(word, lexicon) &&
      !isDoer(noun, word, lexicon)
    )
      return copulas(noun).flatMap((be) =>
        [...new Set([rest, rest.replace(RANGE, '')])].map((end) => `${article(noun)} ${be} ${what}${end}`),
      );
  }
  const at = AT.exec(text);
  if (
    at !== null &&
    isNoun(at[1]!, lexicon) &&
    !/^(?:back|front|side|in|on|at|ready|set|book|walks?|lives?|works?|denies|keeps)\b/iu.test(at[1]!)
  ) {
    const [, noun = '', where = ''] = at;
    const many = plural(noun);
    const time = /^at \d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?$/u.test(where);
    return [
      `${article(noun)} ${many ? 'are' : 'is'} ${where}`,
      ...(/^(?:on|in|at|every|from|between)\b/u.test(where) &&
      !/^(?:on|in) the\b(?! (?:first|last|second|third|week|morning|afternoon|evening))/u.test(where)
        ? [`${article(noun)} ${many ? 'take' : 'takes'} place ${where}`]
        : []),
      ...(time
        ? [
            `${article(noun)} ${many ? 'start' : 'starts'} ${where}`,
            `${article(noun)} ${many ? 'begin' : 'begins'} ${where}`,
          ]
        : []),
    ];
  }
  const free = /^free (\p{Ll}+(?: \p{Ll}+)?)$/iu.exec(text)?.[1];
  if (free !== undefined)
    return [
      `${article(free)
        .replace(/^The /u, '')
        .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} ${plural(free) ? 'are' : 'is'} free`,
      `There is free ${free}`,
    ];
  return [];
}

/** What people do as often as it is done to them. */
const DOING =
  /^(?:paid|asked|called|offered|promised|ordered|visited|booked|requested|confirmed|signed|phoned|emailed|chased|replied|threatened|scored)$/u;
const PEOPLE =
  /^(?:customer|client|buyer|seller|tenant|landlord|guest|visitor|driver|caller|member|owner|user|team|supplier|agent|manager|employee|student|teacher|neighbour|neighbor|parent|courier|bidder|subscriber)s?$/u;

/** "Ken paid on Monday", "Customer asked to return": somebody who does what is told behind him. */
function isDoer(noun: string, word: string, lexicon: Lexicon): boolean {
  const head = noun.split(' ').at(-1)!.toLowerCase();
  return (FIRST_NAMES.has(head) && isParticiple(word, lexicon)) || (DOING.test(word) && PEOPLE.test(head));
}

const isNoun = (phrase: string, lexicon: Lexicon): boolean => {
  const head = phrase.split(' ').at(-1)!;
  const poses = lexicon.lemmas(head.toLowerCase()).map(({ pos }) => pos);
  return (
    /^[A-Z]{2,6}$/.test(head) ||
    poses.includes('n') ||
    (poses.length === 0 && /^\p{L}{4,}$/u.test(head)) ||
    /ing$/.test(head)
  );
};

const isTold = (word: string, lexicon: Lexicon): boolean => {
  if (isParticiple(word, lexicon)) return true;
  const tail = word.split('-').at(-1)!;
  const poses = lexicon.lemmas(tail).map(({ pos }) => pos);
  return poses.includes('a') && !poses.includes('v') && (!poses.includes('n') || STATES.test(word));
};

/** Adjectives that are nouns as well. */
const STATES =
  /^(?:negative|positive|normal|welcome|public|private|open|free|optional|safe|clear|stable|mandatory|local|available|present|absent|complete|ready|final|adult|high|low)$/u;

const plural = (noun: string): boolean => /(?:[^sui]s|ies|people|children)$/u.test(noun);

const copulas = (noun: string): readonly string[] => (plural(noun) ? ['are', 'were'] : ['is', 'was']);

/** "The back length": a noun of a note is of the one thing that it is about. */
const article = (noun: string): string =>
  /^(?:The|An?|All|Each|No|One|Two|\d) /iu.test(noun) || plural(noun) ? capital(noun) : `The ${lower(noun)}`;
