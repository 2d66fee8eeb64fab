/**
 * What a letter or a notice asks of its readers and offers them: "you have to pay by 3 May" and "the deadline is 3 May" for "please
 * pay by 3 May", "you get 27 days of holiday" for "we offer 27 days of holiday", "you pay a fee of 20 euros" for "a fee of 20 euros is charged".
 */
import { participleOf } from '../../../../../text/inflect.ts';
import { voicesAt } from '../../../voices.ts';
import type { Wording } from '../../terms/types.ts';
import { isLeftOpen, MONEY, type Rewriter } from '../types.ts';

const ASKS =
  /(?:^|[;,] (?:and )?)[Pp]lease (?:also )?(send|submit|transfer|pay|return|bring|complete|register|apply|confirm|contact|inform|notify|report|present|show|sign|enclose|attach|book|arrive|leave|remove|empty|switch|keep|wear|use) ([^;]+)$/u;
/** "Dear residents": those whom a letter addresses, several of a kind. */
const ADDRESSED =
  /(?:^|\n)\s*(?:Dear|To all|To our|Attention,?) (?:all |our |valued )?(residents|neighbours|neighbors|tenants|colleagues|employees|parents|customers|guests|members|students|pupils|visitors|passengers|patients|owners|volunteers|participants|users|drivers)\b/iu;
const PLEASE =
  /(?:^|[;,] (?:and )?)[Pp]lease (?:also |kindly )?(?!(?:note|see|find|feel|do|be|let|remember|contact|call|accept)\b)([a-z]{3,}) ([^;]+)$/u;

/** What those whom a letter addresses are asked to do: "residents are asked to store water" for "Dear residents, … please store water". */
function ofThoseAddressed({ text, whole, lexicon }: Wording): readonly string[] {
  const [found, who] = [PLEASE.exec(text), ADDRESSED.exec(whole)?.[1]?.toLowerCase()];
  if (found === null || who === undefined || isLeftOpen(found[2]!)) return [];
  const [, verb = '', rest = ''] = found;
  if (lexicon.lemma(verb, 'v') !== verb) return [];
  const whom = who.charAt(0).toUpperCase() + who.slice(1);
  return [whom, 'You'].flatMap((one) =>
    ['should', 'are asked to', 'have to', 'must'].map((must) => `${one} ${must} ${verb} ${rest}`),
  );
}

const OBJECT =
  /^((?:your|the|an?|all|this) (?:[\p{Ll}-]+ ){0,2}?[\p{Ll}-]+)(?= (?:to|by|before|until|in|at|on|for|via|within|no later)\b|$)(.*)$/u;
const DAY = String.raw`((?:\d{1,2} )?(?:January|February|March|April|May|June|July|August|September|October|November|December)(?: \d{1,2})?(?:,? \d{4})?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?:,? \d{1,2} \p{Lu}\p{Ll}+)?)`;
const BY_DAY = new RegExp(
  String.raw`\b(?:by|no later than|until|before|on or before) ${DAY}((?: at [\d:. apm]+)?)$`,
  'u',
);

/** What whoever is addressed must do, and by when; what one asks of another in a mail is no rule. */
function byPlease({ text, scene: { source, sentence } }: Wording): readonly string[] {
  const found = ASKS.exec(text);
  if (found === null || isLeftOpen(found[2]!)) return [];
  if (voicesAt(source, source.sentence(sentence).start).writer !== undefined) return [];
  const [, verb = '', rest = ''] = found;
  const object = OBJECT.exec(rest);
  const duties = ['have to', 'must', 'need to', 'should', 'are asked to'].map(
    (must) => `You ${must} ${verb} ${rest}`,
  );
  if (object === null) return duties;
  const [, what = '', behind = ''] = object;
  const noun = what.replace(/^(?:your|the|an?|all|this) /u, '');
  const day = BY_DAY.exec(rest);
  const said = [`The ${noun}`, `Your ${noun}`, `${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`];
  return [
    ...duties,
    ...said.flatMap((one) =>
      ['must', 'has to', 'have to'].map((must) => `${one} ${must} be ${participleOf(verb)}${behind}`),
    ),
    ...(day === null || /^before /u.test(day[0])
      ? []
      : ['', ` for ${noun}s`, ` for the ${noun}`, ` for ${noun}`].map(
          (of) => `The deadline${of} is ${day[1]}${day[2]}`,
        )),
  ];
}

const OFFERS = /^(?:[Ii]n return, )?[Ww]e (?:also )?(?:offer|provide|give)(?: you)? (.+)$/u;

/** "You get 27 days of holiday" for "we offer 27 days of holiday". */
function byOffer({ text }: Wording): readonly string[] {
  const found = OFFERS.exec(text);
  if (
    found === null ||
    isLeftOpen(text) ||
    /\b(?:to|for|from|only|no) /u.test(found[1]!.replace(/\d to /u, ''))
  )
    return [];
  return ['get', 'receive', 'have', 'are offered'].map((get) => `You ${get} ${found[1]}`);
}

const CHARGED = new RegExp(
  String.raw`^(An?|The) ((?:[\p{Ll}-]+ ){0,3}?(?:fee|charge|deposit|surcharge|supplement|contribution|penalty|fine)) of (${MONEY}(?: per [\p{Ll}]+| an? [\p{Ll}]+)?) (?:is|will be) (?:charged|payable|due|added|levied)$`,
  'u',
);

/** Charges of those alone to whom something happens. */
const OF_CASES =
  /^(?:late|reminder|cancellation|overdue|replacement|rebooking|change|no-show|cleaning|damage|express|excess|early|penalty|extra|additional|optional)$/u;

/** "You pay a joining fee of 29 euros" for "a one-off joining fee of 29 euros is charged". */
function byCharge({ text, said }: Wording): readonly string[] {
  const found = CHARGED.exec(text);
  if (found === null) return [];
  const [, an = '', what = '', amount] = found;
  // "A late fee": of a case that a claim about any fee leaves out.
  if (what.split(' ').some((word) => OF_CASES.test(word) && !said.includes(word))) return [];
  const bare = what.replace(/^(?:one-off|one-time|single) /u, '');
  const once =
    bare === what ? [] : ['once', 'one time'].filter((word) => said.includes(word)).map((word) => ` ${word}`);
  return ['You pay', 'You have to pay', 'There is'].flatMap((you) => [
    `${you} ${an.toLowerCase()} ${what} of ${amount}`,
    `${you} a ${bare} of ${amount}`,
    ...once.map((end) => `${you} a ${bare} of ${amount}${end}`),
  ]);
}

const LANGUAGES =
  'English|German|French|Spanish|Italian|Dutch|Portuguese|Polish|Russian|Danish|Swedish|Norwegian|Finnish|Czech|Turkish|Arabic|Chinese|Mandarin|Japanese|Korean|Greek|Hungarian|Romanian|Ukrainian';
const LANGUAGE_NEEDED = new RegExp(
  String.raw`(?:^|[;,] )((?:[Ff]luent |[Gg]ood |[Vv]ery good |[Bb]asic |[Bb]usiness |[Nn]ative )?(?:${LANGUAGES})) (?:is|are) (?:required|essential|a must|mandatory)(?=$|[;,])`,
  'u',
);

/** "You have to speak fluent English" for "fluent English is required". */
function byLanguage({ text }: Wording): readonly string[] {
  const found = LANGUAGE_NEEDED.exec(text);
  if (found === null) return [];
  const what = found[1]!.replace(/^(?:Fluent|Good|Very|Basic|Business|Native)\b/u, (word) =>
    word.toLowerCase(),
  );
  return ['must', 'have to', 'need to'].map((must) => `You ${must} speak ${what}`);
}

export const ASKED_OF_YOU: readonly Rewriter[] = [
  {
    of: /\b(?:must|should|(?:has|have|needs?) to|asked to|deadline)\b/u,
    write: byPlease,
    reorders: true,
    asks: true,
  },
  {
    of: /\b(?:must|should|have to|asked to)\b/u,
    from: PLEASE,
    write: ofThoseAddressed,
    reorders: true,
    asks: true,
  },
  { of: /^You (?:get|receive|have|are offered)\b/u, from: OFFERS, write: byOffer, reorders: true },
  { of: /^(?:You (?:have to )?pay|There is)\b/u, from: CHARGED, write: byCharge, reorders: true },
  { of: /\bspeak\b/u, from: LANGUAGE_NEEDED, write: byLanguage, reorders: true },
];
