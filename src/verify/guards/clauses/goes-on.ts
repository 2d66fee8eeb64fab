/**
 * What stands right behind the words of a statement, or right before them, and makes another statement of them: "was paid
 * by nobody", "ten users too few", "500 employees in Germany alone", "on a Friday in 2019", "took off its doors", "the
 * student who reported the teacher was fired".
 */
import { matchesOf } from '../../../text/matches.ts';
import type { Reading, Word } from '../../../text/reading.ts';
import { lemmasOf } from '../../claim/words-said.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, tagsOf, textOf } from '../guard.ts';

export const GOES_ON: readonly Guard[] = [
  against('negation', 'english', byNobody, { told: () => NOBODY }),
  against('quantity', 'english', byTooMuch, { told: () => TOO_MUCH }),
  against('quantity', 'english', hereAlone, { told: () => ALONE }),
  against('quantity', 'english', withOthers, { told: () => /^and$/ }),
  against('date_time', 'english', onSomeDay, { told: () => SOME_DAY }),
  against('role', 'english', withObject, { said: () => PARTICLE, told: () => PARTICLE }),
  against('role', 'english', ofTheRelative, { told: () => RELATIVE }),
  against('superseded', 'english', takenBack, { told: () => TAKEN_BACK }),
  against('condition', 'english', boundBehind, { told: () => BOUND_BEHIND }),
  against('modality', 'prose', addressedTo),
];

/** Match from which a word stands for one of the statement. */
const OWN = 0.9;

/** "Paid by nobody", which has every word of "paid". */
function byNobody({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  return NOBODY.test(textOf(theirs)) && !NOBODY.test(textOf(reading)) && !DENYING.test(textOf(reading));
}

const NOBODY = /\b(?:by|to|from|for|with) (?:nobody|no one|no-one|none|neither)\b/i;

const DENYING = /\b(?:nobody|no one|no-one|none|neither|nothing|not|never|no)\b|n['\u2019]t\b/i;

const TOO_MUCH = /\btoo (?:few|many|much|little|long|short|late|early|high|low|big|small)\b/i;
const ALONE = /\balone\b/i;

/** "Ten users too few" for "ten users", where the number is the statement's. */
function byTooMuch(told: Told, sentence: AlignedSentence): boolean {
  const { words, text, end } = sentence.reading;
  return (
    !/\btoo\b/i.test(textOf(told.reading)) &&
    numbersIn(told, sentence).some((at) => {
      const behind = text.slice(words[at]!.end, end);
      return /^(?: (?!for|of|in|at|by|from|to|with|and|or|as)[\p{L}-]+){0,2} too (?:few|many|much|little|long|short|late|early|high|low|big|small)\b/iu.test(
        behind,
      );
    })
  );
}

/** "500 employees in Germany alone", which are not all of them. */
function hereAlone(told: Told, sentence: AlignedSentence): boolean {
  const { words, text, end } = sentence.reading;
  return (
    !ALONE.test(textOf(told.reading)) &&
    numbersIn(told, sentence).some((at) =>
      /^(?: [\p{L}-]+){0,3} (?:in|at|for|from|on|during) (?:the )?[\p{L}\d-]+(?: [\p{L}\d-]+)? alone\b/iu.test(
        text.slice(words[at]!.end, end),
      ),
    )
  );
}

/** "71 passengers and crew" for "71 passengers": the number is that of both. */
function withOthers(told: Told, sentence: AlignedSentence): boolean {
  const { words, values } = sentence.reading;
  const numbers = numbersIn(told, sentence);
  if (numbers.length === 0) return false;
  const tags = tagsOf(sentence);
  const said = lemmasOf(told.reading.words);
  return numbers.some((at) => {
    // "The fine is 40 euros and doubles after a week."
    if (values[words[at]!.value]?.kind === 'money') return false;
    const joint = words.findIndex(
      ({ form, value }, k) => k > at && k <= at + 3 && value < 0 && form === 'and',
    );
    const other = words[joint + 1];
    if (joint < 0 || other === undefined || other.value >= 0 || said.has(other.lemma)) return false;
    const noun = /^NNS?$/.test(tags[joint - 1]!) && /^NNS?$/.test(tags[joint + 1]!) && !other.capital;
    return noun && !/^(?:VB[DPZ]|MD|NNS?|CD)$/.test(tags[joint + 2] ?? '');
  });
}

/** Where a sentence has the numbers of a statement. */
const numbersIn = ({ units }: Told, { alignment }: AlignedSentence): readonly number[] =>
  units.flatMap(({ value }, i) => {
    const { at, strength } = alignment.matches[i]!;
    return value !== undefined && at >= 0 && strength >= OWN ? [at] : [];
  });

const SOME_DAY =
  /\b(?:a|one|some) ((?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b/gi;

/** "On a Friday" for "on Friday". */
function onSomeDay({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const [said, other] = [textOf(reading), textOf(theirs)];
  return matchesOf(other, SOME_DAY).some(([whole, day]) => {
    const plain = new RegExp(String.raw`(?<!\b(?:a|one|some|every|each|any) )\b${day}\b`, 'i');
    return plain.test(said) && !said.toLowerCase().includes(whole.toLowerCase()) && !plain.test(other);
  });
}

const PARTICLE = /^(?:off|up|out|down|over|in|on|away|back)$/;
const OPENS_OBJECT = /^(?:the|an?|its|his|her|their|our|your|my|this|that|these|those|all|some|two|three)$/;

/** "Took off its doors" for "took off". */
function withObject(
  { reading: { words }, units }: Told,
  { reading: theirs, alignment }: AlignedSentence,
): boolean {
  const [verb, particle] = words.slice(-2);
  if (particle === undefined || !PARTICLE.test(particle.form) || verb!.weight === 0) return false;
  // "Was handed in" is said of what somebody hands in.
  if (/^(?:is|are|was|were|be|been|being|get|gets|got)$/.test(words.at(-3)?.form ?? '')) return false;
  const unit = units.findIndex(({ from, to }) => from <= words.length - 2 && words.length - 2 < to);
  const at = unit < 0 ? -1 : alignment.matches[unit]!.at;
  if (at < 0 || alignment.matches[unit]!.strength < OWN) return false;
  const [next, object] = theirs.words.slice(at + 1, at + 3);
  return next?.form === particle.form && object !== undefined && OPENS_OBJECT.test(object.form);
}

const RELATIVE = /^(?:who|that|which)$/;
const TENSED = /^(?:VB[DPZ]|MD)$/;

/** "The student who reported the teacher was fired" for "the teacher was fired". */
function ofTheRelative({ units, reading }: Told, sentence: AlignedSentence): boolean {
  const { reading: theirs, alignment } = sentence;
  const places = alignment.matches.flatMap(({ at, strength }) => (at >= 0 && strength >= OWN ? [at] : []));
  if (places.length < units.length || reading.words.some(({ form }) => RELATIVE.test(form))) return false;
  const first = Math.min(...places);
  const relative = theirs.words.findLastIndex(
    ({ form, value }, at) => at < first && value < 0 && RELATIVE.test(form),
  );
  if (theirs.words.filter(({ form, value }) => value < 0 && RELATIVE.test(form)).length > 1) return false;
  if (relative < 1 || isParted(theirs, relative, Math.max(...places))) return false;
  const tags = tagsOf(sentence);
  const tensed = (from: number, to: number): boolean => tags.slice(from, to).some((tag) => TENSED.test(tag));
  // The one verb before the statement's own is that of the clause, so what follows is said of whom the clause tells of.
  return !tensed(0, relative) && tensed(relative, first) && isNoun(theirs.words[relative - 1]!);
}

const isNoun = ({ weight, value }: Word): boolean => weight > 0 && value < 0;

/** Whether a comma or the like stands between two words. */
const isParted = ({ words, text }: Reading, from: number, to: number): boolean =>
  /[,;:()\u2013\u2014]/.test(text.slice(words[from]!.start, words[to]!.start));

const TAKEN_BACK =
  /[;,:.\u2013\u2014-] ?(?:but |and |yet |however,? |only |later |then )*(?:this|that|it|which|(?:the|this|that|its|his|her|their|our) [\p{L}-]+) (?:(?:was|were|is|has been|had been|turned out to be|proved(?: to be)?) )(?:later |then |since |subsequently |soon |an? |in |by )*(?:error|mistake|wrong|false|untrue|incorrect|invalid|withdrawn|revoked|reversed|rescinded|overturned|retracted|annulled|voided|undone|cancelled|canceled|not (?:true|so|the case|correct))\b/iu;

/** What a sentence says last of how far it holds: to whom alone, with what, and not in full. */
const BOUND_BEHIND =
  /; (?:(?:it|this|that|they|these) (?:only )?(?:appl(?:y|ies)|holds?|(?:is|are) (?:only )?(?:meant |reserved )?for) .+|(?:[\p{L}-]+ ){1,3}only|(?:with|for(?! (?:all )?(?:the )?(?:others?|rest)\b)|during|under|subject to|provided) (?:[^\s\d£$€]+ ){0,4}[^\s\d£$€]+?)\.?$|, (?:but )?not (?:in full|completely|entirely|fully|wholly|including \S+)\b|, (?:and|but) [^,;]{2,40} changed (?:his|her|its|their) mind\b/iu;

/** "Entry is free today; members only" and "was paid, not in full" for what stands before. */
function boundBehind({ reading }: Told, { source, sentence, reading: told }: AlignedSentence): boolean {
  const origin = originOf(source);
  if (origin.structured) return false;
  const found = BOUND_BEHIND.exec(textOf(origin === source ? told : origin.sentence(sentence)));
  const last = /[\p{L}\d]+(?=\P{L}*$)/u.exec(found?.[0] ?? '')?.[0];
  return last !== undefined && !textOf(reading).toLowerCase().includes(last.toLowerCase());
}

/** "The order was confirmed; this was an error", "was approved, but the approval was withdrawn". */
function takenBack({ reading }: Told, { source, sentence, reading: told }: AlignedSentence): boolean {
  const origin = originOf(source);
  if (origin.structured) return false;
  const whole = textOf(origin === source ? told : origin.sentence(sentence));
  const found = TAKEN_BACK.exec(whole);
  return found !== null && !textOf(reading).toLowerCase().includes(found[0].split(' ').at(-1)!.toLowerCase());
}

/** "To all agents: shut the counter" for "all agents shut the counter". */
function addressedTo(_: Told, sentence: AlignedSentence): boolean {
  const { words, text, start } = sentence.reading;
  const said = textOf(sentence.reading);
  const label = /^\s*(?:to|for|attention|attn|dear) [^:.,;]{2,40}: /i.exec(said);
  if (label === null) return false;
  const first = words.findIndex((word) => word.start - start >= label[0].length);
  return first > 0 && /^VBP?$/.test(tagsOf(sentence)[first]!) && text[words[first]!.end] !== ':';
}
