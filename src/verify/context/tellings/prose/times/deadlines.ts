/** A deadline told as what must be done by it, and as until when something is taken: "applications are accepted until 30 June". */
import type { Wording } from '../../terms/types.ts';
import { capital } from '../../words.ts';
import { isLeftOpen, type Rewriter } from '../types.ts';

/** What is handed in by a deadline. */
const PAPERS =
  'applications?|reports?|submissions?|entries|proposals?|bids?|tenders?|nominations?|registrations?|abstracts?|essays?|orders?|requests?|claims?|forms?|papers?|theses|assignments?|returns?|comments?|offers?|votes';
const DEADLINE = new RegExp(
  String.raw`^The (?:final )?(?:deadline|closing date|cut-off date|cutoff) for (?:the )?((?:[a-z]+ )?(?:${PAPERS})) is ([^,;:]+)$`,
  'iu',
);

/** "Applications close on 30 June" for "the deadline for applications is 30 June". */
function byDeadline({ text }: Wording): readonly string[] {
  const found = DEADLINE.exec(text);
  if (found === null || isLeftOpen(text)) return [];
  const [, papers = '', when = ''] = found;
  const things = capital(papers.toLowerCase());
  const many = /s$/u.test(papers);
  const [are, must] = many ? ['are', 'must be'] : ['is', 'must be'];
  const days = when.replace(/^(?:on |at )/u, '');
  return [
    `${things} ${many ? 'close' : 'closes'} on ${days}`,
    `${things} ${are} accepted until ${days}`,
    `${things} can be submitted until ${days}`,
    `${things} may be submitted until ${days}`,
    `${things} ${are} due on ${days}`,
    `${things} ${are} due by ${days}`,
    ...['submitted', 'handed in', 'sent in', 'filed', 'received'].flatMap((done) => [
      `${things} ${must} ${done} by ${days}`,
      `${things} have to be ${done} by ${days}`,
    ]),
  ];
}

const ONLY_BY = new RegExp(
  String.raw`^Only ((?:[a-z]+ )?(?:${PAPERS})) (received|submitted|sent in|filed|made) (by|before|until|up to) ([^,;:]+?) (will be|are) ([a-z]+(?:ed|en))$`,
  'iu',
);

/** "Applications received after 30 June will not be considered" for "only those received by 30 June will be considered". */
function byOnlyUntil({ text }: Wording): readonly string[] {
  const found = ONLY_BY.exec(text);
  if (found === null) return [];
  const [, papers = '', received, by, when, are = '', done] = found;
  const not = are.replace(/^(will|are)/u, '$1 not');
  // What came on the day itself came by it, and not before it.
  const after = /^before$/iu.test(by!) ? [] : ['after'];
  return after.flatMap((mark) => [
    `${capital(papers)} ${received} ${mark} ${when} ${not} ${done}`,
    `${capital(papers)} that are ${received} ${mark} ${when} ${not} ${done}`,
  ]);
}

export const DEADLINES: readonly Rewriter[] = [
  {
    of: /\b(?:close|accepted|submitted|due|handed|sent|filed|received)\b/u,
    from: DEADLINE,
    write: byDeadline,
  },
  { of: /\bnot\b/u, from: ONLY_BY, write: byOnlyUntil },
];
