/**
 * What a text goes on to call by its kind: "Ms Dalca borrowed a projector. The device was tested": the projector was. Only
 * where one thing of that kind stands before it.
 */
import { matchesOf } from '../../../../text/matches.ts';
import { patternOf } from '../../../../text/pattern.ts';
import type { Scene, Teller } from '../types.ts';
import { where } from '../where.ts';

/** Kinds by which a thing is called again. */
const KINDS =
  'device|machine|appliance|item|product|article|vehicle|document|animal|instrument|tool|gadget|garment|drug|medication|medicine|vessel|aircraft|dish|publication|beverage|book|plant|instrument|weapon|garment';
const KIND = new RegExp(
  String.raw`\b([Tt]h(?:e|is)) (${KINDS})\b(?! (?:of|for|from|with|that|which|who|in question)\b)`,
  'u',
);
const NOUN =
  /\b(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Oo]ne|[Tt]his|[Yy]our|[Mm]y) ((?:[\p{Ll}-]+ ){0,2}?)([\p{Ll}-]{3,})(?= |[.,;:)])/gu;
/** Strength from which a noun is of a kind. */
const SURELY = 0.6;
/** Sentences before one in which the thing is looked for. */
const BEFORE = 4;

/** A sentence with the claim's noun for the kind that it is called by there. */
export const byKindName: Teller = where([KIND], (scene) => {
  const { sentence, tell } = scene;
  const told = tell(sentence);
  const found = KIND.exec(told.text);
  if (found === null) return [];
  const [whole, the = '', kind = ''] = found;
  const { claim } = scene;
  const said = claim.text.slice(claim.start, claim.end);
  if (patternOf(String.raw`\b${kind}\b`, 'iu').test(said)) return [];
  const things = new Map<string, number>();
  for (let at = Math.max(0, sentence - BEFORE); at < sentence; at++)
    for (const noun of thingsIn(tell(at).text, kind, scene)) things.set(noun, at);
  for (const noun of thingsIn(told.text.slice(0, found.index), kind, scene)) things.set(noun, sentence);
  const [first, ...others] = things;
  if (first === undefined || others.length > 0) return [];
  const [noun, from] = first;
  if (!patternOf(String.raw`\b${noun}\b`, 'iu').test(said)) return [];
  const text =
    told.text.slice(0, found.index) + `${the} ${noun}` + told.text.slice(found.index + whole.length);
  return [{ text, from: [...new Set([...told.from, from])] }];
});

/** The nouns of a text that are of a kind. */
function thingsIn(text: string, kind: string, { lexicon }: Scene): readonly string[] {
  const nouns = matchesOf(text, NOUN).flatMap(([, before = '', last = '']) => [
    ...before.trim().split(' '),
    last,
  ]);
  return [...new Set(nouns)].filter((noun) => {
    if (noun.length < 3 || noun === kind) return false;
    const { kind: relation, strength } = lexicon.relation(kind, lexicon.lemma(noun, 'n'), 'n');
    return (relation === 'hyponym' || relation === 'synonym') && strength >= SURELY;
  });
}
