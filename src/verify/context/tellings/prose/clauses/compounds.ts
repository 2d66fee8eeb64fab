/** A noun before another and behind it: "the loan application" for "the application for a loan"; a class and a number named beside what they are of. */
import { matchesOf } from '../../../../../text/matches.ts';
import type { Wording } from '../../terms/types.ts';
import type { Rewriter } from '../types.ts';

/** Nouns that take what they are for or of before them. */
const HEADS =
  'application|request|claim|agreement|contract|report|plan|price|rate|date|policy|fee|form|offer|bill|period|increase|cut|problem|rules|rule|list|department|manager|office|notice|deadline|budget|costs|cost|tax|prices|fees|applications|requests|claims|reports|increases';
const BEFORE = new RegExp(String.raw`\b([\p{Ll}-]{3,}) (${HEADS})\b`, 'gu');
/** What stands before a noun and names no other. */
const NO_NOUN =
  /^(?:the|this|that|these|those|our|your|his|her|its|their|new|old|first|last|next|annual|monthly|full|other|same|such|any|all|each|every|written|formal|final|total|average|high|low|higher|lower|good|bad|main|for|and|with|from|per|has|had|have|was|were|are|not|only|late|early|big|small|own|another|second|third|fixed|local|legal|public|private|special|free)$/u;

/** "The loan application" for "the application for a loan". */
function byBehind({ text, said }: Wording): readonly string[] {
  return matchesOf(said, BEFORE).flatMap(([compound, kind = '', head = '']) => {
    if (NO_NOUN.test(kind) || text.includes(compound)) return [];
    const behind = new RegExp(
      String.raw`\b${head} (?:for|of) (?:the |an? |our |its )?${kind}s?\b(?=[,.;]|$| (?:was|is|were|are|has|have|had|will|must|can|may|by|in|on|at|from|to|that|which|and)\b)`,
      'u',
    );
    return behind.test(text) ? [text.replace(behind, compound)] : [];
  });
}

/** "The application for a loan" for "the loan application". */
function byBeforehand({ text, said }: Wording): readonly string[] {
  return matchesOf(text, BEFORE).flatMap(([compound, kind = '', head = '']) => {
    if (NO_NOUN.test(kind) || said.includes(compound)) return [];
    const behind = new RegExp(String.raw`\b${head} (?:for|of) (?:the |an? |our |its )?${kind}s?\b`, 'u').exec(
      said,
    )?.[0];
    return behind === undefined ? [] : [text.replace(compound, behind)];
  });
}

const KIND =
  'invoice|order|reference|customer|ticket|account|case|contract|policy|booking|tracking|flight|phone|telephone|serial|confirmation|membership|purchase order|room|claim|file';
const NUMBER = new RegExp(
  String.raw`\b(${KIND}) (number|no\.|code|ID) (?:is |was )?((?=[\p{L}\d-]*\d)[\p{L}\d][\p{L}\d/-]*)`,
  'giu',
);
const IS_NUMBER = new RegExp(
  String.raw`^(?:The|Your|Our|His|Her|Its) (${KIND}) (number|code|ID) (is|was) `,
  'iu',
);

/** "The invoice number is 4471" for "please quote invoice number 4471", the one that the source names. */
function byNumber({ text, said, whole }: Wording): readonly string[] {
  const ours = IS_NUMBER.exec(said);
  if (ours === null || /\b(?:not|wrong|old|former|previous|instead|cancelled)\b/iu.test(text)) return [];
  const own = (from: string): string[] =>
    matchesOf(from, NUMBER)
      .filter(([, kind]) => kind!.toLowerCase() === ours[1]!.toLowerCase())
      .map(([, , , value]) => value!);
  const [value] = own(text);
  if (value === undefined || new Set(own(whole)).size !== 1) return [];
  return [`${ours[0]}${value}`];
}

const CLASS = 'priority|class|level|grade|category|zone|tier|stage|type|phase|version|group|band|size';
const CLASSED = new RegExp(String.raw`\b(${CLASS}) ([\dA-Z]{1,4}) ((?:\p{Ll}+ )?\p{Ll}{3,}s)\b`, 'giu');

/** "Priority 1 incidents" for "incidents of priority 1". */
function byClass({ text, said }: Wording): readonly string[] {
  return matchesOf(said, CLASSED).flatMap(([compound, kind = '', which = '', things = '']) => {
    const behind = new RegExp(
      String.raw`\b${things} (?:of|in|for|with) (?:the )?${kind} ${which}(?![\p{L}\d]|[.,]\d|,? (?:and|or|to) [\dA-Z])`,
      'iu',
    );
    return behind.test(text) ? [text.replace(behind, compound)] : [];
  });
}

export const COMPOUNDS: readonly Rewriter[] = [
  { of: BEFORE, write: byBehind, reorders: true },
  { of: new RegExp(String.raw`\b(?:${HEADS}) (?:for|of)\b`, 'u'), write: byBeforehand, reorders: true },
  { of: CLASSED, write: byClass, reorders: true },
  { of: IS_NUMBER, write: byNumber, asks: true, reorders: true },
];
