/**
 * Another source that tells the same thing otherwise, in other words than the statement's: its state ("the order never
 * arrived"), whose it is now ("Petra took over as manager"), or a value of it that has changed ("now leaves from gate C3").
 * Which of the two holds no reader can tell.
 */
import { wordSet } from '../../text/word-set.ts';
import { originOf } from '../context/retold.ts';
import type { Document } from '../document.ts';
import { type AlignedSentence, alignedSentence } from '../support.ts';
import type { LooksAgainst } from './looks-against.ts';
import { oppositesOf } from './opposed-states.ts';

/** Characters and sentences of a source that are looked through. */
const MOST_TEXT = 12_000;
const MOST_SENTENCES = 80;

export const opposedElsewhere: LooksAgainst = (claim, units, support, documents, lexicon) => {
  if (claim.language !== 'en' || claim.question) return [];
  const said = claim.text.slice(claim.start, claim.end).trim().replace(/[.!]$/, '');
  if (DENIED.test(said) && !/\bnot (?:yet )?(?:been )?paid$/.test(said)) return [];
  const readers = READERS.flatMap((reader) => reader(said) ?? []);
  const measured = units.some(({ value }) => value !== undefined && MEASURED.has(value.kind));
  if (readers.length === 0 && !measured) return [];
  const thing = thingOf(said, support.sentences);
  for (const [document, source] of documents.entries()) {
    const own = support.sentences.flatMap((one) => (one.document === document ? [one.sentence] : []));
    if (!isRead(source)) continue;
    const { text, sentenceStart, sentenceEnd, sentenceCount } = source.scan;
    const from = Math.max(-1, ...own) + 1;
    for (let sentence = from; sentence < Math.min(sentenceCount, from + MOST_SENTENCES); sentence++) {
      const theirs = text.slice(sentenceStart[sentence], sentenceEnd[sentence]).trim();
      const opposes = readers.some((reads) => reads(theirs));
      const values = !opposes && own.length === 0 && measured && AMOUNT.test(theirs);
      if (!(opposes || values) || !isOfThing(theirs, thing)) continue;
      const found = alignedSentence({ document, sentence, score: 0 }, documents, units, lexicon);
      if (opposes || isOtherValue(said, theirs, thing, found)) return [found];
    }
  }
  return [];
};

const AMOUNT = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|half|an hour|eleven|twelve)\b/i;

const isRead = ({ structured, language, text }: Document): boolean =>
  !structured && language === 'en' && text.length <= MOST_TEXT;

const DENIED = /\b(?:not|never|no|nobody|none|neither)\b|n['\u2019]t\b/iu;
const MEASURED = wordSet('money time date datetime duration quantity');

/** What a statement and its support are about. */
interface Thing {
  /** Names and numbers of things that they have, folded. */
  readonly keys: ReadonlySet<string>;
  /** Names that do not only open a sentence. */
  readonly names: readonly string[];
  /** Its own sentence speaks of "us". */
  readonly first: boolean;
  /** Nouns of the statement and the labels of its support, in their short forms. */
  readonly nouns: ReadonlySet<string>;
}

const KEY =
  /(?<![\p{L}\d])(?:\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*|[\p{L}]*\d[\p{L}\d]*(?:-[\p{L}\d]+)*)(?![\p{L}\d])/gu;
const OPENING = wordSet(
  'the a an this that these those our your his her its their it he she we they there in on at for from to as no all some ' +
    'is are was were has have mr ms mrs dr monday tuesday wednesday thursday friday saturday sunday january february march ' +
    'april may june july august september october november december today now sorry thanks please update note',
);

const keysIn = (text: string): readonly string[] =>
  (text.match(KEY) ?? []).map((key) => key.toLowerCase()).filter((key) => !OPENING.has(key));

function thingOf(said: string, sentences: readonly AlignedSentence[]): Thing {
  const told = sentences.map(({ source, sentence, reading }) => {
    const origin = originOf(source);
    const { text, start, end } = origin === source ? reading : origin.sentence(sentence);
    return text.slice(start, end);
  });
  return {
    keys: new Set([said, ...told].flatMap(keysIn)),
    names: [said, ...told].flatMap((text) =>
      keysIn(text)
        .slice(OPENS.test(text) ? 1 : 0)
        .filter(isName),
    ),
    nouns: new Set([said, ...told].flatMap(stemsIn)),
    first: told.some((text) => FIRST.test(text)),
  };
}

const FIRST = /\b(?:we|our|us)\b/i;
/** A capital with which a sentence begins, which may be no name: "Correction: …", "Warning: …". */
const OPENS = /^\W*(?!(?:The|A|An|This|That|Our|Your|My|It|We|I)\b)\p{Lu}\p{Ll}+(?:[:,]| (?!\p{Lu}))/u;

const SMALL = wordSet(
  'the and was were has have had been are for from with now not its his her their our you your this that there still only ' +
    'status state name type value date time item number yes true false day days hour hours week weeks month months year years',
);

const stemsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{Ll}{3,}/gu) ?? [])
    .filter((word) => !SMALL.has(word) && !OPENING.has(word))
    .map((word) => word.replace(/(?:ies|es|ed|s)$/, ''));

/** A number or a code that names a thing, behind its noun. */
const NAMED = /\b(\p{Ll}{3,}) (?:no\.? ?|number |#)?#?([\p{L}-]*\d[\p{L}\d-]*)(?![\p{L}\d:.,%€$])/giu;
const PLACED = wordSet(
  'from until since about only than over under least most for the and costs cost lasts lasted now',
);

/** Whether a sentence may be of the same thing: it shares a name or a noun, and names no other of its kind. */
function isOfThing(theirs: string, { keys, names, nouns, first }: Thing): boolean {
  const own = keysIn(theirs);
  if (own.some((key) => isLettered(key) && keys.has(key))) return true;
  for (const [, noun = '', number = ''] of theirs.matchAll(NAMED))
    if (!PLACED.has(noun.toLowerCase()) && nouns.has(stemOf(noun))) return keys.has(number.toLowerCase());
  // A code of the same form as one that is told of names another thing, and so does another name.
  if (own.some(isCode) && [...keys].some(isCode)) return false;
  if (own.slice(OPENS.test(theirs) ? 1 : 0).some(isName) && names.length > 0) return false;
  if (first && FIRST.test(theirs)) return true;
  return [...theirs.matchAll(DETERMINED)].some(([, first = '', second = '']) => {
    if (BESIDE.test(second)) return false;
    return nouns.has(stemOf(first)) || (SAME.test(first) && nouns.has(stemOf(second)));
  });
}

/** "A parcel was not delivered" may be of another than "the parcel", and "the French exam" is another one. */
const DETERMINED =
  /(?:^|[^\p{L}])(?:[Tt]he|[Tt]his|[Tt]hat|[Oo]ur|[Yy]our|[Ii]ts|[Mm]y) (\p{Ll}{3,})(?: (\p{Ll}{3,}))?/gu;
const SAME = /^(?:same|said|new|old|whole|entire|present|current|last|above)$/;
/** What tells a thing apart from the one that is meant. */
const BESIDE = /^(?:next|opposite|across|nearby|round)$/;

const isLettered = (key: string): boolean => /\p{L}/u.test(key);
const isName = (key: string): boolean => isLettered(key) && !/\d/.test(key);
const isCode = (key: string): boolean => isLettered(key) && /\d/.test(key);

const stemOf = (word: string): string => stemsIn(word)[0] ?? '';

/** What tells that a value is another than it was. */
const CHANGED =
  /\b(?:moved|changed|put back|pushed back|postponed|delayed|brought forward|rescheduled|raised|lowered|reduced|increased|cut|extended|shortened|corrected|now|instead|no longer)\b/iu;
const OPEN =
  /\b(?:if|unless|whether|may|might|could|would|should|until|last (?:year|month|week)|previously|formerly|used to|from \d{4}|discount|deposit|fee|plus|extra|off|of which|per|another|other|about|around|approximately|average|max\p{L}*|min\p{L}*|limit|at (?:most|least)|up to|refund\p{L}*)\b|\?/iu;

/** Whether a sentence gives the one value of a statement as another, of the same attribute. */
function isOtherValue(
  said: string,
  theirs: string,
  thing: Thing,
  { alignment, reading }: AlignedSentence,
): boolean {
  if (alignment.valueConflicts.size === 0 || OPEN.test(theirs) || DENIED.test(theirs)) return false;
  if (/\b(?:was|were|did|had)\b/.test(said)) return false;
  const kinds = [...alignment.valueConflicts.keys()];
  if (kinds.length !== 1 || reading.values.filter(({ kind }) => MEASURED.has(kind)).length !== 1)
    return false;
  const shares = keysIn(theirs).some((key) => thing.keys.has(key) && /\p{L}/u.test(key));
  const attribute = stemsIn(theirs).some((stem) => thing.nouns.has(stem));
  return shares
    ? CHANGED.test(theirs) || (attribute && STANDS.test(theirs))
    : attribute && CHANGED.test(theirs);
}

/** Verbs that give a thing a value of its own. */
const STANDS =
  /\b(?:is|are|costs?|runs?|lasts?|takes?|starts?|begins?|ends?|opens?|closes?|leaves?|departs?|arrives?|weighs?|has|holds?|lasted|weighed|came in at)\b/iu;

type Reader = (said: string) => ((theirs: string) => boolean) | undefined;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const NAME = String.raw`\p{Lu}[\p{L}'\u2019-]+(?: \p{Lu}[\p{L}'\u2019-]+)?`;

/** Who holds a role, or has a thing, that has gone to another. */
const handedOver: Reader = (said) => {
  const found =
    new RegExp(
      `^(?:the )?(?:\\p{L}+ )?(manager|owner|director|captain|treasurer|chair|lead|head|contact|supervisor|assignee|driver|doctor|teacher|president|secretary)(?: of .+)? is (${NAME})$`,
      'iu',
    ).exec(said) ??
    new RegExp(
      `^(${NAME}) is (?:the |our )?(?:\\p{L}+ )?(manager|owner|director|captain|treasurer|chair|lead|head|contact|supervisor|assignee|driver|doctor|teacher|president|secretary)\\b`,
      'u',
    ).exec(said);
  if (found === null) return undefined;
  const [role, name] =
    /^\p{Lu}/u.test(found[1]!) && !/^(?:the|our)/i.test(said)
      ? [found[2]!, found[1]!]
      : [found[1]!, found[2]!];
  const first = escaped(name.split(' ')[0]!);
  const over = new RegExp(
    `\\b(?:${role}(?:ship)?\\b[^.;]{0,40} (?:went|passed|moved|was handed|was given|has gone) (?:over )?(?:from ${first}\\b[^.;]{0,20} )?to (?!${first})\\p{Lu}|(?!${first})\\p{Lu}\\p{L}+ (?:has taken over|took over|takes over|succeeds|succeeded|replaces|replaced|is now the|is the new) (?:as |the )?[^.;]{0,40}(?:${role}|${first}))`,
    'u',
  );
  return (theirs) =>
    over.test(theirs.replace(/^\p{Lu}/u, (letter) => letter)) ||
    over.test(theirs.toLowerCase().startsWith(role) ? role + theirs.slice(role.length) : theirs);
};

/** What was in one place, or with one team, and is in another since: "moved from sales to finance". */
const movedFrom: Reader = (said) => {
  const place = / (?:in|at|to|on|with) (?:the )?([\p{L}\d][\p{L}\d ]{1,30})$/u.exec(said)?.[1];
  if (place === undefined || !/\b(?:is|are|works?|lives?|sits?|stays?|belongs?)\b/.test(said))
    return undefined;
  const from = new RegExp(
    String.raw`\b(?:moved|transferred|switched|changed|relocated|gone|went) (?:\p{L}+ )?from (?:the )?${escaped(place)} to\b`,
    'iu',
  );
  return (theirs) => from.test(theirs) && !OPEN.test(theirs);
};

/** What is named by a code, and by another in the sentence: "gate C3" for "the gate is B12". */
const namedOtherwise: Reader = (said) => {
  const [, noun, own] =
    /^the (?:\p{Ll}+ )?(\p{Ll}+)(?: (?:of|for) .+)? is ([\p{Lu}]?\d+\p{Lu}?|\p{Lu}\d*)$/iu.exec(said) ?? [];
  if (noun === undefined || own === undefined) return undefined;
  const named = new RegExp(
    String.raw`\b${noun}(?: is| no\.?)? (\p{Lu}?\d+\p{Lu}?|\p{Lu}\d*)(?![\p{L}\d])`,
    'gu',
  );
  return (theirs) =>
    CHANGED.test(theirs) &&
    !/\b(?:if|may|might|could)\b|\?/.test(theirs) &&
    [...theirs.matchAll(named)].some(([, other]) => other!.toLowerCase() !== own.toLowerCase()) &&
    !new RegExp(String.raw`\b(?:to|now|in|from) ${noun}? ?${escaped(own)}(?![\p{L}\d])`, 'u').test(theirs);
};

/** "Has the key" of whoever gave it back: "I gave the key back". */
const givenAway: Reader = (said) => {
  const noun = / (?:has|holds|keeps|owns) (?:the|an?|our) (?:\p{Ll}+ )?(\p{Ll}+)$/u.exec(said)?.[1];
  if (noun === undefined) return undefined;
  const given = new RegExp(
    String.raw`\b(?:gave|handed|passed|returned|lost|sold) (?:back |over |in |on |away )?(?:the|my|his|her|their|our) (?:\p{Ll}+ )?${noun}\b`,
    'iu',
  );
  return (theirs) => given.test(theirs) && !/\b(?:if|may|might|could|not|never)\b|\?/i.test(theirs);
};

/** What is forbidden that is said to be safe or allowed: "no swimming". */
const forbidden: Reader = (said) => {
  const deed = /\b(?:is|are) (?:safe|allowed|permitted|open|free) (?:for|to) (\p{Ll}+)$/u.exec(said)?.[1];
  if (deed === undefined) return undefined;
  const ban = new RegExp(
    String.raw`\b(?:no|not|ban on) ${deed}\b|\b${deed} (?:is|are) (?:banned|forbidden|prohibited|not)\b`,
    'iu',
  );
  return (theirs) => ban.test(theirs);
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
  const changed = new RegExp(
    String.raw`\b${noun} (?:was|has been|is being|has since been) (?:changed|reset|replaced|corrected)\b(?! from [^.;]* by )`,
    'iu',
  );
  const last = said
    .split(/[\s"“”]+/)
    .filter((word) => word !== '')
    .at(-1)!;
  return (theirs) =>
    changed.test(theirs) &&
    !/\b(?:if|may|might|could|will|every)\b|\?/i.test(theirs) &&
    !new RegExp(String.raw`\bto ["“]?${escaped(last)}`, 'iu').test(theirs);
};

/** "Was discussed, not signed", "did not pass": the deed itself denied. */
const deedDenied: Reader = (said) => {
  const deed = / (?:was|were|has been|have been) (\p{Ll}+(?:ed|en|ld|nt|id|de))$/u.exec(said)?.[1];
  if (deed === undefined) return undefined;
  const denied = new RegExp(String.raw`\b(?:not|never)(?: been| yet been| actually)? ${deed}\b[^\d]*$`, 'iu');
  return (theirs) =>
    denied.test(theirs) && !/\b(?:if|unless|until|last (?:year|week|month)|why|when)\b|\?/i.test(theirs);
};

const READERS: readonly Reader[] = [
  oppositesOf,
  handedOver,
  movedFrom,
  namedOtherwise,
  givenAway,
  forbidden,
  ruleWithdrawn,
  attributeChanged,
  deedDenied,
];
