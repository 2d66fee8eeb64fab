/**
 * "The US signed" beside "France signed", "the IT department" beside "the HR department": an abbreviation that is written
 * as a small word is a name all the same, and the evidence has to have it, or what it is short for.
 */
import { against, type Guard, type Told, textOf } from '../guard.ts';

/** Capitals that are no word of the sentence, and how the evidence may say them. */
const SHORT_FOR: readonly (readonly [short: RegExp, itself: RegExp, long: RegExp])[] = [
  [
    /\bUS(?![\p{L}\p{N}$-])/u,
    /\bUSA?(?!\p{L})/u,
    /\bUSD|\bU\. ?S\.|\$|United States|America|américa|Washington|the States|EE\. ?UU\.|Estados Unidos|estadounidense|États[- ]Unis|Etats[- ]Unis|Vereinigten? Staaten|\bthe us\b|\b(?:federal|congress|senate|white house|pentagon)\b/iu,
  ],
  [
    /\bWHO\b/u,
    /\bWHO\b/u,
    /\b(?:W\.H\.O\.|OMS\b|WGO\b)|world health|mondiale de la santé|mundial de la salud|Weltgesundheit|\bthe who\b/iu,
  ],
  [
    /(?<=^|\b(?:[Tt]he|[Aa]n|[Oo]ur|their|its|your|his|her|my|in|of|by|to|from|for|and|with|through|via|[Cc]ontact|[Aa]sk|[Cc]all|[Tt]ell|told|asked) )IT(?= (?!(?:is|was|will|has|had|would|can|could|may|must|should)\b)\p{Ll}|[.,;:]?$|[-'’])/u,
    /\bIT\b/u,
    /\b(?:I\.T\.|ICT\b|information[- ]?tech|tech\b|technolog|comput|informati(?:k|que|ca)|software|digital|systems?\b|help ?desk|EDV\b)|\bit (?:team|dept|department|support|staff|desk)\b/iu,
  ],
];

/** Where a sentence goes on to another statement. */
const PARTED = /;|, (?:but|while|whereas|and) |\b(?:but|whereas)\b/u;

/** "Customers in the US were affected" by "customers in the EU were affected; the US region was not". */
function isOfOtherPart({ support }: Told, itself: RegExp, long: RegExp): boolean {
  return support.sentences.some(({ reading: { text, start, end, words } }, slot) => {
    const parts = text.slice(start, end).split(PARTED);
    if (parts.length < 2) return false;
    const has = (part: string): boolean => itself.test(part) || long.test(part);
    const taken = support.matches.flatMap(({ at }, i) =>
      support.from[i] === slot && at >= 0 ? [words[at]!.form] : [],
    );
    const own = parts.filter((part) => taken.some((form) => part.toLowerCase().includes(form)));
    return parts.some(has) && own.length > 0 && !own.some(has);
  });
}

/** A sentence that is written in capitals throughout tells nothing by them. */
const IN_SMALL = /\p{Ll}{3}/u;

export const ACRONYM_AS_WORD: Guard = against(
  'entity',
  'any',
  (told) => {
    const { reading, support } = told;
    const { sentences } = support;
    const ours = textOf(reading);
    if (!IN_SMALL.test(ours)) return false;
    return SHORT_FOR.some(
      ([short, itself, long]) =>
        short.test(ours) &&
        (!sentences.some(({ reading: { text } }) => itself.test(text) || long.test(text)) ||
          isOfOtherPart(told, itself, long)),
    );
  },
  { said: () => /\b(?:US|WHO|IT)(?![\p{L}\p{N}])/u },
);
