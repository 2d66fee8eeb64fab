/**
 * What a text tells a sentence as: under a label or behind words by which nothing is stated ("For the sake of argument, …",
 * "We retract the following: …", "[VOID] …"), or after a sentence that opens a supposition ("Suppose the following.").
 */
import { gather } from '../../text/gather.ts';
import { originOf } from '../context/retold.ts';
import type { AlignedSentence } from '../match/support.ts';
import type { Matter } from '../matter.ts';
import { labelAbroad } from './told-abroad.ts';
import { lemmasOf } from './words-said.ts';

/** Words before a colon by which what follows is no statement of the text. */
const LEADING =
  /\b(?:retract\w*|withdraw\w*|hypothe\w+|imagin\w+|suppos\w+|assum\w+|myths?|rumou?rs?|untrue|false\w*|incorrect\w*|wrong\w*|mistaken\w*|erroneous\w*|fake\w*|forged|deleted|superseded|obsolete|unsent|jok(?:e|ed|ing)|dream\w*|pretend\w*|speculat\w+|alleg\w+|unconfirmed|unverified|not (?:yet )?(?:confirmed|true|sent|approved|agreed)|test (?:message|case|entry|order|data|mail|e-?mail|text|post|run|record)|scammers?|fraudsters?|impostors?|not (?:started|begun)|pending|upcoming|in (?:the )?(?:case|event) of|for (?:the )?(?:case|event) of|(?:one|you|we|they|somebody|someone|people|he|she|i) (?:could|might|may|would) (?:\w+ )?(?:write|say|argue|claim|think|ask|object|reply|read))\b/iu;
/** Labels that take away all that stands behind them. */
const LABEL =
  /^\W*(?:(?<=[[({<])(?:test|demo|mock|dummy|staging|sandbox|simulation|dry[ -]run|practice|training|rehearsal)(?=[\])}>])|void(?:ed)?|cancell?ed|annulled|revoked|rescinded|deleted|struck|invalid|inactive|obsolete|superseded|outdated|archived draft|draft only|default(?: (?:text|value|answer|entry|wording))?|placeholder|do not send|do not use|not sent|never sent|unsent|unconfirmed|unverified|planned|proposed|proposal|draft|example(?: (?:sentence|text|claim|case|record|entry))?|sample|template(?: text)?|hypothetical|unconfirmed report|myth|rumou?r|motion(?: \((?:rejected|lost|defeated|withdrawn|not put)\))?|(?:old|older|previous|former|prior|earlier|superseded|outdated) (?:wording|version|text|terms|rules?|policy|edition)|complaint|accusation|allegation|objection|grievance|speculation|hypothesis|theory|fear|hope|prediction|forecast|(?:option|alternative|variant|scenario|choice|proposal) (?:[a-z]|\d{1,2}|one|two|three))\b\s*[\]):.\u2013\u2014-]+\s/iu;
/** Openings of a supposition, up to a comma. */
const OPENING =
  /^\W*(?:for (?:the sake of (?:the )?argument|argument['\u2019]s sake|illustration|demonstration)|hypothetically|in theory|in principle|let us (?:say|assume|suppose|imagine)|let['\u2019]s (?:say|assume|suppose|imagine|pretend)|say for example|in an ideal world|in a perfect world|all being well|if all goes well|with luck|at first (?:sight|glance)?,? ?(?:it|we|they|i|he|she|you|everyone|people) (?:looked|seemed|appeared|thought|believed|assumed))\b/iu;
/** What stands behind a statement, in brackets or after a comma, and leaves it open. */
const TRAILING =
  /(?:[([](?:to be (?:confirmed|verified|checked|agreed|decided|approved|done)|tbc|tbd|tba|unverified|unconfirmed|not (?:yet )?(?:confirmed|verified|approved|final|true|done|sent|signed)|pending|draft|provisional|citation needed|source|dubious|disputed|cancell?ed|void(?:ed)?|withdrawn|retracted|deleted|planned|proposed|proposal|test(?: only)?|hypothetical|fictional|example|false|wrong|\?)\b[^)\]]{0,30}[)\]]|, (?:or so )?(?:it|we|they|he|she|i|people|everyone|everybody|one) (?:was |were |had |had been )?(?:at first |first |initially |once |long )?(?:thought|believed|assumed|hoped|supposed|feared)\b[^.]{0,30})\W*$/iu;
/** A sentence that says of the next that it is supposed, asked, made up or wrong. */
const BEFORE =
  /^\W*(?:(?:suppose|imagine|assume|consider|picture|take|pretend)(?: (?:the following|this|that|a case|a scenario|an example|the case))?(?: (?:case|scenario|situation|example|story))?|true or false|fact or fiction|right or wrong|what if|(?:here is|here['\u2019]s|this is|the following is|what follows is|below is) (?:an? |the )?(?:\w+ ){0,2}?(?:hypothetical|fictional|fictitious|made-up|invented|imaginary|sample|mock|dummy|test|draft|false|untrue|unconfirmed|hoax|joke|scenario|supposition|thought experiment|placeholder)(?: \w+){0,3}|in (?:the|this|our|her|his) (?:story|novel|film|movie|play|tale|dream|game|book|series|episode)\b[^.:?!]{0,60}|(?:here is|here['\u2019]s|this is) (?:how|what) an? (?:\w+ )?(?:answer|reply|mail|e-?mail|letter|text|message|note) (?:looks|looks like|might look|could look|reads|could read|might say|would say)|(?:an?|one) (?:(?:typical|common|usual|possible|frequent|standard) )?\p{L}+ (?:reads|looks|goes|sounds|(?:might|may|could|would|can) (?:read|look|go|sound))(?: something)? (?:like this|as follows|thus|this way)|which of (?:these|the following|them)\b[^.?!]{0,40}|(?:please )?(?:choose|select|pick|tick|mark|circle|cross out|delete) (?:one|all|any|what|whatever|the|which|as|where|whichever|from|between)\b[^.:?!]{0,60}|(?:the |our |a )?\p{L}+ (?:claimed|claims|alleged|alleges|asserted|asserts|wrote|writes|told us|tells us) (?:two|three|four|several|many|some|the following|these)(?: things)?|(?:the following(?: (?:statements?|sentences?|claims?|lines?|entries))?|these(?: (?:statements?|sentences|claims|lines|entries))?|the statements? below|what follows) (?:is|are|was|were) (?:all )?(?:false|untrue|wrong|incorrect|fictional|fictitious|made up|invented|hypothetical|not true|unconfirmed))\s*[.:?!]\s*$/iu;

/** Whether a sentence stands where nothing is stated, and the claim says nothing of it. */
export function isToldAs(
  matter: Pick<Matter, 'claim' | 'support'>,
  sentence: AlignedSentence,
  slot: number,
): boolean {
  const { source, reading } = sentence;
  if (source.structured) return false;
  const { text, scan } = originOf(source);
  const start = scan.sentenceStart[sentence.sentence];
  if (start === undefined) return false;
  // A bracket that opens it may stand before the sentence.
  const opened = Math.max(start - 2, sentence.sentence > 0 ? scan.sentenceEnd[sentence.sentence - 1]! : 0);
  const said = `${text.slice(opened, start).trim()}${text.slice(start, scan.sentenceEnd[sentence.sentence])}`;
  const isEnglish = reading.language === 'en';
  return (
    isLed(matter, sentence, slot, said) ||
    (isEnglish &&
      (isAfterOpening(text, scan, sentence.sentence) ||
        isHeaded(text, scan.sentenceEnd[sentence.sentence]!, matter.claim)))
  );
}

function isLed(
  { claim, support }: Pick<Matter, 'claim' | 'support'>,
  { reading }: AlignedSentence,
  slot: number,
  said: string,
): boolean {
  const matched = gather(support.matches, ({ at }, i) =>
    support.from[i] === slot && at >= 0 ? [reading.words[at]!] : [],
  );
  const telling = claim.words.filter(({ weight }) => weight > 0);
  const own = lemmasOf(telling);
  const isNew = (words: string): boolean =>
    !(words.toLowerCase().match(/\p{L}+/gu) ?? []).some(
      (one) => own.has(one) || telling.some(({ form }) => form === one),
    );
  const first = Math.min(...matched.map(({ start }) => start)) - reading.start;
  // A label is one of its own line.
  const { language } = reading;
  const label = (language === 'en' ? LABEL.exec(said)?.[0] : undefined) ?? labelAbroad(said);
  const isOfLine = !said.slice(label.length, Math.min(first, said.length)).trimStart().includes('\n');
  if (label !== '' && isOfLine && isNew(label)) return true;
  if (language !== 'en') return false;
  const opening = OPENING.exec(said)?.[0] ?? '';
  if (opening !== '' && isNew(opening)) return true;
  const trailing = TRAILING.exec(said)?.[0] ?? '';
  if (trailing !== '' && isNew(trailing)) return true;
  const colon = said.indexOf(': ');
  if (matched.length === 0 || colon < 0 || colon > LONGEST_LEAD || colon > first) return false;
  const lead = LEADING.exec(said.slice(0, colon));
  return lead !== null && isNew(lead[0]);
}

/** A text that opens by what it is: "DRAFT. …", "SUPERSEDED - see v2". */
const HEADED =
  /^\W{0,4}(DRAFT|Draft(?! (?:beer|horse|animal|pick))|SPECIMEN|SUPERSEDED|OBSOLETE|OUTDATED|SANDBOX|STAGING|DRY RUN)(?:[ ,\u2013\u2014-][^.:\n]{0,60})?(?:[.\n]|\s?:\s?\n)/u;
const LONGEST_HEAD = 100;

/** Whether a sentence stands in a text that opens by what it is, and the claim does not say so. */
function isHeaded(text: string, end: number, claim: Matter['claim']): boolean {
  const [head = '', kind = ''] = HEADED.exec(text.slice(0, LONGEST_HEAD)) ?? [];
  return kind !== '' && end > head.length && !claim.words.some(({ form }) => form === kind.toLowerCase());
}

/** Characters before a colon that are read as what leads to what follows. */
const LONGEST_LEAD = 90;

/** Whether the sentence before, of the same paragraph, opens a supposition. */
function isAfterOpening(
  text: string,
  scan: { readonly sentenceStart: ArrayLike<number>; readonly sentenceEnd: ArrayLike<number> },
  at: number,
): boolean {
  if (at === 0) return false;
  const from = scan.sentenceStart[at - 1]!;
  const gap = text.slice(scan.sentenceEnd[at - 1], scan.sentenceStart[at]);
  // The mark that ends it may stand behind the sentence.
  return BEFORE.test(
    `${text.slice(from, scan.sentenceEnd[at - 1])}${/^\s*[.:?!]/.test(gap) ? gap.trim().slice(0, 1) : ''}`,
  );
}
