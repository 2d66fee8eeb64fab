/**
 * A line that breaks off before its object and an item of the list that it leads are one statement: "The parcel must contain:"
 * before "1. the receipt" says that the parcel must contain the receipt, and "Premium plan" before "- Phone support" that
 * the plan includes it.
 */
import { HEADING } from '../../../../text/scan.ts';
import type { Document } from '../../../read/document.ts';
import type { Teller, Telling } from '../types.ts';
import { bare, capital, lower } from '../words.ts';
import { isItem, leadOf, NUMBERED } from './lead-of.ts';

const VERB =
  'includ(?:es?|ed|ing)|contain(?:s|ed|ing)?|cover(?:s|ed|ing)?|needs?|needed|requires?|required|offers?|offered|' +
  'provides?|provided|features?|has|have|had|gets?|got|receives?|received|brings?|shows?|submit(?:s|ted)?|sends?|sent|' +
  'attach(?:es|ed)?|enclosed?s?|carry|carries|supports?|accept(?:s|ed)?|sells?|sold|excludes?|prohibits?|forbids?|' +
  'allows?|permits?|bans?|upload(?:ed)?|presents?|delivered|ordered|bought|returned|replaced|repaired|approved|' +
  'rejected|come with|comes with|came with|consists? of|appl(?:y|ies) to|pays? for|entitled to|qualif(?:y|ies) for';
/** "The room rate includes", "Applicants must submit the following documents with their form". */
const CLAUSE = new RegExp(
  String.raw`^(?<lead>(?:\p{Lu}[^,;:()"]{1,80}? )(?:${VERB}))(?: the following(?: (?:\p{L}[\p{L}-]* ){0,2}?\p{L}[\p{L}-]*s)?(?<behind> (?:to|for|with|in|at|on|by) [^,;:()"]{2,50})?)?$`,
  'u',
);
/** "What applicants need". */
const ASKED = new RegExp(String.raw`^What (?<lead>[^,;:()"?]{2,60} (?:${VERB}))$`, 'iu');
/** "Documents required for the visa": what is listed is so. */
const STATED =
  /^(?:the )?(?:\p{L}[\p{L}-]* )?\p{L}[\p{L}-]*s (?<state>required|needed|accepted|covered|included|excluded|allowed|permitted|prohibited)(?<behind> (?:to|for|with|in|at|on|by|from) [^,;:()"]{2,50})?$/iu;
/** What a list under its name tells the contents of. */
const OFFERED =
  /\b(?:plan|package|tier|subscription|membership|bundle|edition|kit|set|pass|ticket|rate|room|suite|hotel|apartment|licen[cs]e|course|box|tariff|fare|cabin)$/iu;
const CONTENTS = /\b(?:includes|comes with|offers|has|provides|features|contains)\b/u;

/** What leaves open whether, when or for whom all of a list holds. */
const OPEN =
  /\b(?:if|unless|when|until|only|just|solely|exclusively|except|excluding|may|might|could|would|planned|proposed|expected|scheduled|suggested|wanted|tomorrow|or|either|one of|any|some|but|without|examples?|draft|old|former|formerly|previous(?:ly)?|outdated|false|myths?|sample|template|maybe|probably|per|optional(?:ly)?|extras?|soon|later|instead|no|none|never|not|nothing|nobody|limits?|limitations?|problems?|complaints?|issues?|missing|removed|deprecated|discontinued)\b|n['\u2019]t\b|[?"\u201c]/i;
/** Nothing but words, numbers and signs of money: marks of an item may say that it is done, open or struck out. */
const PLAIN = /^[\p{L}\p{N}$\u20ac\u00a3#][\p{L}\p{N} '\u2019.%/&$\u20ac\u00a3+-]{1,79}$/u;

const LONGEST = 240;

/** What the line before a list and an item of it say together. */
export const underLead: Teller = ({ source, sentence, claim }) => {
  if (!isItem(source, sentence)) return [];
  const item = bare(source.said(sentence).trim().replace(NUMBERED, ''));
  if (!PLAIN.test(item) || OPEN.test(item)) return [];
  const lead = leadOf(source, sentence, OPEN);
  if (lead === undefined || OPEN.test(lead.line)) return [];
  const said = bare(claim.text.slice(claim.start, claim.end).trim());
  if (said.length > LONGEST || isOfMore(lead.line, said)) return [];
  const isHead = source.scan.sentenceKind[lead.at] === HEADING;
  const texts = [...clauses(lead.line, item, said), ...contents(lead.line, item, said, isHead)];
  // All of the source is looked through only for what may be told.
  if (texts.length === 0 || isToldAgain(source, sentence, item)) return [];
  return texts.map((text): Telling => ({ text: `${text}.`, from: [lead.at] }));
};

function clauses(line: string, item: string, said: string): readonly string[] {
  const { lead, behind = '' } = (CLAUSE.exec(line) ?? ASKED.exec(line))?.groups ?? {};
  if (lead !== undefined) return [`${asOpened(lead, said)} ${asCalled(item, said)}${behind}`];
  const stated = STATED.exec(line)?.groups;
  const verb = /\b(?:is|are)\b/.exec(said)?.[0];
  if (stated === undefined || verb === undefined) return [];
  return [`${capital(asCalled(item, said))} ${verb} ${stated.state!.toLowerCase()}${stated.behind ?? ''}`];
}

/** What stands under the name of a thing, where a claim names that thing and says what it includes. */
function contents(line: string, item: string, said: string, isHead: boolean): readonly string[] {
  const verb = CONTENTS.exec(said);
  if (verb === null) return [];
  const named = said
    .slice(0, verb.index)
    .trim()
    .replace(/^(?:The|Our|Your) /, '');
  const kind = OFFERED.exec(named)?.[0] ?? '';
  // "Premium" over a list is the plan of that name, where the claim calls it a plan.
  const isNamed =
    line.toLowerCase() === named.toLowerCase() ||
    (kind !== '' && `${line} ${kind}`.toLowerCase() === named.toLowerCase());
  if (!isNamed || !(kind !== '' || (isHead && OFFERED.test(line)))) return [];
  return [`${said.slice(0, verb.index)}${verb[0]} ${asCalled(item, said)}`];
}

/** Whether another sentence has the words of an item: it may say where that does not hold, or no longer. */
function isToldAgain(source: Document, sentence: number, item: string): boolean {
  const words = item.toLowerCase().match(WORD) ?? [];
  for (let at = 0; at < source.scan.sentenceCount; at++) {
    const other = at === sentence ? '' : source.said(at).toLowerCase();
    if (words.length > 0 && words.every((word) => other.includes(word))) return true;
  }
  return false;
}

/** A word that tells what an item is, or its number. */
const WORD = /\d+|(?!the\b|and\b|for\b|your\b|our\b)[\p{L}]{3,}/gu;

/** Whether a line tells its subject more closely than a claim: what the Gold policy covers another need not. */
const isOfMore = (line: string, said: string): boolean => {
  const own = said.toLowerCase();
  return (line.toLowerCase().match(TELLING) ?? []).some((word) => !own.includes(word.slice(0, BEGINNING)));
};

const TELLING =
  /(?!(?:must|have|will|shall|should|does|following|what|with|from|documents|items|things)\b)\p{L}{4,}/gu;
/** Letters that the forms of a word share. */
const BEGINNING = 4;

/** A line with the article that a claim puts before it. */
function asOpened(lead: string, said: string): string {
  const [article] = /^(?:The|Our|Your|An?) /.exec(said) ?? [];
  return article !== undefined && said.slice(article.length).toLowerCase().startsWith(lead.toLowerCase())
    ? `${article}${lower(lead)}`
    : capital(lead);
}

/** An item as a claim writes it: with its article, and with a small letter within a sentence. */
function asCalled(item: string, said: string): string {
  const small = lower(item);
  const at = said.toLowerCase().indexOf(item.toLowerCase());
  if (at < 0) return small;
  const [article = ''] = /\b(?:the|an?|your|our) $/i.exec(said.slice(0, at)) ?? [];
  const own = said.slice(at, at + item.length);
  return `${article.toLowerCase()}${at === 0 ? small : own}`;
}
