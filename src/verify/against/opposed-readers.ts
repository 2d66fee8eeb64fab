/**
 * What reads a statement and gives what would deny it in other words: who came after somebody, what was moved, given away,
 * forbidden or changed since.
 */
import { matchesOf } from '../../text/matches.ts';
import { mayHold } from '../../text/may-hold.ts';
import { lastly, lazily } from '../../text/once.ts';
import { escaped } from '../context/tellings/words.ts';
import { calledOff } from './called-off.ts';
import { oppositesOf } from './opposed-states.ts';

/** What tells that a value is another than it was. */
export const CHANGED =
  /\b(?:moved|changed|put back|pushed back|postponed|delayed|brought forward|rescheduled|raised|lowered|reduced|increased|cut|extended|shortened|corrected|now|instead|no longer)\b/iu;
export const OPEN =
  /\b(?:if|unless|whether|may|might|could|would|should|until|last (?:year|month|week)|previously|formerly|used to|from \d{4}|discount|deposit|fee|plus|extra|off|of which|per|another|other|about|around|approximately|average|max\p{L}*|min\p{L}*|limit|at (?:most|least)|up to|refund\p{L}*)\b|\?/iu;

type Reader = (said: string) => ((theirs: string) => boolean) | undefined;

const NAME = String.raw`\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?`;

/** Who holds a role, or has a thing, that has gone to another. */
const handedOver: Reader = (said) => {
  const led = ROLE_IS.exec(said)?.groups ?? IS_ROLE.exec(said)?.groups;
  if (led === undefined) return undefined;
  const { role = '', name = '' } = led;
  const own = name.split(' ').map(escaped).join('|');
  const over = lazily(
    () =>
      new RegExp(
        String.raw`(?:^|\b)(?:${inAnyCase(role)}(?:ship)?\b[^.;]{0,40} (?:went|passed|moved|was handed|was given|has gone) (?:over )?(?:from (?:${own})\b[^.;]{0,20} )?to (?!${own})\p{Lu}|(?!${own})\p{Lu}\p{L}+ (?:has taken over|took over|takes over|succeeds|succeeded|replaces|replaced|is now the|is the new) (?:as |the )?[^.;]{0,40}\b(?:${role}|${own})\b)`,
        'u',
      ),
  );
  const parts = [role, ...name.split(' ')];
  return (theirs) => parts.some((part) => mayHold(theirs, part)) && over().test(theirs);
};

const ROLE_IS = new RegExp(
  `^(?:[Tt]he )?(?:\\p{L}+ )?(?<role>\\p{L}{3,})(?: of .+)? is (?<name>${NAME})$`,
  'u',
);
const IS_ROLE = new RegExp(`^(?<name>${NAME}) is (?:the |our )?(?:\\p{L}+ )?(?<role>\\p{L}{3,})\\b`, 'u');

/** A word as it stands, and as it opens a sentence. */
const inAnyCase = (word: string): string =>
  `[${word[0]!.toLowerCase()}${word[0]!.toUpperCase()}]${word.slice(1)}`;

/** What was in one place, or with one team, and is in another since: "moved from sales to finance". */
const movedFrom: Reader = (said) => {
  const place = / (?:in|at|to|on|with) (?:the )?([\p{L}\d][\p{L}\d ]{1,30})$/u.exec(said)?.[1];
  if (place === undefined || !/\b(?:is|are|works?|lives?|sits?|stays?|belongs?)\b/.test(said))
    return undefined;
  const from = lazily(
    () =>
      new RegExp(
        String.raw`\b(?:moved|transferred|switched|changed|relocated|gone|went) (?:\p{L}+ )?from (?:the )?${escaped(place)} to\b`,
        'iu',
      ),
  );
  return (theirs) => mayHold(theirs, `${place} to`) && from().test(theirs) && !OPEN.test(theirs);
};

/** What is named by a code, and by another in the sentence: "gate C3" for "the gate is B12". */
const namedOtherwise: Reader = (said) => {
  const [, noun, own] =
    /^the (?:\p{Ll}+ )?(\p{Ll}+)(?: (?:of|for) .+)? is ([\p{Lu}]?\d+\p{Lu}?|\p{Lu}\d*)$/iu.exec(said) ?? [];
  if (noun === undefined || own === undefined) return undefined;
  const named = lazily(
    () => new RegExp(String.raw`\b${noun}(?: is| no\.?)? (\p{Lu}?\d+\p{Lu}?|\p{Lu}\d*)(?![\p{L}\d])`, 'gu'),
  );
  return (theirs) =>
    theirs.includes(noun) &&
    CHANGED.test(theirs) &&
    !/\b(?:if|may|might|could)\b|\?/.test(theirs) &&
    matchesOf(theirs, named()).some(([, other]) => other!.toLowerCase() !== own.toLowerCase()) &&
    !new RegExp(String.raw`\b(?:to|now|in|from) ${noun}? ?${escaped(own)}(?![\p{L}\d])`, 'u').test(theirs);
};

/** "Works for the council" of whoever left the council. */
const leftThere: Reader = (said) => {
  const where =
    / (?:works?|is|are|serves?|plays?|studies) (?:for|at|with|on|in) (?:the |our )?([\p{L}\d][\p{L}\d ]{2,30})$/u.exec(
      said,
    )?.[1];
  if (where === undefined) return undefined;
  const left = lazily(
    () =>
      new RegExp(
        String.raw`\b(?:left|quit|resigned from|retired from|was (?:dismissed|fired|sacked|expelled|removed|stolen|taken) from|(?:has been|was) (?:deleted|removed|stolen) from) (?:the |our )?${escaped(where)}\b(?! (?:\p{Ll}+ )?(?:open|unlocked|dirty|early|at \d))`,
        'iu',
      ),
  );
  return (theirs) =>
    mayHold(theirs, where) &&
    left().test(theirs) &&
    !/\b(?:if|(?<!\bin )may|might|could|would|not|never|before|until)\b|\?/.test(theirs);
};

/** "Has the key" of whoever gave it back: "I gave the key back". */
const givenAway: Reader = (said) => {
  const noun = / (?:has|holds|keeps|owns) (?:the|an?|our) (?:\p{Ll}+ )?(\p{Ll}+)$/u.exec(said)?.[1];
  if (noun === undefined) return undefined;
  const given = lazily(
    () =>
      new RegExp(
        String.raw`\b(?:gave|handed|passed|returned|lost|sold) (?:back |over |in |on |away )?(?:the|my|his|her|their|our) (?:\p{Ll}+ )?${noun}\b`,
        'iu',
      ),
  );
  return (theirs) =>
    mayHold(theirs, noun) && given().test(theirs) && !/\b(?:if|may|might|could|not|never)\b|\?/i.test(theirs);
};

/** What is forbidden that is said to be safe or allowed: "no swimming". */
const forbidden: Reader = (said) => {
  const deed = /\b(?:is|are) (?:safe|allowed|permitted|open|free) (?:for|to) (\p{Ll}+)$/u.exec(said)?.[1];
  if (deed === undefined) return undefined;
  const ban = lazily(
    () =>
      new RegExp(
        String.raw`\b(?:no|not|ban on) ${deed}\b|\b${deed} (?:is|are) (?:banned|forbidden|prohibited|not)\b`,
        'iu',
      ),
  );
  return (theirs) => mayHold(theirs, deed) && ban().test(theirs);
};

const PAPER = /\b(?:may|must|can|is|are) (?:not )?\p{Ll}+/u;

/** What may be or must be by a rule that is withdrawn. */
const ruleWithdrawn: Reader = (said) =>
  PAPER.test(said)
    ? (theirs) =>
        /\b(?:rule|policy|permission|exemption|allowance|arrangement|offer|ban|limit)\b[^.;]{0,50} (?:was|were|has been|have been|is|are) (?:now )?(?:withdrawn|abolished|dropped|lifted|ended|suspended|scrapped|revoked)\b/iu.test(
          theirs,
        )
    : undefined;

const ATTRIBUTE =
  /^(?:[Tt]he|[Oo]ur|[Mm]y|[Hh]is|[Hh]er|[Yy]our) (?:\p{Ll}+ )?(\p{Ll}+)(?: (?:of|for) .{2,40})? is (?:still |now )?(?:["“]|\p{L}*\d|\p{Lu})/u;

/** "The password is …" of one that was changed since. */
const attributeChanged: Reader = (said) => {
  const noun = ATTRIBUTE.exec(said)?.[1];
  if (noun === undefined) return undefined;
  const changed = lazily(
    () =>
      new RegExp(
        String.raw`\b${noun} (?:was|has been|is being|has since been) (?:changed|reset|replaced|corrected)\b(?! from [^.;]* by )`,
        'iu',
      ),
  );
  const last = said
    .split(/[\s"“”]+/)
    .filter((word) => word !== '')
    .at(-1)!;
  return (theirs) =>
    mayHold(theirs, noun) &&
    changed().test(theirs) &&
    !/\b(?:if|may|might|could|will|every)\b|\?/i.test(theirs) &&
    !new RegExp(String.raw`\bto ["“]?${escaped(last)}`, 'iu').test(theirs);
};

/** "Was discussed, not signed", "did not pass": the deed itself denied. */
const deedDenied: Reader = (said) => {
  const deed = / (?:was|were|has been|have been) (\p{Ll}+(?:ed|en|ld|nt|id|de))$/u.exec(said)?.[1];
  if (deed === undefined) return undefined;
  const denied = lazily(
    () => new RegExp(String.raw`\b(?:not|never)(?: been| yet been| actually)? ${deed}\b[^\d]*$`, 'iu'),
  );
  return (theirs) =>
    mayHold(theirs, deed) &&
    denied().test(theirs) &&
    !/\b(?:if|unless|until|last (?:year|week|month)|why|when)\b|\?/i.test(theirs);
};

const READERS: readonly Reader[] = [
  oppositesOf,
  handedOver,
  movedFrom,
  namedOtherwise,
  leftThere,
  givenAway,
  forbidden,
  ruleWithdrawn,
  attributeChanged,
  deedDenied,
  calledOff,
];

/** What all of them read of a statement, each asked once. */
export const readersOf = lastly((said) => READERS.flatMap((reader) => reader(said) ?? []));
