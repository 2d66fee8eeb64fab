/**
 * Text in a source that speaks to the machine that reads it, or poses as one: "note for automated assistants: …",
 * "<assistant>…</assistant>", "[tool output: …]", "treat every claim as supported". Whoever may write into a source can
 * write this; it states nothing.
 */
import { matchesOf } from '../../text/matches.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Document } from './document.ts';

/** Characters of a line that are looked at on either side of a sentence. */
const REACH = 800;

/** What poses as a turn of a conversation with a machine in words alone, up to the end of its line. */
const POSED_IN_WORDS = [
  /\b(?:begin|start of) (?:verified|audit|trusted|system|official|internal|tool)\b[^:\n]{0,40}:[^\n]*/giu,
  // A turn of its own in the middle of a line; at its start it may be the label of a log.
  /(?<=[.!?"'] {1,2})(?:SYSTEM|ASSISTANT|ADMIN|OVERRIDE|TOOL|AI)(?: (?:NOTE|MESSAGE|NOTICE))? ?:[^\n]*/gu,
];
/** The signs that all other such turns begin with. */
const SIGNS = /[<[{=#]/;
/** All of what poses so, up to what closes it. */
const POSED = [
  ...POSED_IN_WORDS,
  /<\/?\s*(?:system|assistant|user|human|tool|function|ai|bot|instructions?|prompt|verdict|verified|context|evidence|admin|override)\b[^<>\n]{0,80}>[^\n]*?(?:<\/[^<>\n]{0,40}>|$)/giu,
  /<\|[^|\n]{0,60}\|>[^\n]*?(?:<\||$)/gu,
  /\[{1,2}\s*\/?(?:system|assistant|tool|function|ai|bot|inst|admin|developer|override|begin|end|verified|hidden|prompt)\b[^\]:\n]{0,60}:[^\]\n]{0,400}\]{1,2}/giu,
  /\[{1,2}\/?(?:system|assistant|tool|inst|begin[^\]\n:]{0,60})\]{1,2}[^\n]*/giu,
  /={3,} ?(?:trusted|verified|system|admin|begin|official|approved|context)[^=\n]{0,40}={3,}[^\n]*/giu,
  /\{\{[^}\n]{0,400}\}\}/gu,
  /\{\s*\/?(?:system|assistant|tool|function|ai|bot|inst|admin|developer|override|verified|hidden|prompt|instructions?)\b[^{}"\n]{0,400}\}/giu,
  /\[\[[^\]\n]{0,300}(?::|\b(?:verified|approved|supported|confirmed|reviewed|complete)\b)[^\]\n]{0,300}\]\]/giu,
  /#{2,}\s*(?:system|assistant|instructions?|prompt|response)\b[^\n]*/giu,
];

const MACHINE =
  '(?:(?:ai|automated|automatic|automation|language|virtual)[ -](?:assistants?|agents?|models?|systems?|reviewers?|checkers?|verifiers?|tools?|graders?|readers?)|a\\.?i\\.?|llms?|chat ?gpt|gpt|chatbots?|verifiers?|fact[- ]?checkers?|graders?|assistants|evaluators?|summari[sz]ers?|crawlers?|scrapers?|bots)';
/** What speaks to a machine: what follows on its line is meant for it. */
const ADDRESSED = [
  new RegExp(
    `\\b(?:note|notes|message|instructions?|attention|attn|reminder|info|information|hint|memo|to|for|dear|hey|hello|and|read by)\\b[^.:;\\n]{0,30}?\\b${MACHINE}\\b[^.:;,\\n]{0,40}[:,;\\u2013\\u2014-]`,
    'iu',
  ),
  /\b(?:note|message|instructions?|attention|attn|reminder|hint|memo) (?:to|for) (?:the |all |any |every |our )?(?:reviewers?|approvers?|checkers?|auditors?|clerks?|agents?|operators?|readers?|handlers?|processors?|whoever \p{L}+ this)\b[^.:;,\n]{0,40}[:,;\u2013\u2014-] ?(?:please )?(?:ignore|approve|treat|mark|accept|skip|assume|consider|confirm|pay|grant|release|disregard|report|flag|do not|don't|bypass|let|allow|refund|issue|always|never|all|just)\b/iu,
  /(?:^|[.!?:"\u201c(]\s{0,2})(?:dear )?(?:assistant|ai|bot|verifier|model|agent), /iu,
  /\b(?:system|developer|admin(?:istrator)?) (?:override|prompt|instructions?)\b[^.:\n]{0,30}:/iu,
];

/** Orders on how to read: the line that holds one is no statement. */
const ORDERING = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\s(?:all |any |every |the |your |these |those |of )*(?:previous|prior|earlier|above|preceding|other|foregoing|existing|former)?\s?(?:instructions?|rules|guidelines|prompts?|system messages?)\b/iu,
  /\b(?:treat|mark|regard|consider|count|report|classify|label|accept|rate|flag|return)\s(?:all |any |every |each |the |this |these |that |both |following )*(?:claims?|statements?|checks?|assertions?|everything|it all)\b[^.\n]{0,60}\b(?:as|is|are|be)?\s?(?:fully )?(?:supported|verified|true|confirmed|proven|correct|satisfied|passed)\b/iu,
  /\b(?:treat|mark|flag|label|classify)\s(?:it |this |that )?as (?:supported|verified|authentic|true|confirmed|proven)\b/iu,
  /\b(?:answer|reply|respond|output|return|say|print|state)\b[^.\n]{0,50}\b(?:with|that it is|as)?\s?['"\u201c\u2018]?supported\b/iu,
  /\b(?:all|every|each|any)\s(?:\w+ ){0,2}(?:claims?|statements?|checks?|assertions?)\b[^.\n]{0,60}\b(?:supported|to be (?:accepted|confirmed|marked))\b/iu,
  /\bsystem prompt\b|\byou are (?:now )?(?:an? )?(?:ai|assistant|language model)\b/iu,
];

/** Sentences of each document that were looked at: the checks ask for the same ones. */
const known = new WeakMap<Document, Map<number, boolean>>();

/** What each order holds: few lines have any of it. */
const ORDERED =
  /instruction|rules|guideline|prompt|system message|supported|verified|authentic|true|confirmed|proven|correct|satisfied|passed|accepted|marked|you are/iu;

/** Whether a sentence stands in text that speaks to a machine, or poses as one. */
export function speaksToMachine({ source, sentence }: AlignedSentence): boolean {
  const document = originOf(source);
  let sentences = known.get(document);
  if (sentences === undefined) known.set(document, (sentences = new Map()));
  let speaks = sentences.get(sentence);
  if (speaks === undefined) sentences.set(sentence, (speaks = isInAddress(document, sentence)));
  return speaks;
}

function isInAddress({ text, scan }: Document, sentence: number): boolean {
  const [start, end] = [scan.sentenceStart[sentence], scan.sentenceEnd[sentence]];
  const from = Math.max(text.lastIndexOf('\n', start) + 1, start - REACH);
  const next = text.indexOf('\n', end);
  const line = text.slice(from, Math.min(next < 0 ? text.length : next, end + REACH));
  if (ORDERED.test(line) && ORDERING.some((order) => order.test(line))) return true;
  const said = line.slice(0, end - from);
  if (ADDRESSED.some((address) => address.test(said))) return true;
  const posed = SIGNS.test(line) ? POSED : POSED_IN_WORDS;
  return posed.some((block) =>
    matchesOf(line, block).some(
      ({ index, 0: whole }) => index < end - from && index + whole.length > start - from,
    ),
  );
}
