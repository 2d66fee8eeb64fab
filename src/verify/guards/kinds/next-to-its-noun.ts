/** "The room has a view" by "the room next to it has a view", "has two beds" by "has room for two beds", "nobody was killed" by "nobody else was killed". */
import { escaped } from '../../context/tellings/words.ts';
import type { AlignedSentence } from '../../match/support.ts';
import { against, type Guard, type Told, textOf } from '../guard.ts';

const BESIDE =
  /\b(?:next to|beside|opposite|above|below|behind|adjacent to|across from|adjoining|alongside|underneath|near)\b/iu;
const SUBJECT =
  /^(?:the|an?|his|her|its|their|our) ([\p{Ll}-]+) (?:is|are|was|were|has|have|had|can|will|\p{Ll}+(?:s|ed))\b/iu;
const HAS = /\b(?:has|have|had)\b (?:an? |the )?([\p{L}\d -]+?)[.!]?$/iu;
const ROOM_FOR =
  /\b(?:room|space|place|places|capacity|time|budget|money|permission|plans?|permits?|licen[sc]es?|a need|need|demand|use|hopes?|a wish|an option|options?) (?:for|on) (?:an? |the )?([\p{L}\d -]+?)(?=[.,;!]|$)/iu;
const ELSE =
  /\b(?:nobody|no one|none|nothing|everyone|everybody|everything|anyone|anybody|anything|someone|somebody|something) else\b|\bno (?:other|further|more|additional) \p{L}/iu;

export const NEXT_TO_ITS_NOUN: readonly Guard[] = [
  against('entity', 'prose', isOfNext, { told: () => BESIDE }),
  against('modality', 'prose', hasRoomFor, { said: () => HAS, told: () => ROOM_FOR }),
  against('quantifier', 'prose', ofNoneElse, { told: () => ELSE }),
];

function isOfNext({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const claim = textOf(reading);
  const noun = SUBJECT.exec(claim)?.[1];
  if (noun === undefined || BESIDE.test(claim)) return false;
  const told = new RegExp(
    String.raw`^\W*(?:the|an?|his|her|its|their|our) ${escaped(noun)} (?:next to|beside|opposite|above|below|behind|adjacent to|across from|adjoining|alongside|underneath|near) (?:it|him|her|them|me|us|you|(?:the|an?|his|her|its|their|our|my|your|this|that) [\p{L}-]+|\p{Lu}\p{L}+) (?:is|are|was|were|has|have|had|can|will|\p{Ll}+(?:s|ed))\b`,
    'iu',
  );
  // "The house opposite the church": where the one that is meant stands.
  return (
    told.test(textOf(theirs)) &&
    /(?:next to|beside|opposite|above|below|behind|to|from|near|alongside|adjoining|underneath) (?:it|him|her|them|me|us|you|its|his|their|our|my|your)\b/iu.test(
      textOf(theirs),
    )
  );
}

function hasRoomFor({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const what = HAS.exec(textOf(reading))?.[1]?.toLowerCase();
  const told = textOf(theirs).toLowerCase();
  return what !== undefined && ROOM_FOR.exec(told)?.[1] === what && told.split(what).length === 2;
}

function ofNoneElse({ reading }: Told, { reading: theirs }: AlignedSentence): boolean {
  const claim = textOf(reading);
  return (
    ELSE.test(textOf(theirs)) &&
    /\b(?:nobody|no one|none|nothing|no|everyone|everybody|everything|all|any\p{L}*|not|never)\b|n['\u2019]t\b/iu.test(
      claim,
    ) &&
    !/\b(?:else|others?|further|more|additional|rest|another)\b/iu.test(claim)
  );
}
