/** What must be done, by whom alone, and how long before. */
import { capital } from '../words.ts';
import { lowered, mainOf } from './clause.ts';
import type { Rewriter, Wording } from './types.ts';

const EARLIEST = /\b(?:no later than|not later than|at least|at the latest|a minimum of|no less than)\b/u;
const LENGTH = String.raw`((?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|\d+) (?:full |working |business |calendar )?(?:minutes?|hours?|days?|weeks?|months?|years?))`;
const BEFORE = new RegExp(
  String.raw`^(.*?)\b(?:no later than|not later than|at least|at the latest|a minimum of|no less than) ${LENGTH} (?:before|prior to|ahead of|in advance of) (.+)$`,
  'u',
);
const IN_ADVANCE = new RegExp(
  String.raw`\b(no later than|at least|at the latest|a minimum of|no less than) ${LENGTH} (in advance|beforehand|ahead|before|prior to|ahead of|in advance of)\b`,
  'u',
);
const AFTER = new RegExp(
  String.raw`^(.*?)\b(?:no later than|not later than|at the latest|within(?: a period of)?|in no more than|not more than|no more than) ${LENGTH} (?:after|of|from|following) (.+)$`,
  'u',
);
const WITHIN = new RegExp(
  String.raw`\b(within|no later than|at the latest|not later than|no more than) ${LENGTH} (after|of|from|following)\b`,
  'u',
);

/** "At least a month in advance" for "no later than one month before the day". */
function byNotice({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [IN_ADVANCE.exec(said), BEFORE.exec(text)];
  if (ours !== null && theirs !== null) {
    const [, head = '', length, end] = theirs;
    const joint = ours[3]!;
    return /^(?:in advance|beforehand|ahead)$/.test(joint)
      ? [`${head}${ours[1]} ${length} ${joint}`]
      : [`${head}${ours[1]} ${length} ${joint} ${end}`];
  }
  const [within, after] = [WITHIN.exec(said), AFTER.exec(text)];
  if (within === null || after === null) return [];
  const [, head, length, since = ''] = after;
  const done = CLAUSE_OF_DEED.exec(since);
  return [
    `${head}${within[1]} ${length} ${within[3]} ${since}`,
    ...(done === null ? [] : [`${head}${within[1]} ${length} ${within[3]} ${done[1]}`]),
  ];
}

const CLAUSE_OF_DEED = /^((?:the|an?) [a-z ]+?) (?:has|have) been [a-z]+$/u;

const ONLY_MAY =
  /^(?:Only (.+?)|(?:No one|Nobody) (?:other than|but|except(?: for)?|apart from|besides) (.+?)|(.+?) alone) (may|can|(?:is|are) (?:allowed|permitted) to) ([a-z]+) (.+)$/u;
const ONLY_BY =
  /^(.+?) (may|can) be ([a-z]+(?:ed|en|n|t)) (?:only by (.+)|by (?:only )?(.+?),? (?:and (?:by )?(?:nobody|no one|no-one) else|only|alone|exclusively))$/u;
const ONLY_THEY = /^(.+?) (?:may|can) only be ([a-z]+(?:ed|en|n|t)) by (.+)$/u;

/** "Only the owner may close it" for "it can be closed by the owner and nobody else". */
function byOnly({ text, said, lexicon }: Wording): readonly string[] {
  const [by, they, may] = [ONLY_BY.exec(text), ONLY_THEY.exec(text), ONLY_MAY.exec(text)];
  const deed =
    by !== null
      ? { who: by[4] ?? by[5]!, verb: lexicon.lemma(by[3]!, 'v'), what: by[1]! }
      : they !== null
        ? { who: they[3]!, verb: lexicon.lemma(they[2]!, 'v'), what: they[1]! }
        : may !== null
          ? { who: (may[1] ?? may[2] ?? may[3])!, verb: may[5]!, what: may[6]! }
          : undefined;
  if (deed === undefined || /\b(?:if|when|unless|or|not)\b/.test(text)) return [];
  const { who, verb } = deed;
  // "An account … by its owner": the account's owner.
  const owned = /^(?:its|their) (.+)$/u.exec(who);
  const thing = deed.what.replace(/^(?:an?|the) /iu, '');
  const whos =
    owned === null ? [lowered(who)] : [`the ${thing} ${owned[1]}`, `the ${owned[1]} of the ${thing}`];
  const whats = /^an? /iu.test(deed.what) ? [lowered(deed.what), `the ${thing}`] : [lowered(deed.what)];
  const modal = / can /.test(said) ? 'can' : 'may';
  const participle = by?.[3] ?? they?.[2];
  return whos.flatMap((one) =>
    whats.flatMap((what) => [
      `Only ${one} ${modal} ${verb} ${what}`,
      `No one but ${one} ${modal} ${verb} ${what}`,
      ...(participle === undefined
        ? []
        : [
            `${capital(what)} ${modal} only be ${participle} by ${one}`,
            `${capital(what)} ${modal} be ${participle} only by ${one}`,
          ]),
      `${capital(one)} ${modal} ${verb} ${what}`,
    ]),
  );
}

const MUST =
  /\b(?:must|shall|has to|have to|needs? to|(?:is|are) (?:required|obliged|obligated) to)(?= (?!not\b)[a-z])/u;

/** "Has to be given" for "must be given". */
function byMust({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [MUST.exec(said)?.[0], MUST.exec(text)?.[0]];
  if (ours === undefined || theirs === undefined || ours === theirs) return [];
  return /\b(?:not|never|no|nobody) /i.test(text.slice(0, text.indexOf(theirs)))
    ? []
    : [text.replace(MUST, ours)];
}

const DUTY =
  /^(?:has|have) (?:a|the) (?:duty|obligation|responsibility) to |^(?:is|are) under an obligation to |^(?:is|are) responsible for (?=[a-z]+ing)|^(?:is|are) bound to /u;

/** "Must report it" for "has a duty to report it". */
function byObligation({ text, said }: Wording): readonly string[] {
  const [ours, theirs] = [mainOf(said), mainOf(text)];
  if (ours === undefined || theirs === undefined) return [];
  const [own, other] = [DUTY.exec(ours.predicate)?.[0], DUTY.exec(theirs.predicate)?.[0]];
  const plain = /^(?:must|has to|have to|(?:is|are) (?:required|obliged) to) /u;
  const put = (from: string, to: string): string =>
    `${theirs.lead}${theirs.subject} ${to}${theirs.predicate.slice(from.length)}`;
  if (other !== undefined && !/ing$/.test(other) && own === undefined) {
    const must = plain.exec(ours.predicate)?.[0];
    return must === undefined || /for $/.test(other) ? [] : [put(other, must)];
  }
  const must = plain.exec(theirs.predicate)?.[0];
  return own === undefined || must === undefined || /for $/.test(own) ? [] : [put(must, own)];
}

export const DUTIES: readonly Rewriter[] = [
  { of: MUST, write: byMust },
  { of: /\b(?:only|alone|nobody|no one|nobody else)\b/i, write: byOnly },
  { of: new RegExp(`${EARLIEST.source}|${WITHIN.source}`, 'u'), write: byNotice },
  {
    of: /\b(?:must|has to|have to|duty|obligation|obliged|required|bound|responsib\w+)\b/,
    write: byObligation,
  },
];
