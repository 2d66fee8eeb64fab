/**
 * What a later line, or another source, takes back in words of its own: "block removed" of what is blocked, "Ms. Rao cancels"
 * of what she will do, "the clinic has moved to Dock Lane" of where it is, "the rota no longer holds" of what it says.
 */

import { gather } from '../../text/gather.ts';
import { lazily, once } from '../../text/once.ts';
import { originOf } from '../context/retold.ts';
import { escaped } from '../context/tellings/words.ts';
import { alignedSentence } from '../match/support.ts';
import type { Document } from '../read/document.ts';
import type { LooksAgainst } from './looks-against.ts';

/** What a sentence must hold before it is read for any of these. */
const MAY_TAKE_BACK =
  /\b(?:removed|lifted|released|cleared|cancels?|superseded|cancelled|withdraws|withdrawn|withdrew|pull(?:s|ed) out|drop(?:s|ped) out|make it|moved|relocated|no longer|out of date|outdated|obsolete|postponed|rescheduled|shifted|changed|extended|ended|pushed|brought|put|meant|intended|ignore|disregard)\b/i;
const OPEN =
  /\b(?:not|never|[Ii]f|[Ww]hen|[Oo]nce|until|unless|will|would|should|may|might|could|must|hope\w*|expect\w*|wants?|asked|almost|nearly|before|whether|by \w+ing)\b|n['\u2019]t be\b|\?/u;
/** Sentences of a source that are looked through. */
const MOST_SENTENCES = 60;

/** Whether a source has a word by which anything is taken back. */
const mayTakeBack = once(({ scan: { text } }: Document) => MAY_TAKE_BACK.test(text));

/** Whether a sentence takes a statement back. */
type TakesBack = (said: string) => boolean;

/** The sentences behind the support, or of another source, that take back what the statement says. */
export const takenBack: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const own = originOf(first!.source);
  if (claim.language !== 'en' || claim.question || own.structured) return [];
  const ours = claim.text.slice(claim.start, claim.end).trim().replace(/\.$/, '');
  const line = own.sentence(first!.sentence);
  const told = own.text.slice(line.start, line.end);
  const readers = lazily(() => READERS.flatMap((reader) => reader(ours, told) ?? []));
  return gather(documents, (source, document) => {
    const { text, sentenceStart, sentenceEnd, sentenceCount } = source.scan;
    if (source.structured || source.language === 'other' || !mayTakeBack(source)) return [];
    const from = document === first!.document ? first!.sentence + 1 : 0;
    const last = Math.min(sentenceCount, from + MOST_SENTENCES);
    for (let sentence = from; sentence < last; sentence++) {
      const said = text.slice(sentenceStart[sentence], sentenceEnd[sentence]).trim();
      if (MAY_TAKE_BACK.test(said) && !OPEN.test(said) && readers().some((takes) => takes(said)))
        return [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)];
    }
    return [];
  });
};

/** What reads a statement, beside the sentence that says it, and gives what takes it back; undefined where nothing would. */
type Reader = (claim: string, told: string) => TakesBack | undefined;

/** States by their nouns: who lifts the one has ended the other. */
const STATES: readonly (readonly [state: RegExp, noun: string])[] = [
  [/\b(?:is|are|remains?) (?:still |now |currently )?blocked$/, 'block|barrier|blockage|obstruction'],
  [/\b(?:is|are|remains?) (?:still |now |currently )?locked$/, 'lock'],
  [/\b(?:is|are|remains?) (?:still |now |currently )?suspended$/, 'suspension'],
  [/\b(?:is|are|remains?) (?:still |now |currently )?banned\b/, 'ban'],
  [/\b(?:is|are|remains?) (?:still |now |currently )?frozen$/, 'freeze'],
  [/\b(?:is|are|remains?) (?:still |now |currently )?on hold$/, 'hold'],
  [/\b(?:is|are|remains?) (?:still |now |currently )?restricted$/, 'restrictions?'],
  [/\b(?:is|are|remains?) (?:still |now |currently )?quarantined$/, 'quarantine'],
];

const lifted: Reader = (claim) => {
  const noun = STATES.find(([state]) => state.test(claim))?.[1];
  if (noun === undefined) return undefined;
  // "Block removed" of the one that the text is about; "the block on account 5" may be of another.
  const lifts = new RegExp(
    String.raw`^(?:[^.;]{0,24}: |later:? |then )?(?:the )?(?:${noun}) (?:was |has been |is now |is )?(?:removed|lifted|released|cleared|ended)\b(?! (?:on|from|for) (?!\d|\p{Lu}\p{L}+day))`,
    'iu',
  );
  return (said) => lifts.test(said);
};

const MESSAGE = '(?:message|mail|e-?mail|reply|note|text|letter|post|answer)';
const MISSENT = new RegExp(
  String.raw`\b(?:my|our|the|that) (?:last|previous|earlier|first) ${MESSAGE}\b[^.;]{0,40}\b(?:meant|intended|addressed|sent) (?:for|to (?:you )?(?:by mistake|in error)|by mistake|in error|to an?other)|\b(?:ignore|disregard|discard) (?:my|our|the|that|this) (?:(?:last|previous|earlier|first|other) )?${MESSAGE}\b`,
  'iu',
);

/** "My last message was meant for another customer": what it said was said to somebody else. */
const missent: Reader = () => (said) => MISSENT.test(said);

const NAME = String.raw`(?:(?:Mr|Ms|Mrs|Dr)\.? )?\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?`;
const IS_TO = new RegExp(
  `^(${NAME}) (?:will|is going to|is to|attends|is coming|comes|joins|speaks|takes part|is attending|is speaking|plans to)\\b`,
  'u',
);
const NOT_NAMES =
  /^(?:The|A|An|This|That|It|He|She|They|We|I|You|All|Some|No|Our|My|His|Her|Their|Its|Nobody|Everyone)\b/;
const CANCELS = String.raw`(?:has |had |is )?(?:cancels|cancelled(?! the| her| his| their| my| our| a\b)|withdraws|withdrew|withdrawn|pulls out|pulled out|drops out|dropped out|can(?:not|['\u2019]t) make it)(?= *[.,;!]?$| (?:on|at|from|for|yesterday|today)\b)`;

const withdrawn: Reader = (claim) => {
  const name = IS_TO.exec(claim)?.[1];
  if (name === undefined || NOT_NAMES.test(name)) return undefined;
  const takes = new RegExp(String.raw`(?:^|[:,;] |\bPS:? )${escaped(name)} ${CANCELS}`, 'u');
  return (said) => takes.test(said);
};

const STANDS =
  /^(?:the|our|their|his|her) ([\p{L}' -]{2,40}?) (?:is|stands|is located|is situated|is based) (?:in|at|on) /iu;

/** Where something is that has moved elsewhere. */
const moved: Reader = (claim) => {
  const name = STANDS.exec(claim)?.[1];
  if (name === undefined) return undefined;
  const place = claim.slice(STANDS.exec(claim)![0].length).replace(/^the /, '').toLowerCase();
  if (!/^[\p{L}\d]/u.test(place) || !/ (?:in|at|on) (?:the )?(?:\d+\w? )?\p{Lu}/u.test(claim))
    return undefined;
  const moves = new RegExp(
    `(?:^|: |, )(?:the|our|their|his|her) ${escaped(name)} (?:has |have )?(?:since |now |just |recently )?(?:moved|relocated|been moved|been relocated) to (.+)`,
    'iu',
  );
  return (said) => {
    const to = moves.exec(said)?.[1];
    return to !== undefined && !to.toLowerCase().includes(place);
  };
};

const PAPERS = `(?:rota|roster|list|price list|schedule|timetable|plan|rule|policy|offer|notice|menu|memo|guideline|version|section|clause)`;
const PAPER = new RegExp(String.raw`\b${PAPERS}(?: (?:\d+|of \p{L}+))?(?=:|\.|,|$| says)`, 'iu');
const VOID = `(?:no longer (?:holds|applies|is valid|counts)|is no longer (?:valid|in force|current|correct)|is (?:out of date|outdated|obsolete|superseded)|has been withdrawn|was withdrawn)`;

/** What a paper says that holds no more. */
const voided: Reader = (_claim, told) => {
  const paper = PAPER.exec(told)?.[0];
  if (paper === undefined) return undefined;
  const noun = paper.replace(/ (?:\d+|of \p{L}+)$/u, '');
  const takes = new RegExp(
    String.raw`\b(?:${escaped(paper)}|(?:the|this|that) ${escaped(noun)}) ${VOID}`,
    'iu',
  );
  return (said) => takes.test(said);
};

const DAY_OR_TIME = /\b(?:\d{1,2}:\d\d|\d{1,2} \p{Lu}\p{L}+|\p{Lu}\p{L}+ \d{1,2}|\p{Lu}\p{L}+day)\b/u;
const IT_MOVED =
  /^It (?:was|has been|had been|has since been|had since been|has now been) (?:then |later |since |afterwards |subsequently |again )*(?:moved|changed|postponed|extended|pushed back|put back|brought forward|rescheduled|shifted)(?: again)? (?:from [^,;]{1,24} )?to ([^,;.]+)/u;

/** When something is that was moved there, and then elsewhere: of the sentence right behind only. */
const movedOn: Reader = (claim, told) => {
  const at = DAY_OR_TIME.exec(claim)?.[0];
  if (at === undefined || !/\b(?:is|are|has|starts|begins|ends)\b/.test(claim) || !told.includes(at))
    return undefined;
  return (said) => {
    const to = IT_MOVED.exec(said)?.[1];
    return to !== undefined && DAY_OR_TIME.test(to) && !to.includes(at);
  };
};

const READERS: readonly Reader[] = [missent, lifted, withdrawn, moved, voided, movedOn];
