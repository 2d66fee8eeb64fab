/** What one sentence of an answer says: claims, or nothing that could be checked, and why. */

import type { SkipReason } from '../domain/answer.ts';
import { fold } from '../text/chars.ts';
import { parseSentence } from '../text/parse/bundled.ts';
import type { Parse } from '../text/parse/parser.ts';
import { besides } from './aside/besides.ts';
import { saysInTitle, saysWhere, toldAlone } from './aside/fragments.ts';
import { isLookup, seenLength } from './aside/openings.ts';
import { presumed } from './aside/presumed.ts';
import { endBeforeTag, knownIn, underDenial } from './aside/tongues.ts';
import { statementWithin } from './aside/within.ts';
import { isBareName, named } from './blocks/bare.ts';
import { type Dated, datedLabel, withTime } from './blocks/dated.ts';
import { tellsDeed, tellsState } from './blocks/deeds.ts';
import { following } from './blocks/following.ts';
import { lacksSubject } from './blocks/labels.ts';
import type { BlockKind } from './blocks/layout.ts';
import {
  completed,
  gained,
  ledOn,
  needed,
  ofLabel,
  ofLine,
  ofTitle,
  type Setting,
  statedByLead,
} from './blocks/leads.ts';
import { holdsAmount, isCheckable, kindOf } from './kinds.ts';
import { isPastHeadline } from './parts/clauses.ts';
import { hasPluralVerb } from './parts/plural-verbs.ts';
import { sentenceOf } from './parts/render.ts';
import type { Piece } from './parts/tokens.ts';
import { withTopic } from './parts/topics.ts';
import { hasVerb, hiddenVerb, mayHaveVerb } from './parts/verbs.ts';
import { split } from './split.ts';
import { PEOPLE } from './whom/people.ts';

export type Said = { readonly pieces: readonly Piece[] } | { readonly skip: SkipReason };

/** `Step 2:`, `A:`: what stands behind it is read by itself. */
const NUMBERED =
  /^(?:(?:step|schritt|étape|paso) \d+(?::|\.| [–—-])|(?:[QA]|question|answer) ?\d*[:.)]|(?:assistant|chatbot|bot|ai|response|reply|model):) /iu;

/** What [start, end) of a text says; offsets of the pieces are into the text. */
export function said(text: string, from: number, end: number, setting: Setting): Said {
  const start = from + (NUMBERED.exec(text.slice(from, end))?.[0].length ?? 0);
  return saidFrom(text, start, end, setting);
}

function saidFrom(text: string, start: number, end: number, setting: Setting): Said {
  const { kind: block, english } = setting;
  // What takes back the sentence before is no aside: nothing bears it out.
  if (RETRACTING.test(text.slice(start, end)))
    return { pieces: [{ text: text.slice(start, end), start, end }] };
  const parse = parser(text, end);
  if (block === 'heading' && !isSaid(text, start, end, english, parse)) return { skip: 'heading' };
  const denied = english ? undefined : underDenial(text.slice(start, end), setting);
  if (denied !== undefined) return { pieces: [{ text: denied, start, end }] };
  const led = english ? (ledOn(text, start, end, setting) ?? ofTitle(text, start, end, setting)) : undefined;
  if (led !== undefined) return { pieces: [{ text: led, start, end }] };
  const dated = english ? datedLabel(text, start, end) : undefined;
  if (dated !== undefined) return saidThen(text, dated, end, setting);
  if (block === 'item' && isBareName(text.slice(start, end), () => parse(start))) {
    const words = named(text.slice(start, end), setting.lead, setting.title);
    return words === undefined ? { skip: 'fragment' } : { pieces: [{ text: words, start, end }] };
  }
  const item = text.slice(start, end);
  const listed = english
    ? (following(item, setting) ?? gained(item, setting) ?? needed(item, setting))
    : undefined;
  if (listed !== undefined) return { pieces: [{ text: listed, start, end }] };
  // "Returns" above items of its own is a noun.
  if (block === 'item' && english && /^\p{Lu}\p{Ll}+s$/u.test(text.slice(start, end)))
    return { skip: 'fragment' };
  const topical = english ? withTopic(item) : item;
  if (topical !== item) {
    const pieces = split(topical, 0, topical.length, parseSentence(topical));
    return { pieces: pieces.map((piece) => ({ text: piece.text, start, end })) };
  }
  const kind = kindOf(text, start, end, english, () => parse(start));
  if (!kind.claim) {
    const within = english ? statementWithin(text, start, end, kind.reason) : undefined;
    if (within === undefined) {
      const known = !english && kind.reason === 'question' ? knownIn(text.slice(start, end)) : undefined;
      if (known !== undefined) {
        const [from, to] = [start + known.start, start + known.end];
        return { pieces: [{ text: text.slice(from, to), start: from, end: to }] };
      }
      const tag = !english && kind.reason === 'question' ? endBeforeTag(text.slice(start, end)) : -1;
      if (tag > 0) return { pieces: [{ text: text.slice(start, start + tag), start, end: start + tag }] };
      // In other languages what is granted shows by its amount alone: "Danke, dass wir Ihnen 500 € erstatten durften".
      const amount = !english && kind.reason !== 'question' && holdsSomeOf(text.slice(start, end));
      const whole = amount ? [{ text: text.slice(start, end), start, end }] : [];
      const told = english ? presumed(text, start, end, kind.reason) : whole;
      const pieces =
        told.length === 0 && english && kind.reason === 'opinion' ? besides(text, start, end) : told;
      return pieces.length > 0 ? { pieces } : { skip: kind.reason };
    }
    return { pieces: split(text, within.start, within.end, parseSentence(text, within.start, within.end)) };
  }
  const labelled = english ? ofLabel(text.slice(kind.from, end)) : undefined;
  if (labelled !== undefined) {
    const pieces = split(labelled, 0, labelled.length, parseSentence(labelled));
    return { pieces: pieces.map((piece) => ({ text: piece.text, start: kind.from, end })) };
  }
  const from = english ? behindLabel(text, kind.from, end, block) : kind.from;
  if (isFollowedByColon(text, end)) {
    const until = english ? statedByLead(text, from, end) : undefined;
    if (until === undefined) {
      const pieces = english ? presumed(text, from, end, 'introduction') : [];
      return pieces.length > 0 ? { pieces } : { skip: 'introduction' };
    }
    return { pieces: [{ text: text.slice(from, until), start: from, end: until }] };
  }
  if (kind.seen === true) return { pieces: [{ text: thereIs(text.slice(from, end)), start: from, end }] };
  const bare = english && !hasAuxiliary(text, from, end) && !mayHaveVerb(parse(from));
  if (bare && !maySayAs(block, text, from, end, () => parse(from))) {
    const words = text.slice(from, end);
    const placed = isProse(block, text, end) && saysWhere(words) ? words : undefined;
    const whole =
      completed(words, setting) ?? toldAlone(words, block !== 'item') ?? ofLine(words, setting) ?? placed;
    return whole === undefined ? { skip: 'fragment' } : { pieces: [{ text: whole, start: from, end }] };
  }
  if (english && mayBeSplit(text, from, end)) {
    const pieces = split(text, from, end, parse(from));
    const found = pieces.filter(
      (piece) => !isLookup(fold(piece.text)) && !(pieces.length > 1 && isAside(piece)),
    );
    return { pieces: (found.length > 0 ? found : pieces).map(asSeen) };
  }
  return { pieces: [{ text: text.slice(from, end), start: from, end }] };
}

/** `3 Euro`, `500 €`: nouns of other languages may have a capital. */
const holdsSomeOf = (words: string): boolean => holdsAmount(words) || /\d \p{Lu}\p{Ll}{2}/u.test(words);

/** What stands behind a day or a time, told with it. */
function saidThen(text: string, { from, lead }: Dated, end: number, setting: Setting): Said {
  const result = said(text, from, end, setting);
  if ('skip' in result) return result;
  return {
    pieces: result.pieces.map((piece) => ({ ...piece, text: withTime(sentenceOf(piece.text), lead) })),
  };
}

/** Part of a sentence that is set aside where it stands alone: `…; you may want to tell them`. */
function isAside({ text }: Piece): boolean {
  // "It does: the code is valid": an answer that the rest tells.
  if (
    /^(?:it|they|he|she|you|we|i|that|this)(?: |['’])(?:does|do|did|is|are|was|were|has|have|can|will|s|re|ll)(?:n['’]t| not)?[.!]?$/i.test(
      text,
    )
  )
    return true;
  const kind = kindOf(text, 0, text.length, true, () => parseSentence(text));
  return (
    !kind.claim &&
    /^(?:courtesy|offer|instruction|opinion)$/.test(kind.reason) &&
    !isCheckable(text, 0, text.length)
  );
}

const RETRACTING =
  /^(?:false|not|wrong|incorrect|untrue|not true|not really|(?:i'm |i am |we're )?(?:just |only )?(?:kidding|joking)|jk|psych|sike|or not|never mind)[.!\s]*$/i;

/** Whether a heading says something: with a verb, or what something costs. */
const isSaid = (
  text: string,
  start: number,
  end: number,
  english: boolean,
  parse: (at: number) => Parse,
): boolean =>
  /\p{Sc} ?\d|\d ?[\p{Sc}%]|^(?:not|no longer) [^:]{3,40}: \S/iu.test(text.slice(start, end)) ||
  (english &&
    (hasVerb(parse(start), start) ||
      tellsDeed(text.slice(start, end)) ||
      tellsState(text.slice(start, end)) ||
      saysInTitle(text.slice(start, end))));

/** `two payments in March`, which somebody says to see. */
const thereIs = (seen: string): string =>
  `There ${/^(?:an?|one|no \p{L}+[^s\s])\b/iu.test(seen) ? 'is' : 'are'} ${seen}`;

/** A piece that somebody says to see, told as being there. */
function asSeen(piece: Piece): Piece {
  const length = seenLength(fold(piece.text), 0);
  return length === 0 ? piece : { ...piece, text: thereIs(piece.text.slice(length)) };
}

/** `Charge: Your card was charged.`: the label is not said of anything. */
const LABEL =
  /^(?:TL;DR|\p{L}[\p{L}'’ &/-]{1,40}): (?=[\p{Lu}\p{N}$€£]|(?:the|your|our|his|her|their|its|an?|it|you|we|i|he|she|they|there|this|that|these|those|no|all|both|one|two|some) )/u;
/** `Fees – the tenant pays a deposit`: the same before a dash, in an item. */
const DASHED = /^\p{L}[\p{L}'’ &/-]{1,30} [–—] (?=\p{Lu})/u;
/** Labels that take back or leave open what stands behind them. */
const TURNING =
  /\b(?:myths?|false|fiction|incorrect|wrong|mis\w+|not|never|no|non|except\w*|exclu\w+|without|if|unless|options?|alternatives?|propos\w+|plan\w*|draft|examples?|hypothe\w+|pending|cancel\w*|un(?:true|confirmed|verified|certain|likely|clear|resolved|known|proven|approved|decided|supported|available|official|processed|done|finished)|rumou?rs?|claims?|questions?|scenarios?|conditions?|views?|opinions?|sides?|statements?|version|position|arguments?|allegations?|complaints?|requests?|customers?|clients?|buyers?|sellers?|tenants?|landlords?|users?|guests?|applicants?|agents?|assum\w+|expect\w*|estimate\w*|quot\w+|said|says)\b/i;

/** `What happened:` has a verb, and is a label all the same. */
const ASKING = /^(?:what|why|how|where|when|who)\b/i;

/** Where a sentence begins behind its label, if what stands there is a statement by itself. */
function behindLabel(text: string, from: number, end: number, block: BlockKind): number {
  const opening = text.slice(from, Math.min(end, from + 48));
  const label = (LABEL.exec(opening) ?? (block === 'item' ? DASHED.exec(opening) : null))?.[0];
  if (label === undefined || TURNING.test(label)) return from;
  if (!ASKING.test(label) && (hasVerb(parseSentence(label), 0) || isHeadline(label))) return from;
  const rest = from + label.length;
  // "Smoke tests: 18/18 passed": of what so many did so is said by the label alone.
  if (/^[\d/., %]+ (?!(?:of|in|out)\b)\p{L}+(?:ed|t|n)[.!]?$/u.test(text.slice(rest, end))) return from;
  // "Term: 24 months, starting 1 May": a form in -ing states nothing of its own.
  if (!hasAuxiliary(text, rest, end) && isFigureWithForm(parseSentence(text, rest, end))) return from;
  const said = parseSentence(text, rest, end);
  if (lacksSubject(said)) return from;
  return hasAuxiliary(text, rest, end) || hasVerb(said, rest) ? rest : from;
}

/** `24 months, starting 1 May 2025`, `two weeks, paid in full`: an amount that a participle behind a comma tells more of. */
function isFigureWithForm({ tokens }: Parse): boolean {
  const comma = tokens.findIndex(({ form }) => form === ',');
  const verb = tokens.findIndex(({ upos }) => upos === 'VERB');
  return (
    /^(?:CD|\$)$/.test(tokens[0]?.xpos ?? '') &&
    comma > 0 &&
    verb === comma + 1 &&
    /^VB[GN]$/.test(tokens[verb]!.xpos)
  );
}

/** `Our opening hours changed`: what happened, though read as a noun. */
const isHeadline = (label: string): boolean =>
  isPastHeadline(parseSentence(label.replace(/(?::| [–—]) $/, '.')));

/** Whether the words are a sentence of their own with a full stop, as titles and items seldom are. */
const isProse = (block: BlockKind, text: string, end: number): boolean =>
  block === 'prose' && text[end - 1] === '.';

/** `Nobody complained.`, `We never overbook.`: who is told of does something, whatever the parse makes of it. */
const SOMEBODY =
  /^(?:(?:nobody|no one|everyone|everybody|nothing|everything|someone|somebody) \p{Ll}|(?:we|you|they|he|she|it) \p{Ll}+ \p{Ll})/iu;

/** Whether words without a plain verb may be a statement where they stand. */
function maySayAs(block: BlockKind, text: string, from: number, end: number, parse: () => Parse): boolean {
  if (block !== 'prose' && block !== 'item') return false;
  const prose = isProse(block, text, end);
  if (prose && (SOMEBODY.test(text.slice(from, end)) || maySay(parse()))) return true;
  if (hasPluralVerb(parse(), prose)) return true;
  // "Lou's manager reports to Kim": who is named does something, and is no thing that is listed.
  const verb = hiddenVerb(parse());
  return verb > 0 && PEOPLE.has(parse().tokens[verb - 1]!.lemma);
}

/** Whether words without a plain verb may be a statement: one with a hidden verb, or of something with a figure. */
const maySay = (parse: Parse): boolean =>
  hiddenVerb(parse) > 0 ||
  ((parse.tokens.length > MOST_FRAGMENT || /^(?:DT|PRP\$?|NNPS?)$/.test(parse.tokens[0]?.xpos ?? '')) &&
    parse.tokens.some(({ form }) => /\d/.test(form)));

/** Words that a line without a verb may have. */
const MOST_FRAGMENT = 6;

/** Parses what ends at `end`, each beginning once. */
function parser(text: string, end: number): (from: number) => Parse {
  let known: { readonly from: number; readonly parse: Parse } | undefined;
  return (from) => {
    if (known?.from !== from) known = { from, parse: parseSentence(text, from, end) };
    return known.parse;
  };
}

export function isFollowedByColon(text: string, end: number): boolean {
  let at = end;
  while (text[at] === ' ') at++;
  return text[at] === ':' || text[at] === '：';
}

/** Words that only verbs are: a sentence that has one need not be parsed to know that it has a verb. */
const AUXILIARIES = new Set(
  (
    'is are was were am has have had will does did do can could must shall should may might would ' +
    "isn't aren't wasn't weren't hasn't haven't hadn't won't didn't doesn't don't can't couldn't wouldn't"
  ).split(' '),
);

function hasAuxiliary(text: string, from: number, end: number): boolean {
  const words = text.slice(from, end).match(/[\p{L}\p{N}'’]+/gu) ?? [];
  // "24 months from 1 May" permits nothing, nor does "3 May".
  return words.some(
    (word, i) => !(i > 0 && word === 'May') && AUXILIARIES.has(word.replace('’', "'").toLowerCase()),
  );
}

/** A sentence of one clause has none of these. */
const mayBeSplit = (text: string, from: number, end: number): boolean =>
  /[,;:—–(]| - | and | but | so | such as | who | which | that | born | died | after | following /i.test(
    text.slice(from, end),
  );
