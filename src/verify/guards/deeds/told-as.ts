/**
 * "The budget was approved" by "Draft: the budget was approved", "Perhaps …", "…, in theory", "…; this is not confirmed": what
 * a sentence is told as holds of all that is drawn from it, by whatever step.
 */
import { ATTRIBUTION, HEDGE } from '../../../text/cues.ts';
import { isToldAs } from '../../claim/told-as.ts';
import { originOf } from '../../context/retold.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { isStruck } from '../../read/listed.ts';
import { isMarkedUnreal } from '../../read/marked-unreal.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

export const TOLD_AS: readonly Guard[] = [
  against('modality', 'any', ({ reading, support }) =>
    support.sentences.some(
      (one, slot) =>
        !one.source.structured &&
        // A label of a record is the name of its value: "Deleted: 12 records".
        ((!one.source.isRecord(one.sentence) && isToldAs({ claim: reading, support }, one, slot)) ||
          isStruck({ support }, one, slot)),
    ),
  ),
  against('modality', 'any', (told) =>
    told.support.sentences.some((one, slot) => isGuessed(told, one, slot)),
  ),
  against('modality', 'any', ({ reading, support }) =>
    support.sentences.some(
      ({ source, sentence }) =>
        !OF_TEXTS.test(textOf(reading)) &&
        !originOf(source).structured &&
        sentence < originOf(source).scan.sentenceCount &&
        isMarkedUnreal(originOf(source), sentence),
    ),
  ),
  against('modality', 'any', ({ reading, support }) =>
    support.sentences.some((one) => isLeftOpen(reading.cues, wholeOf(one), textOf(reading))),
  ),
];

/** What a statement of a draft or a sample itself has. */
const OF_TEXTS =
  /\b(?:draft\p{L}*|templates?|examples?|samples?|tests?|demo|suggest\p{L}*|propos\p{L}*|sent|sends?|unsent)\b/iu;

/** A word before a whole sentence by which all of it is a guess; not one of why, how often or how much. */
const GUESS =
  /^\W*(?:\p{Lu}[\p{L} .'-]{0,30}: )?(?:afaik|afaict|aiui|iirc|imo|imho|as far as (?:i|we) (?:know|can (?:tell|see)|remember|recall|am aware|are aware)|if (?:i|we) (?:recall|remember)(?: (?:correctly|rightly|right))?|to (?:the best of )?my knowledge|perhaps|maybe|possibly|presumably|reportedly|allegedly|supposedly|purportedly|hopefully|theoretically|rumou?r has it(?: that)?|word has it(?: that)?|(?:it is|it's|it was) (?:said|rumou?red|alleged|believed|thought|claimed|feared|hoped|assumed|suspected|unlikely|possible|doubtful|conceivable) that)\b,?\s(?!(?:because|due|owing|thanks|as|for|in part|out of|not|more|most|the (?:most|best|worst|biggest)|surprisingly|unsurprisingly)\b)/iu;
/** Where what is guessed ends: a statement of its own follows. */
const ENDS = /[;:.]\s|,? (?:but|however|yet|although|though|while|whereas)\b/iu;

/** Whether all that a sentence has of a statement stands in what it opens as a guess. */
function isGuessed({ reading, support }: Told, one: AlignedSentence, slot: number): boolean {
  if ((reading.cues & (HEDGE | ATTRIBUTION)) !== 0 || one.source.structured) return false;
  const whole = wholeOf(one);
  const guess = GUESS.exec(whole)?.[0];
  if (guess === undefined) return false;
  const rest = whole.slice(guess.length);
  const said = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length).toLowerCase();
  const { words, text, start } = one.reading;
  const own = support.matches
    .flatMap(({ at }, i) =>
      support.from[i] === slot && at >= 0 && words[at]!.weight > 0 ? [words[at]!] : [],
    )
    .filter((word) => word.start >= start + guess.length || one.source !== originOf(one.source));
  // What is reckoned from it has no word of it.
  return (
    own.length === 0 || own.some((word) => said.includes(text.slice(word.start, word.end).toLowerCase()))
  );
}

/** What behind a sentence leaves all of it open. */
const LEFT_OPEN =
  /(?:, (?:maybe|perhaps|possibly|probably|presumably|hopefully|in theory|theoretically|rumou?r has it|or so (?:it seems|i hear|they say)|I (?:think|believe|guess|suppose|hope|imagine|reckon)|(?:[\p{L}'\u2019-]+ ){1,3}(?:imagin(?:es|ed)|dream(?:s|ed|t)|fantasi[sz](?:es|ed)|jok(?:es|ed)|speculat(?:es|ed)|predict(?:s|ed)|pretend(?:s|ed)|wish(?:es|ed)))|[;,\u2013\u2014-] ?(?:but |though |although |however,? )?(?:this|that) (?:has not|hasn['\u2019]t|was not|wasn['\u2019]t|is not|isn['\u2019]t|has never|was never|has yet to|is yet to|is still to|could not|cannot|can't|remains to) (?:yet |been |be |yet been |so far been ){0,2}(?:independently |officially |formally )?(?:confirmed|verified|proven|proved|checked|corroborated|established|substantiated|certain)|\s[\u2013\u2014-]{1,2} not!)[.!]*\s*$/iu;

const isLeftOpen = (cues: number, whole: string, said: string): boolean => {
  if ((cues & (HEDGE | ATTRIBUTION)) !== 0 || !LEFT_OPEN.test(whole)) return false;
  return !LEFT_OPEN.test(said);
};

/** What a sentence says in the text that it was read from. */
function wholeOf({ source, sentence, reading }: AlignedSentence): string {
  const origin = originOf(source);
  return !origin.structured && sentence < origin.scan.sentenceCount ? origin.said(sentence) : textOf(reading);
}
