/**
 * "Returns are free" by what stands under "Business customers": a head that says for whom, where, when or of which one of several
 * its lines hold bounds what they say, and a statement that names nothing of it says more.
 */
import type { Lexicon } from '../../text/lexicon/index.ts';
import type { Part } from '../case.ts';
import { originOf } from '../context/retold.ts';
import { FIRST_NAMES, MONTH_OR_DAY, PERSONS } from '../context/words.ts';
import { type Bound, besideOthers, boundOf, boundsAlone, CURRENT, wordsOf } from '../light/head-bounds.ts';
import { boundAbroad } from '../light/head-bounds-abroad.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Mismatch } from '../matter.ts';
import type { Document } from '../read/document.ts';
import { type Head, headsOf, headsOver } from '../read/heads.ts';
import type { OpenSource } from '../read/source.ts';

/** A claim, and what it may be of as its answer has named it; '' for one that names that itself. */
interface Asked {
  readonly text: Document;
  readonly spoken_of: string;
}

/** A statement whose support stands under a head that the claim says nothing of, with that against it; any other as it is. */
export function underHead(part: Part, claim: Asked, open: readonly OpenSource[]): Part {
  const { best } = part;
  if (best === undefined || namesOne(claim.text)) return part;
  const titles = open.map(({ evidence }) => (evidence.type === 'faulty' ? '' : (evidence.title ?? '')));
  const sentence = best.support.sentences.find(
    (one) => isBounded(one, claim) || isUnderTitle(one, claim, titles),
  );
  if (sentence === undefined) return part;
  const against: Mismatch = { kind: 'condition', check: 'setting', force: 'withholds', sentence, units: [] };
  return { ...part, best: { ...best, mismatches: [...best.mismatches, against] } };
}

/** Whether a sentence stands under a head that bounds it, and of which the claim says nothing. */
function isBounded({ source, sentence }: AlignedSentence, claim: Asked): boolean {
  const origin = originOf(source);
  if (origin.structured || sentence >= origin.scan.sentenceCount) return false;
  return headsOver(origin, sentence).some((head) => {
    if (origin.language !== 'en') return isBoundedAbroad(head, origin, claim);
    const bound = boundOf(head, origin) ?? besideSameSubject(head, origin, sentence);
    if (bound === undefined || (bound.rules && isPast(claim.text)) || isNamed(bound, claim)) return false;
    return !isSaidElsewhere(origin.said(sentence), head, origin);
  });
}

/** Whether a head in another language than English bounds its lines, and the claim names nobody of it. */
function isBoundedAbroad(head: Head, origin: Document, claim: Asked): boolean {
  const others = headsOf(origin).filter(({ form, level }) => form === head.form && level === head.level);
  const words = boundAbroad(
    head.text,
    others.map(({ text }) => text),
    origin.language,
  );
  return words !== undefined && !isNamed({ words }, claim);
}

/** Whether a sentence stands in a source whose title bounds it, and of which the claim says nothing. */
function isUnderTitle(
  { source, document }: AlignedSentence,
  claim: Asked,
  titles: readonly string[],
): boolean {
  const title = (titles[document] ?? '').trim();
  if (
    claim.text.language !== 'en' ||
    title === '' ||
    title.length > LONGEST_TITLE ||
    originOf(source).structured ||
    isPast(claim.text)
  )
    return false;
  const { lexicon } = claim.text;
  const bound = boundsAlone(title, lexicon) ?? besideOthers(title, titles, lexicon);
  return bound !== undefined && !isNamed(bound, claim);
}

const LONGEST_TITLE = 70;

/** "Terrace: Smoking is allowed. Hall: Smoking is forbidden.": one head tells otherwise of what another tells of. */
function besideSameSubject(head: Head, origin: Document, sentence: number): Bound | undefined {
  const subject = SUBJECT.exec(bareOf(origin, sentence))?.[0].toLowerCase();
  if (subject === undefined || CURRENT.test(wordsOf(head.text)[0] ?? '')) return undefined;
  if (head.form === 'label' && isOfSpeech(head.text, origin.lexicon)) return undefined;
  const isBeside = headsOf(origin).some((other) => {
    if (other.form !== head.form || other.level !== head.level || other.text === head.text) return false;
    for (let at = other.first; at <= Math.min(other.last, other.first + MOST_UNDER); at++) {
      const said = bareOf(origin, at).toLowerCase();
      if (said.startsWith(subject) && said !== bareOf(origin, sentence).toLowerCase()) return true;
    }
    return false;
  });
  return isBeside ? { words: wordsOf(head.text), rules: true } : undefined;
}

/** Labels of what kind of word it is, as against of whom or where it holds. */
const OF_WORD =
  /^(?:question|answer|q|a|note|notes|update|status|results?|summary|outcome|decision|proposal|actions?|problem|cause|reason|fix|background|context|plan|goal|system|bot|support|reply|comment|message|subject|info|information|important|warning|remark|conclusion|finding|findings|fact|claim|evidence|quote|first|second|third|finally|step \d+|\d+)$/iu;

/** Whether a label says who speaks, or what kind of word it is. */
function isOfSpeech(label: string, lexicon: Lexicon): boolean {
  const word = (label.split(' ').at(-1) ?? '').toLowerCase();
  const isName = FIRST_NAMES.has(label.split(' ')[0]!.toLowerCase()) || !lexicon.knows(word);
  return OF_WORD.test(label) || isName || PERSONS.has(lexicon.lemma(word, 'n'));
}

/** The noun that a sentence opens with, and its verb. */
const SUBJECT =
  /^(?:(?:the|an?|your|our|all) )?[\p{L}-]{3,24}(?: [\p{L}-]{3,24}){0,2}? (?:is|are|has|have|may|must|can|cannot|will|takes?|costs?|needs?|lasts?|opens?|closes?|starts?|ends?|runs?|includes?|requires?|applies|apply|gets?|pays?)\b/iu;
/** Sentences that are compared under another head, at the most. */
const MOST_UNDER = 12;
const LABEL = /^[^:\n.;]{1,60}: (?=\p{Lu})/u;
const bareOf = (origin: Document, sentence: number): string =>
  origin.said(sentence).trim().replace(LABEL, '');

/** What is told of somebody or something by name is no rule for all, whatever it stands under. */
function namesOne({ text, lexicon, language }: Document): boolean {
  // In German every noun has a capital.
  if (language !== 'en') return false;
  return (text.match(/\p{L}[\p{L}'\u2019-]*/gu) ?? []).some((word, at) => {
    const form = word.toLowerCase();
    if (!/^\p{Lu}\p{Ll}/u.test(word) || MONTH_OR_DAY.has(form.replace(/s$/, ''))) return false;
    return at > 0 || FIRST_NAMES.has(form) || !lexicon.knows(form);
  });
}

/** Whether a text says the same in a place that a head does not stand over. */
function isSaidElsewhere(said: string, { first, last }: Head, document: Document): boolean {
  for (let at = 0; at < document.scan.sentenceCount; at++)
    if ((at < first || at > last) && document.said(at).trim() === said.trim()) return true;
  return false;
}

const isPast = ({ text }: Document): boolean =>
  /\b(?:was|were|had|did)\b/iu.test(text) ||
  (!/\b(?:is|are|has|have|do|does|may|must|can|cannot|will|should|shall|might|could|would|be)\b/iu.test(
    text,
  ) &&
    /\b\p{L}{2,}ed\b/u.test(text));

const STEM = 5;
/** How nearly a word must mean another to name the same. */
const ALIKE = 0.6;

/** Whether a claim has one of the words that a head bounds its lines by, or a word for it. */
function isNamed({ words }: Bound, { text: { text, lexicon }, spoken_of }: Asked): boolean {
  const own = [...wordsOf(text), ...wordsOf(spoken_of)];
  return words.some((word) =>
    own.some((one) => {
      if (one === word || (word.length >= STEM && one.startsWith(word.slice(0, STEM)))) return true;
      if (/\d/.test(word)) return one.replace(/\D/g, '') === word.replace(/\D/g, '');
      const [mine, theirs] = [lexicon.lemma(one), lexicon.lemma(word)];
      if (mine === theirs) return true;
      const { kind, strength } = lexicon.relation(mine, theirs);
      return strength >= ALIKE && /^(?:same|synonym|derivation|hyponym)$/.test(kind);
    }),
  );
}
