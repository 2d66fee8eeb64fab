/**
 * Who "we" is in rules, offers and letters of a firm that their title names: "Marlow keeps the deposit" for "we keep the deposit"
 * of the "Marlow Tours - booking conditions". Of a title that names two, or a text that tells of the firm beside "we", nobody is.
 */
import { fold } from '../../../../text/chars.ts';
import { agreed } from '../../../../text/inflect.ts';
import { matchesOf } from '../../../../text/matches.ts';
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';
import { patternOf } from '../../../../text/pattern.ts';
import type { Reading } from '../../../../text/reading.ts';
import { FIRST_NAMES, MONTH_OR_DAY, ORGANISATION } from '../../words.ts';
import type { Scene, Teller } from '../types.ts';
import { escaped } from '../words.ts';

const OURS = /\b(?:we|us|our|ours)\b/iu;
/** What a title calls that a house writes for those it serves. */
const PAPER =
  /\b(?:conditions?|terms?|polic(?:y|ies)|guide|guidelines?|charges?|rules?|faqs?|cover|insurance|procedures?|handbook|tariffs?|prices?|services?|returns?|delivery|warranty|guarantee|membership|bookings?|hire|rental|help|support|standard|notice|mail|letter|newsletter|statement|privacy|information|offers?|appeal|annual report)\b/u;
/** A title of two parties, of one party's case, or of what is told about somebody. */
const OF_TWO =
  /\b(?:between|v|vs|versus|against|agreement|contract|review|interview|profile|about|minutes|case|matter)\b/u;
/** Longest first line that heads a text without a title. */
const LONGEST_HEAD = 110;
const LONGEST_NAME = 5;

export const ofHouse: Teller = (scene) => {
  const { source, sentence, tell } = scene;
  const own = source.said(sentence);
  if (!OURS.test(own) || own.includes('"')) return [];
  const { claim } = scene;
  const name = houseIn(scene, claim);
  if (name === undefined) return [];
  const told = tell(sentence);
  // "The bank" that stands there for "we" already, by the noun of the name.
  const said = OURS.test(told.text) ? told.text : own.trim();
  return [{ ...told, text: asTold(said, name) }];
};

/** The name of the house by which a claim calls it; undefined where the head of the source names none so. */
function houseIn({ source, title }: Scene, claim: Reading): string | undefined {
  const [line = ''] = source.text.split('\n', 1);
  const head = title !== '' ? title : line.length <= LONGEST_HEAD && !/[.!?]$/u.test(line) ? fold(line) : '';
  if (!PAPER.test(head) || OF_TWO.test(head)) return undefined;
  const names = namesIn(claim).filter((name) => isHouse(name, head));
  const [name] = names;
  if (name === undefined || new Set(names).size > 1) return undefined;
  const body = title !== '' ? source.text : source.text.slice(line.length);
  // "We do this together with Marlow": another than who speaks.
  const first = patternOf(String.raw`\b${escaped(name.split(' ')[0]!)}\b`, 'u');
  const beside = body.split(/(?<=[.!?])\s/u).some((one) => first.test(one) && OURS.test(one));
  return beside ? undefined : name;
}

/** Words of a claim with a capital, side by side. */
const namesIn = ({ text, start, end }: Reading): readonly string[] =>
  matchesOf(
    text.slice(start, end),
    /\p{Lu}[\p{L}\d&.-]*\p{L}(?: (?:& |and (?=\p{Lu}))?\p{Lu}[\p{L}\d&-]*\p{L})*/gu,
  )
    .map(([name]) => name)
    .filter((name) => !MONTH_OR_DAY.has(fold(name)));

/** Whether a head begins with a name, or has it for whom a letter is from: the firm, by all of its name or how that begins. */
function isHouse(name: string, head: string): boolean {
  const own = fold(name).replace(/['’]s?$/u, '');
  const parts = own.split(' ');
  const isPerson = FIRST_NAMES.has(parts[0]!) && !parts.some((part) => ORGANISATION.has(part));
  if (isPerson || parts.length > LONGEST_NAME) return false;
  return patternOf(
    String.raw`^(?:the )?${escaped(own)}\b|\b(?:from|by) (?:the )?${escaped(own)}\b`,
    'u',
  ).test(head);
}

const AGREEING: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has', do: 'does' };

/** A sentence with the name for "we", its verbs as they stand with one. */
function asTold(text: string, name: string): string {
  const { tokens } = new Tree(parseSentence(text));
  const tree = new Tree({ tokens });
  const changes: (readonly [number, number, string])[] = [];
  tokens.forEach(({ form, start, end, deprel, head }, at) => {
    const word = form.toLowerCase();
    if (word === 'we' || word === 'us') changes.push([start, end, name]);
    if (word === 'our') changes.push([start, end, /s$/u.test(name) ? `${name}'` : `${name}'s`]);
    if (word !== 'we' || !/^nsubj/u.test(deprel) || head < 0) return;
    const verbs = [
      head,
      ...tree.with(head, 'conj').filter((one) => tree.with(one, 'nsubj', 'nsubj:pass').length === 0),
    ];
    for (const verb of verbs) {
      const helper = tree.with(verb, 'aux', 'aux:pass', 'cop')[0];
      const finite = helper !== undefined && helper > at ? helper : verb;
      const token = tokens[finite]!;
      const known = AGREEING[token.form.toLowerCase()];
      if (known !== undefined) changes.push([token.start, token.end, known]);
      else if (token.xpos === 'VBP' || (token.xpos === 'VB' && finite === verb && finite === at + 1))
        changes.push([token.start, token.end, agreed(token.form, false)]);
    }
  });
  const sorted = changes.sort(([a], [b]) => b - a);
  return sorted.reduce((told, [from, to, put]) => told.slice(0, from) + put + told.slice(to), text);
}
