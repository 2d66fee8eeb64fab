/** What a rule says of a case where its conditions are met, in the turns in which a claim may say it. */
import { capital } from '../../context/tellings/words.ts';
import { type Rule, SUBJECT } from './rules.ts';

/** One way to say a thing and the others that say it as well; `$1` and so on stand for what the first has found. */
const TURNS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /^(.+?) ships? (?:for )?free(?: of charge)?$/u,
    ['$1 gets free shipping', '$1 has free shipping', 'Shipping is free'],
  ],
  [
    /^(?:shipping|delivery) is free(?: of charge)?$/iu,
    ['§ ships free', '§ gets free shipping', '§ gets free delivery'],
  ],
  [
    /^(.+?) (?:gets?|receives?|is entitled to|is eligible for|qualifies for|can claim|may claim|is due|is granted|has a right to|has the right to) (?:a )?free (\p{L}+)$/u,
    ['$1 gets free $2', '$1 $2 free', '$2 of $1 is free'],
  ],
  [
    /^(.+?) (?:gets?|receives?|is entitled to|are entitled to|is eligible for|qualifies for|can claim|may claim|is due|is granted|has a right to|has the right to|earns?|can get|may request|can request) (.+)$/u,
    [
      '$1 gets $2',
      '$1 receives $2',
      '$1 is entitled to $2',
      '$1 is eligible for $2',
      '$1 qualifies for $2',
      '$1 is due $2',
      '$1 can claim $2',
      '$1 is owed $2',
      '$1 are owed $2',
      '$1 are entitled to $2',
      '$1 are due $2',
    ],
  ],
  [
    /^(.+? (?:gets?|receives?|is entitled to|can get)) (?:a |the )?full refund$/u,
    [
      '$1 the full price back',
      '$1 the full amount back',
      '$1 a refund of the full price',
      'The full price is refunded',
      '§ is refunded in full',
    ],
  ],
  [
    /^(?:.+?) (?:is|are|will be) (?:fully refunded|refunded in full)$/u,
    [
      '§ gets a full refund',
      '§ is entitled to a full refund',
      'A full refund is due',
      '§ is fully refundable',
    ],
  ],
  [
    /^(\d+ ?%|\d+ percent|half) of (.+?) (?:is|are|will be) (?:refunded|returned|reimbursed|paid back)$/iu,
    [
      '§ gets a refund of $1 of $2',
      '§ is entitled to a refund of $1 of $2',
      '§ gets $1 of $2 back',
      '§ is entitled to $1 of $2',
      'The refund is $1 of $2',
    ],
  ],
  [
    /^(.+?) (?:must|has to|needs to|shall) be (?:approved|authori[sz]ed|signed off) by (.+)$/u,
    [
      '$1 needs the approval of $2',
      '$1 requires approval by $2',
      '$1 needs to be approved by $2',
      '$2 must approve $1',
      '$2 has to approve $1',
    ],
  ],
  [
    /^(.+?) (?:requires?|needs?) (.+)$/u,
    [
      '$1 requires $2',
      '$1 needs $2',
      '$2 is required',
      '$2 is needed',
      '$2 is required for $1',
      '$1 must have $2',
    ],
  ],
  [
    /^(.+?) (?:pays?|owes?) no (.+)$/u,
    [
      '$1 does not pay $2',
      '$1 does not have to pay $2',
      '$1 does not have to pay the $2',
      '$1 is exempt from the $2',
      '$1 is exempt from $2',
      'No $2 is due',
      'No $2 is charged',
    ],
  ],
  [
    /^(?:an? |the )?(.+?)(?: of (\S*\d\S*(?: \p{L}+)?))? (?:is|will be) (?:charged|due|payable|added|levied|applied)$/iu,
    [
      'The $1 applies',
      'The $1 is due',
      'The $1 is payable',
      'The $1 is charged',
      '§ owes the $1',
      '§ has to pay the $1',
    ],
  ],
  [
    /^(.+?) (may|must|can|cannot|will)( not)? be (granted|given|offered|sent|paid) (.+)$/u,
    ['$5 $2$3 be $4 to $1', '$5 $2$3 be $4'],
  ],
  [
    /^(.+?) (is|are) (\p{L}+ed) (automatically|manually|online|without .+|free of charge)$/u,
    ['$1 can be $3 $4', '$1 may be $3 $4'],
  ],
  [/^(.+?) is required(?: for (.+))?$/u, ['§ requires $1', '§ needs $1', '$1 is needed', '$1 is required']],
  [
    /^(.+?) (?:cannot|can not|may not|must not|will not) be (\p{L}+ed)(.*)$/u,
    ['$1 may not be $2$3', '$1 cannot be $2$3', '$1 is not to be $2$3'],
  ],
];
const MOST_SENTENCES = 24;

/** The sentences that a rule comes to for a subject. */
export function consequencesOf(rule: Rule, subject: string): readonly string[] {
  const own = capital(
    rule.consequence
      .replace(/^(?:an?|any|your) (?=\p{L})/iu, 'the ')
      .replace(/\byou are\b/gi, `${subject} is`)
      .replace(/\byou have\b/gi, `${subject} has`)
      .replace(/\byou\b/gi, inside(subject))
      .replace(/\byour\b/gi, 'the'),
  );
  const first = rule.kind === '' ? own : `${subject} ${rule.consequence}`;
  const found = [halved(first)];
  for (let at = 0; at < found.length && found.length < MOST_SENTENCES; at++)
    for (const [said, ways] of TURNS)
      if (said.test(found[at]!))
        for (const way of ways) {
          const other = capital(
            found[at]!.replace(said, (_, ...parts: string[]) =>
              way.replace(/\$(\d)/g, (_sign, k: string) => lowered(parts[Number(k) - 1] ?? '')),
            ).replaceAll(SUBJECT, inside(subject)),
          );
          if (!found.includes(other)) found.push(other);
        }
  return found;
}

/** "50% of the price" as half of it. */
const halved = (said: string): string =>
  said.replace(/\b50 ?(?:%|percent) of\b/g, 'half of').replace(/^half/, 'Half');

const inside = (subject: string): string => lowered(subject);
/** Words that opened a sentence and do so no more. */
const lowered = (words: string): string =>
  words.replace(/^(?:The|An?|This|Half|Approval|Shipping|Delivery)(?= |$)/, (word) => word.toLowerCase());
