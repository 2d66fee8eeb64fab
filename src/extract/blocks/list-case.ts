/**
 * Lines and headings that only set when or for whom what stands under them holds: `If you cancel by 5 May:`, `Only for Gold
 * members:`. By itself `you get a full refund` would be borne out by what gives one to others.
 */
import { fold } from '../../text/chars.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { lowered } from '../parts/lowered.ts';
import { hasVerb } from '../parts/verbs.ts';

/** The case that a line sets, with nothing that it says itself; '' for any other line. */
export function caseIn(line: string): string {
  const words = line.replace(/^[#\s*_]+|[\s*_:]+$/g, '');
  if (words.length > LONGEST || AROUND.test(words)) return '';
  const clause = CLAUSE.exec(words)?.groups?.clause;
  if (clause !== undefined) return isOneClause(clause) ? clause : '';
  return PHRASE.test(words) && !hasVerb(parseSentence(`${words}.`), 0) ? words : '';
}

const LONGEST = 100;

/** A clause alone, or one with words behind it that only lead to the list. */
const CLAUSE =
  /^(?<clause>(?:only |except |even )?(?:if|unless|when|whenever|once|until|after|before|while|as long as|as soon as|provided(?: that)?|in case) [^,:;.?!]{3,80})(?:, (?:the following|these|this|here is what)(?: \p{L}+){0,3})?$/iu;
/** A phrase without a verb. */
const PHRASE =
  /^(?:only |except |not )?(?:for|during|after|before|from|until|since|within|with|without|except|on|in|at|by|as of|starting|upon|between|outside|over|above|below) [\p{L}\p{N}$€£][^,:;.?!]{1,60}$/iu;
/** Phrases by which a writer goes on, or says where he has it from. */
const AROUND =
  /^(?:for (?:example|instance|reference|comparison|your|more|further|details?|context|completeness|clarity|now|questions?|help|support|contact|information|simplicity|this|that|the record)|in (?:short|summary|brief|detail|total|addition|particular|general|other|conclusion|fact|response|reply|essence|practice|a nutshell|our|your|my|this|that|these|the (?:meantime|table|list|attachment|report|documents?|file|sources?|notes?)|order)|on (?:top|the (?:other|one)|another|our|my|your|balance|that|a|this|file|record)|at (?:a glance|the moment|present|this|that|least|issue|stake|hand)|by (?:the way|comparison|contrast|default|category|type|item|date|region|team)|from (?:the|our|my|your|what|here|a|this|these)|after (?:checking|reviewing|looking|review|all)|with (?:that|this|these|regard|respect|best|kind|warm|the (?:following|help))|over(?:all|view)|above all|without (?:further|more)|when (?:asked|it comes)|if (?:helpful|useful|possible|needed|any|so|not)\b)/iu;

/** Whether no other clause stands behind the one that the line opens with: "if you pay late the fee is $5" says something. */
function isOneClause(words: string): boolean {
  const { tokens } = parseSentence(`${words}.`);
  const subjects = tokens.filter(({ deprel }) => /^(?:nsubj|expl)/.test(deprel));
  const finite = tokens.filter(({ xpos }) => /^(?:VB[ZDP]|MD)$/.test(xpos));
  return subjects.length <= 1 && finite.length <= 1;
}

/** A statement under such a line, with the case that it holds in. */
export function underCase(statement: string, when: string): string {
  if (when === '' || fold(statement).includes(fold(when))) return statement;
  const verb = hasVerb(parseSentence(statement), 0);
  return `${when.charAt(0).toUpperCase()}${when.slice(1)}${verb ? ', ' : ': '}${lowered(statement)}`;
}
