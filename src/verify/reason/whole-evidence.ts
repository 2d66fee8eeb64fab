/**
 * Signs of what stands anywhere in the evidence, in titles too: another identifier is named where the one of the
 * statement stands nowhere, and that something is only asked for or waited for is often said beside the sentence that
 * has the words.
 */
import type { Part, Refusal } from '../case.ts';
import type { OpenSource } from '../read/source.ts';
import { focusOf } from './focus.ts';

export const WHOLE_EVIDENCE: readonly string[] = [
  'all_documents',
  'identifier_nowhere',
  'identifier_in_title',
  'identifier_within',
  'name_nowhere',
  'name_in_title',
  'pending_claim',
  'pending_support',
  'pending_focus',
  'pending_near',
  'none_first',
  'all_first',
];

const OPEN = 0.5;

/** What is not done yet, within longer words too: "AWAITING_APPROVAL", "resubmitted". */
const PENDING =
  /await|pending|request|draft|propos|plan|schedul|tentativ|recommend|review|not yet|to be |submit|provisional|on hold|queue|intend|expect|asks? |asked|waiting|subject to|in progress/i;
const NONE_FIRST = /^\W*(?:none|no|nobody|nothing|neither|no one|not (?:all|every|one))\b/i;
const ALL_FIRST = /^\W*(?:all|every|everyone|everybody|both|each|any)\b/i;

/** Sentences beside the support that are looked at. */
const NEAR = 4;

type Put = (value: number | boolean) => void;

/** Puts the signs of WHOLE_EVIDENCE. */
export function putWholeEvidence(put: Put, { part, evidence }: Refusal): void {
  const { units, best, reading, sentences } = part;
  const { support } = best!;
  const open = units.filter((_, i) => support.matches[i].strength < OPEN);
  const said = ({ start, end, value }: (typeof units)[number]): string =>
    reading.text.slice(value?.start ?? start, value?.end ?? end);
  const codes = open.flatMap((unit) => (unit.value?.kind === 'identifier' ? [codeOf(said(unit))] : []));
  const names = open.filter(({ name }) => name).map(({ word }) => reading.text.slice(word.start, word.end));
  // A source that is not to the matter changes nothing.
  put(new Set(sentences.map(({ document }) => document)).size);
  put(codes.filter((code) => !evidence.some((one) => holds(one, code))).length);
  put(codes.filter((code) => evidence.some((one) => titleOf(one).includes(code))).length);
  put(codes.filter((code) => support.sentences.some((one) => textOf(one).includes(code))).length);
  put(names.filter((name) => !evidence.some((one) => holds(one, name))).length);
  put(names.filter((name) => evidence.some((one) => titleOf(one).includes(name))).length);
  const focus = focusOf(part);
  const near = sentences.filter((one) => !support.sentences.includes(one)).slice(0, NEAR);
  const claim = reading.text.slice(reading.start, reading.end);
  put(PENDING.test(claim));
  put(support.sentences.some((one) => PENDING.test(textOf(one))));
  put(focus !== undefined && PENDING.test(textOf(focus)));
  put(near.some((one) => PENDING.test(textOf(one))));
  put(NONE_FIRST.test(claim));
  put(ALL_FIRST.test(claim));
}

/** "P-8127" of "Order P-8127". */
const codeOf = (text: string): string => /\S*\d.*/.exec(text)?.[0] ?? text;

const textOf = ({ reading: { text, start, end } }: Part['sentences'][number]): string =>
  text.slice(start, end);

const titleOf = ({ evidence }: OpenSource): string =>
  evidence.type === 'faulty' ? '' : (evidence.title ?? '');

const holds = (one: OpenSource, word: string): boolean =>
  titleOf(one).includes(word) || one.document?.text.includes(word) === true;
