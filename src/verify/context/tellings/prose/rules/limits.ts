/** What a rule allows so often and so far, and in one place and not in another. */

import { gerund, participleOf } from '../../../../../text/inflect.ts';
import type { Wording } from '../../terms/types.ts';
import { capital, lower } from '../../words.ts';
import { MUST, type Rewriter } from '../types.ts';

const TIMES =
  /^(.+?) (can|may) (be [a-z]+|[a-z]+ [^,;]*?) (once|twice|(?:up to )?(?:two|three|four|five|\d+) times)(?: (?:only|at most))?(?:,? (?:if|unless|provided|but|and)\b.*)?$/u;
const CANNOT = /\b(cannot|can not|may not|must not)\b.* more than /;

/** "Cannot be renewed more than twice" for "can be renewed twice". */
function byTimes({ text, said }: Wording): readonly string[] {
  const [found, ours] = [TIMES.exec(text), CANNOT.exec(said)?.[1]];
  if (found === null || ours === undefined) return [];
  const often = found[4]!.replace(/^up to /, '');
  const one = /^(An?) /.exec(said)?.[1];
  const subject = found[1]!;
  const subjects =
    one === undefined || !/s$/.test(subject)
      ? [subject]
      : [
          subject,
          `${one} ${subject.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()).replace(/s$/, '')}`,
        ];
  return subjects.map((who) => `${who} ${ours} ${found[3]} more than ${often}`);
}

const NOT_THERE =
  /^(.+?) (?:may|can|must) (?:only )?((?:be )?[a-z]+(?: (?:up|out|down|in|off))?)(?: only)?( [^,;]*?)?(?: only)?,? (?:but )?(?:and )?not ((?:in|on|at|by|to|with|from|during|after|before|inside|outside) [^,;]+)$/u;
const BARRED = /\b(?:must not|may not|cannot|can not|(?:is|are) not allowed to)(?= [a-z])/;

/** "Must not be hung up on the balcony" for "may be hung up in the yard only, not on the balcony". */
function byOtherPlace({ text, said }: Wording): readonly string[] {
  const [found, ours] = [NOT_THERE.exec(text), BARRED.exec(said)?.[0]];
  return found === null || ours === undefined ? [] : [`${found[1]} ${ours} ${found[2]} ${found[4]}`];
}

const EACH = /^(?:Each|Every) ([a-z]+) (is|has|must|may|can|pays|gets|receives|needs|does) (.+)$/u;
const MANY: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  pays: 'pay',
  gets: 'get',
  receives: 'receive',
  needs: 'need',
  does: 'do',
};

/** "Tenants are responsible" for "each tenant is responsible". */
function byEach({ text }: Wording): readonly string[] {
  const found = EACH.exec(text);
  if (found === null || /[^a-z]each\b/.test(found[3]!)) return [];
  const [, noun = '', verb = '', rest] = found;
  const nouns = /[^aeiou]y$/.test(noun)
    ? `${noun.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(noun)
      ? `${noun}es`
      : `${noun}s`;
  return [`${capital(nouns)} ${MANY[verb] ?? verb} ${rest}`, `All ${nouns} ${MANY[verb] ?? verb} ${rest}`];
}

const RESPONSIBLE = /^(.+?) (?:is|are) responsible for ([a-z]+ing) (.+)$/u;

/** "Must clean the stairs" for "is responsible for cleaning the stairs". */
function byResponsibility({ text, said, lexicon }: Wording): readonly string[] {
  const [found, must] = [RESPONSIBLE.exec(text), MUST.exec(said)?.[0]];
  if (found === null || must === undefined) return [];
  const verb = lexicon.lemma(found[2]!, 'v');
  return gerund(verb) === found[2] ? [`${found[1]} ${must} ${verb} ${found[3]}`] : [];
}

const APPROVAL =
  /^(.+?) (?:needs?|requires?|(?:is|are) subject to) (?:the )?(?:prior |written |express )?(approval|consent|authori[sz]ation|permission) (?:of|by|from) ((?:the |an? |your |their )?[^,;]+?)( in advance| beforehand| in writing)?$/u;
const TO_APPROVE: Readonly<Record<string, string>> = {
  approval: 'approved',
  authorisation: 'authorised',
  authorization: 'authorized',
};

/** "Must be approved by the head" for "needs the approval of the head". */
function byApproval({ text, said }: Wording): readonly string[] {
  const [found, must] = [APPROVAL.exec(text), MUST.exec(said)?.[0]];
  const done = TO_APPROVE[found?.[2] ?? ''];
  return found === null || must === undefined || done === undefined
    ? []
    : [`${found[1]} ${must} be ${done} by ${found[3]}${found[4] ?? ''}`];
}

const AT_EXPENSE =
  /^(.+?) (?:is|are|will be|shall be) ([a-z]+ed) at (the [a-z]+?|their|[a-z]+?)['\u2019]s? (?:own )?(?:cost|expense)$/u;

/** "The owner pays for the towing of cars" for "cars will be towed at the owner's expense". */
function byExpense({ text, lexicon }: Wording): readonly string[] {
  const found = AT_EXPENSE.exec(text);
  if (found === null) return [];
  const [, what = '', done = '', who = ''] = found;
  const verb = lexicon.lemma(done, 'v');
  if (participleOf(verb) !== done) return [];
  const object = lower(what);
  return ['pays for', 'bears the cost of', 'has to pay for', 'must pay for'].flatMap((pays) => [
    `${capital(who)} ${pays} the ${gerund(verb)} of ${object}`,
    `${capital(who)} ${pays} ${gerund(verb)} ${object}`,
  ]);
}

export const LIMITS: readonly Rewriter[] = [
  { of: CANNOT, write: byTimes },
  { of: BARRED, write: byOtherPlace },
  { of: /s\b/, from: EACH, write: byEach, reorders: true },
  { of: MUST, write: byResponsibility, reorders: true },
  { of: MUST, write: byApproval, reorders: true },
  { of: /\b(?:pays? for|bears the cost|pay for)\b/, from: AT_EXPENSE, write: byExpense },
];
