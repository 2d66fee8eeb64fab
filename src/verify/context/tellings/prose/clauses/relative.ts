/**
 * What a relative clause behind a comma tells of whom or what it follows, who did something with whom, and what is to
 * come about: "… to Mr Lee, who paid it", "opened a shop with his sister", "repairs are to begin in May".
 */
import { parseSentence } from '../../../../../text/parse/bundled.ts';
import { Tree } from '../../../../../text/parse/tree.ts';
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import type { Rewriter } from '../types.ts';
import { PERSON, thingsOf, withObjects } from './coordinated.ts';

const TRAILING =
  /^([^,;]+(?:, (?!who\b|which\b)[^,;]+)*), (who|which) ((?!of\b|is why\b|means?\b|meant\b|led\b|caused\b)[^,;]+)$/u;
/** What opens a clause that is left open, or that says nothing of what stands before it. */
const LEFT_OPEN =
  /\b(?:if|unless|whether|no|nobody|none|nothing|not|never|without|neither|nor|or|allegedly|perhaps|probably|would|could|might)\b|n['’]t\b/iu;
const ARTICLE = /^(?:a|an|the|his|her|its|their|our|your|my|this|that) /iu;

/** The phrase that a clause ends in, where it is one thing: neither "the key of the door" nor "the man in the van". */
function lastThing(clause: string): string | undefined {
  const tree = new Tree(parseSentence(`${clause}.`));
  const last = tree.tokens.length - 2;
  let head = last;
  while (head >= 0 && /^(?:flat|compound|nummod)/.test(tree.token(head).deprel)) head = tree.token(head).head;
  const token = tree.tokens[head];
  if (token === undefined || !/^(?:NOUN|PROPN)$/.test(token.upos)) return undefined;
  const { start, end } = tree.span(head);
  const marker = tree.with(head, 'case').map((at) => tree.token(at).end);
  const over = tree.tokens[token.head];
  // "A copy of the contract, which …": either may be meant.
  if (/^(?:nmod|conj|appos)/.test(token.deprel) && over !== undefined && over.upos !== 'VERB')
    return undefined;
  return clause.slice(Math.max(start, ...marker), Math.max(end, tree.token(last).end)).trim();
}

/** "Mr Lee paid the invoice" for "the invoice was sent to Mr Lee, who paid it". */
function byRelative({ text }: Wording): readonly string[] {
  const found = TRAILING.exec(text);
  if (found === null || LEFT_OPEN.test(text)) return [];
  const [, clause = '', which = '', rest = ''] = found;
  const thing = lastThing(clause);
  if (thing === undefined || (which === 'who') !== PERSON.test(thing)) return [];
  const things = thingsOf(clause);
  const said = things === undefined ? rest : withObjects(rest, things);
  if (/\b(?:it|they|them|he|she|him)\b/u.test(said)) return [];
  const name = thing.replace(/^an? /iu, 'the ');
  const who = capital(ARTICLE.test(name) || /^\p{Lu}/u.test(name) ? name : `the ${name}`);
  const expected = /^should (?:arrive|come|be (?:here|there|delivered)) (.+)$/u.exec(said)?.[1];
  const be = /[^s]s$/u.test(name) && !/^\p{Lu}/u.test(name) ? 'are' : 'is';
  return [
    `${who} ${said}`,
    ...(expected === undefined
      ? []
      : [`${who} ${be} expected ${expected}`, `${who} ${be} expected to arrive ${expected}`]),
  ];
}

const PLACED =
  /^.{8,}? (?:for|in|at|on|from|with|to|during) which ((?:he|she|they|it|the|an?|his|her|its|their|\p{Lu})[^;]+)$/u;

/** "He handed in a certificate" for "… an operation for which he handed in a certificate". */
function byPlaced({ text }: Wording): readonly string[] {
  const found = PLACED.exec(text);
  if (found === null || LEFT_OPEN.test(text) || / (?:can|may|must|should|will) /u.test(found[1]!)) return [];
  return [capital(found[1]!)];
}

const WITH =
  /^(.+?) (opened|founded|started|runs|ran|owns|owned|bought|built|wrote|manages|managed|lives|lived|works|worked|shares|shared|visited|attended|organised|organized|planned|rents|rented|moved|travelled|traveled|flew|went|came|launched|set up|led|cleaned|repaired|found|won|lost|carried out|conducted|prepared|presented|signed) (.*?\b)with ((?:(?:his|her|their) (?:\p{Ll}+ )?(?:sister|brother|wife|husband|son|daughter|father|mother|partner|friend|colleague|cousin|uncle|aunt|business partner))(?: \p{Lu}[\p{L}-]+)?|\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)((?: (?:in|on|at|from|since|for) [^,;]+)?)$/u;

/** "Rafael and his sister opened a shop" for "Rafael opened a shop with his sister". */
function byCompany({ text }: Wording): readonly string[] {
  const found = WITH.exec(text);
  if (found === null || LEFT_OPEN.test(text)) return [];
  const [, who = '', verb = '', what = '', other = '', rest = ''] = found;
  if (/ /.test(who) && !PERSON.test(who)) return [];
  const named = /^((?:his|her|their) .*?) (\p{Lu}.*)$/u.exec(other);
  const others = named === null ? [other] : [other, named[1]!, named[2]!];
  const many = verb === 'runs' ? 'run' : verb.replace(/(?<=[a-z])s$/u, '');
  return others.flatMap((one) => [
    `${who} and ${one} ${many} ${what}${rest.trim()}`.trim(),
    `${who} ${verb} ${what}with ${one}${rest}`,
  ]);
}

const TO_COME =
  /^(.+?) (?:is|are) to (begin|start|open|reopen|close|end|take place|resume|arrive|depart|be (?:opened|reopened|closed|held|built|rebuilt|demolished|launched|replaced|renovated|published|released|introduced)) (.+)$/u;

/** "Repairs will begin in May" for "repairs are to begin in May". */
function byToCome({ text }: Wording): readonly string[] {
  const found = TO_COME.exec(text);
  if (found === null || LEFT_OPEN.test(text)) return [];
  const [, what = '', verb = '', rest = ''] = found;
  const be = / are to /u.test(text) ? 'are' : 'is';
  const when = rest.replace(/,? and (?:will|are|is)\b.*$/u, '');
  return [rest, ...(when === rest ? [] : [when])].flatMap((one) =>
    ['will', `${be} due to`, `${be} expected to`, `${be} scheduled to`, `${be} planned to`].map(
      (will) => `${what} ${will} ${verb} ${one}`,
    ),
  );
}

export const RELATIVE: readonly Rewriter[] = [
  { of: /\S/, from: TRAILING, write: byRelative, reorders: true },
  { of: /\S/, from: PLACED, write: byPlaced, reorders: true },
  { of: /\b(?:and|with)\b/, from: WITH, write: byCompany, reorders: true },
  { of: /\b(?:will|due|expected|scheduled|planned)\b/, from: TO_COME, write: byToCome },
];
