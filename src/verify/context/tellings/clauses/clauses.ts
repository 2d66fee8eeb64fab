/** The clauses of a sentence that each say something by themselves: what is said in one of them is said. */
import { lately } from '../../../../text/lately.ts';
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';
import { mayRecall } from '../../../against/recall-words.ts';
import { halvesOf } from '../../../carry/halves.ts';
import { eachFact } from '../../../claim/series.ts';
import { behindLabel } from '../noted/labelled-clauses.ts';
import { bare, capital } from '../words.ts';

const JOINT =
  /; |, so |, while |, and (?=(?:the|a|an|it|he|she|they|\p{Lu}|\p{Ll}+s? (?:under|over|aged) ))| while /gu;
/** What takes in all that is beside it, or leaves it open. */
export const SPANNING =
  /\b(?:if|unless|whether|not only|either|neither|or|would|might|could|perhaps|probably|allegedly|according to|claims?|claimed|says?|said|believes?|thinks?|hopes?|asks?|asked|wants?|wanted|denies|denied|except|instead|rather than|only|between them|together|combined|in all|in total|jointly|altogether|each|myth|false|wrong|untrue|rumou?r|suppose|imagine|had the|should the|were the)\b|["\u201c\u201d?]/i;
/** Not the month. */
const MAYBE = /\bmay\b/u;
const FACTIVE =
  /^((?:(?!\b(?:who|which|that|whose)\b)[^,;:]){2,60}?) (?:(?:confirms|confirmed) (?:that )?|(?:shows|showed|found|established|verified|noted|notes|admits?|admitted|accepts?|accepted|acknowledges?|acknowledged|concedes?|conceded) that )(?=(?:the|a|an|\p{Lu}|his|her|its|their|no|all|both|\d))(.+)$/u;

/** What somebody regrets, is glad of or makes known is so. */
const FELT =
  /^(?:[^,;:]{1,60}? (?:am|are|is|was|were)(?: \p{Ll}+ly| very| so| really)? (?:sorry|glad|happy|pleased|delighted|sad|disappointed|aware|relieved)(?: to (?:hear|see|learn|confirm|say|report|announce|inform you|tell you|let you know))?|[^,;:]{1,60}? (?:regrets?|regretted)(?: to (?:inform you|say|tell you))?|(?:This is to|We hereby|I hereby|We|I) (?:inform you|let you know)|Please note|Note) that (?=\p{L})(.+)$/u;
/** "As the delay was long, you are entitled to …": the reason and what follows from it are both so. */
const CAUSED =
  /^(?:As|Since|Because|Given that|Now that) (?!of\b|a result|long as|soon as|far as|well as|if\b|usual|always|before\b|per\b|\d|\p{Lu}\p{Ll}+ \d)([^,;]{5,140}), ([^;]+)$/u;

/** What keeps two statements on either side of a semicolon from being read by themselves. */
const LINKING =
  /\b(?:if|unless|whether|either|neither|or|except|instead|otherwise|only|however|but|false|wrong|untrue|myth|claims?|claimed|says?|said|according|suppose|not true|third|respectively|others?)\b|["\u201c\u201d?:]/i;

/** "Please return the laptop by Friday; you may keep the phone": two statements, each a sentence of its own. */
function apartAt(text: string): readonly string[] {
  if (!text.includes('; ') || LINKING.test(text) || (mayRecall(text) && !NORM.test(text))) return [];
  const parts = text.split('; ');
  return parts.length === 2 &&
    parts.every((part) => /^please /i.test(part) || (!OPEN.test(part) && hasSubject(part)))
    ? parts.map((part) => `${capital(part)}.`)
    : [];
}

/** What has to be done stays so, whatever happens to whoever does not do it. */
const NORM =
  /^(?:The|A|An|All|Every|Each) [^;]{2,60}? (?:must|has to|have to) (?!not\b)[^;]*; (?:after that|thereafter|then|later) /u;

const IS_SO = /^[^,;:]{2,50}? (?:is|are|was|were|has|have|had|will) /u;

/** What else a sentence says to be so: what is regretted or made known, and a reason with what follows from it. */
function factsIn(text: string): readonly string[] {
  if (SPANNING.test(text) || MAYBE.test(text)) return [];
  const felt = FELT.exec(text)?.[1];
  const [, reason, result] = CAUSED.exec(felt ?? text) ?? [];
  return [felt, reason, result].flatMap((one) =>
    one !== undefined &&
    !OPEN.test(one) &&
    !DENYING.test(one.slice(0, 3)) &&
    (hasSubject(one) || IS_SO.test(one))
      ? [`${capital(one)}.`]
      : [],
  );
}

/** What sets a part of a sentence against the other. */
const SET_AGAINST =
  /\b(?:otherwise|except|however|instead|unless|but|false|wrong|untrue|myth|claims?|claimed|said|says?|not true|or)\b|["\u201c\u201d?]/i;

/** "As the seal was broken, it was replaced; only the freight was charged": what each part of a sentence says to be so. */
function factsOfParts(text: string): readonly string[] {
  if (!text.includes('; ') || SET_AGAINST.test(text) || mayRecall(text)) return [];
  const parts = text.split('; ');
  return parts.length > MOST ? [] : parts.flatMap((part) => factsIn(part));
}

/** A sentence, and each of its clauses with a subject of its own; each of several facts about one thing; and what somebody is said to have found to be so. */
export const clausesOf = lately(readClauses);

function readClauses(text: string): readonly string[] {
  const found = [text];
  const plain = bare(text);
  if (plain.length > LONGEST) return found;
  // What another clause takes back is not said by one alone.
  if (
    !SPANNING.test(plain) &&
    !MAYBE.test(plain) &&
    !CONTRASTING.test(plain) &&
    !FRONTED.test(plain) &&
    !mayRecall(plain.replace(NOT_YET, ''))
  ) {
    const parts = plain.split(JOINT).map((part) => part.trim());
    // What another clause leaves out of it, or leaves open, is not said by one alone.
    const reaches = parts.filter((part) => REACHING.test(part));
    if (parts.length > 1 && parts.length <= MOST)
      for (const part of parts)
        if (
          part.length > SHORTEST &&
          reaches.every((one) => one === part) &&
          !OPEN.test(part) &&
          hasSubject(part)
        )
          found.push(`${capital(part)}.`);
    for (const { text: half } of plain.includes(' and ') ? (halvesOf(plain, true) ?? []) : [])
      if (half.length > SHORTEST && !REACHING.test(plain) && !OPEN.test(half) && hasSubject(bare(half)))
        found.push(`${capital(bare(half))}.`);
    const facts = eachFact(plain)?.map(({ text: fact }) => fact) ?? [];
    for (const fact of facts)
      if (!OPEN.test(fact) && facts.every((one) => one === fact || !REACHING.test(one))) found.push(fact);
  }
  found.push(...factsIn(plain), ...factsOfParts(plain), ...apartAt(plain));
  for (const item of behindLabel(plain))
    if (!OPEN.test(item) && !SPANNING.test(item) && hasSubject(item)) found.push(`${capital(item)}.`);
  for (const one of [...found]) {
    const fact = FACTIVE.exec(bare(one))?.[2];
    if (
      fact !== undefined &&
      !SPANNING.test(one) &&
      !MAYBE.test(one) &&
      !DENYING.test(one) &&
      hasSubject(fact)
    )
      found.push(`${capital(fact)}.`);
  }
  return found;
}

/** What has not been done so far takes nothing back. */
const NOT_YET = /\bnot (?:yet(?= \p{Ll})|\p{Ll}+(?: \p{Ll}+){0,2} yet\b)/gu;

/** "Nothing shows that it was paid": nothing is found to be so. */
const DENYING = /\b(?:nothing|no|nobody|none|neither|nor|not|never|hardly|without|cannot)\b|n['\u2019]t\b/i;

const CONTRASTING =
  /\b(?:but|however|though|although|until|later|then|since|again|afterwards|no longer|instead)\b/i;

/** What a clause opens with that speaks of something only together with another. */
const OPEN =
  /^(?:it|they|he|she|this|that|these|those|the (?:other|others|rest|latter|former|same|second|first|one)|one|others?|some|most|all|none|neither|both|each|there|so|also)\b/i;

/** What stands before a first clause may hold for all of them. */
const FRONTED =
  /^(?:in|on|at|from|during|after|before|under|for|with|by|to|of|since|until|when|while|as|between|once|at first|first|usually|normally|today|yesterday|last|next|every|each)\b/i;

const REACHING =
  /\b(?:not|never|no|none|nobody|nothing|without|still|remains?|pending|partly|rest|others?|yet|almost|nearly)\b|n['\u2019]t\b/i;

/** Characters of a clause, and of a sentence that is divided. */
const SHORTEST = 8;
const LONGEST = 400;
const MOST = 5;

/** Clauses that a parse may take for a phrase: "the treasurer, Mr. Novak, presented …", "income rose by …". */
const PLAIN_CLAUSE =
  /^(?:(?:[Aa]n?|[Tt]he|[Oo]ur|[Yy]our|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir) (?:\p{Ll}[\p{L}-]* ){0,3}\p{Ll}[\p{L}-]*, (?:(?:Mrs?|Ms|Mx|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}, (?:\p{Ll}{2,}ed|was|is|has|had|will) |(?:[Tt]he )?(?:\p{L}[\p{Ll}-]* ){0,2}\p{L}[\p{Ll}-]* (?:rose|fell|grew|went up|went down) (?:(?:slightly|sharply|slowly) )?(?:by|to|from|slightly|sharply)\b)/u;

function hasSubject(text: string): boolean {
  if (PLAIN_CLAUSE.test(text)) return true;
  const tree = new Tree(parseSentence(`${capital(text)}.`));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  return root > 0 && tree.with(root, 'nsubj', 'nsubj:pass').length > 0;
}
