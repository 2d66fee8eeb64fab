/**
 * What is said of several who are named, said of each: "Hess has no key" of "Two administrators, Hess and Nowak, have no key",
 * "Noor Rahman was invited" of "Two candidates were invited: Noor Rahman and Luis Prieto", "the Lumo S cannot be dimmed" of
 * "The Lumo S … The Lumo L … Neither can be dimmed".
 */
import { present } from '../../../../text/inflect.ts';
import type { Scene, Teller, Telling } from '../types.ts';
import { where } from '../where.ts';
import { bare, numberOf } from '../words.ts';

const NAME = String.raw`(?:\p{Lu}[\p{L}\d'’.-]*(?: (?:\p{Lu}[\p{L}\d'’-]*|\d+)){0,3}|\p{L}[\p{L}\d]*[-_]?\d[\p{L}\d_-]*|\p{Ll}+[-_.]\p{Ll}[\p{L}\d_-]*)`;
const NAMES = String.raw`(?<names>${NAME}(?:, ${NAME}){0,5},? and ${NAME})`;
const COUNT =
  '(?<count>Two|Three|Four|Five|Six|The two|The three|The four|The following(?: two| three| four)?)';
const KIND = String.raw`(?<kind>(?:\p{Ll}[\p{L}-]* ){0,3}\p{Ll}[\p{L}-]*s|people|men|women|children|staff)`;
const VERB = '(?<verb>have|are|were|had|did|do|can|cannot|may|must|will)';
const APPOSED = new RegExp(String.raw`^${COUNT} ${KIND}, ${NAMES}, ${VERB} (?<rest>[^:;]+)$`, 'u');
const LISTED = new RegExp(String.raw`^${COUNT} ${KIND} ${VERB} (?<rest>[^:;,]+): ${NAMES}$`, 'u');
const TAKEN_UP =
  /^(?<all>Neither(?: of them| of the two)?|Both(?: of them)?) (?<verb>\p{Ll}{2,}) (?<rest>[^:;]{2,120})$/u;

/** What is so of several as one, or of each in his turn. */
const TOGETHER =
  /\b(?:together|between|among|each other|one another|combined|total|jointly|either|or|only|except|altogether|shar\p{L}*|half|apart|respectively|the first|the second|same|alike|equal\p{L}*|differ\p{L}*|joint|split|meet|met|compet\p{L}*|agree\p{L}*|merg\p{L}*|married|friends|colleagues|partners|neighbou?rs|a pair|a couple|a team|as a)\b|[$€£%]|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand)\b|(?<![\p{L}\d])\d+ (?!(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{L}/iu;

const ONE: Readonly<Record<string, string>> = { have: 'has', are: 'is', were: 'was', do: 'does' };
const AUXILIARY = /^(?:can|may|must|will|is|are|was|were|has|have|had|did|does|do|could|would|should|might)$/;

function ofNamed(told: Telling): readonly Telling[] {
  const {
    count = '',
    names = '',
    verb = '',
    rest = '',
  } = (APPOSED.exec(bare(told.text)) ?? LISTED.exec(bare(told.text)))?.groups ?? {};
  if (names === '' || TOGETHER.test(rest)) return [];
  const each = names.split(/,? and |, /u);
  const number = numberOf(count.replace(/^The (?:following ?)?/u, ''));
  if (number !== undefined && number !== each.length) return [];
  return each.map((name) => ({ ...told, text: `${name} ${ONE[verb] ?? verb} ${rest}.` }));
}

const PAIR = new RegExp(String.raw`(?<first>${NAME}) and (?<second>${NAME})`, 'gu');
const LOOKED_BACK = 4;
const PRONOUN = /^(?:it|its|he|she|they|this|that|these|those|his|her|their|there|one|neither|both)\b/iu;

/** What a sentence opens with that has a name of its own: "The Lumo S", "Norvik", "The node db-12". */
const SUBJECT = new RegExp(String.raw`^(?:The )?(?:\p{Ll}+ )?${NAME}(?= \p{Ll})`, 'u');

/** The words of a sentence that are written as names behind its first. */
const namesIn = (text: string): readonly string[] => text.match(/(?<=[^.] )\p{Lu}[\p{L}\d-]*/gu) ?? [];

/** The two who are named in the sentence before, or of whom the sentences before are told in turn. */
function bothBefore({
  sentence,
  tell,
}: Scene): { readonly two: readonly string[]; readonly from: readonly number[] } | undefined {
  const before = bare(tell(sentence - 1).text);
  const pairs = [...before.matchAll(PAIR)];
  const named = namesIn(before);
  const [pair] = pairs;
  if (pair !== undefined && pairs.length === 1) {
    const two = [pair.groups!['first']!, pair.groups!['second']!];
    const own = two.join(' ');
    return named.every((name) => own.includes(name)) && !/\bor\b|\bnot\b|, /u.test(before)
      ? { two, from: [sentence - 1] }
      : undefined;
  }
  const subjects = new Map<string, number>();
  const others: string[] = [];
  for (let at = Math.max(0, sentence - LOOKED_BACK); at < sentence; at++) {
    const text = bare(tell(at).text);
    others.push(...namesIn(text));
    if (PRONOUN.test(text)) continue;
    const name = SUBJECT.exec(text)?.[0];
    if (name === undefined) return undefined;
    if (!subjects.has(name)) subjects.set(name, at);
  }
  const own = [...subjects.keys()].join(' ');
  // "Ana met Bo. Carl left.": of three who are named, who both are is not known.
  if (subjects.size !== 2 || !others.every((name) => own.includes(name))) return undefined;
  return { two: [...subjects.keys()], from: [...subjects.values()] };
}

function ofBoth(scene: Scene): readonly Telling[] {
  const told = scene.tell(scene.sentence);
  const { all = '', verb = '', rest = '' } = TAKEN_UP.exec(bare(told.text))?.groups ?? {};
  if (all === '' || scene.sentence === 0 || TOGETHER.test(rest)) return [];
  const found = bothBefore(scene);
  if (found === undefined) return [];
  const denied = all.startsWith('Neither');
  const lemma = denied ? scene.lexicon.lemma(verb, 'v') : verb;
  if (!AUXILIARY.test(verb) && !scene.lexicon.lemmas(verb).some(({ pos }) => pos === 'v')) return [];
  const does = AUXILIARY.test(verb)
    ? [`${ONE[verb] ?? verb}${denied ? ' not' : ''} ${rest}`.replace(/^can not /u, 'cannot ')]
    : denied
      ? [
          `does not ${lemma} ${rest}`,
          ...(lemma === verb || !/s$/u.test(verb) ? [`did not ${lemma} ${rest}`] : []),
        ]
      : [`${verb === scene.lexicon.lemma(verb, 'v') ? present(verb) : verb} ${rest}`];
  const from = [...new Set([...told.from, ...found.from])];
  return found.two.flatMap((name) => does.map((one) => ({ text: `${name} ${one}.`, from })));
}

export const eachOfThem: Teller = where([APPOSED, LISTED, TAKEN_UP], (scene) => [
  ...ofNamed(scene.tell(scene.sentence)),
  ...ofBoth(scene),
]);
