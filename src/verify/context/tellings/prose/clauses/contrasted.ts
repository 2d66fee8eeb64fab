/**
 * What a sentence tells of two in one breath: "paid the rent but neither the deposit nor the fee", "Ann approved the budget and
 * Ben the plan", "invoice 1 on Monday and invoice 2 on Tuesday"; and what was done to one as told of the other.
 */
import { participleOf, pastOf, present } from '../../../../../text/inflect.ts';
import type { Lexicon } from '../../../../../text/lexicon/index.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lowered } from '../../words.ts';
import { isLeftOpen, keepsSaid, type Rewriter } from '../types.ts';
import { PERSON } from './coordinated.ts';

const NAME = String.raw`(?:(?:Mrs?|Ms|Dr|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.-]+){0,2}`;
const THING = String.raw`(?:the|an?|his|her|its|their|our) (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+`;
const WHO = String.raw`(?:${NAME}|[Tt]he (?:[\p{Ll}-]+ )?[\p{Ll}-]+)`;

/** A verb denied as it stands in a clause: "did not approve", "does not cover"; undefined for no verb in a tense. */
function denied(verb: string, lexicon: Lexicon): string | undefined {
  if (/^(?:was|were|is|are|has|had|have|will|can)$/u.test(verb)) return `${verb} not`;
  const lemma = verbOf(verb, lexicon);
  if (lemma === undefined) return undefined;
  return `${verb === present(lemma) ? 'does' : 'did'} not ${lemma}`;
}

/** The verb that a form is of, where it is one in a tense. */
const verbOf = (form: string, lexicon: Lexicon): string | undefined =>
  lexicon
    .lemmas(form)
    .find(
      ({ pos, lemma }) =>
        pos === 'v' &&
        lemma !== form &&
        (form.endsWith('ed') || form === pastOf(lemma) || form === present(lemma)),
    )?.lemma;

const SPARED = new RegExp(
  String.raw`^(${WHO}) ([a-z]+) (${THING}),? but (?:not (${THING})|neither (${THING}) nor (${THING}))$`,
  'u',
);

/** "Did not pay the fee" of "paid the rent but neither the deposit nor the fee"; behind "but not Ben" it may be Ben who did not. */
function bySpared({ text, lexicon, said }: Wording): readonly string[] {
  const found = SPARED.exec(text);
  if (found === null) return [];
  const [, who = '', verb = '', what = '', ...spared] = found;
  const things = spared.filter((one) => one !== undefined);
  const not = denied(verb, lexicon);
  if (not === undefined || [what, ...things].some((one) => PERSON.test(one))) return [];
  const told = [`${who} ${verb} ${what}`, ...things.map((thing) => `${who} ${not} ${thing}`)];
  return told.filter((one) => keepsSaid(one, text, said));
}

const GAPPED = new RegExp(String.raw`^(${NAME}) ([a-z]+) (${THING}),? and (${NAME}) (${THING})$`, 'u');
/** Verbs of giving, naming and making, which may have two things behind them. */
const OF_TWO =
  /^(?:gave|give|showed?|sent|offer|told|tell|hand|paid|pay|lent|lend|bought|buy|brought|bring|taught|teach|promise|wrote|write|owe|award|grant|ask|call|made|make|name|consider|found|find|left|leave|cost|charge|fine|deni|deny|allow|cause|get|got|reserve|save|spare|serve|sold|sell|read|pass|order|cook|refuse|elect|appoint|declare|think|thought|deem|win|won|earn|bet|envy|forgive)/u;

/** "Ben approved the plan" of "Ann approved the budget and Ben the plan". */
function byGap({ text, lexicon, said }: Wording): readonly string[] {
  const found = GAPPED.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, one = '', verb = '', what = '', other = '', else_ = ''] = found;
  if (OF_TWO.test(verb) || verbOf(verb, lexicon) === undefined) return [];
  return [`${one} ${verb} ${what}`, `${other} ${verb} ${else_}`].filter((told) =>
    keepsSaid(told, text, said),
  );
}

const DAY = String.raw`(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2} \p{Lu}\p{Ll}+(?: \d{4})?|\p{Lu}\p{Ll}+ \d{1,2}(?:, \d{4})?)`;
const ONE = String.raw`(?:${THING}|\p{Ll}+ (?:no\. )?[A-Z]{0,3}-?\d{1,8})`;
const DATED = new RegExp(
  String.raw`^(${NAME}|[Tt]he (?:[\p{Ll}-]+ )?[\p{Ll}-]+|He|She|It|They|We|I) ([a-z]+) (${ONE}) on (${DAY}),? and (${ONE}) on (${DAY})$`,
  'u',
);

/** "She approved invoice 2 on Tuesday" of "she approved invoice 1 on Monday and invoice 2 on Tuesday". */
function byDay({ text, lexicon, said }: Wording): readonly string[] {
  const found = DATED.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, who = '', verb = '', one = '', day = '', other = '', next = ''] = found;
  if (verbOf(verb, lexicon) === undefined) return [];
  return [`${who} ${verb} ${one} on ${day}`, `${who} ${verb} ${other} on ${next}`].filter((told) =>
    keepsSaid(told, text, said),
  );
}

const ACTIVE = new RegExp(String.raw`^(${WHO}) ([a-z]+) (${WHO})$`, 'u');

/** "Leo was beaten by Rosa" of "Rosa beat Leo", of verbs whose participle is another word. */
function byPassive({ text, said, lexicon }: Wording): readonly string[] {
  const found = ACTIVE.exec(text);
  const [, form = ''] = / (?:was|were) (\p{Ll}+) by /u.exec(said) ?? [];
  if (found === null || form === '' || isLeftOpen(text)) return [];
  const [, who = '', verb = '', whom = ''] = found;
  const lemma = lexicon.lemmas(verb).find((one) => one.pos === 'v' && pastOf(one.lemma) === verb)?.lemma;
  if (lemma === undefined || participleOf(lemma) !== form || form === verb) return [];
  return [`${capital(whom)} was ${form} by ${lowered(who)}`];
}

export const CONTRASTED_TURNS: readonly Rewriter[] = [
  { of: /\bnot\b/u, from: SPARED, write: bySpared, reorders: true },
  { of: /\S/, from: GAPPED, write: byGap, reorders: true },
  { of: /\bon\b/u, from: DATED, write: byDay, reorders: true },
  { of: /\b(?:was|were) \p{Ll}+ by\b/u, write: byPassive },
];
