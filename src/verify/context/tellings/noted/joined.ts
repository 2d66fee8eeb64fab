/** A member that a later entry joins to those that something was said of: "Spain checked, also affected." */
import { matchesOf } from '../../../../text/matches.ts';
import type { Teller, Telling } from '../types.ts';
import { where } from '../where.ts';

const NAME = String.raw`\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)*`;
const JOINED = new RegExp(
  String.raw`^(${NAME}) (?:(?:was |were )?(?:checked|tested|looked at|inspected|verified|confirmed)[,;:]? (?:and )?)?(?:(?:is|was|are|were) )?(?:also|too|likewise|equally) (?:affected|concerned|hit|involved|down|failing)\b|^(${NAME}) (?:checked|tested|inspected)[,;:] same (?:fault|error|problem|result|there)\b|^(?:The )?[Ss]ame (?:fault|error|problem|applies|thing) (?:in|for|to|at) (${NAME})\b`,
  'u',
);
const NAMES = new RegExp(
  String.raw`\b(in|for|of|at|from|to) (${NAME}(?:, ${NAME})*(?:,? and ${NAME})?)`,
  'gu',
);
/** Entries before it that may say what it is joined to. */
const LOOKED_BACK = 4;

/** What was said of others, said of the one that joined them. */
export const joined: Teller = where([JOINED], (scene) => {
  const { sentence, tell } = scene;
  const entry = tell(sentence);
  const found = JOINED.exec(entry.text);
  const name = found?.[1] ?? found?.[2] ?? found?.[3];
  if (name === undefined) return [];
  const tellings: Telling[] = [];
  for (let at = sentence - 1; at >= Math.max(0, sentence - LOOKED_BACK); at--) {
    const before = tell(at);
    if (/\b(?:not|never|no|nor)\b|n['\u2019]t\b/.test(before.text)) continue;
    const lists = matchesOf(before.text, NAMES);
    const list = lists.at(-1);
    if (lists.length !== 1 || list === undefined) continue;
    const start = list.index + list[0].length - list[2].length;
    const text = before.text.slice(0, start) + name + before.text.slice(list.index + list[0].length);
    const from = [...new Set([...before.from, ...entry.from, at])];
    for (const said of pastOf(text, scene)) tellings.push({ text: said, from });
    break;
  }
  return tellings;
});

/** An entry in the present is told in the past. */
function pastOf(text: string, { lexicon }: Parameters<Teller>[0]): readonly string[] {
  const failed = text.replace(/ (?:is|are) (\p{Ll}{2,}ing)\b/u, (whole, form: string) => {
    const lemma = lexicon.lemma(form, 'v');
    return lemma === form || lemma.endsWith('e') ? whole : ` ${lemma}ed`;
  });
  const was = text.replace(/ (is|are) /, (_, verb: string) => (verb === 'is' ? ' was ' : ' were '));
  return [...new Set([text, failed, was])];
}
