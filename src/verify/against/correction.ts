/** What a text takes back of what it has just said: corrections, answers to what was quoted, struck statements. */

import { gather } from '../../text/gather.ts';
import { mayHold } from '../../text/may-hold.ts';
import { type Reading, textOf, type Word } from '../../text/reading.ts';
import { sieved } from '../../text/sieve/sieved.ts';
import { compareValues } from '../../text/values/index.ts';
import { originOf } from '../context/retold.ts';
import { escaped } from '../context/tellings/words.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter } from '../matter.ts';
import { leadsOthers } from '../read/list-head.ts';

/** What stands here is wrong, whatever it is: nothing else has to be said. */
const isTakenBack = sieved(() =>
  [
    String.raw`\b(?:that|this|it|which|(?:the|this|that) (?:statement|information|line|entry|note|message|sentence|post|report|claim|above)(?: above)?|(?:the )?above) (?:was|is|were|has been|turned out to be|proved)(?: \w+ly)? (?:wrong|incorrect|inaccurate|a mistake|an error|a typo|untrue|false|outdated|obsolete|out of date|retracted|withdrawn|superseded|not (?:true|right|correct|accurate|so|the case))\b`,
    String.raw`\b(?:this|that|it|which|(?:the|this|that) (?:statement|information|line|entry|note|message|sentence|post|report|claim|above)|(?:the )?above) (?:was|were|is|has|had|have)(?: been| since| later| then| now| \w+ly){0,3} (?:(?:found|shown|proved|proven|established|determined|admitted|known|turned out|revealed)(?: out)? (?:to be|as) (?:\w+ )?(?:wrong|incorrect|inaccurate|mistaken|untrue|false|invented|made up|fake|a lie|a hoax|a mistake|an error)|debunked|disproved|disproven|refuted|discredited|retracted|withdrawn|rescinded|invented|fabricated|made up|a lie|a hoax|a fiction|unfounded|baseless)\b`,
    String.raw`\b(?:written|entered|made|posted|sent|issued|recorded|logged|booked|published|noted|added|reported|stated|put) (?:here |there |down )?(?:in error|by mistake|by accident|erroneously|wrongly|mistakenly)\b`,
    String.raw`\b(?:we|i|they) (?:were|was|got|had|have been) (?:it |this |that )?(?:all )?(?:wrong|mistaken|misinformed|misled)(?: (?:about|on|in) (?:this|that|it))?\b`,
    String.raw`\b(?:this|that|(?:the|this|that) (?:line|entry|note|record|row|posting|booking|message|statement)(?: above)?) (?:was|is|has been|had been|were)(?: since| later| then| now| \w+ly){0,2} (?:voided|struck(?: out| off)?|deleted|removed|annulled|reversed|undone|revoked|overturned|rescinded|crossed out)\b`,
    String.raw`\b(?:that|this|it)['\u2019]s (?:all |just |now )?(?:wrong|incorrect|inaccurate|a mistake|an error|a typo|untrue|false|outdated|obsolete|out of date|no longer (?:true|correct|valid)|not (?:true|right|correct|so)|nonsense)\b`,
    String.raw`^\W*(?:sorry|oops|apologies|pardon)\W+(?:that was )?(?:the )?wrong \w+`,
    String.raw`^\W*(?:cancell?ed|void(?:ed)?|deleted|struck|annulled|withdrawn|retracted|not so|not|nope|wrong|false|untrue)\W*$`,
    String.raw`^\W*(?:answer|verdict|fact[- ]?check|rating|result|conclusion|truth|status|assessment)\s*[:\u2013-]\s*(?:mostly |largely )?(?:false|no\b|wrong|untrue|incorrect|fake|fiction|not true|myth|void|invalid|unfounded)`,
    String.raw`\b(?:none|nothing|no part) of (?:this|that|it|the above|these) (?:is|was|has been|ever|happened|took)\b|\b(?:this|that|it) (?:never|did not|didn't) (?:actually |really )?happen(?:ed)?\b`,
    String.raw`\b(?:disregard|ignore|scratch|scrap|strike|forget) (?:this|that|it|the (?:above|previous|last|earlier)|my (?:last|previous|earlier)|what i)\b`,
    String.raw`\b(?:just|only|was) (?:kidding|joking)\b`,
    String.raw`\b(?:looked at|looked up|looking at|checked|read|read out|opened|quoted|used|pulled up|gave you|sent you|told you|copied|took|confirmed|had|was (?:in|on)) (?:[\w']+ ){0,4}wrong (?:\w+ )?(?:account|order|file|customer|record|case|line|row|page|ticket|invoice|number|figure|date|column|table|contract|booking|claim|patient|person|screen|list|version|document)\b`,
    String.raw`\b(?:i|we) (?:mixed (?:\w+ ){0,3}up|misread|misspoke|mistook|confused)\b|\b(?:that|this|it) (?:was|is) (?:meant )?(?:for|about) (?:another|a different|someone else|somebody else)\b`,
    String.raw`\bno longer (?:true|valid|correct|accurate|applies|the case)\b`,
    String.raw`\b(?:this|that|the above) (?:rule|policy|procedure|provision|clause|practice|process|scheme) (?:was|is|has been|had been)(?: since| later| then| now| \w+ly){0,2} (?:abolished|scrapped|repealed|withdrawn|dropped|discontinued|suspended|revoked|rescinded|no longer (?:in force|used|applied|followed))\b`,
    String.raw`\bmy (?:mistake|bad|error)\b`,
    String.raw`^\W*(?:but |however,? |so far,? )?(?:this|that|(?:this|that|the) (?:report|claim|statement|information|news|account|figure|rumou?r)) (?:has not|hasn['\u2019]t|was not|wasn['\u2019]t|is not|isn['\u2019]t|has never|was never|has yet to|is yet to|is still to|could not|remains to) (?:yet |been |be |so far ){0,3}(?:independently |officially |formally )?(?:confirmed|verified|proven|proved|corroborated|established|substantiated)\W*$`,
    String.raw`^\W*(?:none|nothing) of (?:this|that|the above) (?:has been|is|was) (?:\w+ )?(?:confirmed|verified|proven|certain)\b`,
    String.raw`^\W*(?:no|nope|nah|wrong|false|edit|update|correction)\W+(?:it|that|this|they|he|she|there)(?: (?:is|was|are|were|has|have|did|does|do))?(?: not|n['\u2019]t)\W*$`,
    String.raw`^\W*(?:no,? |sorry,? |but )?(?:(?:that['\u2019]s|that is|this is) )?(?:not (?:at all )?(?:true|right|correct|so|the case)|untrue|incorrect|nonsense)(?: (?:at all|any ?more|anymore|i(?: a|')m afraid))?\W*$`,
    String.raw`^\W*(?:jk|j/k|lol|not really|kidding|just kidding|psych)\W*$`,
    String.raw`^\W*edit\W+(?:was|no longer|not any ?more)\b`,
    String.raw`^\W*(?:we|i|they|somebody|someone) (?:still |now )?(?:have|has|need|needs) (?:yet |still )?to (?:check|verify|confirm|find out)(?: whether| if)? (?:this|that|it)\b`,
    String.raw`\b(?:this|that|(?:this|that|the (?:last|above|previous)) (?:sentence|statement|line|entry|text|message)) (?:is|was) (?:only |just |merely )?an? (?:example|sample|placeholder|test|fiction|draft)\W*$`,
    String.raw`^\W*(?:or |at least )?so (?:the (?:rumou?r|story|legend|saying) (?:goes|has it)|(?:we|i|they|(?:the |our )?\w+) (?:thought|believed|hoped|were told|was told|say|says|said|claims?|claimed)|it (?:seemed|is said|was said)|(?:he|she) (?:says|said|claims))\W*$`,
    String.raw`^\W*(?:nobody|no one|none of us|nothing) (?:has |could |can )?(?:confirmed?|confirms|verified|verify|verifies|backs?|supports?) (?:this|that|it)\b`,
    String.raw`^\W*i (?:dreamt|dreamed|imagined|invented|made up) (?:it|this|that)\b|^\W*i made (?:it|this|that) (?:all )?up\b`,
    String.raw`\b(?:emerged|turned out|transpired|became clear)(?: later| then)? that (?:it|this|that|they|he|she) (?:had not|was not|were not|had never|was never|never|did not|hadn['\u2019]t|wasn['\u2019]t|didn['\u2019]t)\b`,
    String.raw`\b(?:said|stated|claimed|announced|told you|wrote) (?:this|that|it|so) (?:in error|by mistake|wrongly|erroneously|mistakenly)\b`,
    String.raw`\b(?:this|that|it|the above) (?:no longer|does not|doesn['\u2019]t|did not|didn['\u2019]t) (?:holds?|stands?|appl(?:y|ies))(?: any ?more| any longer| now)?\W*$`,
    String.raw`^\W*(?:we|i) (?:apologi[sz]e|(?:are|am) sorry) for (?:this|that) (?:mistake|error|confusion|misinformation|wrong \w+)\b`,
    String.raw`\b(?:this|that|(?:this|that|the (?:last|above|previous)) (?:sentence|statement|line|entry|text|message)) (?:is|was) (?:only |just |merely )?an? (?:example|sample|placeholder|test|default|dummy) (?:text|sentence|entry|line|message|value|record)\W*$`,
    String.raw`^\W*a\s*[:.] ?(?:no\b|false|wrong|untrue|not (?:so|true|at all))`,
    String.raw`^\W*(?:he|she|they) (?:says?|said|claims?|claimed|insists?|insisted) (?:that )?(?:he|she|they) (?:never did|never has|did not|didn['\u2019]t|has not|hasn['\u2019]t|had not|have not|haven['\u2019]t)\W*$`,
    String.raw`^\W*(?:or |at least |but |so )?(?:that|this|it) (?:is|was) (?:only |just |merely )?(?:the |an? |what )(?:rumou?r|gossip|legend|theory|assumption|hope|hearsay|guess|speculation|people say|they say|everyone says|i heard|we heard|i was told|we were told)\W*$`,
    String.raw`^\W*(?:or so |or |at least |so )(?:the |our |his |her |my )?[a-z ]{2,30} (?:says?|said|claims?|claimed|told (?:us|me)) so\W*$|^\W*(?:the |our |his |her |my )?[a-z ]{2,30} (?:thinks?|thought|believes?|believed|hopes?|hoped|assumes?|assumed) so\W*$`,
    String.raw`^\W*so (?:it was|everyone|people|they|we) (?:long |once )?(?:believed|thought|assumed|said)\b[^.;]{0,30}$`,
    String.raw`\b(?:sees?|saw|views?|viewed) (?:it|this|that) (?:differently|otherwise)\W*$`,
    String.raw`^\W*if only\b[^.;]{0,30}$`,
    String.raw`\b(?:signature|certificate|document|letter|message|mail|photo|report|story|record|entry|receipt|invoice|stamp|note)s? (?:turned out|proved|(?:was|were) (?:found|shown)) to (?:be|have been) (?:an? )?(?:forged|fakes?|faked|forgery|forgeries|invented|counterfeit|hoax)\W*$|^\W*(?:it|this|that) (?:turned out|proved) to be (?:the|an?) (?:wrong|false|different|another) \w+\W*$`,
    String.raw`\b(?:admitted|confessed|conceded)\b[^.;]{0,40}\b(?:(?:made|making) (?:this|that|it) (?:all )?up|invented (?:this|that|it)|lied|lying|faked (?:this|that|it)|(?:this|that|it) (?:was|is|had been) (?:not true|untrue|false|a lie|wrong|made up|invented))\b`,
    String.raw`^\W*(?:delete|strike(?: out)?|cross out|tick|circle|mark|underline) (?:as|what|whatever|where|whichever|which|all that)\b[^.;]{0,30}\b(?:appropriate|appl(?:y|ies|icable)|necessary|needed|relevant)\W*$`,
    String.raw`^\W*(?:this|that|it) (?:applies|refers|relates|belongs) (?:only )?to [^.;]{2,40}, not (?:to )?\w`,
    String.raw`^\W*(?:except|only) that\b|^\W*but only (?:if|when|once|for|with|after)\b`,
    String.raw`^\W*(?:correction|erratum|errata|retraction|corrigendum|oops|wrong|retracted|withdrawn|superseded|obsolete|korrektur|berichtigung|rectificatif|erratum|correcci[o\u00f3]n|fe de erratas)\b`,
    String.raw`\bwas (?:changed|moved|corrected) (?:to|from)\b`,
    // "For 12 May read 13 May" corrects; what "can be read" or is "kept for 400 days and read by the auditors" does not.
    String.raw`(?<!\b(?:be|been|is|are|was|were|and|or) )\bread\b[^.]{1,60}\binstead of\b|\bfor\b[^.]{1,40}(?<!\b(?:be|been|is|are|was|were|and|or|to|who|have|has|had|can|must|will|not|they|we|you) )\bread\b`,
    String.raw`\b(?:das|dies|die (?:angabe|information|obige angabe)) (?:war|ist) (?:leider )?(?:falsch|nicht (?:richtig|korrekt)|ein (?:fehler|irrtum))\b`,
    String.raw`\bc'(?:est|\u00e9tait|etait) (?:faux|une erreur|inexact)\b|\bcette information est (?:fausse|inexacte|p\u00e9rim\u00e9e)\b`,
    String.raw`\b(?:eso|esto) (?:era|es|fue) (?:falso|incorrecto|un error)\b|\besta informaci\u00f3n (?:es|era) (?:falsa|incorrecta)\b`,
  ].map((pattern) => new RegExp(pattern, 'i')),
);
/** How a sentence opens that sets right what was said, or goes on to say what came of it. */
const SETTING_RIGHT =
  /^\W*(?:sorry|actually|no,|no\.|wait\b|apologies|leider|entschuldigung|d\u00e9sol\u00e9|perd\u00f3n|lo siento)|\bafter all\b/i;
/** A turn that is nothing but another value for what was just said: "Sorry, at 4", "I mean 50", "Tom: No, it is on Monday". */
const OTHER_VALUE =
  /^\W*(?:\p{Lu}[\p{L} .'-]{0,30}: )?(?=(?:sorry|oops|correction|actually|no|wait|apologies|i mean|i meant|make (?:that|it)|read:|recte|or rather|(?:it |this |that )?should (?:be|read|say))(?![\p{L}]))(?:(?:sorry|oops|correction|actually|no|wait|apologies)\b[ ,.:!\u2013-]*)*(?:i mean(?:t)? |make (?:that|it) |read: |recte:? |or rather,? |(?:it |this |that )?should (?:be|read|say):? |(?:it|that|this)(?:['\u2019]s| is| was| will be) |rather )?(?:(?:at|on|in|by|for|to|from|the) ){0,2}[\p{L}\p{Sc}\d][\p{L}\p{Sc}\d.,:%/-]*(?: [\p{L}\p{Sc}\d.:%-]+){0,2}\W*$/iu;
/** "Lee: *$130": a star before what should have been written. */
const STARRED = /^\W{0,2}(?:\p{Lu}[\p{L} .'-]{0,30}: )?\*[\p{L}\p{Sc}\d][^*]{0,30}\W*$/u;
/** Who says it, before what is said. */
const SPEAKER = /^\W*\p{Lu}[\p{L} .'-]{0,30}: /u;
/** "It is not booked.": of what was just said. */
const DENIED =
  /^\W*(?:\p{Lu}[\p{L} .'-]{0,30}: )?(?:no,? |but )?(?:it|that|this|he|she|they)(?: (?:is|was|are|were|has|have)(?: not|n['\u2019]t)|['\u2019]s not)(?: been)? (?<state>\p{L}+)\W*$/iu;
const POINTING = new Set('it this that they these those he she'.split(' '));
/** Sentences after it that may correct a sentence. */
const SOON = 2;
/** Characters of a sentence that are looked through. */
const LOOKED = 240;

const SPEAKER_OF = /^\W*(\p{Lu}[\p{L}'-]{0,30}): /u;

/** "The bot was wrong", of what the bot says. */
const isFaulted = (said: string, speaker: string | undefined): boolean =>
  speaker !== undefined &&
  mayHold(said, speaker) &&
  new RegExp(
    String.raw`\b${escaped(speaker)} (?:was|is|got it) (?:all |simply |quite )?(?:wrong|mistaken|confused|misinformed)\b`,
    'iu',
  ).test(said);

/** "Statement A is false", of what stands behind that label. */
const LABEL_OF =
  /^\W*(?<label>(?:statement|claim|assertion|sentence|item|point|answer|allegation) (?:[A-Z]|\d{1,2}))[:.)]/iu;
const isFalse = (said: string, label: string | undefined): boolean =>
  label !== undefined &&
  mayHold(said.toLowerCase(), label.toLowerCase()) &&
  new RegExp(
    String.raw`\b${escaped(label)} (?:is|was|proved) (?:false|wrong|untrue|incorrect|made up|a lie|not true)\b`,
    'iu',
  ).test(said);

/** "The customer never got it", of what is said to have reached somebody. */
const NEVER_GOT =
  /^\W*(?:but )?(?:the |our |his |her )?[\p{L}' ]{1,30} (?:never|did not|didn['\u2019]t|has not|hasn['\u2019]t|have not|haven['\u2019]t) (?:yet )?(?:got|get|gotten|receive|received|seen|saw|see|had|have|find|found) (?:it|them|this|any of (?:it|them)|one)\b/iu;
const REACHED = /\b(?:delivered|received|arrived|handed over|refunded|credited|collected)\b/iu;

/** "Then not Monday": a word of the claim denied, and nothing else. */
const NOT_THEN =
  /^\W*(?:(?:then|so|ok|okay|well)\b[, ]*){0,2}not (?:on |in |at |for )?(\p{L}{3,}|\d[\d.:]*)(?: then)?\W*$/iu;

function isNotThen({ words }: Reading, said: string): boolean {
  const denied = NOT_THEN.exec(said)?.[1]?.toLowerCase();
  return denied !== undefined && words.some(({ form }) => form === denied);
}

/** "An earlier message also named lot 32; that was a mistake": what is taken back is what that message said. */
const OF_ANOTHER_MESSAGE =
  /^\W*(?:an?|one) (?:earlier|previous|older|former|first|initial) (?:message|e-?mail|mail|letter|notice|note|list|table|report|post|announcement|statement|version|draft)\b[^;]{10,160}[;,] (?:but )?(?:that|this|it|which) (?:was|is|has been)\b/iu;

/** Whether one of the next sentences takes back what a sentence of the support says. */
export function isCorrected({ claim, support }: Matter, one: AlignedSentence): boolean {
  const { document, sentence } = one;
  const source = originOf(one.source);
  const { text, scan } = source;
  const speaker = SPEAKER_OF.exec(source.said(sentence))?.[1];
  const label = LABEL_OF.exec(source.said(sentence))?.groups?.label;
  for (let next = sentence + 1; next <= sentence + SOON && next < scan.sentenceCount; next++) {
    if (support.sentences.some((used) => used.document === document && used.sentence === next)) continue;
    if (leadsOthers(source, next, claim)) continue;
    const start = scan.sentenceStart[next];
    const said = text.slice(start, Math.min(scan.sentenceEnd[next], start + LOOKED));
    if (OF_ANOTHER_MESSAGE.test(said)) continue;
    if (isTakenBack(said) || isTakenBack(said.replace(SPEAKER, ''))) return true;
    if (isFaulted(said, speaker) || isFalse(said, label)) return true;
    if (NEVER_GOT.test(said) && REACHED.test(textOf(claim))) return true;
    // "Not eligible" over a list is no reply.
    if (SPEAKER.test(said) && isNotThen(claim, said.replace(SPEAKER, ''))) return true;
    if (DENIED.test(said) && isOfClaim(claim.words, said)) return true;
    if (SETTING_RIGHT.test(said) && concerns(claim.words, source.sentence(next).words)) return true;
    if ((OTHER_VALUE.test(said) || STARRED.test(said)) && hasOtherValue(claim, source.sentence(next)))
      return true;
  }
  return false;
}

/** Whether what is denied of "it" is what a claim says. */
function isOfClaim(claim: readonly Word[], said: string): boolean {
  const state = DENIED.exec(said)?.groups?.state?.toLowerCase();
  return claim.some(({ form, weight }) => weight > 0 && form === state);
}

/** Whether a sentence speaks of what a claim speaks of, or points back at it. */
function concerns(claim: readonly Word[], words: readonly Word[]): boolean {
  const said = new Set(claim.filter(({ weight }) => weight > 0).map(({ lemma }) => lemma));
  return words.some(({ form, lemma }) => POINTING.has(form) || said.has(lemma));
}

/** Whether a sentence has a value of a kind that the claim has one of, and none of the claim's. */
function hasOtherValue(claim: Reading, { values }: Reading): boolean {
  const pairs = values.flatMap((other) =>
    claim.values.flatMap((own) => (isAlike(own.kind, other.kind) ? [[own, other] as const] : [])),
  );
  return pairs.length > 0 && pairs.every(([own, other]) => compareValues(own, other).relation !== 'equal');
}

const TIMES = /^(?:date|time|datetime|number)$/;
const COUNTED = /^(?:number|money|quantity)$/;
const isAlike = (one: string, other: string): boolean =>
  one === other || [TIMES, COUNTED].some((kinds) => kinds.test(one) && kinds.test(other));

const OPENING_QUOTES = '"\u201c\u201e\u00ab\u2018';
const CLOSING_QUOTES = '"\u201d\u201c\u00bb\u2019';

/**
 * Whether all that a sentence has of the claim stands between quotation marks, and something else beside them:
 * "'The parcel was delivered' is what the message says."
 */
export function isQuoted({ claim, support }: Matter, { reading }: AlignedSentence, slot: number): boolean {
  const { text, start, end, words } = reading;
  const spans = quotations(text.slice(start, end)).map(([from, to]) => [start + from, start + to] as const);
  if (spans.length === 0 || quotations(claim.text).length > 0) return false;
  const matched = gather(support.matches, ({ at }, i) =>
    support.from[i] === slot && at >= 0 ? [words[at]] : [],
  );
  const inside = (word: Word): boolean => spans.some(([from, to]) => word.start >= from && word.end <= to);
  return (
    matched.length > 0 && matched.every(inside) && words.some((word) => word.weight > 0 && !inside(word))
  );
}

/** Where quotations stand in a text: from after the mark that opens each to the one that closes it. */
function quotations(text: string): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let at = 0; at < text.length; at++) {
    const kind = OPENING_QUOTES.indexOf(text[at]);
    if (kind < 0 && text[at] !== "'") continue;
    // An apostrophe follows a letter; a mark that opens does not.
    if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ')) continue;
    const mark = kind < 0 ? "'" : CLOSING_QUOTES[kind];
    let to = text.indexOf(mark, at + 1);
    while (to > 0 && mark === "'" && /[\p{L}\p{N}]/u.test(text[to + 1] ?? ' '))
      to = text.indexOf(mark, to + 1);
    if (to < 0) continue;
    found.push([at + 1, to]);
    at = to;
  }
  return found;
}
