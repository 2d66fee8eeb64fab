/**
 * The same said otherwise of a later time: "The office is in Graz." beside "Since May the office is in Linz", "The mayor is Ms
 * Ruiz." beside "The new mayor is Mr Tan", and of two entries with their dates or versions the older one: "Note of 3 March: the
 * fee is 10 euros." beside "Note of 1 May: the fee is 12 euros". Both say the same but for one place.
 */
import { textOf } from '../../text/reading.ts';
import { originOf } from '../context/retold.ts';
import { alignedSentence } from '../match/support.ts';
import { isOfBearer } from './bearer-ended.ts';
import type { LooksAgainst } from './looks-against.ts';

const WHEN = String.raw`(?:\d{1,4}(?: \p{Lu}\p{Ll}+)?(?: \d{4})?|\p{Lu}\p{Ll}+(?: \d{1,4}){0,2}|(?:last|this) \p{L}+|today|yesterday|then|recently|the \p{L}+)`;
/** It is so since, at the head of a sentence. */
const SINCE = new RegExp(
  String.raw`^\W*(?:(?:please note|note|update|correction|we have moved)[:!,] )?(?:(?:[Ss]ince|[Aa]s of|[Aa]s from|[Ss]tarting|[Ee]ffective) ${WHEN},? |(?:[Nn]ow|[Tt]oday|[Cc]urrently|[Nn]owadays|[Mm]eanwhile|[Aa]t present),? )`,
  'u',
);
/** Or behind, or within it. */
const SINCE_BEHIND = new RegExp(String.raw` since ${WHEN}\W*$`, 'u');
const NOW = / (?:(?<be>is|are) (?:now|currently)|now (?<verb>\p{Ll}+s?)) /u;
const RENEWED = /^\W*(?:the|our|its|your|my) new (?=\p{L})/iu;
/** A later time is not told where it is asked, denied, or told of before. */
const OPEN =
  /\b(?:was|were|had|did|if|unless|whether|will|would|may|might|could|should|until|before|formerly|planned|proposed|wants?)\b|\?/u;
/** A label that dates or counts a line: "Note of 1 May: ", "Version 2: ", "3 May: ". */
const LABEL =
  /^\W*(?<kind>\p{L}[\p{L} ]{0,24}? )?(?:of |from |dated |as of )?(?:(?<day>\d{1,2})\.? (?<month>January|February|March|April|May|June|July|August|September|October|November|December)(?: (?<of>\d{4}))?|(?<year>(?:19|20)\d\d)|(?<number>\d{1,3}(?:\.\d{1,3})?))(?:,? \d{1,2}[:.]\d\d)?: (?=\S)/u;
const COUNTED = /^(?:version|v|edition|revision|rev|issue|draft|release|update|amendment)\.? $/iu;
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const MOST = 60;
const LONGEST = 300;
const LONGEST_SLOT = 6;

/** When a line was written, by its label, and what it says; undefined for one without such a label. */
function entryOf(
  text: string,
): { readonly kind: string; readonly at: number; readonly told: string } | undefined {
  const found = LABEL.exec(text);
  if (found === null) return undefined;
  const { kind = '', day, month, of, year, number } = found.groups!;
  const told = text.slice(found[0].length);
  if (day !== undefined)
    return {
      kind: `${kind}day`,
      at: Number(of ?? 0) * 400 + MONTHS.indexOf(month!) * 31 + Number(day),
      told,
    };
  if (year !== undefined) return { kind: `${kind}year`, at: Number(year), told };
  return COUNTED.test(kind) ? { kind, at: Number(number), told } : undefined;
}

/** What a sentence says is so by now, without the words that tell since when; undefined where it tells none. */
function toldOfNow(text: string): string | undefined {
  if (OPEN.test(text)) return undefined;
  if (SINCE.test(text)) return text.replace(SINCE, '');
  if (SINCE_BEHIND.test(text) && /\b(?:has|have) been\b/u.test(text))
    return text
      .replace(SINCE_BEHIND, '')
      .replace(/\bhas been\b/u, 'is')
      .replace(/\bhave been\b/u, 'are');
  if (NOW.test(text)) return text.replace(NOW, (...all) => ` ${all.at(-1).be ?? all.at(-1).verb} `);
  return RENEWED.test(text) ? text.replace(RENEWED, 'the ') : undefined;
}

const tokensOf = (text: string): readonly string[] =>
  (text.match(/[\p{L}\d](?:[\p{L}\d'\u2019@.,:-]*[\p{L}\d])?|[$€£%]/gu) ?? []).map((word) =>
    /^(?:our|its|your|their|my)$/iu.test(word) ? 'the' : word,
  );

const VERB =
  /^(?:is|are|has|have|may|must|can|(?:cost|need|end|start|begin|open|close|lead|take|run|goe?|work|live|use|require|include|cover|hold|pay|get|serve|sell|weigh|stop|leave|arrive|report|belong|amount|last|sit|stand|stay|depend|contain|wear|vote|meet|eat|sleep|park|send|receive|chair|head|manage|teache?|order|buy|train|fly|flie|sail|drive|write|sign|supply|supplie|deliver|host|store|keep|make|offer|accept|allow|play)s?)$/iu;
const LEADS = /^(?:in|at|on|by|to|for|from|with|of|under|near|the|an?|about|via|through|until|no)$/iu;
const ARTICLE = /^(?:the|an?|no)$/iu;
const SMALL = /^(?:the|an?|in|at|on|by|to|for|from|with|of|and|or|only|is|are)$/iu;

/** Whether two statements are the same but for what stands in one place. */
function differsInOne(said: string, told: string): boolean {
  const [own, theirs] = [tokensOf(said), tokensOf(told)];
  const same = (one: string | undefined, other: string | undefined): boolean =>
    one !== undefined && other !== undefined && one.toLowerCase() === other.toLowerCase();
  let from = 0;
  while (from < Math.min(own.length, theirs.length) && same(own[from], theirs[from])) from++;
  let behind = 0;
  const most = Math.min(own.length, theirs.length) - from;
  while (behind < most && same(own.at(-1 - behind), theirs.at(-1 - behind))) behind++;
  const [ours, others] = [own, theirs].map((all) => all.slice(from, all.length - behind));
  if (ours!.length === 0 || others!.length === 0 || Math.max(ours!.length, others!.length) > LONGEST_SLOT)
    return false;
  const [front, rest] = [own.slice(0, from), own.slice(own.length - behind)];
  if (from === 0) return isOfHolder(ours!, others!, rest);
  if (front.findLastIndex((word) => VERB.test(word)) < 1) return false;
  const last = front.at(-1)!;
  const leads = [ours![0]!, others![0]!].filter((word) => LEADS.test(word) && !ARTICLE.test(word));
  // "By phone" and "in French" are told of the same thing side by side.
  if (leads.length > 0 && sortOf(ours![0]!) !== sortOf(others![0]!)) return false;
  const isPlace = LEADS.test(last) || !/^(?:is|are)$/iu.test(last) || rest.some((word) => !SMALL.test(word));
  return isPlace || sortOf(ours![0]!) === sortOf(others![0]!);
}

/** "Ms Ruiz" and "Mr Tan", each "is the contact". */
const isOfHolder = (ours: readonly string[], others: readonly string[], rest: readonly string[]): boolean =>
  VERB.test(rest[0] ?? '') &&
  /^the$/iu.test(rest[1] ?? '') &&
  rest.length > 2 &&
  [ours, others].every((words) => words.every((word) => /^\p{Lu}/u.test(word)));

/** What sort of phrase a word opens: words of one sort cannot both be said of a thing behind "is". */
function sortOf(word: string): string {
  if (/\d/u.test(word)) return 'number';
  if (/^\p{Lu}/u.test(word)) return 'name';
  return LEADS.test(word) ? word.toLowerCase() : word;
}

const PRICE = /^(?<what>.{2,60}?) (?:(?:is|are) free(?: of charge)?|costs? [^.;]{1,30})\W*$/iu;

/** "The app is free" and "the app costs 3 euros". */
function differsInPrice(said: string, told: string): boolean {
  const [own, theirs] = [said, told].map((text) => PRICE.exec(text)?.groups?.what?.toLowerCase());
  return own !== undefined && own === theirs && /\bfree\b/iu.test(said) !== /\bfree\b/iu.test(told);
}

export const toldSince: LooksAgainst = (claim, units, support, documents, lexicon) => {
  const said = textOf(claim).trim().replace(/[.!]$/u, '');
  const [first] = support.sentences;
  if (support.sentences.length !== 1 || !isOfBearer(claim, said)) return [];
  const own = originOf(first!.source);
  if (own.structured) return [];
  const entry = entryOf(own.said(first!.sentence).trim());
  const isOther = (told: string): boolean => differsInOne(said, told) || differsInPrice(said, told);
  for (const [document, opened] of documents.entries()) {
    const source = originOf(opened);
    if (source.structured || !(source.language === 'en' || source.language === 'other')) continue;
    const from = document === first!.document ? first!.sentence + 1 : 0;
    const end = Math.min(source.scan.sentenceCount, from + MOST);
    for (let sentence = from; sentence < end; sentence++) {
      const text = source.said(sentence).trim().replace(/[.!]$/u, '');
      if (text.length > LONGEST) continue;
      const later = entry === undefined ? undefined : entryOf(text);
      const isLater = later !== undefined && later.kind === entry!.kind && later.at > entry!.at;
      const told = isLater ? later.told : toldOfNow(text);
      if (told !== undefined && isOther(told))
        return [alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon)];
    }
  }
  return [];
};
