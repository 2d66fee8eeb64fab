/** A name with the noun for what bears it: "the Business plan" for "Business" in a text that speaks of plans. */
import { lately } from '../../../../text/lately.ts';
import { matchesOf } from '../../../../text/matches.ts';
import { patternOf } from '../../../../text/pattern.ts';
import { capital } from '../words.ts';
import type { Rewriter, Wording } from './types.ts';

const KINDS =
  'plan|tier|package|team|office|branch|workspace|project|department|store|shop|site|region|service|ward|unit|group|warehouse|depot|account|product|model|programme|program|scheme|route|line|ferry|fund|course|class|building|room|hall|centre|center|library|clinic|school|hotel|station|server|module|fare|rate|tariff|contract|subscription|membership|card|ticket|pass';
const NAMED = new RegExp(
  String.raw`\b((?:[Tt]he )?)((?:\p{Lu}[\p{L}\d]*)(?: (?:\p{Lu}[\p{L}\d]*|\d+))*) (${KINDS})(?![\p{L}-])`,
  'gu',
);

/** Each name that the claim has with such a noun, where the source has that noun and gives the name no other. */
function withKinds({ text, said, whole }: Wording): readonly string[] {
  let told = text;
  for (const [phrase, , name = '', kind = ''] of matchesOf(said, NAMED)) {
    const bare = name.replace(/^The /, '');
    if (!told.includes(bare) || told.includes(`${bare} ${kind}`)) continue;
    const at = new RegExp(String.raw`\b(?:[Tt]he )?${bare}(?![\p{L}\d-])(?! ${kind})`, 'u');
    if (!at.test(told)) continue;
    if (!patternOf(String.raw`\b${kind}s?\b`, 'iu').test(whole)) continue;
    if (new RegExp(String.raw`\b${bare} (?!${kind})(?:${KINDS})s?\b`, 'u').test(whole)) continue;
    told = told.replace(at, (_, offset: number) =>
      offset === 0
        ? phrase.replace(/^./u, (letter) => letter.toUpperCase())
        : phrase.replace(/^The /, 'the '),
    );
  }
  // "Delta's desk": the team's.
  return told === text ? [] : [told];
}

const PHRASE =
  /\b(\p{L}+) (?:on|in|at|of|for|from|with) (?:the |an? )?((?:\p{Ll}+[ -])?\p{Ll}+)(?![\p{L}-])/gu;
const SMALL =
  /^(?:the|an?|this|that|all|any|each|every|our|your|their|its|his|her|other|same|own|up|out|least|most|once|one|two|\d+)$/iu;

/** The phrases of a claim or a sentence. */
const phrasesIn = lately((text) => matchesOf(text, PHRASE));

/** "Night-shift workers" for "workers on the night shift", and "sets of greeting cards" for "greeting-card sets". */
function byCompound({ text, said }: Wording): readonly string[] {
  const texts: string[] = [];
  // Few words stand in both: an expression is made for those alone.
  const [inText, inSaid] = [text.toLowerCase(), said.toLowerCase()];
  const spelled = (what: string): readonly string[] => {
    const one = what.replace(/([^s])s$/, '$1');
    return [
      ...new Set([what, one].flatMap((form) => [form, form.replace(/ /g, '-'), form.replace(/-/g, ' ')])),
    ];
  };
  for (const [phrase, noun = '', what = ''] of phrasesIn(text)) {
    if (
      !inSaid.includes(` ${noun.toLowerCase()}`) ||
      SMALL.test(noun) ||
      what.split(/[ -]/).some((word) => SMALL.test(word))
    )
      continue;
    const compound = spelled(what).map((form) => `${form} ${noun.toLowerCase()}`);
    const own = compound.find(
      (one) =>
        inSaid.includes(one.toLowerCase()) && new RegExp(String.raw`\b${one}(?![\p{L}-])`, 'iu').test(said),
    );
    if (own !== undefined) texts.push(text.replace(phrase, /^\p{Lu}/u.test(phrase) ? capital(own) : own));
  }
  for (const [phrase, noun = '', what = ''] of phrasesIn(said)) {
    if (
      !inText.includes(` ${noun.toLowerCase()}`) ||
      SMALL.test(noun) ||
      what.split(/[ -]/).some((word) => SMALL.test(word))
    )
      continue;
    for (const form of spelled(what)) {
      if (!inText.includes(`${form} ${noun}`.toLowerCase())) continue;
      const compound = new RegExp(String.raw`\b${form} ${noun}(?![\p{L}-])`, 'iu');
      if (compound.test(text))
        texts.push(text.replace(compound, (place) => (/^\p{Lu}/u.test(place) ? capital(phrase) : phrase)));
    }
  }
  return texts;
}

export const KIND_TURNS: readonly Rewriter[] = [
  { of: NAMED, write: withKinds },
  { of: /[a-z]/, write: byCompound },
];
