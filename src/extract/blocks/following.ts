/**
 * Lists whose line says something of each item, though the item is but a noun: `We do not ship to:`, `The following
 * cannot be returned:`, `Not included:`. By itself `opened software` would be borne out by what says the opposite.
 */
import { byWord } from '../../text/by-word.ts';
import { parseSentence } from '../../text/parse/bundled.ts';
import { Tree } from '../../text/parse/tree.ts';
import { readsAsClause } from '../parts/clauses.ts';
import { areMany, lowered } from '../parts/lowered.ts';
import type { Setting } from './leads.ts';
import { isState } from './states.ts';

/** What an item says under its line, or under the title that stands in the place of one; undefined where neither goes on in it. */
export function following(item: string, { kind, lead, title }: Setting): string | undefined {
  const line = (lead === '' ? title : lead).slice(-LONGEST_LEAD).replace(/[\s:]+$/, '');
  const words = item.replace(/[.;,]?(?: (?:and|or))?$/i, '').replace(/[;,]$/, '');
  if (kind !== 'item' || line === '') return undefined;
  if (isState(line)) return isOwn(item, words) ? undefined : `${line}: ${words}`;
  if (words.split(' ').length > MOST_WORDS || /[:?!]/.test(words)) return denied(line, item, words);
  // "Theft, unless reported within 24 hours": the case is no clause of the item's own.
  const { thing = words, when = '' } = CASE.exec(words)?.groups ?? {};
  const told = ofEach(line, thing) ?? (lead === '' ? undefined : behind(line, thing));
  if (told === undefined) return undefined;
  return readsAsClause(thing) ? denied(line, item, words) : `${told}${when}`;
}

/** What is denied of each item is denied of one that is no bare name too: `Not included: Airport transfers: $50`. */
function denied(line: string, item: string, words: string): string | undefined {
  const told = ofEach(line, 'this');
  if (told === undefined || !/\b(?:not|never|cannot)\b|n['’]t\b/i.test(told)) return undefined;
  return isOwn(item, words) ? undefined : `${line}: ${words}`;
}

/** Whether an item is a sentence of its own, which has an article or its full stop: "Damage caused by rain" reads as a clause too. */
const isOwn = (item: string, words: string): boolean =>
  (/\.$/.test(item) || OWN.test(words)) && readsAsClause(RELATIVE.exec(words)?.groups?.thing ?? words);

const OWN = /^(?:the|an?|your|our|we|you|it|they|this|these) /i;

/** `Parking that is reserved`: a thing, and what is told of it. */
const RELATIVE = /^(?<thing>.{2,60}?),? (?:that|which|who|whose|where) /iu;

/** What holds of a thing in some case alone, or not in some. */
const CASE =
  /^(?<thing>[^,(]{2,}?)(?<when>,? \(?(?:unless|except|if|when|where|while|until|once|after|before|provided|as long as|other than|apart from|even if|but)\b.*)$/iu;

const LONGEST_LEAD = 160;
const MOST_WORDS = 14;

const EACH =
  /^(?:the following|these|what)(?: (?!is |are |was |were |do |have )[\p{L}-]+){0,3}? (?<verb>is|are|was|were|do|does|have|has|cannot|can|can't|will|must|may|won't|(?:is|are|was|were|do|does|have|has)n['’]t) (?<rest>(?:not |never )?[\p{L}-]+(?: [\p{L}-]+){0,5})$/iu;
const DENIED =
  /^(?:(?:items?|things|costs|what['’]s) )?(?<rest>not (?:yet )?\p{L}{3,}(?:ed|en|ble|id|lt)(?: (?:in|by|for|with|under) [\p{L}\d' -]{2,30})?)$/iu;

/** `The following cannot be returned`, `Not included`: said of each item. */
function ofEach(line: string, item: string): string | undefined {
  const { verb = '', rest = '' } = EACH.exec(line)?.groups ?? DENIED.exec(line)?.groups ?? {};
  if (rest === '' || NOTHING_SAID.test(rest)) return undefined;
  const many = areMany(item);
  const form = verb === '' ? 'are' : verb.toLowerCase().replace('’', "'");
  const said = many ? (MANY[form] ?? form) : (ONE[form] ?? form);
  return `${item} ${said} ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
}

const ONE = byWord<string>({
  are: 'is',
  were: 'was',
  do: 'does',
  have: 'has',
  "aren't": "isn't",
  "weren't": "wasn't",
  "don't": "doesn't",
  "haven't": "hasn't",
});
const MANY = byWord<string>(Object.fromEntries(Object.entries(ONE).map(([many, one]) => [one, many])));

/** `The following are important notes`, `These are the options`: what the list is, and not what holds of its items. */
const NOTHING_SAID =
  /^(?:the|a|an|some|our|your|all|as|my|his|her|their|two|three|four|five|six|important|listed|needed|happened|done|next)\b/i;

/** `Refunds are not available for`, `We never charge`: the line goes on in each item. */
function behind(line: string, item: string): string | undefined {
  if (NO_STATEMENT.test(line)) return undefined;
  const parse = parseSentence(`${line} this.`);
  const tree = new Tree(parse);
  const root = parse.tokens.findIndex(({ head }) => head < 0);
  const [subject] = tree.with(root, 'nsubj', 'nsubj:pass', 'expl');
  const last = parse.tokens.at(-3);
  if (subject === undefined || last === undefined || subject > root) return undefined;
  const denied = /\b(?:not|never|cannot|no)\b|n['’]t\b/i.test(line);
  const opens = last.upos === 'ADP' || (last.upos === 'VERB' && denied);
  return opens ? `${line} ${lowered(item)}` : undefined;
}

const NO_STATEMENT =
  /^(?:here|there|these|this|those|that|below|please|if|when|to|for|what|which|who|how|why|let|thanks?|i|you (?:asked|wrote|mentioned|want|wanted))\b/i;
