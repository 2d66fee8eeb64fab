/** What something came to that rose or fell to it, what was cut by half, and what some things are worth together. */
import type { Wording } from '../../terms/types.ts';
import { MONEY, OPEN, type Rewriter } from '../types.ts';

const UP = String.raw`(?:rose|grew|increased|climbed|went up|jumped|ha(?:s|ve) (?:risen|grown|increased|climbed|gone up))`;
const DOWN = String.raw`(?:fell|dropped|decreased|declined|went down|shrank|ha(?:s|ve) (?:fallen|dropped|decreased|declined|gone down))`;
const AMOUNT = String.raw`(?:[$€£]|(?:EUR|USD|GBP|CHF) )?\d[\d.,]*(?: ?(?:m|bn|k|million|billion|thousand|per cent|percent|%|euros?|dollars?|pounds?|tonnes|units|people|EUR|USD|GBP|CHF)\b)*%?`;
const MOVED = new RegExp(
  String.raw`^(.+?) (${UP}|${DOWN})((?: (?:by |from )?${AMOUNT})?) to (${AMOUNT})(.*)$`,
  'u',
);
const TURN = new RegExp(
  String.raw`\b(?:${UP}|${DOWN}|was|were|amounted to|came to|stood at|reached|totalled)\b`,
  'u',
);

/** "Was 212 million" for "rose by 6 per cent to 212 million". */
function byLevel({ text, said }: Wording): readonly string[] {
  const [found, ours] = [MOVED.exec(text), TURN.exec(said)?.[0]];
  if (found === null || ours === undefined || OPEN.test(found[1]!)) return [];
  const [, what, verb = '', , amount, rest = ''] = found;
  const tail = rest.replace(/[,;] (?:while|and|but)?.*$/u, '');
  const level = /^(?:was|were|amounted to|came to|stood at|reached|totalled)$/.test(ours);
  if (level) return [`${what} ${ours} ${amount}${tail}`];
  const up = new RegExp(UP, 'u').test(ours);
  return up === new RegExp(UP, 'u').test(verb) ? [`${what} ${ours} to ${amount}${tail}`] : [];
}

const HALVED = /\b(cuts?|cutting|reduced?|reduces|lowered) ([^,;]+?) by (?:half|50 ?%|50 per ?cent)/u;
const HALVES = /\b(halved?|halves)\b/u;

/** "Has halved its dividend" for "has cut its dividend by half". */
function byHalf({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [HALVES.exec(said)?.[0], HALVED.exec(text)];
  if (ours === undefined || theirs === null) return [];
  return [text.replace(HALVED, `${ours} $2`)];
}

const WORTH = new RegExp(
  String.raw`\b((?:\p{Ll}+ ){0,3}\p{Ll}+s)(?: (?:that|which) [^,;]+)?, (?:worth|totalling|amounting to|for) (${MONEY})(?: in total| altogether| in all)?$`,
  'u',
);

/** "The invoices amounted to 12,400 euros" for "three invoices, worth 12,400 euros in total". */
function byWorth({ text, said }: Wording): readonly string[] {
  const found = WORTH.exec(text);
  if (found === null) return [];
  const things = found[1]!
    .replace(/^(?:.*\b(?:found|of|has|have|sent|are|were|the) )/u, '')
    .replace(/^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) /, '');
  const turn = /\b(?:were worth|are worth|amounted to|came to|totalled|were)\b/.exec(said)?.[0];
  return turn === undefined
    ? []
    : [`The ${things} ${turn} ${found[2]}`, `The ${things} ${turn} ${found[2]} in total`];
}

const LOSS =
  /^(.+?\b(?:is|are|will be|plans to|will) .+?), with the loss of ((?:about |around |up to |some )?[\d,]+|[a-z]+) (jobs|posts|positions)/u;

/** "130 jobs will be lost" for "it is closing its plant, with the loss of 130 jobs". */
function byLoss({ text }: Wording): readonly string[] {
  const found = LOSS.exec(text);
  if (found === null || OPEN.test(found[0])) return [];
  const [, head = '', count, jobs] = found;
  const where = / (?:in|at) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?$/u.exec(head)?.[0] ?? '';
  return [
    `${count} ${jobs} will be lost${where}`,
    `${count} ${jobs} are being lost${where}`,
    `${count} ${jobs} will go${where}`,
  ];
}

export const AMOUNTS: readonly Rewriter[] = [
  { of: TURN, from: MOVED, write: byLevel, reorders: true },
  { of: HALVES, write: byHalf },
  { of: /\b(?:worth|amounted|came to|totalled|were)\b/, from: WORTH, write: byWorth, reorders: true },
  { of: /\b(?:lost|will go)\b/, from: LOSS, write: byLoss, reorders: true },
];
