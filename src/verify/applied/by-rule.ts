/** What a rule says of the case: its conditions are met, and what it says then is the statement. */

import type { Lexicon } from '../../text/lexicon/index.ts';
import { lazily } from '../../text/once.ts';
import { sideOf } from '../carry/halves.ts';
import { capital } from '../context/tellings/words.ts';
import { type Scene, type Shown, together } from './asked.ts';
import { isMet } from './rules/conditions.ts';
import { consequencesOf } from './rules/consequence.ts';
import { isOtherwise } from './rules/exceptions.ts';
import { type Rule, rulesOf } from './rules/rules.ts';
import { type Said, sentencesOf } from './rules/sentences.ts';

/** Rules that are looked at, at the most. */
const MOST_RULES = 12;
/** Where rule and case stand from which a statement follows; undefined where none does. */
export function byRule(said: string, scene: Scene): Shown | undefined {
  const { lexicon } = scene;
  const rules = sentencesOf(scene.documents)
    .flatMap((one) => rulesIn(one, lexicon))
    .slice(0, MOST_RULES);
  const own = lazily(() => new Set(stemsOf(said, lexicon)));
  for (const rule of rules) {
    if (!speakOfOne(said, own, rule.consequence, lexicon)) continue;
    for (const subject of subjectsOf(said, rule)) {
      if (!isSaidBy(said, consequencesOf(rule, subject), scene)) continue;
      const met = isMet(rule, subject, scene);
      if (met === undefined) continue;
      if (isOtherwise(said, rule, scene)) continue;
      return together([{ places: [rule], told: '' }, met], `${rule.text}`);
    }
  }
  return undefined;
}

const known = new WeakMap<Said, readonly Rule[]>();

/** The rules that a sentence is, read once. */
function rulesIn(said: Said, lexicon: Lexicon): readonly Rule[] {
  let rules = known.get(said);
  if (rules === undefined) known.set(said, (rules = rulesOf(said, lexicon)));
  return rules;
}

/** Sentences that are read closely; of the others it is asked only whether one is the statement. */
const MOST_READ = 6;

/** Whether one of several sentences is a statement, or they say it. */
function isSaidBy(said: string, sentences: readonly string[], { says }: Scene): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/^the /, '')
      .replace(/\bhalf (?=the|his|her|their|its)/g, 'half of ')
      .replace(/\b50 ?(?:%|percent) of\b/g, 'half of')
      .replace(/ (?:therefore|thus|still|now|also|first|however) /g, ' ');
  const own = plain(said);
  return (
    sentences.some((one) => plain(one) === own) ||
    says(
      `${said}.`,
      sentences
        .slice(0, MOST_READ)
        .map((one) => `${one}.`)
        .join(' '),
    )
  );
}

/** Letters by which words are told to be of one root. */
const STEM = 4;
const LIGHT = /^(?:with|from|that|this|have|been|must|will|than|more|over|them|they|their|under|which)$/;

/** Whether a statement, with its stems, has a word of what a rule says. */
function speakOfOne(
  said: string,
  own: () => ReadonlySet<string>,
  consequence: string,
  lexicon: Lexicon,
): boolean {
  return (
    stemsOf(consequence, lexicon).some((stem) => own().has(stem)) ||
    (/\b50 ?%/.test(consequence) && /\bhalf\b/.test(said))
  );
}

const stemsOf = (text: string, lexicon: Lexicon): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => (word.length >= STEM || /^(?:fee|pay)$/.test(word)) && !LIGHT.test(word))
    .map((word) => lexicon.lemma(word).slice(0, STEM));

/** Whom or what the rule is told of: one of its kind, and whom the statement is about. */
function subjectsOf(said: string, rule: Rule): readonly string[] {
  const side = sideOf(said);
  const own = side === undefined || side.subject < 0 ? undefined : side.tree.span(side.subject, true);
  const named = own === undefined ? undefined : said.slice(own.start, own.end).trim();
  const isOfKind =
    named !== undefined &&
    (rule.kind === '' || /^\p{Lu}/u.test(named) || named.toLowerCase().endsWith(rule.kind));
  const kind = rule.kind === '' ? 'The customer' : `The ${rule.kind}`;
  // What holds of members holds of no guest by that; of whoever is served it is said under any name.
  if (rule.kind !== '' && named !== undefined && isAnother(named, rule.kind)) return [];
  return [...new Set([...(isOfKind && named.length < MOST_NAMING ? [capital(named)] : []), kind])];
}

const PEOPLE =
  /^(?:customer|client|guest|buyer|shopper|user|visitor|passenger|traveller|member|subscriber|student|employee|tenant|patient|driver|applicant|candidate|resident|child|adult|senior|pensioner|contractor|supplier|vendor|manager)$/;
const SERVED = /^(?:customer|client|guest|buyer|shopper|user|passenger|traveller)$/;

/** Whether a statement is about people of another kind than a rule. */
function isAnother(named: string, kind: string): boolean {
  const [own, theirs] = [named, kind].map((words) => words.toLowerCase().split(' ').at(-1)!);
  return (
    own !== theirs &&
    PEOPLE.test(own!) &&
    PEOPLE.test(theirs!) &&
    !(SERVED.test(own!) && SERVED.test(theirs!))
  );
}

const MOST_NAMING = 40;
