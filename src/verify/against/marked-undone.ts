/**
 * A mark behind a sentence that takes back what it says, in any language: "the transfer was approved (expired)",
 * "… – reversed", "… (?)", "die Rechnung wurde bezahlt (storniert)".
 */
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import type { LooksAgainst } from './looks-against.ts';

const UNDONE =
  'expired|lapsed|superseded|supersedes?|reversed|rejected|refused|declined|denied|overturned|cancell?ed|void(?:ed)?|null|annulled|' +
  'obsolete|outdated|withdrawn|revoked|rescinded|retracted|disputed|contested|undone|deleted|removed|replaced|wrong|incorrect|untrue|' +
  'false|erroneous|in error|by mistake|tb[acd]|to do|todo|to be \\w+|pending|planned|proposed|proposal|draft|template|sample|example|dummy|' +
  'fictional|fictitious|fake|hoax|hypothetical|simulated|simulation|unconfirmed|unverified|unproven|not \\w+|never \\w+|no longer|failed|' +
  'bounced|rolled back|on hold|suspended|paused|postponed|deferred|in progress|ongoing|incomplete|unfinished|partial|partially|partly|' +
  'in part|alleged(?:ly)?|rumou?red|rumou?r|reportedly|supposedly|forecast|projected|preliminary|provisional(?:ly)?|tentative(?:ly)?|' +
  'conditional(?:ly)?|optional|archived|disregard|ignore|joke|just kidding|sarcasm|ironically|attempted|almost|nearly|in theory|' +
  'test only|demo|demo only|training|sandbox|staging|requested|awaiting \\w+|subject to \\w+|if \\w+(?: \\w+)?|maybe|perhaps|probably|' +
  'unclear|unknown|doubtful|questionable|claimed|unofficial|unpaid|unsigned|blocked|held|open|old|wish|see correction|test|tests? only|practice|rehearsal';
/** In German, French and Spanish. */
const ELSEWHERE =
  'abgelaufen|storniert|ung\u00fcltig|widerrufen|unbest\u00e4tigt|geplant|entwurf|muster|beispiel|vorlage|vorl\u00e4ufig|ausstehend|offen|' +
  'abgelehnt|zur\u00fcckgezogen|zur\u00fcckgenommen|gel\u00f6scht|\u00fcberholt|veraltet|hinf\u00e4llig|aufgehoben|angeblich|vielleicht|nicht \\p{L}+|noch (?:offen|nicht)(?: \\p{L}+)?|in arbeit|teilweise|' +
  'annul\u00e9e?s?|expir\u00e9e?s?|p\u00e9rim\u00e9e?s?|rejet\u00e9e?s?|refus\u00e9e?s?|retir\u00e9e?s?|brouillon|exemple|mod\u00e8le|pr\u00e9vue?s?|non \\p{L}+|\u00e0 confirmer|en attente|en cours|provisoire|obsol\u00e8te|supprim\u00e9e?s?|' +
  'anulad[oa]s?|cancelad[oa]s?|caducad[oa]s?|vencid[oa]s?|rechazad[oa]s?|retirad[oa]s?|borrador|ejemplo|plantilla|previst[oa]s?|sin confirmar|por confirmar|pendiente|en curso|obsolet[oa]s?|eliminad[oa]s?|revocad[oa]s?|no (?:confirmad|v\u00e1lid|pagad|firmad|vigent|aprobad)\\p{L}*';
const MARK = new RegExp(
  String.raw`(?:\s[-–—]{1,2}\s?|\s?[([])(?:(?:now|since|later|currently|still|has been|was|is|but|later|then|already)\s)*(?:${UNDONE}|${ELSEWHERE})(?:\s(?:on|since|as of|by|in)\s[^()[\]]{1,24}|\s(?:today|yesterday|later|since|again|only|now))?[)\]]?[.!]*\s*$`,
  'iu',
);
/** What is to be confirmed, without a mark before it. */
const OPEN = /\S (?:tbc|tbd|tba|n\/k)[.)]?\s*$/iu;
/** A question mark in brackets, or several at the end. */
const ASKED = /\s[([]\s*\?[?!]*\s*[)\]]?[.!]?\s*$|[?!]*\?\?+\s*$/u;

/** The support's own sentence, where a mark behind it takes it back and the statement does not say so itself. */
export const markedUndone: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const [first] = support.sentences;
  const source = originOf(first!.source);
  if (claim.question || source.structured) return [];
  const { sentence, document } = first!;
  const { text, start, end } = source.sentence(sentence);
  const said = claim.text.slice(claim.start, claim.end).toLowerCase();
  const told = text.slice(start, end);
  const [mark] = MARK.exec(told) ?? [];
  // "Head: yes; finance: – pending" marks the last of several.
  const last = start + Math.max(told.lastIndexOf('; '), told.lastIndexOf(', '));
  const isOfIt = support.matches.some(
    ({ at }, i) => support.from[i] === 0 && at >= 0 && first!.reading.words[at]!.start >= last,
  );
  if (last > start && originOf(first!.source) === first!.source && !isOfIt) return [];
  const isMarked = (mark !== undefined && !isSaid(mark, said)) || ASKED.test(told) || OPEN.test(told);
  return isMarked ? [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)] : [];
};

/** Whether a statement says what the mark says. */
const isSaid = (mark: string, said: string): boolean =>
  (mark.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => said.includes(word.slice(0, 5)));
