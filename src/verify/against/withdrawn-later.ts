/**
 * What a source says of the thing in a claim that takes it away: "The plan includes phone support. … Phone support was dropped
 * in May.", "The shop accepts cheques. … Cheques are no longer accepted.", "Anna is the manager. … Anna left the company."
 */
import { gather } from '../../text/gather.ts';
import type { Reading, Word } from '../../text/reading.ts';
import { wordSet } from '../../text/word-set.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import type { LooksAgainst } from './looks-against.ts';

/** How a claim says that something is so now, or always. */
const OF_NOW =
  /\b(?:is|are|has|have|do|does|can|may|must|needs?|includes?|offers?|accepts?|covers?|provides?|requires?|contains?|comes? with|gets?|costs?|works?|opens?|allows?|permits?|supports?|serves?|sells?|runs?|appl(?:y|ies)|pays?|receives?|features?|earns?|uses?|ships?|holds?|leads?|heads?|manages?|chairs?|owns?|lends?|rents?|delivers?|gives?|grants?|charges?|lists?|stocks?|carr(?:y|ies)|issues?|sends?|keeps?|makes?|treats?|repairs?|hosts?|teaches|wears?|brings?|shows?|tells?|attends?)\b/i;
const OF_BEFORE =
  /\b(?:was|were|had|did|used to|initially|originally|once|first|previously|formerly|before|until|earlier|old|former|ever|(?:19|20)\d\d)\b/i;
const DENIED = /\b(?:no|not|never|none|nobody|nothing|nor|neither|cannot|without|longer)\b|n['\u2019]t\b/i;

const WHAT = String.raw`(?<what>[^,;:.()?!\u2013\u2014]{2,80}?)`;
const BETWEEN = String.raw`(?: (?:also|now|since|then|therefore|currently|temporarily|permanently|completely|entirely|all|both|finally|officially|meanwhile|however|already)){0,2}`;
const DEED =
  'removed|dropped|discontinued|withdrawn|abolished|scrapped|suspended|cancell?ed|revoked|retired|eliminated|phased out|taken (?:off|out|away|down)|rescinded|repealed|deleted|terminated|stopped|halted|ended|axed|done away with';
const REST = String.raw`(?<rest>[^.;?!]{0,160})`;

/** "Keys are revoked after 90 days": what is done to such things by a rule was not done to this one. */
const BY_RULE = / (?:is|are) (?!(?:now|currently|temporarily|permanently|already|officially|both|all)\b)/i;
const RULED = /^ (?:after|if|when|whenever|within|every|unless|upon|once|each|by|automatically)\b/i;

/** "Phone support was dropped in May." */
const DONE = new RegExp(
  String.raw`${WHAT} (?:is|are|was|were|has been|have been)${BETWEEN} (?:${DEED})\b${REST}`,
  'iu',
);
/** "Cheques are no longer accepted", "the plan no longer includes phone support". */
const NO_LONGER = new RegExp(
  String.raw`${WHAT} (?:(?:is|are|does|do|can|may)${BETWEEN} )?no longer (?<state>\p{L}+)${REST}`,
  'iu',
);
const NOT_ANY_MORE = new RegExp(
  String.raw`${WHAT} (?:(?:is|are|does|do|can) not|isn['\u2019]t|aren['\u2019]t|doesn['\u2019]t|don['\u2019]t|cannot) (?<state>\p{L}+)(?<rest>[^.;?!]{0,80}?) (?:any ?more|any longer)\b`,
  'iu',
);
/** "We have stopped offering a shuttle", "the chain dropped phone support". */
const STOPPED =
  /(?<!\b(?:is|are|was|were|be|been|being|get|got|not|to) )\b(?:(?:stopped|ceased|discontinued|quit) \p{L}+ing|discontinued|dropped|abolished|scrapped|withdrew|suspended|cancell?ed|removed|phased out|ended) (?!(?:from|in|on|at|for|by|to|with|because|due|and|or)\b)(?<what>[^,;:.()?!]{2,60}?)(?<rest>(?: (?:in|on|since|from|for|at|last|this|as|because|due|to)\b[^.;?!]{0,80})?)$/iu;
/** "Support for Android 9 ended in May." */
const OVER = new RegExp(String.raw`^${WHAT} (?:has |have )?(?:ended|ceased|expired|lapsed)\b${REST}`, 'iu');
/** "There is no longer a shuttle." */
const NO_MORE =
  /\bthere (?:is|are) no (?:longer(?: an?| any)?|more) (?<what>[^,;:.()?!]{2,60}?)(?<rest>(?: (?:in|on|since|from|for|at|as|because|due|to)\b[^.;?!]{0,80})?)$/iu;
/** "Anna left the company in May." */
const LEFT = new RegExp(
  String.raw`${WHAT} (?:has |have )?(?:left|quit|departed|retired|resigned|stepped down)(?: from)?(?: (?:the|our) (?:company|firm|team|organi[sz]ation|business|bank|school|practice|clinic|department|role|post|position|job|board|store|shop|hotel)| us)?(?<rest>(?: (?:in|on|at|last|this|early|after|as|for)\b[^.;?!]{0,80})?)$`,
  'u',
);
const FORMS = [DONE, NO_LONGER, NOT_ANY_MORE, STOPPED, NO_MORE];
/** Words for what the sentence before told of. */
const POINTING = /^(?:it|they|this|that|he|she|these|those)$/i;
const HOLDS =
  /\b(?:is|are|works?|serves?|holds?|leads?|heads?|manages?|chairs?|runs?)\b.*\b(?:the|an?|as|at|for|in|of)\b/i;

/** Without these no sentence takes anything away. */
const MAY_END =
  /\b(?:removed|dropped|discontinued|withdr[ae]wn?|withdrew|abolished|scrapped|suspended|cancell?ed|revoked|retired|eliminated|phased|taken|rescinded|repealed|deleted|terminated|stopped|ceased|halted|ended|axed|done away|longer|any ?more|no more|quit|left|departed|resigned|stepped)\b/i;
/** What leaves open whether it was done, or puts it off. */
const OPEN =
  /\b(?:if|unless|when|whenever|once|may|might|could|should|would|will|shall|whether|until|never|plans? to|planned|planning|propos\p{L}+|rumou?r\p{L}*|asked?|wants?|wanted|consider\p{L}*|not been|(?:was|were|is|are) not|wrongly|mistake\p{L}*|error)\b|n['\u2019]t (?:been )?(?:removed|dropped|discontinued|withdrawn|suspended|cancelled)|[?"\u201c]/iu;
/** The month, which is no word for what may be. */
const MONTH = /(?<=\S )May\b/gu;
const RESTORED =
  /\b(?:reinstated|restored|resumed|reintroduced|brought back|again|back|reversed|revived|reactivated)\b/i;

/** Words for what a thing is to those who have it: "the photo requirement", "the shuttle service". */
const GENERIC = wordSet(
  'requirement rule service option feature offer policy benefit right possibility obligation programme program scheme use sale support update note notice practice requirement availability item product',
);
/** States that whatever is offered has. */
const STATES = wordSet(
  'available offered provided valid effective possible part exist exists apply applies included supported sold served given granted allowed permitted accepted required needed covered in on listed stocked produced made',
);
const TIMES = wordSet(
  'january february march april may june july august september october november december spring summer autumn winter ' +
    'monday tuesday wednesday thursday friday saturday sunday year month week day today yesterday tomorrow quarter end ' +
    'beginning start time now then date effect immediately last next earlier later recently early late mid',
);
/** Sentences of a document that are looked through, and the longest that is. */
const MOST_LATER = 80;
const LONGEST = 400;

/** The sentences of the evidence that say that what a claim is about was taken away since. */
export const withdrawnLater: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const said = claim.text.slice(claim.start, claim.end);
  if (!isOfNow(claim, said)) return [];
  const own = new Set(gather(claim.words, ({ form, lemma }) => [form, lemma]));
  const last = new Map<number, number>();
  for (const { document, sentence } of support.sentences)
    last.set(document, Math.max(last.get(document) ?? 0, sentence));
  return gather(documents, (origin, document) => {
    const source = originOf(origin);
    if (source.structured || !(source.language === 'en' || source.language === 'other')) return [];
    if (!MAY_END.test(source.text)) return [];
    const from = last.has(document) ? last.get(document)! + 1 : 0;
    const sentence = endedIn(source, from, said, own);
    return sentence === undefined
      ? []
      : [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)];
  });
};

const isOfNow = ({ language, question, values }: Reading, said: string): boolean =>
  language === 'en' &&
  !question &&
  OF_NOW.test(said) &&
  !OF_BEFORE.test(said) &&
  !DENIED.test(said) &&
  !MAY_END.test(said) &&
  !values.some(({ kind }) => kind === 'date' || kind === 'datetime');

/** The first sentence from `from` on that takes away what a claim has, where none behind it gives it back. */
function endedIn(source: Document, from: number, said: string, own: ReadonlySet<string>): number | undefined {
  const { sentenceCount, sentenceStart, sentenceEnd } = source.scan;
  const end = Math.min(sentenceCount, from + MOST_LATER);
  let found: number | undefined;
  for (let at = from; at < end; at++) {
    const text = source.text.slice(sentenceStart[at], sentenceEnd[at]);
    if (found !== undefined && givesBack(source.sentence(at), text, own)) return undefined;
    if (
      found !== undefined ||
      text.length > LONGEST ||
      !MAY_END.test(text) ||
      OPEN.test(text.replace(MONTH, 'June'))
    )
      continue;
    if (takesAway(source.sentence(at), text, { said, own, isNext: at === from && from > 0 })) found = at;
  }
  return found;
}

/** Whether a sentence says of what a claim names, or of what was just told of, that it is there again: "call back" does not. */
const givesBack = ({ words }: Reading, text: string, own: ReadonlySet<string>): boolean =>
  RESTORED.test(text) &&
  !DENIED.test(text) &&
  !OPEN.test(text.replace(MONTH, 'June')) &&
  (/^\s*(?:it|they|this|that|these|those)\b/i.test(text) ||
    words.some(({ form, lemma, weight }) => weight > 0 && (own.has(form) || own.has(lemma))));

/** What a claim says, its words, and whether a sentence stands right behind what carries it. */
interface Asked {
  readonly said: string;
  readonly own: ReadonlySet<string>;
  readonly isNext: boolean;
}

/** Whether a sentence says that something which a claim names is no more. */
function takesAway(reading: Reading, text: string, { said, own, isNext }: Asked): boolean {
  const told = text.trim().replace(/[.!]+$/, '');
  const shift = reading.start + (text.length - text.trimStart().length);
  const isKnown = ({ form, lemma }: Word): boolean => own.has(form) || own.has(lemma);
  const isGeneral = ({ form, lemma }: Word): boolean => GENERIC.has(lemma) || GENERIC.has(form);
  const forms = [...FORMS, OVER, ...(HOLDS.test(said) ? [LEFT] : [])];
  return forms.some((form) => {
    const groups = form.exec(told)?.groups;
    if (groups === undefined) return false;
    const { what = '', state = '', rest = '' } = groups;
    const at = told.indexOf(what);
    const words = wordsIn(reading, shift + at, shift + at + what.length);
    const behind = wordsIn(reading, shift + told.length - rest.length, shift + told.length);
    if (state !== '') return isOutOf(state, words, rest, behind, own);
    if (form === DONE && BY_RULE.test(told) && isRule(what, rest)) return false;
    // "Bolt cancelled its plan" says nothing of the plan that another has.
    if (OWNED.test(what) && !wordsIn(reading, shift, shift + at).some(isKnown)) return false;
    const points = isNext && POINTING.test(what.split(' ').at(-1)!);
    // That a thing itself is over says nothing of what it has; that what it has is over does.
    const known = form === OVER ? words.filter(({ lemma }) => !subjectOf(said).includes(lemma)) : words;
    return (
      (points || known.some(isKnown)) &&
      words.every((word) => isKnown(word) || isGeneral(word)) &&
      isOfSame(rest, behind, own)
    );
  });
}

const OWNED = /^(?:its|his|her|their) /iu;

/** Whether what is done is done to all of a kind, or under a condition. */
const isRule = (what: string, rest: string): boolean =>
  RULED.test(rest) || !/\b(?:the|this|these|our|all|your)\b/i.test(what);

/** What a claim says something of: what stands before its verb. */
const subjectOf = (said: string): string => said.slice(0, OF_NOW.exec(said)?.index ?? 0).toLowerCase();

/** "Cheques are no longer accepted", "the plan no longer includes phone support": who or what, and no longer what. */
function isOutOf(
  state: string,
  words: readonly Word[],
  rest: string,
  behind: readonly Word[],
  own: ReadonlySet<string>,
): boolean {
  const isKnown = ({ form, lemma }: Word): boolean => own.has(form) || own.has(lemma);
  if (!words.every((word) => isKnown(word) || GENERIC.has(word.lemma) || WHO.has(word.form))) return false;
  const object = behind.filter(({ form }) => !PREPOSITIONS.has(form));
  const named = [...words, ...object].some(isKnown);
  const isSo = STATES.has(state.toLowerCase()) || [...own].some((one) => isForm(one, state.toLowerCase()));
  return named && isSo && isOfSame(rest, behind, own) && object.slice(0, 2).every(isKnown);
}

const WHO = wordSet(
  'we they it shop store company hotel bank restaurant provider seller firm team people customers',
);
const PREPOSITIONS = wordSet('in on at from for to with of by as since');

const MOMENT = /^(?:date|time|datetime)$/;

/** "Accepts" and "accepted". */
const isForm = (one: string, other: string): boolean =>
  one.length > 3 &&
  other.startsWith(one.slice(0, Math.max(4, one.length - 2))) &&
  other.length <= one.length + 4;

/** Whether what is said behind it keeps it to nothing else: "from the Basic plan", "for guests without a room". */
function isOfSame(rest: string, behind: readonly Word[], own: ReadonlySet<string>): boolean {
  const bound =
    /\b(?:from|for|in|at|on|to|with|of|by)\b/i.test(rest) && !/^ (?:because|due|after)\b/i.test(rest);
  return !bound || behind.every((word) => own.has(word.form) || own.has(word.lemma));
}

/** The words between two places that tell something; days and times do not. */
const wordsIn = ({ words, values }: Reading, from: number, to: number): readonly Word[] =>
  words.filter(
    ({ start, end, weight, value, form }) =>
      start >= from &&
      end <= to &&
      (weight > 0 || value >= 0) &&
      !TIMES.has(form) &&
      !MOMENT.test(values[value]?.kind ?? '') &&
      !OPENING.has(form),
  );

/** What opens a sentence before what it is about. */
const OPENING = wordSet(
  'since from as of in on update updated note notice please important correction also however',
);
