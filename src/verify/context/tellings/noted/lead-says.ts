/** What a line that breaks off before its object says together with one of the things that it leads to. */
import type { Lexicon } from '../../../../text/lexicon/index.ts';
import { capital, lower } from '../words.ts';

const VERB =
  'includ(?:es?|ed|ing)|contain(?:s|ed|ing)?|cover(?:s|ed|ing)?|needs?|needed|requires?|required|offers?|offered|' +
  'provides?|provided|features?|has|have|had|gets?|got|receives?|received|brings?|brought|shows?|submit(?:s|ted)?|sends?|sent|' +
  'attach(?:es|ed)?|enclosed?s?|carry|carries|supports?|accept(?:s|ed)?|sells?|sold|excludes?|prohibits?|forbids?|' +
  'allows?|permits?|bans?|uploads?|uploaded|presents?|delivers?|delivered|orders?|ordered|bought|buys?|returns?|returned|replaces?|replaced|repairs?|repaired|approves?|approved|' +
  'rejects?|rejected|wears?|wore|takes?|took|uses?|used|keeps?|kept|stores?|stored|pays?|paid|completes?|completed|signs?|signed|hand in|handed in|hands in|fill in|enter|state|notify|inform|' +
  'come with|comes with|came with|consists? of|appl(?:y|ies) to|pays? for|entitled to|qualif(?:y|ies) for';
/** "The room rate includes", "Applicants must submit the following documents with their form". */
const CLAUSE = new RegExp(
  String.raw`^(?<lead>(?:\p{Lu}[^,;:()"]{1,80}? )(?:${VERB}))(?: the following(?: (?:\p{L}[\p{L}-]* ){0,2}?\p{L}[\p{L}-]*s)?(?<behind> (?:to|for|with|in|at|on|by) [^,;:()"]{2,50})?)?$`,
  'u',
);
/** "Tenants must", "It is forbidden to": what is listed is what they do. */
const DUTY =
  /^(?<lead>(?:\p{Lu}[^;:()"]{1,80}? )(?:must|shall|must not|shall not|can|cannot|can not|may|may not|(?:is|are|was|were) (?:also |not )?(?:required|obliged|asked|allowed|permitted|forbidden|advised|prohibited|entitled|expected) to|(?:has|have|had|needs?|needed|agrees?|agreed|undertakes?|promised?|promises) to))(?: do)?(?: the following)?$/u;
/** "What applicants need". */
const ASKED = new RegExp(String.raw`^What (?<lead>[^,;:()"?]{2,60} (?:${VERB}))$`, 'iu');
/** "Documents required for the visa": what is listed is so. */
const STATED =
  /^(?:the )?(?:\p{L}[\p{L}-]* )?\p{L}[\p{L}-]*s (?<state>required|needed|accepted|covered|included|excluded|allowed|permitted|prohibited)(?<behind> (?:to|for|with|in|at|on|by|from) [^,;:()"]{2,50})?$/iu;
/** What leaves open whether, when or for whom all of a list holds. */
export const OPEN =
  /\b(?:if|unless|when|until|only|just|solely|exclusively|except|excluding|might|could|would|planned|proposed|expected|scheduled|suggested|wanted|tomorrow|or|either|one of|any|some|but|without|examples?|draft|old|former|formerly|previous(?:ly)?|outdated|false|myths?|sample|template|maybe|probably|per|optional(?:ly)?|extras?|soon|later|instead|no|none|never|not|nothing|nobody|limits?|limitations?|problems?|complaints?|issues?|missing|removed|deprecated|discontinued)\b|n['\u2019]t\b|[?"\u201c]/i;
/** Nothing but words, numbers and signs of money: marks of an item may say that it is done, open or struck out. */
export const PLAIN = /^[\p{L}\p{N}$\u20ac\u00a3#][\p{L}\p{N} '\u2019.%/&$\u20ac\u00a3+-]{1,79}$/u;

/** "The following may not enter the hall": each of those listed. */
const THE_FOLLOWING =
  /^The following(?: (?:\p{Ll}+ )?\p{Ll}+s)? (?<rule>(?:may|must|can|cannot|will|shall|have to|need to) [^,;:]{2,80})$/u;
/** A denial of what a line says of each thing behind it: "does not cover" covers none of them. */
const DENIES =
  /\b(?:does|do|did|may|must|shall|can|is|are|was|were|will) not (?!all\b|only\b|just\b|always\b|necessarily\b)/u;

/** "Guests may bring" leaves open no more than what each thing is told with: that they may. */
const PERMITS = / may (?!be |have )/u;

/** Whether a line leaves open whether what it says holds of each thing that it leads to. */
export const isOpenLead = (line: string): boolean =>
  OPEN.test(line.replace(DENIES, '').replace(PERMITS, ' '));

/** Longest claim that is told of a list, in characters. */
export const LONGEST = 240;

/** The line that leads a list as a statement of one thing on it. */
export function clauses(line: string, item: string, said: string, lexicon: Lexicon): readonly string[] {
  const duty = DUTY.exec(line)?.groups?.['lead'];
  if (duty !== undefined && beginsWithVerb(item, lexicon)) return [`${asOpened(duty, said)} ${lower(item)}`];
  const { lead, behind = '' } = (CLAUSE.exec(line) ?? ASKED.exec(line))?.groups ?? {};
  if (lead !== undefined) return [`${asOpened(lead, said)} ${asCalled(item, said)}${behind}`];
  const rule = THE_FOLLOWING.exec(line)?.groups?.['rule'];
  if (rule !== undefined) return [`${capital(asCalled(item, said))} ${rule}`];
  const stated = STATED.exec(line)?.groups;
  const verb = /\b(?:is|are)\b/.exec(said)?.[0];
  if (stated === undefined || verb === undefined) return [];
  return [`${capital(asCalled(item, said))} ${verb} ${stated.state!.toLowerCase()}${stated.behind ?? ''}`];
}

/** "Clean the stairs": what somebody is to do. */
function beginsWithVerb(item: string, lexicon: Lexicon): boolean {
  const [first] = item.toLowerCase().match(/^\p{Ll}+(?= )/u) ?? [];
  return (
    first !== undefined && lexicon.lemmas(first).some(({ lemma, pos }) => pos === 'v' && lemma === first)
  );
}

/** Whether a line tells its subject more closely than a claim: what the Gold policy covers another need not. */
export const isOfMore = (line: string, said: string): boolean => {
  // "Parking is included" of whatever price the one list is of.
  if (OF_IT.test(line) && IN_IT.test(said)) return false;
  const own = said.toLowerCase();
  return (line.replace(SORT, '').toLowerCase().match(TELLING) ?? []).some(
    (word) => !own.includes(word.slice(0, BEGINNING)),
  );
};

const OF_IT =
  /^(?:The|Our|Your) \p{Ll}+ (?:(?:does|do) not )?(?:includes?|covers?|excludes?)(?: the following(?: \p{Ll}+s)?)?$/u;
const IN_IT = /^[^,;:]{2,60} (?:is|are) (?:not )?(?:included|covered|excluded)$/u;

/** What the things on a list are called before it: "the following documents". */
const SORT =
  / the following(?: (?:\p{L}[\p{L}-]* ){0,2}?\p{L}[\p{L}-]*s)?(?= (?:to|for|with|in|at|on|by) |$)/u;
const TELLING =
  /(?<!\p{L})(?!(?:must|have|will|shall|should|does|following|what|with|from|documents|items|things)\b)\p{L}{4,}/gu;
/** Letters that the forms of a word share. */
const BEGINNING = 4;

/** A line with the article that a claim puts before it. */
function asOpened(lead: string, said: string): string {
  const [article] = /^(?:The|Our|Your|An?) /.exec(said) ?? [];
  return article !== undefined && said.slice(article.length).toLowerCase().startsWith(lead.toLowerCase())
    ? `${article}${lower(lead)}`
    : capital(lead);
}

/** An item as a claim writes it: with its article, and with a small letter within a sentence. */
export function asCalled(item: string, said: string): string {
  const small = lower(item);
  const at = said.toLowerCase().indexOf(item.toLowerCase());
  if (at < 0) return small;
  const [article = ''] = /\b(?:the|an?|your|our) $/i.exec(said.slice(0, at)) ?? [];
  const own = said.slice(at, at + item.length);
  return `${article.toLowerCase()}${at === 0 ? small : own}`;
}
