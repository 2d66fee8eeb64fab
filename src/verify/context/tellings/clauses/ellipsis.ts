/** What a clause leaves out that says of another what was said just before: "so did Ms. Haas", "Leeds did not", "nor did the second". */

import { pastOf, present } from '../../../../text/inflect.ts';
import { parseSentence } from '../../../../text/parse/bundled.ts';
import { Tree } from '../../../../text/parse/tree.ts';
import type { Scene, Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare, capital } from '../words.ts';

const AUX = 'did|does|do|was|were|is|are|has|have|had|can|could|will|would|must|may|should';
/** "…, and so did B", "…, nor did B", "…; neither was B". */
const INVERTED = new RegExp(
  String.raw`^(?:(.+?)[;,]? )?(?:and |but )?(so|neither|nor|as) (${AUX}) ((?:the |a |an |our |his |her |their )?[^,;:]+?)(?:,? (and|but) .+)?$`,
  'iu',
);
/** "B did too", "B did not", "B did not either", "B did as well". */
const PLAIN = new RegExp(
  String.raw`^(?:(.+?)(?:;|,|,? (?:but|while|whereas|and)) )?(?:but |while |whereas |and )?((?:the |a |an |our |his |her |their )?[^,;:]+?),?(?: however,)? (${AUX})(?: (not|n't))?(?: (too|as well|likewise|also|either|so|the same))?(?:,? (and|but|so) (.+))?$`,
  'iu',
);
/** "A did it, but not B." */
const BUT_NOT = /^(.+?),? but not ((?:the |a |an |our )?[^,;:]+)$/iu;
const UNSURE =
  /\b(?:if|whether|unless|may|might|could|would|perhaps|probably|according|said|says|claims?|claimed|or)\b/u;
const OPEN_SUBJECT =
  /^(?:it|they|he|she|this|that|these|those|who|which|we|you|i|there|nobody|no one|none|some|others?|the (?:others?|rest)|what|all)\b/i;

interface Predicate {
  /** The verb with all behind it, in its dictionary form where "do" stands for it. */
  readonly verb: string;
  readonly denied: boolean;
  /** What helps the verb: "do" where nothing does. */
  readonly aux: string;
  /** The noun of the subject. */
  readonly noun: string;
}

/** "21 of the 25 samples were within range": told by its form, whatever the parse makes of it. */
const COUNTED =
  /^\d[\d,]* (?:of|out of) (?:the |all )?\d[\d,]* ([\p{L}-]+s) (was|were|is|are) (not )?((?!all\b|both\b)[^,;]+)$/iu;

/** What a clause says of its subject. */
function predicateOf(text: string): Predicate | undefined {
  const counted = COUNTED.exec(text);
  if (counted !== null) {
    const [, noun = '', aux = '', not, verb = ''] = counted;
    return { verb, denied: not !== undefined, aux: aux.toLowerCase(), noun };
  }
  const tree = new Tree(parseSentence(`${capital(text)}.`));
  const root = tree.tokens.findIndex(({ head }) => head < 0);
  if (root < 0) return undefined;
  const [subject] = tree.with(root, 'nsubj', 'nsubj:pass');
  if (subject === undefined || subject > root || tree.with(root, 'conj').length > 0) return undefined;
  const noun = tree.token(subject);
  const helpers = tree.with(root, 'aux', 'aux:pass', 'cop').filter((at) => at > subject);
  const [aux] = helpers;
  const denied = tree.with(root, 'advmod').some((at) => /^(?:not|n't|never)$/i.test(tree.token(at).form));
  const none = /^no$/i.test(tree.token(0).form);
  if (none) return undefined;
  const owned = noun.upos === 'PROPN' ? '' : noun.form;
  if (aux === undefined) {
    const { xpos, lemma, end } = tree.token(root);
    if (!/^VB[DZP]$/.test(xpos)) return undefined;
    return { verb: `${lemma}${text.slice(end)}`, denied, aux: 'do', noun: owned };
  }
  const rest = text
    .slice(tree.token(aux).end)
    .replace(/^n't|^ not\b/, '')
    .trim();
  const form = tree.token(aux).form.toLowerCase();
  return { verb: rest, denied, aux: /^(?:did|does|do)$/.test(form) ? 'do' : form, noun: owned };
}

const GROUP: Readonly<Record<string, string>> = {
  did: 'do',
  does: 'do',
  do: 'do',
  was: 'be',
  were: 'be',
  is: 'be',
  are: 'be',
  has: 'have',
  have: 'have',
  had: 'have',
};
const groupOf = (aux: string): string => GROUP[aux] ?? aux;

/** "Three" of the sentences before: three of the cartons. */
function named(who: string, noun: string, text: string): readonly string[] {
  const counted =
    /^(?:the )?(?:other |remaining )?(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)$/iu.exec(
      who,
    );
  const ordered = /^the (?:first|second|third|fourth|fifth|last|other|new|old|larger|smaller)$/iu.test(who);
  if (noun === '' || !(counted || ordered)) return [who];
  const one = /^(?:the )?(?:other |remaining )?(?:one|1)$/i.test(who);
  if (ordered) return [`${who} ${noun.replace(/([^s])s$/, '$1')}`];
  const group =
    /\b(?:of|out of) (?:the |all )?(?:\d+|[a-z]+) ([a-z][a-z -]*?[a-z]s)\b/iu.exec(text)?.[1] ?? noun;
  return [`${who} ${one ? noun.replace(/([^s])s$/, '$1') : group}`, `${counted![1]} of the ${group}`];
}

/** What such a clause has beside whom it tells of. */
const ELLIPTIC = new RegExp(
  String.raw`\b(?:so|neither|nor|as) (?:${AUX}) |\b(?:${AUX})(?: not|n't| too| as well| likewise| either| also| so| the same)|but not `,
  'i',
);

/** Of whom a clause says no more than that it is so of them too, or not so. */
export const ellipsis: Teller = where([ELLIPTIC], (scene) => {
  const told = scene.tell(scene.sentence);
  const text = bare(told.text);
  if (text.length > 300 || UNSURE.test(text)) return [];
  return [...inverted(text, scene, told), ...plainly(text, scene, told), ...butNot(text, told)];
});

/** The clause before: in the same sentence, or else the sentence before. */
function before(own: string | undefined, { sentence, tell }: Scene): Telling | undefined {
  if (own !== undefined) return { text: own, from: [] };
  if (sentence === 0) return undefined;
  const told = tell(sentence - 1);
  const text = bare(told.text);
  return text.length > 300 || UNSURE.test(text) ? undefined : { text, from: [...told.from, sentence - 1] };
}

function inverted(text: string, scene: Scene, told: Telling): readonly Telling[] {
  const found = INVERTED.exec(text);
  if (found === null) return [];
  const [, own, word, aux, who] = found;
  const first = before(own, scene);
  const said = first && predicateOf(first.text);
  if (first === undefined || said === undefined || OPEN_SUBJECT.test(who!)) return [];
  const denying = /^(?:neither|nor)$/i.test(word!);
  const no = / no /.test(` ${said.verb}`);
  if (denying !== (said.denied || no) || groupOf(aux!.toLowerCase()) !== groupOf(said.aux)) return [];
  return spoken(who!, said, aux!.toLowerCase(), said.denied, first, told);
}

function plainly(text: string, scene: Scene, told: Telling): readonly Telling[] {
  const found = PLAIN.exec(text);
  if (found === null) return [];
  const [, own, who, aux, not, too, , rest] = found;
  if (not === undefined && (too === undefined || too === 'either')) return [];
  const first = before(own, scene);
  const said = first && predicateOf(first.text);
  if (first === undefined || said === undefined || OPEN_SUBJECT.test(who!)) return [];
  if (groupOf(aux!.toLowerCase()) !== groupOf(said.aux)) return [];
  const denied = not !== undefined;
  if (denied ? said.denied && too !== 'either' : said.denied) return [];
  const tellings = spoken(who!, said, aux!.toLowerCase(), denied, first, told);
  if (rest === undefined || !/^(?:was|were|is|are|has|have|had)\b/.test(rest)) return tellings;
  return [
    ...tellings,
    ...named(who!, said.noun, first.text).map((one) => ({
      ...told,
      text: `${capital(one)} ${rest}.`,
      from: [...told.from, ...first.from],
    })),
  ];
}

function butNot(text: string, told: Telling): readonly Telling[] {
  const found = BUT_NOT.exec(text);
  const said = found === null ? undefined : predicateOf(found[1]!);
  if (found === null || said === undefined || said.denied) return [];
  if (
    !/^(?:the |our |a |an )?[\p{L}\d][^ ]*(?: [^ ]+){0,3}$/u.test(found[2]!) ||
    /^(?:yet|always|all|every|only|enough|at|in|on|by|for|until|before|after|with|without|to|from|as)\b/i.test(
      found[2]!,
    )
  )
    return [];
  // "Paid the rent, but not the deposit" is said of another thing done to, not of another doer.
  const kind =
    /^\p{Lu}/u.test(found[2]!) &&
    /^\p{Lu}/u.test(text) &&
    !/\p{Lu}/u.test(found[1]!.slice(found[1]!.indexOf(' ') + 1));
  if (!kind) return [];
  const aux = said.aux === 'do' ? 'did' : said.aux;
  return spoken(found[2]!, said, aux, true, { text: found[1]!, from: [] }, told);
}

const FAILING: readonly (readonly [RegExp, string])[] = [
  [/^pass(?= )/, 'failed'],
  [/^(?:have|carry|contain|include|bear|show)(?= (?:the|an?|any|required|proper|valid) )/, 'lacked'],
];

function spoken(
  who: string,
  said: Predicate,
  aux: string,
  denied: boolean,
  first: Telling,
  told: Telling,
): readonly Telling[] {
  const from = [...told.from, ...first.from];
  return named(who, said.noun, first.text).flatMap((one) => {
    const subject = capital(one);
    const texts = denied ? [`${subject} ${aux} not ${said.verb}.`] : [affirmed(subject, said, aux)];
    const failing = denied && aux === 'did' ? FAILING.find(([verb]) => verb.test(said.verb)) : undefined;
    const inside = denied && groupOf(aux) === 'be' ? /^within (?=\p{L})/u.exec(said.verb)?.[0] : undefined;
    if (inside !== undefined)
      texts.push(
        ...['out of', 'outside'].map((out) => `${subject} ${aux} ${out} ${said.verb.slice(inside.length)}.`),
      );
    if (failing !== undefined) texts.push(`${subject} ${said.verb.replace(failing[0], failing[1])}.`);
    return texts.map((text): Telling => ({ text, from }));
  });
}

/** A verb with its own tense where "do" stands for it. */
function affirmed(subject: string, { verb, denied }: Predicate, aux: string): string {
  if (denied) return `${subject} ${aux} not ${verb}.`;
  if (groupOf(aux) !== 'do') return `${subject} ${aux} ${verb}.`;
  const [lemma = '', ...rest] = verb.split(' ');
  const form = aux === 'did' ? pastOf(lemma) : aux === 'does' ? present(lemma) : lemma;
  return `${subject} ${[form, ...rest].join(' ')}.`;
}
