/** How many of those that were counted before: "Four bao were packed: three were made without peanuts, the fourth was not." */
import { matchesOf } from '../../../../text/matches.ts';
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital, numberOf, SMALL } from '../words.ts';

const COUNTED = new RegExp(
  String.raw`^(?:In all |Altogether )?(${SMALL}) (\p{Ll}+(?: \p{Ll}+)?) (?:were|are|had been|have been) (\p{Ll}+): (${SMALL}) ((?:were|are|had|have) .+)$`,
  'iu',
);
const OPENED =
  /^(?:We|They|I|The [\p{L} ]{2,30}?|\p{Lu}[\p{L} .]{1,30}?) (\p{Ll}+ed) (\d+) of the (?:(\p{L}[\p{L} '\u2019]{1,30}?)(?:'s|\u2019s|s'|s\u2019) )?(\d+) (\p{Ll}+)$/u;
const OTHERS = new RegExp(
  String.raw`\bhad (${SMALL}) (\p{Ll}+s) [^;]+; the (?:other|remaining) (${SMALL}) (were|are) (.+)$`,
  'iu',
);

/** Of the number that a sentence counts, what it says of some. */
export const someOfCounted: Teller = where([COUNTED, OPENED, OTHERS], ({ sentence, source, tell }) => {
  const told = tell(sentence);
  const text = bare(told.text);
  const say = (said: string): Telling => ({ ...told, text: `${said}.` });
  const counted = COUNTED.exec(text);
  if (counted !== null) {
    const [, all, noun, , some, predicate] = counted;
    if ((numberOf(some) ?? 0) >= (numberOf(all) ?? 0)) return [];
    const first = predicate.split(/[,;]/)[0]!;
    return [
      `${capital(some)} of the ${all.toLowerCase()} ${noun} ${first}`,
      `${capital(some)} of the ${all.toLowerCase()} ${noun} ${first.replace(/ as (?:asked|agreed|ordered|requested)$/, '')}`,
    ].map(say);
  }
  const opened = OPENED.exec(text);
  if (opened !== null) {
    const [, verb, some, owner, all, noun] = opened;
    const whose = owner === undefined ? '' : ` of the ${owner.replace(/^the /, '')}`;
    return [
      `${some} of the ${all} ${noun} were ${verb}`,
      `${some} of the ${all} ${noun}${whose} were ${verb}`,
    ].map(say);
  }
  const others = OTHERS.exec(text);
  if (others === null) return [];
  const [, , noun, some, verb, state] = others;
  const owner = /\b(?:from|of) (\p{Lu}[\p{L}.'\u2019-]*(?: \p{Lu}[\p{L}.'\u2019-]*)*) had /u.exec(text)?.[1];
  const links =
    owner === undefined
      ? ['']
      : [
          '',
          ` from ${owner}`,
          ` of ${owner}`,
          ...(/\breturn/i.test(source.text) ? [` returned by ${owner}`, ` that ${owner} returned`] : []),
        ];
  return links.map((link) => say(`${capital(some)} of the ${noun}${link} ${verb} ${state}`));
});

const OF_THEM = new RegExp(String.raw`^(.*?)\b(${SMALL}|\d[\d,]*) of (?:them|these|those)\b(.*)$`, 'iu');
const MANY = new RegExp(String.raw`\b(?:${SMALL}|\d[\d,]*) (\p{Ll}+s)\b`, 'giu');
/** Nouns that are counted only to tell how long or how much. */
const MEASURES =
  /^(?:days|weeks|months|years|hours|minutes|euros|dollars|pounds|francs|points|times|metres|meters|grams)$/;

/** "We ordered 500 chairs. The supplier delivered 480 of them.": 480 chairs, and 480 of the chairs. */
export const someOfThem: Teller = where([OF_THEM], ({ sentence, tell }) => {
  const told = tell(sentence);
  const found = OF_THEM.exec(told.text);
  if (found === null || sentence === 0) return [];
  const [, before = '', count = '', after = ''] = found;
  const nouns = matchesOf(tell(sentence - 1).text, MANY).flatMap(([, noun = '']) =>
    MEASURES.test(noun) ? [] : [noun],
  );
  const [noun] = nouns;
  if (noun === undefined || nouns.length > 1) return [];
  const from = [...told.from, sentence - 1];
  return [
    { text: `${before}${count} ${noun}${after}`, from },
    { text: `${before}${count} of the ${noun}${after}`, from },
  ];
});
