/**
 * Statements said again in plainer turns, each of which says all that the statement says: "the day after it was opened" is
 * one day after, "neither A nor B has replied" is that A has not and B has not.
 */

import { matchesOf } from '../../text/matches.ts';
import { sideOf } from '../carry/halves.ts';
import { capital } from '../context/tellings/words.ts';
import { type Scene, type Shown, together } from './asked.ts';

/** A turn and the statements that say it together; `$1` and so on stand for what it has found. */
type Turn = readonly [RegExp, ...(readonly string[])[]];

const AMOUNT = '[^\\s\\d]?\\d\\S*(?: (?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?|francs?))?';
const TURNS: readonly Turn[] = [
  [/^(.+?) (?:on )?the day after (.+)$/u, ['$1 one day after $2']],
  [/^(.+?) (?:on )?the day before (.+)$/u, ['$1 one day before $2']],
  [new RegExp(`^(.+?) comes? to (${AMOUNT})(?: in total| altogether)?$`, 'u'), ['$1 is $2']],
  [
    new RegExp(
      `^(.+?) (?:costs?|is|was|amounts? to|comes? to) (${AMOUNT}) (?:in total|altogether|all in all)$`,
      'u',
    ),
    ['The total of ↓$1 is $2'],
  ],
  [
    /^Neither (.+?) nor (.+?) (has|have|was|were|is|are|can|may|will) (.+)$/u,
    ['$1 $3 not $4', '$2 $3 not $4'],
  ],
  [
    /^(.+?) (was|were) (\p{L}+) (.+?),? but not (to|in|on|at|for|with|from|by) (.+)$/u,
    ['$1 $2 $3 $4', '$1 $2 not $3 $5 $6'],
  ],
  [
    /^(.+?) (has|have) been (\p{L}+) (.+?),? but not (to|in|on|at|for|with|from|by) (.+)$/u,
    ['$1 $2 been $3 $4', '$1 $2 not been $3 $5 $6'],
  ],
  [
    /^(.+?) (?:has|have) not (?:yet )?been (?:released|paid out|processed|sent out|executed)(?: yet| so far)?$/u,
    ['$1 is on hold'],
  ],
  [
    /^(The \p{Ll}+) (?:renews?|is renewed) (?:automatically )?every (year|month|week|quarter)$/u,
    ['The interval is $2', '$1 renews automatically'],
  ],
  [
    /^The \p{Ll}+ is (?:billed|charged) (annually|yearly|monthly|weekly|quarterly)$/u,
    ['The interval is ¤$1'],
  ],
  [
    new RegExp(
      `^(The \\p{Ll}+) ((?:renews|is renewed|is billed|is charged)\\b.*?) (?:for|at) (${AMOUNT})$`,
      'u',
    ),
    ['$1 $2', 'The price of ↓$1 is $3'],
  ],
  [
    /^The new (\p{Ll}+(?: \p{Ll}+)?) is (.+?) (higher|lower) than the old (?:one|\p{Ll}+)$/u,
    ['The $1 ¤$3 by $2'],
  ],
  [
    /^The new (\p{Ll}+(?: \p{Ll}+)?) is (\S*\d.*)$/u,
    ['The $1 rises to $2'],
    ['The $1 changes to $2'],
    ['The $1 falls to $2'],
  ],
  [
    /^(.+?) (has (?:not )?(?:yet )?)(shipped|delivered|received|returned|sent|dispatched) the (?:goods|items?|product|parcel|package)$/u,
    ['$1 $2$3'],
  ],
  [
    new RegExp(`^The \\p{Ll}+ (?:still )?owes (${AMOUNT})$`, 'u'),
    ['The balance due is $1'],
    ['The outstanding balance is $1'],
  ],
  [
    /^(.+?) (was|has been) (\p{L}+ed) by (.+?),? but not (?:yet )?by (.+?)(?: yet)?$/u,
    ['$1 $2 $3 by $4', '$5 has not $3 ↓$1'],
  ],
  [/^All line items (.+)$/u, ['All items $1']],
  [
    /^(.+?) (is|are) (\p{L}+) (for|in|on|at|with|from) (the (.+?) (\p{Ll}+)|.+?),? but not \4 (.+)$/u,
    ['$1 $2 $3 $4 $5', '$1 $2 not $3 $4 $8 $7'],
    ['$1 $2 $3 $4 $5', '$1 $2 not $3 $4 $8'],
  ],
  [
    /^(?:The )?[Pp]ayment (?:of|for) (.+?) (?:has been|was) (?:made|received|completed)(?: (on .+))?$/u,
    ['$1 was paid $2'],
  ],
  [/^(.+?), with (\p{Lu}.+?) as the (\p{Ll}+(?: \p{Ll}+)?), (.+)$/u, ['$1 $4', 'The $3 of $1 is $2']],
  [/^(.+?) (needs|requires) the approval of (the \p{Ll}[\p{Ll} ]{2,40})$/u, ["$1 $2 $3's approval"]],
  [/^(.+?) therefore (needs|requires|must|may) (.+)$/u, ['$1 $2 $3']],
  [/^(.+?) (?:so far|to date|needs|requires|therefore|at the moment|at present)$/u, ['$1']],
];
const EACH: Readonly<Record<string, string>> = {
  annually: 'year',
  yearly: 'year',
  monthly: 'month',
  weekly: 'week',
  quarterly: 'quarter',
  higher: 'rises',
  lower: 'falls',
};
/** Words by which a statement may have one of these turns. */
const MAY_TURN =
  /\b(?:the day (?:after|before)|comes?|total|altogether|all in all|neither|but not|not|every|billed|charged|for|at|no|new|owes|line|goods|items?|product|parcel|package|still|currently|already|so far|to date|moment|present|payment|with)\b/i;
const MOST_TURNS = 4;

/** Where the evidence shows a statement said in a plainer turn; undefined where it has none, and where it does not. */
export function inPlainerTurn(said: string, scene: Scene): Shown | undefined {
  if (!MAY_TURN.test(said)) return undefined;
  let left = MOST_TURNS;
  for (const [form, ...ways] of TURNS) {
    const found = form.exec(said);
    if (found === null) continue;
    for (const way of ways) {
      if (left-- <= 0) return undefined;
      const shown = all(
        way.map((one) => filled(one, found)),
        said,
        scene,
      );
      if (shown !== undefined) return shown;
    }
  }
  return undefined;
}

/** What shows each of several statements; undefined where one is not shown. */
function all(statements: readonly string[], said: string, scene: Scene): Shown | undefined {
  const found: Shown[] = [];
  for (const one of statements) {
    if (one === said) return undefined;
    const shown = scene.ask(`${one}.`);
    if (shown === undefined) return undefined;
    found.push(shown);
  }
  return found.length === 0 ? undefined : together(found);
}

const filled = (way: string, found: RegExpExecArray): string =>
  way
    .replace(/¤\$(\d)/g, (_, k: string) => EACH[found[Number(k)] ?? ''] ?? '')
    .replace(/↓\$(\d)/g, (_, k: string) =>
      (found[Number(k)] ?? '').replace(/^(?:The|An?) /, (word) => word.toLowerCase()),
    )
    .replace(/\$(\d)/g, (_, k: string) => found[Number(k)] ?? '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .trim();

const JOINT = /,? (?:and|but|while|whereas) |; /g;
const MOST_JOINTS = 3;
const VERB =
  /^(?:is|are|was|were|has|have|had|did|does|do|will|can|may|must|needs|requires|costs|contains|includes|takes|starts|ends|expires|remains|\p{Ll}+(?:ed|es))\b/u;
/** Verbs in the present of how something stands. */
const GOING_ON =
  /^(?:(?:still|also|now|currently) )?(?:awaits|needs|requires|remains|contains|includes|costs|runs|lacks|weighs|holds|expires|ends|starts)\b/u;
const AUXILIARY = /^(?:is|are|was|were|has|have|did|does|do|will|can|may|must|needs|requires|costs)\b/u;
const SHARED =
  /^(.{2,50}?) (has|have|is|are|was|were|gets|needs) (.{3,80}?),? but (only )?(?!not )(.{3,80})$/u;
const OPEN =
  /\b(?:if|unless|whether|either|neither|between|both|or|nor|according|said|says|because|so|not only|therefore|thus|hence|thereby|consequently|then|later|afterwards|meanwhile|likewise|respectively|as a result|each other)\b|[:"“”]/i;

/** A statement of two facts, each asked by itself: a pronoun of the second means what the first is about. */
export function eachHalf(said: string, scene: Scene): Shown | undefined {
  const bare = said.replace(/ (?:as well|too|in addition)$/, '');
  if (OPEN.test(bare) || !/ and | but | while | whereas |; /.test(bare)) return undefined;
  const [, subject, verb, first, only = '', second] = SHARED.exec(bare) ?? [];
  if (subject !== undefined && !VERB.test(second!) && sideOf(second!)?.subject === -1) {
    const found = all([`${subject} ${verb} ${first}`, `${subject} ${verb} ${only}${second}`], said, scene);
    if (found !== undefined) return found;
  }
  for (const { index, 0: joint } of matchesOf(bare, JOINT).slice(0, MOST_JOINTS)) {
    const halves = halvesAt(bare, index, index + joint.length);
    const found = halves && all(halves, said, scene);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What stands before the first verb of a plain statement. */
const SUBJECT =
  /^((?:The|This|An?) \p{Ll}+(?: \p{Ll}+)?|\p{Lu}\p{L}+(?: [\p{Lu}\d][\p{L}\d-]*){0,2}) (?:is|are|was|were|has|have|had|did|does|can|may|must|will|needs|\p{Ll}{3,}ed)\b/u;

/** A statement with a subject and a verb of its own, which takes up nothing: "Light cannot be changed" has no noun for a parser. */
const OF_ITS_OWN =
  /^(?!.*\b(?:it|its|he|she|him|his|her|they|them|their|this|that|one|other)\b)(?:The |An? )?[\p{L}][\p{L}\d-]*(?: [\p{L}\d-]+)?? (?:is|are|was|were|has|have|can|cannot|may|must|will|needs?|costs?) /iu;

/** The two statements at a joint; undefined where one of them is none. */
function halvesAt(said: string, end: number, next: number): readonly string[] | undefined {
  const [left, right] = [said.slice(0, end), said.slice(next)];
  if (
    / (?:while|whereas) /.test(said.slice(end, next)) &&
    [left, right].every((side) => OF_ITS_OWN.test(side))
  )
    return [left, capital(right)];
  const first = sideOf(left);
  if (first === undefined || first.subject < 0) return undefined;
  const { start, end: close } = first.tree.span(first.subject, true);
  const subject = SUBJECT.exec(left)?.[1] ?? left.slice(start, close).trim();
  const inside = subject.replace(/^(?:The|This|An?) /, (word) => word.toLowerCase());
  if (AUXILIARY.test(right)) return [left, `${subject} ${right}`];
  // "Was dismissed and praised" may be said of two.
  if (
    VERB.test(right) &&
    / but /.test(said.slice(end, next)) &&
    !/ (?:was|were|is|are|been|has|have|had) /.test(left)
  )
    return [left, `${subject} ${right}`];
  // "And still awaits a permit": only what was told of before can.
  if (GOING_ON.test(right))
    return [left, `${subject} ${right.replace(/^(?:still|also|now|currently) /, '')}`];
  if (VERB.test(right)) return undefined;
  const second = sideOf(right);
  if (second === undefined || second.subject < 0) return undefined;
  const isThing = /^(?:The|This|An?|the) \p{Ll}/u.test(subject);
  const pronoun = isThing ? /\bit\b/gi : /\b(?:he|she|him|her(?! \p{L}))\b/giu;
  const full = right.replace(pronoun, (word, at: number) =>
    at === 0 ? subject : /^its$/i.test(word) ? `${inside}'s` : inside,
  );
  if (/\b(?:it|its|he|she|him|his|they|them|their|this|that|one|other)\b/i.test(full)) return undefined;
  return [left, capital(full)];
}
