/**
 * A statement that leaves off where its evidence goes on with what its last words need: "the bus was full" by "full of
 * smoke", "everyone left" by "everyone left a tip", "stopped smoking" by "stopped smoking indoors", "closed the park" by
 * "closed the park to dogs".
 */
import type { Reading, Word } from '../../../text/reading.ts';
import { wordSet } from '../../../text/word-set.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf } from '../guard.ts';

export const CUT_SHORT: readonly Guard[] = [
  against('partially_mentioned', 'prose', (told, sentence) => {
    const cut = cutIn(told, sentence);
    return cut !== undefined && TESTS.some((test) => test(cut));
  }),
];

/** Where the evidence has the last word of a statement and goes on. */
interface Cut {
  readonly ours: readonly Word[];
  readonly theirs: readonly Word[];
  readonly tags: readonly string[];
  readonly at: number;
  /** What stands behind, on the same line of thought. */
  readonly rest: string;
}

function cutIn({ reading }: Told, sentence: AlignedSentence): Cut | undefined {
  const source = originOf(sentence.source);
  const ours = reading.words;
  const last = ours.at(-1);
  if (source.structured || last === undefined || last.value >= 0 || ours.length < LEAST_WORDS)
    return undefined;
  const theirs = source === sentence.source ? sentence.reading : source.sentence(sentence.sentence);
  const at = placeOf(ours, theirs.words);
  const next = theirs.words[at + 1];
  // "The scenes with the flood" of "the flood scenes".
  if (at < 0 || next === undefined || ours.some(({ lemma }) => lemma === next.lemma)) return undefined;
  const rest = restOf(theirs, at);
  // A mark ends what the last word needs.
  if (!/^ [\p{L}\d$€£]/u.test(rest)) return undefined;
  return { ours, theirs: theirs.words, tags: tagsOf({ ...sentence, source, reading: theirs }), at, rest };
}

/** Fewer words are no statement. */
const LEAST_WORDS = 2;

/** The one place where a sentence has the last words of a statement; -1 for none or two. */
function placeOf(ours: readonly Word[], theirs: readonly Word[]): number {
  const [before, last] = [ours.at(-2), ours.at(-1)!];
  const places = theirs.flatMap(({ form }, at) => (form === last.form ? [at] : []));
  const close = places.filter((at) => theirs[at - 1]?.form === before?.form);
  const [at = -1, ...more] = close.length > 0 ? close : places;
  return more.length > 0 ? -1 : at;
}

const restOf = ({ text, words, end }: Reading, at: number): string => text.slice(words[at]!.end, end);

/** What tells when, how long or by how much, and is no thing done. */
const TIME =
  /^ (?:(?:last|next|this|that|each|every|the (?:day|week|month|year|same|next|following)|today|yesterday|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|half|a (?:day|week|month|year|moment|minute|few|couple|little|lot|bit|good)|an hour|all|most|some|several|many|once|twice|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b|[\d$€£])/iu;

/** "Full of smoke" for "full", "out of milk" for "out". */
function lacksOf({ theirs, tags, at, rest }: Cut): boolean {
  return (
    /^ of (?!course\b|charge\b|cost\b)/.test(rest) &&
    (/^JJ$/.test(tags[at]!) || OF_WHAT.has(theirs[at]!.form))
  );
}

const OF_WHAT = wordSet(
  'empty full free short tired sick afraid clear clean sure out rid aware proud devoid',
);

/** Nouns that say no more of what stands before them than that it is spoken of. */
const OF_SAME =
  /^(?:figures?|numbers?|levels?|rates?|amounts?|totals?|prices?|costs?|data|results?|work|process|services?|projects?|events?|area|team|department|office|group|system|policy|plan|issues?|problems?|case|matter|trip|ride|tour|basis|period|time|yesterday|today)$/;

/** "Ran for the train drivers' union" for "ran for the train"; "made the deposit payment" says who paid the deposit. */
function lacksHead({ ours, theirs, tags, at, rest }: Cut): boolean {
  const next = theirs[at + 1]!;
  if (tags[at] !== 'NN' || !/^NNS?$/.test(tags[at + 1]!) || next.value >= 0) return false;
  if (theirs[at - 1]?.form !== ours.at(-2)!.form || OF_SAME.test(next.form) || TIME.test(rest)) return false;
  // What looks like a noun may be the verb of the sentence: "liability for loss lies with the carrier".
  if (tags[at + 1] === 'NNS' && /^(?:IN|TO|DT|RB|PRP\$?|MD|VB.?)$/.test(tags[at + 2] ?? '')) return false;
  return !ours.some(
    ({ lemma, weight }) => weight > 0 && lemma.slice(0, ALIKE) === next.lemma.slice(0, ALIKE),
  );
}

/** Letters by which a deed and its noun begin alike. */
const ALIKE = 3;

/** Verbs that are said without what they are done to and mean no other deed. */
const OBJECTLESS = wordSet(
  'eat drink read write pay sign drive cook clean study sing play teach smoke paint hunt vote apply order buy sell ' +
    'attend enter pass help know understand lead accept agree approve answer reply respond report watch visit ' +
    'follow call phone phoned ask reach train bake knit dance sew file perform investigate negotiate confirm complain ' +
    'enrol enroll register object travel',
);
const DETERMINED = wordSet(
  'the a an its his her their our your my this that these those of in on at by with',
);
const OPENS_OBJECT = /^(?:DT|PRP\$?|JJ|NNS?|NNP|CD)$/;
const BE = /^(?:am|is|are|was|were|be|been|being|gets?|got)$/;
const PARTICLE = /^(?:off|up|out|down|over|in|on|away|back)$/;
/** What is won of which who won it won. */
const CONTEST =
  /^ (?:(?:the|an?|its|their|his|her) )?(?:[\p{L}-]+ ){0,2}(?:match|game|final|semi-final|cup|title|race|election|case|lawsuit|appeal|vote|championship|tournament|war|battle|point|set|round|league)\b/iu;

/** "Left a tip" for "left", "gave up sugar" for "gave up": done to a thing it is another deed. */
function lacksObject({ ours, theirs, tags, at, rest }: Cut): boolean {
  const isParticle = PARTICLE.test(ours.at(-1)!.form);
  const verb = isParticle ? at - 1 : at;
  const said = ours.at(isParticle ? -2 : -1)!;
  if (!/^VB[DPZN]?$/.test(tags[verb] ?? '') || said.weight === 0) return false;
  // "Under the eyes of a clerk".
  if (DETERMINED.has(ours.at(isParticle ? -3 : -2)?.form ?? '')) return false;
  // What somebody handed in was handed in.
  if (ours.some(({ form, value }) => value < 0 && BE.test(form)) || OBJECTLESS.has(said.lemma)) return false;
  if (/^(?:win|won|lose|lost)$/.test(said.form) && CONTEST.test(rest)) return false;
  return OPENS_OBJECT.test(tags[at + 1]!) && theirs[at + 1]!.value < 0 && !TIME.test(rest);
}

/** Verbs that are done to somebody with something, or that say what they make of a thing. */
const WITH_TWO = wordSet(
  'leave sell give lend buy bring offer hand grant award get find cook build owe throw cost save send make consider ' +
    'want keep deny refuse lose forbid deem think judge hold',
);

/** "Gave the dog a bath" for "gave the dog", "made Ruth captain" for "made Ruth". */
function lacksSecond({ ours, theirs, tags, at, rest }: Cut): boolean {
  const verb = ours.findIndex(({ lemma, weight }) => weight > 0 && WITH_TWO.has(lemma));
  if (verb < 1 || verb === ours.length - 1 || ours.length - verb > LONGEST || TIME.test(rest)) return false;
  if (ours.some(({ form }) => BE.test(form)) || !/^(?:NN|PRP)/.test(tags[at]!)) return false;
  const next = tags[at + 1]!;
  if (theirs[at + 1]!.value >= 0) return false;
  if (/^(?:leave|left)/.test(ours[verb]!.form) && / to (?:the|an?|his|her|its|their|\p{Lu})/u.test(rest))
    return rest.startsWith(' to ');
  return /^(?:DT|PRP\$|JJ)$/.test(next) || theirs[at + 1]!.form === 'out';
}

/** Words from a verb to the end of the one thing that it is done to. */
const LONGEST = 5;

/** Verbs by which somebody is said to be something. */
const MAKING = wordSet('find deem declare hold consider leave make judge rule presume believe think keep');

/** "Was found not guilty" for "was found". */
const lacksPredicate = ({ ours, tags, at }: Cut): boolean =>
  MAKING.has(ours.at(-1)!.lemma) &&
  ours.some(({ form }) => BE.test(form)) &&
  /^(?:JJ|VBN|RB)$/.test(tags[at + 1]!) &&
  /^(?:JJ|VBN|NN)/.test(tags[at + 2] ?? tags[at + 1]!);

/** Verbs under which what is left out widens what is said to have ended, or not to be. */
const ENDING = wordSet(
  'stop quit cease finish avoid ban prohibit forbid refuse decline discontinue abandon oppose outlaw resent hate',
);
/** What tells when or why it ended. */
const SINCE =
  /^ (?:(?:in|on|since|at|by|from|after|before|during|until|as of) (?:the )?(?:\d|(?:early|mid|late)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tues|wednes|thurs|fri|satur|sun)|spring|summer|autumn|fall|winter|(?:an?|his|her|their|its|the|that|this)\b)|after|before|when|because|since|due|so|and|but|as|altogether|entirely|completely|immediately|today|yesterday|last|this|again|for good|for (?:health|safety|legal|security)|to (?:save|avoid|protect|cut|reduce|comply))/iu;
/** What is done on other days, in other places, or to others goes on. */
const EACH_TIME =
  /^ (?:on (?:\p{L}+days|flights)|in the (?:evenings?|mornings?|changing|car)|at (?:night|home|work))\b/iu;

/** "Stopped smoking indoors" for "stopped smoking". */
function lacksBound({ ours, tags, at, rest }: Cut): boolean {
  const verb = ours.findIndex(({ lemma, weight }) => weight > 0 && ENDING.has(lemma));
  const deed = verb < 0 ? undefined : ours.slice(verb + 1).find(({ weight }) => weight > 0);
  if (deed === undefined || !(deed.form.endsWith('ing') || ours[verb + 1]?.form === 'to')) return false;
  if (EACH_TIME.test(rest)) return true;
  return !SINCE.test(rest) && /^(?:IN|TO|NNS?|JJ|RB)$/.test(tags[at + 1]!);
}

/** "Worked in mice", "approved for use in horses". */
const IN_PART =
  /^ (?:in (?:mice|rats|animals|vitro|theory|principle|simulations?|tests only|part)\b|for (?:use (?:in|by|on|at|with)|export|trials?|testing|adults|children|animals|women|men)\b|of nothing\b|(?:apart|aside) from\b|except(?:ing)?\b|save for\b|other than\b|excluding\b|bar (?:one|two|the|a)\b)/iu;

const isInPart = ({ rest }: Cut): boolean => IN_PART.test(rest);

/** "Treated the patient as a child". */
const lacksAs = ({ ours, rest }: Cut): boolean =>
  /^ (?:as|like) (?:an?|the|if|though)\b/.test(rest) &&
  ours.some(({ lemma }) => /^(?:treat|regard|see|view|know)$/.test(lemma));

/** What is won or lost for the sake of an office or a thing. */
const STRIVING = /^(?:race|fight|battle|bid|contest|campaign|struggle|search|hunt)$/;

/** "Won the race for mayor" for "won the race". */
const lacksFor = ({ ours, rest }: Cut): boolean =>
  STRIVING.test(ours.at(-1)!.form) && /^ (?:for|to|against) /.test(rest);

/** Verbs that shut a thing to some, or for a time. */
const SHUTTING = /^(?:close|shut|leave|quit)$/;
const FOR_A_TIME =
  /^ (?:early |briefly |temporarily )?for (?:about |around |some |only |just |nearly |almost )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|several|some|half an) ?(?:few |couple of )?(?:second|minute|hour|day|week|night|weekend|month|while|moment|time)s?\b/iu;

/** "Closed to lorries", "closed the account for two days". */
function lacksToWhom({ ours, tags, at, rest }: Cut): boolean {
  if (!ours.some(({ lemma }) => SHUTTING.test(lemma))) return false;
  if (FOR_A_TIME.test(rest)) return true;
  return (
    rest.startsWith(' to ') &&
    ours.some(({ lemma }) => /^(?:close|shut)$/.test(lemma)) &&
    !/^VB$/.test(tags[at + 2] ?? '')
  );
}

const TESTS: readonly ((cut: Cut) => boolean)[] = [
  lacksOf,
  lacksHead,
  lacksObject,
  lacksSecond,
  lacksPredicate,
  lacksBound,
  isInPart,
  lacksAs,
  lacksFor,
  lacksToWhom,
];
