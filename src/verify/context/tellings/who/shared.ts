/** What is said of several by name or number, said of one of them. */
import { matchesOf } from '../../../../text/matches.ts';
import { keeping } from '../kept.ts';
import { loggedBefore } from '../noted/stamps.ts';
import type { Teller, Telling } from '../types.ts';

const NAME = String.raw`\p{Lu}[\p{L}\p{N}'\u2019-]*(?: \p{Lu}[\p{L}\p{N}'\u2019-]*)*`;
const LED = new RegExp(
  String.raw`\b(?:in|for|of|at|from|to|by|with) ((?:${NAME})(?:, ${NAME}){0,4}),? and (${NAME})`,
  'gu',
);
const OPENING = new RegExp(String.raw`^(${NAME}(?:, ${NAME}){0,4}),? and (${NAME}) (were|are|have)\b`, 'u');
const NUMBERS = /\b(\p{L}\p{Ll}+)s (\d+[a-z]?(?:, \d+[a-z]?){0,4}) and (\d+[a-z]?)\b/gu;
/** What makes of several one that acts or counts as a whole. */
const TOGETHER =
  /\b(?:together|between|each other|one another|combined|in total|jointly|either|neither|or|both|only|except|altogether|share|shared|half|apart|respectively|first|second)\b|[$€£%]/i;

/** "Flats 31 and 32 have no hot water": flat 31 has none, and flat 32 has none. */
export const saidOfEach: Teller = (scene) =>
  [scene.tell(scene.sentence), ...keeping(scene)(loggedBefore)].flatMap((told) => ofEach(told));

function ofEach(told: Telling): readonly Telling[] {
  // Two are joined by it in every form.
  if (!told.text.includes(' and ')) return [];
  const text = told.text.replace(/ (were|are|have) both /, ' $1 ');
  if (
    TOGETHER.test(text) ||
    /(?<![\p{L}\d:.-])\d+(?![\d:.])(?! and \d)(?! \p{Lu}\p{Ll}{2,8}\b)/u.test(withoutLists(told.text))
  )
    return [];
  const found: Telling[] = [];
  const subjects = OPENING.exec(text);
  if (subjects !== null)
    for (const name of [...subjects[1]!.split(', '), subjects[2]!])
      found.push({ ...told, text: `${name} ${SINGULAR[subjects[3]!]}${text.slice(subjects[0].length)}` });
  for (const match of matchesOf(told.text, LED)) add(found, told, match, [...match[1].split(', '), match[2]]);
  for (const match of matchesOf(told.text, NUMBERS)) {
    const each = [...match[2].split(', '), match[3]].map((number) => `${match[1]} ${number}`);
    for (const one of each) found.push({ ...told, text: singular(told.text, match, one) });
  }
  return found;
}

const withoutLists = (text: string): string => text.replace(NUMBERS, '');

function add(found: Telling[], told: Telling, match: RegExpExecArray, names: readonly string[]): void {
  const [whole] = match;
  const list = whole.slice(whole.indexOf(match[1]));
  const start = match.index + whole.length - list.length;
  for (const name of names)
    found.push({ ...told, text: told.text.slice(0, start) + name + told.text.slice(start + list.length) });
}

/** A sentence that opens with the list has one subject where it had several. */
function singular(text: string, match: RegExpExecArray, one: string): string {
  const rest = text.slice(match.index + match[0].length);
  const agreed =
    match.index === 0 ? rest.replace(/^ (are|were|have)\b/, (_, verb: string) => ` ${SINGULAR[verb]}`) : rest;
  return text.slice(0, match.index) + one + agreed;
}

const SINGULAR: Readonly<Record<string, string>> = { are: 'is', were: 'was', have: 'has' };
