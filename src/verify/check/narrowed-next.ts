/**
 * What the sentence right behind takes out of the one that says a claim: "Guests may bring dogs. This only applies to the garden
 * rooms.", "All staff have keys. The interns do not.", "Staff may work from home. They need the consent of their manager."
 */
import type { MismatchKind } from '../../domain/check.ts';
import { CONDITION, EXCEPTION, ONLY, UNIVERSAL } from '../../text/cues.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { textOf } from '../../text/reading.ts';
import { stemOf } from '../against/bearer-ended.ts';
import { isOfThen } from '../against/of-then.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter } from '../matter.ts';

const RULE =
  '(?:this|that|the|the above|our) (?:rule|offer|discount|benefit|right|option|promise|statement|guarantee|policy|exemption|permission|service)';
const THIS = `(?:this|that|the (?:above|same|foregoing|latter)|${RULE})`;
const IT = `(?:it|they|${THIS})`;
const BUT = String.raw`^\W*(?:but |however,? |please note:? )?`;
const HOLDS =
  '(?:applies|apply|holds|goes|counts|is (?:true|valid|so|possible|available|offered|granted|the case|meant))';

/** The sentence keeps what the one before it says to some, or to a case. */
const NARROWS = new RegExp(
  [
    `${BUT}(?:${IT} (?:only|just|solely|exclusively) (?:applies|apply|holds)|${THIS} (?:only|just|solely|exclusively) ${HOLDS})\\b`,
    `${BUT}${THIS} (?:is|was) (?:only|just|solely|exclusively) (?:true|valid|so|possible|available|offered|granted|the case|meant|for|if|when|where)\\b`,
    `${BUT}${THIS} ${HOLDS}[^.;]{0,40}? (?:only|solely|exclusively|alone|as long as|provided|if|unless|up to a maximum)\\b`,
    `${BUT}${IT} (?:is|are) (?:only|just|solely) (?:given|granted|paid|valid|allowed|possible|charged|issued|due)\\b`,
    `${BUT}${THIS} (?:is|are) (?:limited|restricted|reserved) (?:to|for)\\b`,
    String.raw`^\W*(?:unless,? that is\b|(?:unless|except|excepting|only (?:if|when|for|on|in|at|with)) [^,;]{2,80}\W*$|not (?:on|in|at|for|during|if|when|with|without) [^,;]{2,40}(?:, (?:though|however))?\W*$|(?:though|but|just) not\b)`,
    String.raw`^\W*(?:only|not|except|if|unless|for|provided) [^;.]{2,60}, that is\W*$`,
    String.raw`^\W*(?:but )?(?:not )?(?:after|before|from|in|on|at|during|outside|within|without|for|with|if|when) [^,;.]{2,40}?,? (?:they|it|this|that|he|she) (?:is|are|does|do|can|may|was|were)(?: not|n['\u2019]t)\b`,
    String.raw`^\W*but (?:not|only) [^;.]{2,60}$`,
  ].join('|'),
  'iu',
);
/** The sentence says what must be for what the one before it says. */
const NEEDS = new RegExp(
  [
    `${BUT}(?:${THIS} (?:requires|presupposes|assumes|depends on)|${IT} (?:is|are) (?:subject to|conditional (?:up)?on))\\b`,
    String.raw`^\W*(?:the|one|a|our|its) (?:only |sole |main )?(?:pre)?conditions?(?: for (?:this|that|it))? (?:is|are)\b`,
    String.raw`^\W*(?:an? |the )?minimum (?!age|height|size|level|experience|grade)(?:\p{L}+ ){0,2}(?:of|is) [^.;]{1,40}?(?: applies| is required)?\W*$`,
    String.raw`^\W*(?:terms and conditions|conditions|restrictions|exclusions|limits) (?:apply|applies)\b`,
  ].join('|'),
  'iu',
);
/** The sentence says who must agree to what the one before it allows. */
const CONSENTS = new RegExp(
  [
    String.raw`^\W*(?:their|his|her|its|the|your|a) [\p{L} ]{2,30} (?:must|has to|have to|needs? to) (?:first )?(?:agree|consent|approve|sign|confirm|authori[sz]e|allow)\b`,
    String.raw`^\W*(?:they|he|she|it|you|we) (?:(?:only |first |also )?(?:needs?|requires?)|must (?:first )?(?:have|get|obtain|ask for)) (?:the |an? )?(?:(?:prior|written|express) ){0,2}(?:consent|approval|permission|agreement|authori[sz]ation|leave)\b`,
  ].join('|'),
  'iu',
);
/** The sentence says what those must have or be to whom the one before it allows something. */
const MUST = new RegExp(
  [
    String.raw`^\W*(?:an? |the )?minimum (?:age|height|size|level|experience|grade)\b[^.;]{1,40}\W*$`,
    String.raw`^\W*an? [\p{L} ]{2,30} (?:is|are) (?:needed|required|necessary|mandatory|obligatory)\b`,
    String.raw`^\W*(?:an?|one|their|his|her|its) [\p{L} ]{2,30} must\b`,
    String.raw`^\W*(?:they|he|she|it|you) (?:must|have to|has to|need to|needs to) (?:first |then |also )?(?:be (?:at least|over|under|older|accompanied|registered|insured|an? |with)|have|show|hold|bring|wear|pay|book|register|sign|ask|apply)\b`,
  ].join('|'),
  'iu',
);
const ALLOWS = /\b(?:may|can|(?:is|are) (?:allowed|permitted|free|entitled|able) to)\b/iu;
/** The sentence takes some out of all of whom the one before it tells. */
const TAKES_OUT = new RegExp(
  [
    String.raw`^\W*(?:the |an? |our )?(?:only |one |sole |single |notable )*exceptions? (?:to this )?(?:is|are|was|were|being)\b`,
    String.raw`^[^.;]{2,60} (?:is|are|was|were) (?:the |an |the only |the one )?exceptions?\b`,
    String.raw`^\W*(?:but |however,? )?${IT} (?:does|did|do)(?: not|n['\u2019]t) (?:apply|include|cover|hold|extend|concern|count|go|affect)\b`,
    String.raw`^\W*(?:this|that|it) excludes\b`,
    String.raw`^[^.;,]{2,60} (?:is|are|was|were) (?:(?:not included|excluded|exempt(?:ed)?|excepted|left out|passed over)\b(?! from (?!(?:this|that|it)\b)))`,
    String.raw`^[^.;,]{2,60} (?:do|does|did|is|are|was|were|has|have|had|can|may|must|will)(?: not|n['\u2019]t)(?: so| either| any)?\W*$`,
    String.raw`^[^.;,]{2,60} (?:has|have|had|gets?|got|receives?|received) (?:none|nothing|no such \p{L}+)\W*$`,
    String.raw`^\W*(?:everyone|everybody|all|anyone|anybody|nobody|no one|none|nothing|everything)\b[^.;]{0,30}\b(?:but|except|save)\b`,
    String.raw`^\W*(?:almost|nearly|well, almost|at least) (?:all|every|most|everyone|everybody)\b`,
  ].join('|'),
  'iu',
);
/** "The night guard does.": of a claim that denies it of all. */
const DOES = /^[^.;,]{2,60} (?:do|does|did|is|are|was|were|has|have|had|can|may|will)\W*$/iu;
/** "This does not apply to lorries", of a claim that names no such place or case of its own. */
const NOT_FOR = new RegExp(
  `${BUT}${THIS} (?:does|did|do)(?: not|n['\u2019]t) (?:apply to|hold for|extend to|go for) (?<whom>[^.;]{2,60})`,
  'iu',
);
const DEFINITE = /^(?:the|our|its|this) /iu;
const PLACED = /\b(?:in|into|on|at|to|for|from) (?:the|our|its|all) /iu;
const EXCEPTS =
  /\b(?:only |one |sole )?exceptions? (?:is|are|was|were)\b|\b(?:is|are|was|were) (?:the |an )?(?:only )?exceptions?\b/iu;
/** "Gifts are exempt", of a claim of all or of gifts. */
const EXEMPT = /\b(?:is|are|was|were) exempt\b(?! from)/iu;
const ALL =
  /\b(?:all|every|each|everyone|everybody|everything|both|always|any|anyone|anybody|whole|entire|daily|the (?:whole|entire))\b/iu;
const NONE = /\b(?:no|nobody|none|nothing|no one|never|neither|not any)\b/iu;
const LONGEST = 240;
/** Ways to say that one of many is otherwise than all of them are said to be. */
const OTHERWISE: readonly (readonly [all: RegExp, one: RegExp])[] = [
  [/\b(?:paid|settled)\b/iu, /\b(?:unpaid|outstanding|overdue|open|returned|bounced)\b/iu],
  [
    /\b(?:passed|succeeded|worked|works?|successful|completed)\b/iu,
    /\b(?:failed|fails|failure|crashed|broke|aborted)\b/iu,
  ],
  [/\b(?:locked|closed|shut|sealed)\b/iu, /\b(?:open|unlocked|ajar|unsealed)\b/iu],
  [/\bopen\b/iu, /\b(?:closed|shut|locked)\b/iu],
  [
    /\b(?:present|attended|came|arrived|delivered|returned|received)\b/iu,
    /\b(?:missing|absent|lost|away|late|never)\b/iu,
  ],
  [
    /\b(?:intact|undamaged|clean|fine|in order|working)\b/iu,
    /\b(?:damaged|broken|dirty|torn|cracked|faulty|defective)\b/iu,
  ],
  [
    /\b(?:approved|accepted|agreed|in favou?r|confirmed|signed)\b/iu,
    /\b(?:rejected|refused|declined|against|abstained|unsigned|pending)\b/iu,
  ],
  [/\b(?:free|free of charge|included)\b/iu, /\b(?:costs?|pays?|charged?|extra)\b/iu],
  [
    /\b(?:finished|complete|done|ready|fixed|resolved)\b/iu,
    /\b(?:unfinished|incomplete|open|pending|unresolved|outstanding)\b/iu,
  ],
];

/** What the sentence behind takes out of one that the support has; undefined for nothing. */
export function narrowedNext(
  { claim, support, lexicon }: Matter,
  { source, sentence, document }: AlignedSentence,
): MismatchKind | undefined {
  const { text, scan, language } = originOf(source);
  const next = sentence + 1;
  if (claim.language !== 'en' || claim.question || language === 'de' || next >= scan.sentenceCount)
    return undefined;
  if (claim.cues & (EXCEPTION | CONDITION | ONLY)) return undefined;
  if (support.sentences.some((one) => one.document === document && one.sentence === next)) return undefined;
  const start = scan.sentenceStart[next]!;
  if (/\n\s*\n/u.test(text.slice(scan.sentenceEnd[sentence], start))) return undefined;
  const behind = text.slice(start, Math.min(scan.sentenceEnd[next]!, start + LONGEST)).trim();
  const said = textOf(claim).trim();
  // A claim that names whom the next sentence speaks of speaks of them itself.
  const own = stemsOf(said);
  if (isNamed(behind, own)) return undefined;
  if (NARROWS.test(behind)) return 'condition';
  if (
    !isOfThen(claim) &&
    (NEEDS.test(behind) ||
      ((ALLOWS.test(said) || FREE.test(said)) && (CONSENTS.test(behind) || MUST.test(behind))))
  )
    return 'condition';
  if (isOfOtherKind(behind, said, lexicon)) return undefined;
  const isOfAll = (claim.cues & UNIVERSAL) !== 0 || ALL.test(said);
  if ((isOfAll || isOfSome(behind, own)) && TAKES_OUT.test(behind)) return 'exception';
  const notFor = NOT_FOR.exec(behind)?.groups?.whom;
  if (notFor !== undefined && !(DEFINITE.test(notFor) && PLACED.test(said))) return 'exception';
  if (EXEMPT.test(behind) && (isOfAll || tellingIn(behind).some((word) => own.has(stemOf(word)))))
    return 'exception';
  if (EXCEPTS.test(behind) || (NONE.test(said) && DOES.test(behind))) return 'exception';
  if (isOfAll && (isOneOtherwise(behind, said, own) || hasOtherNumber(behind, said))) return 'exception';
  return isSetApart(behind, said, own) ? 'exception' : undefined;
}

const SMALL =
  /^(?:the|and|for|with|our|your|his|her|its|their|this|that|has|have|are|was|were|had|all|every|each|not|only|does|did|but|from|they|you|any|who|which|than|less|more)$/iu;
const tellingIn = (text: string): readonly string[] =>
  (text.match(/\p{L}{3,}|\d[\d.,]*/gu) ?? []).filter((word) => !SMALL.test(word));
const stemsOf = (text: string): ReadonlySet<string> => new Set(tellingIn(text).map(stemOf));

/** "Used tickets are not refunded" beside "unused tickets are", "cats are not" beside "dogs are": what is told of another kind, or of what comes too late. */
function isOfOtherKind(behind: string, said: string, lexicon: Lexicon): boolean {
  const kind = behind.match(/\p{L}{3,}/u)?.[0].toLowerCase() ?? '';
  if (/^(?:late|later|belated|overdue)$/.test(kind)) return true;
  const own = (said.match(/\p{L}{3,}/gu) ?? []).map((word) => word.toLowerCase());
  const lemma = lexicon.lemma(kind);
  if (own.some((one) => lexicon.lemma(one) === lemma)) return false;
  const subject = BARE.exec(said)?.[0];
  if (subject !== undefined && NOT_SO.test(behind))
    return lexicon.relation(lexicon.lemma(subject.toLowerCase()), lemma).kind !== 'hyponym';
  return own.some(
    (one) =>
      PREFIXES.some((prefix) => one === prefix + kind || kind === prefix + one) ||
      lexicon.relation(lexicon.lemma(one), lemma).kind === 'antonym',
  );
}

/** "Dogs are welcome": of a kind. */
const BARE = /^\p{L}{3,}s(?= (?:are|do|may|can|have)\b)/u;
const NOT_SO = /^\p{L}+s (?:are|do|may|can|have)(?: not|n['\u2019]t)\W*$/u;
const PREFIXES = ['un', 'in', 'non', 'dis'];

/** "This only applies to the garden", of a claim of the garden. */
function isNamed(behind: string, own: ReadonlySet<string>): boolean {
  const whom = /\b(?:to|for|of|in|on|at|if|when) ([^,;.]{2,60})\W*$/u.exec(behind)?.[1];
  const told = whom === undefined ? [] : tellingIn(whom);
  return told.length > 0 && told.every((word) => own.has(stemOf(word)));
}

const RESTRICTED = String.raw`(?:below|over|under|above|from|of|without|with|for|in|made|placed|that|who|whose|which|to|outside|abroad|up to|less than|more than|by|at|on)`;
const OF_SOME = new RegExp(
  String.raw`^\W*(?:for |only |the )?(?<noun>\p{L}{3,}) ${RESTRICTED} [^.;]{2,80}`,
  'iu',
);
/** What is told of some is not what is told of all. */
const DENIED = /\b(?:not|never|no|cannot|excluded|exempt|qualify|qualifies|eligible)\b|n['\u2019]t\b/iu;
const PAID_FOR = /\b(?:charge|charged|pay|pays|costs?|fee|surcharge|extra)\b/iu;
const FOR_NOTHING = /\b(?:free|included|at no (?:extra )?(?:cost|charge))\b/iu;
const FREE = /^(?:the )?\p{L}+(?: \p{L}+)? (?:is|are) free(?: of charge)?\W*$/iu;
const PAYS =
  /\b(?:pays?|(?:is|are) charged|(?:we|they) charge|it charges|it costs|they cost)\b[^.;]{0,30}\d/iu;
const UNDER_IF =
  /^\W*(?:if|when|where) [^,;.]{3,80}, [^.;]{0,30}?\b(?:no|not an?|not any) (?<noun>\p{L}{3,})/iu;

/** "Part-time employees get none", of a claim of employees. */
const OF_KIND =
  /^\W*(?:the )?(?!(?:the|our|its|all|these|those|their|both|his|her|no) )[\p{L}-]{3,} (?<noun>\p{L}{3,}s) (?:get|receive|have|are|do|cannot|may|must|pay)\b/iu;

/** "Orders below 50 euros", of a claim of orders. */
function isOfSome(behind: string, own: ReadonlySet<string>): boolean {
  const { noun } = OF_SOME.exec(behind)?.groups ?? {};
  const modified = OF_KIND.exec(behind)?.groups?.noun;
  return [noun, modified].some((one) => one !== undefined && own.has(stemOf(one)));
}

/** "Orders below 50 euros are excluded", "Non-members pay 5 euros", "If the item was used, there is no refund". */
function isSetApart(behind: string, said: string, own: ReadonlySet<string>): boolean {
  if (isOfSome(behind, own) && (DENIED.test(behind) || (FOR_NOTHING.test(said) && PAID_FOR.test(behind))))
    return !NONE.test(said) && !/\bnot\b|n['\u2019]t\b/iu.test(said);
  if (FREE.test(said) && PAYS.test(behind)) return true;
  const noun = UNDER_IF.exec(behind)?.groups?.noun;
  return noun !== undefined && own.has(stemOf(noun)) && !NONE.test(said);
}

/** "The chair has two", where each member has one vote. */
function hasOtherNumber(behind: string, said: string): boolean {
  const { verb = '', number = '' } = SO_MANY.exec(behind)?.groups ?? {};
  const ours = verb === '' ? undefined : SO_MANY.exec(said)?.groups;
  return ours?.verb === verb && ours.number!.toLowerCase() !== number.toLowerCase();
}

const SO_MANY =
  /^[^.;,]{2,50}? (?<verb>has|have|gets?|pays?|receives?|costs?) (?:only )?(?<number>one|two|three|four|five|six|seven|eight|nine|ten|\d[\d.,]*)\b/iu;

const VERB = /\b(?:is|are|was|were|has|have|had|remains?|stays?|stayed)\b/iu;

/** "Invoice 14 remains unpaid", of every invoice. */
function isOneOtherwise(behind: string, said: string, own: ReadonlySet<string>): boolean {
  return OTHERWISE.some(([all, one]) => {
    const found = all.test(said) ? one.exec(behind) : null;
    if (found === null || one.test(said)) return false;
    const subject = behind.slice(0, Math.min(found.index, VERB.exec(behind)?.index ?? found.index));
    const isDenied = /\b(?:not|never|no longer)\W+$|n['\u2019]t\W+$/iu.test(behind.slice(0, found.index));
    return !isDenied && tellingIn(subject).some((word) => own.has(stemOf(word)));
  });
}
