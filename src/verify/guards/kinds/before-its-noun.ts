/** "Bought a car" by "bought car insurance", "the third win" by "the third defeat": a noun that only tells which of another is meant. */

import { matchesOf } from '../../../text/matches.ts';
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, againstUnit, type Guard, type Told, tagsOf, textOf } from '../guard.ts';
import { plainDeed } from '../plain-deed.ts';

/** Match from which a word is the statement's own. */
const OWN = 0.9;
/** Nouns that say no more of what stands before them than how it is spoken of. */
const OF_SAME =
  /^(?:figures?|numbers?|levels?|rates?|amounts?|totals?|volumes?|prices?|costs?|data|results?|work|process|services?|programm?e?s?|projects?|events?|areas?|sector|industry|business|department|team|office|units?|groups?|systems?|schemes?|polic(?:y|ies)|plans?|agreements?|contracts?|orders?|requests?|applications?|accounts?|issues?|problems?|cases?|matters?|today|yesterday|tomorrow|itself|herself|himself|themselves|models?|products?|items?|payments?|documents?|tickets?|sets?|pairs?|type|version|tour|ride|trip|session|training|course|class|classes|lessons?|party|member|members)$/;

const RESULTS = /\b(win|victory|triumph|defeat|loss|draw)\b(?! of\b)/giu;
const WON = /^(?:win|victory|triumph)$/i;

export const BEFORE_ITS_NOUN: readonly Guard[] = [
  againstUnit('entity', 'prose', isModifier),
  againstUnit('entity', 'prose', isSubjectOfOther, { said: () => SUBJECT }),
  against('negation', 'prose', isOtherResult, { said: () => RESULT, told: () => RESULT }),
];

const SUBJECT =
  /^\W*(?:the|its|his|her|their|our) (\p{Ll}+) (is|are|was|were|starts?|started|ends?|ended|opens?|opened|closes?|closed|costs?|began|begins?|runs?|ran|fell|rose|left|came|broke|\p{Ll}+ed)\b/iu;
const NO_NOUN =
  /^(?:\p{Ll}+ly|also|now|still|already|always|never|only|then|later|once|not|has|have|had|will|would|can|could|may|might|must|should|is|was|were|are|itself|alone|first|last|next|twice|again|ever|even|almost|nearly|quite|rather|yesterday|tomorrow|perhaps|maybe|who|whose|whom|when|where|if|so|thus|hence|today|both|all|each|just|often|soon|here|there|that|which|who|it|and|or|but|of|in|on|at|for|from|to|with|by|(?!(?:shed|bed|seed|feed|speed|weed|reed|deed|breed)$)\p{Ll}+(?:ed|ing))$/u;

const RESULT = /\b(?:win|victory|triumph|defeat|loss|draw)\b/iu;

function isModifier({ reading, units }: Told, sentence: AlignedSentence): number {
  const { reading: theirs, alignment } = sentence;
  const deed = plainDeed(reading);
  if (deed === undefined || deed.object < 0 || deed.object !== reading.words.length - 1) return -1;
  if (!/^(?:an?|the|his|her|its|their|our|my|your)$/.test(reading.words[deed.object - 1]?.form ?? ''))
    return -1;
  const unit = units.findIndex(({ from, to }) => deed.object >= from && deed.object < to);
  const match = unit < 0 ? undefined : alignment.matches[unit];
  if (match === undefined || match.at < 0 || match.strength < OWN) return -1;
  const { words, text } = theirs;
  const [own, next, after] = [words[match.at]!, words[match.at + 1], words[match.at + 2]];
  if (next === undefined || text.slice(own.end, next.start) !== ' ' || OF_SAME.test(next.form)) return -1;
  if (next.value >= 0 || next.weight === 0 || next.form.endsWith('ing')) return -1;
  if (words.filter(({ lemma }) => lemma === own.lemma).length !== 1) return -1;
  if (alignment.matches.some(({ at, strength }) => at === match.at + 1 && strength > 0)) return -1;
  const tags = tagsOf(sentence);
  const ends =
    after === undefined ||
    /[.,;!)]/.test(text[next.end] ?? '.') ||
    /^(?:IN|CC|TO)$/.test(tags[match.at + 2]!);
  return /^NNS?$/.test(tags[match.at]!) && /^NNS?$/.test(tags[match.at + 1]!) && ends ? unit : -1;
}

function isOtherResult({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [said, told] = [reading, theirs].map((one) => matchesOf(textOf(one), RESULTS).map(([noun]) => noun!));
  const isWon = (noun: string): boolean => WON.test(noun);
  return (
    said!.length > 0 &&
    told!.length > 0 &&
    said!.every((noun) => !told!.some((other) => other.toLowerCase() === noun.toLowerCase())) &&
    said!.some((noun) => told!.every((other) => isWon(other) !== isWon(noun)))
  );
}

const NOT_ASCII = /[^\0-\x7f]/;

/** Whether a text may have a verb right behind the one noun of its kind, or behind the word next to that. */
function mayGoOn(told: string, noun: string, verb: string): boolean {
  if (NOT_ASCII.test(told) || NOT_ASCII.test(verb)) return true;
  const text = told.toLowerCase();
  const behind = text.slice(text.indexOf(noun.toLowerCase()) + noun.length);
  const [, next = '', after = ''] = behind.split(' ', 3);
  return next.startsWith(verb.toLowerCase()) || after.startsWith(verb.toLowerCase());
}

/** "The budget is 40 million" by "the budget gap is 40 million", "the course starts" by "sign-up for the course starts". */
function isSubjectOfOther({ reading, units }: Told, { reading: theirs, source }: AlignedSentence): number {
  const [, noun = '', verb = ''] = SUBJECT.exec(textOf(reading)) ?? [];
  const told = textOf(theirs);
  if (noun === '' || source.structured || told.toLowerCase().split(noun.toLowerCase()).length !== 2)
    return -1;
  if (!mayGoOn(told, noun, verb)) return -1;
  const unit = units.findIndex(({ word }) => word.form === noun.toLowerCase());
  const next = new RegExp(String.raw`\b${escaped(noun)} (\p{Ll}+) ${verb}\b`, 'iu').exec(told)?.[1];
  if (next !== undefined && !NO_NOUN.test(next) && !OF_SAME.test(next)) {
    return reading.words.some(({ form }) => form === next) ? -1 : unit;
  }
  const led = new RegExp(
    String.raw`^\W*(?:the |an? |early |late )?([\p{L}-]+)(?: \p{Ll}+)? (?:for|about|against|before|after|around|near|outside) the ${escaped(noun)} ${verb}\b`,
    'iu',
  ).exec(told)?.[1];
  return led === undefined || reading.words.some(({ form }) => form === led.toLowerCase()) ? -1 : unit;
}
