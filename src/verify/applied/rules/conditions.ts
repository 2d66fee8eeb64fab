/** Whether what a rule asks for is so in the case that a statement is about. */
import { pastOf } from '../../../text/inflect.ts';
import type { Lexicon } from '../../../text/lexicon/index.ts';
import { sideOf } from '../../carry/halves.ts';
import { type Scene, type Shown, together } from '../asked.ts';
import { amountTold } from './amount-told.ts';
import { amountsFor } from './amounts.ts';
import { type Rule, SUBJECT } from './rules.ts';

/** Where the evidence shows that the condition of a rule is met for a subject; undefined where it does not. */
export function isMet(rule: Rule, subject: string, scene: Scene): Shown | undefined {
  const { ways, amount } = rule.condition;
  if (amount !== undefined) {
    const found = amountsFor(rule, scene);
    if (found !== undefined) return found.holds ? found.shown : undefined;
    const told = amountTold(rule, subject, scene);
    if (told !== undefined) return told.holds ? told.shown : undefined;
  }
  for (const way of ways) {
    const said = way.replace(SUBJECT, subject);
    const both = / and /.test(said) ? asked(said.split(/,? and /), subject, scene) : undefined;
    const found = both ?? askedOne(said, subject, scene);
    // A rule does not say itself that it is met.
    const own = found?.places.filter(
      ({ document, sentence }) => document !== rule.document || sentence !== rule.sentence,
    );
    if (own === undefined || own.length === 0) continue;
    // What is so large must be one of those that the rule is for.
    const isOfKind = own.some(({ document }) =>
      scene.documents[document]!.text.toLowerCase().includes(rule.kind.split(' ').at(-1)!),
    );
    // What prose gives as an amount of something else is none of the case.
    const inData = own.every(({ document }) => scene.documents[document]!.structured);
    if (amount === undefined || (isOfKind && inData)) return found;
  }
  return undefined;
}

/** Two conditions of which each must be met. */
function asked(parts: readonly string[], subject: string, scene: Scene): Shown | undefined {
  const [first, second, ...others] = parts;
  if (second === undefined || others.length > 0 || first!.split(' ').length < 3) return undefined;
  const one = askedOne(first!, subject, scene);
  const other = one && askedOne(second, subject, scene);
  return one && other && together([one, other]);
}

function askedOne(condition: string, subject: string, scene: Scene): Shown | undefined {
  const [, verb, rest] =
    /^you (?!are |have |can |may |must |do |will )(\p{Ll}+) (.+)$/iu.exec(condition.trim()) ?? [];
  const past = verb === undefined ? [] : [ofCase(`you ${pastOf(verb)} ${rest}`, subject)];
  for (const said of [...past, ...timesOf(ofCase(condition, subject), scene.lexicon)]) {
    const found = scene.ask(said);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "You cancel" of whom the statement is about, and "the item" as a sentence begins. */
const ofCase = (condition: string, subject: string): string =>
  `${condition
    .trim()
    .replace(/^(?:an?|any|your) (?=\p{L})/iu, 'The ')
    .replace(/\byou are\b/gi, `${subject} is`)
    .replace(/\byou have\b/gi, `${subject} has`)
    .replace(/\byou\b/gi, subject)
    .replace(/\byour\b/gi, 'the')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}.`;

/** A condition as a statement of what is so, and of what was: "cancels", "cancelled"; "is returned", "was returned". */
function timesOf(said: string, lexicon: Lexicon): readonly string[] {
  const passive = said.replace(/ (is|are) (?=\p{L}+(?:ed|en|nt|ld|id)\b)/u, (_, be: string) =>
    be === 'is' ? ' was ' : ' were ',
  );
  if (passive !== said) return [passive, said];
  const side = sideOf(said.replace(/\.$/, ''));
  if (side === undefined) return [said];
  const verb = side.tree.token(side.root);
  if (!/^VB[PZ]?$/.test(verb.xpos) || side.tree.with(side.root, 'aux', 'cop').length > 0) return [said];
  const past = pastOf(lexicon.lemma(verb.form.toLowerCase(), 'v'));
  return [`${said.slice(0, verb.start)}${past}${said.slice(verb.end)}`, said];
}
