/**
 * A line that breaks off before its object and an item of the list that it leads are one statement: "The parcel must contain:"
 * before "1. the receipt" says that the parcel must contain the receipt, and "Premium plan" before "- Phone support" that
 * the plan includes it.
 */
import { HEADING } from '../../../../text/scan.ts';
import type { Document } from '../../../read/document.ts';
import type { Teller, Telling } from '../types.ts';
import { bare } from '../words.ts';
import { isItem, itemOf, leadOf } from './lead-of.ts';
import { asCalled, clauses, isOfMore, isOpenLead, LONGEST, OPEN, PLAIN } from './lead-says.ts';

/** What a list under its name tells the contents of. */
const OFFERED =
  /\b(?:plan|package|tier|subscription|membership|bundle|edition|kit|set|pass|ticket|rate|room|suite|hotel|apartment|licen[cs]e|course|box|tariff|fare|cabin)$/iu;
const CONTENTS = /\b(?:includes|comes with|offers|has|provides|features|contains)\b/u;

/** What the line before a list and an item of it say together. */
export const underLead: Teller = ({ source, sentence, claim, lexicon }) => {
  if (!isItem(source, sentence)) return [];
  const item = itemOf(source.said(sentence));
  if (!PLAIN.test(item) || OPEN.test(item)) return [];
  const lead = leadOf(source, sentence, OPEN);
  if (lead === undefined || isOpenLead(lead.line)) return [];
  const said = bare(claim.text.slice(claim.start, claim.end).trim());
  if (said.length > LONGEST || isOfMore(lead.line, said)) return [];
  const isHead = source.scan.sentenceKind[lead.at] === HEADING;
  const texts = [...clauses(lead.line, item, said, lexicon), ...contents(lead.line, item, said, isHead)];
  // All of the source is looked through only for what may be told.
  if (texts.length === 0 || isToldAgain(source, sentence, item)) return [];
  return texts.map((text): Telling => ({ text: `${text}.`, from: [lead.at] }));
};

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
export function isToldAgain(source: Document, sentence: number, item: string): boolean {
  const words = item.toLowerCase().match(WORD) ?? [];
  for (let at = 0; at < source.scan.sentenceCount; at++) {
    const other = at === sentence ? '' : source.said(at).toLowerCase();
    if (words.length > 0 && words.every((word) => other.includes(word))) return true;
  }
  return false;
}

/** A word that tells what an item is, or its number. */
const WORD = /\d+|(?!the\b|and\b|for\b|your\b|our\b)[\p{L}]{3,}/gu;
