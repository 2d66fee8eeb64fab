/**
 * A deed that is named by its noun and told to be allowed, needed, planned, given or recorded, as the deed: "Removal of the fence is
 * permitted" is "The fence may be removed", "Delivery of the desk is planned for 4 May" is "The desk is to be delivered on 4 May",
 * "Approval of the plan was given by Ada" is "Ada approved the plan", "The painting is done by Jo" is "Jo paints".
 */
import { participleOf, pastOf, present } from '../../text/inflect.ts';
import type { Lexicon } from '../../text/lexicon/index.ts';
import { capital } from '../context/tellings/words.ts';
import { verbOfNoun } from './verb-of-noun.ts';

const DEED = String.raw`(?:The |An? )?(?<noun>\p{L}\p{Ll}{2,})(?: of (?<what>[^,;:]{2,80}?))?(?: by (?<who>[^,;:]{2,50}?))?`;
const TAIL = String.raw`(?<tail>(?:,? [^;]{2,120})?)`;
const DENIED =
  /\b(?:not|never|no|nobody|none|only|neither|nor|hardly|without|unless|except)\b|n['\u2019]t\b/iu;

/** How a deed stands, by what is told of its noun. */
type Standing = (deed: Deed) => readonly string[];

interface Deed {
  readonly verb: string;
  /** What it is done to, and who does it; empty where that is not said. */
  readonly what: string;
  readonly who: string;
  readonly tail: string;
}

const pattern = (told: string): RegExp => new RegExp(`^${DEED} ${told}${TAIL}$`, 'u');

/** The deed with an auxiliary: of what it is done to, and of who does it. */
const withAuxiliary =
  (...auxiliaries: readonly string[]): Standing =>
  ({ verb, what, who, tail }) =>
    auxiliaries.flatMap((auxiliary) => [
      ...(what === ''
        ? []
        : [
            `${capital(what)} ${agreeing(auxiliary, what)} be ${participleOf(verb)}${who === '' ? '' : ` by ${who}`}${tail}`,
          ]),
      ...(who === ''
        ? []
        : [`${capital(who)} ${agreeing(auxiliary, who)} ${verb}${what === '' ? '' : ` ${what}`}${tail}`]),
      ...(who === '' && what !== '' ? [`You ${agreeing(auxiliary, 'yous')} ${verb} ${what}${tail}`] : []),
    ]);

/** The deed as one that was done. */
const done: Standing = ({ verb, what, who, tail }) => [
  ...(what === ''
    ? []
    : [
        `${capital(what)} ${isSeveral(what) ? 'were' : 'was'} ${participleOf(verb)}${who === '' ? '' : ` by ${who}`}${tail}`,
      ]),
  ...(who === '' || what === '' ? [] : [`${capital(who)} ${pastOf(verb)} ${what}${tail}`]),
];

const STANDINGS: readonly (readonly [told: RegExp, standing: Standing])[] = [
  [pattern(String.raw`(?:is|was) (?:possible|allowed|permitted)`), withAuxiliary('can', 'may')],
  [
    pattern(String.raw`(?:is|was) (?:required|needed|necessary|mandatory|obligatory|compulsory)`),
    withAuxiliary('must', 'has to', 'needs to'),
  ],
  [
    pattern(String.raw`(?:is|was|has been) (?:planned|scheduled|set|fixed|due|foreseen)(?: for(?= ))?`),
    ({ tail, ...deed }) =>
      withAuxiliary('is to', 'is planned to', 'is scheduled to')({ ...deed, tail: dated(tail) }),
  ],
  [
    pattern(String.raw`(?:is|was|has been) (?:recorded|noted|logged|entered|shown) for(?= )`),
    ({ tail, ...deed }) => done({ ...deed, tail: dated(tail) }),
  ],
];
const FORBIDDEN = pattern(
  String.raw`(?:is|was) (?:not (?:possible|allowed|permitted)|forbidden|prohibited|ruled out|excluded|impossible)`,
);
const GIVEN = new RegExp(
  `^${DEED} (?:was|has been|is) (?:given|granted|expressed|issued)(?: by (?<giver>[^,;:]{2,50}?))?(?<tail>(?: (?:on|at|in|before|after) [^;]{2,60})?)$`,
  'u',
);
/** Deeds of words: whoever gives an approval approves. */
const OF_WORDS =
  /^(?:approve|authori[sz]e|confirm|accept|permit|promise|recommend|refuse|warn|acknowledge)$/u;
/** "The driving is done by Stellan": what somebody does as his part. */
const DOING =
  /^(?:The |All (?:the )?)?(?<noun>\p{L}\p{Ll}{2,}ing)(?: of (?<what>[^,;:]{2,60}?))? (?<be>is|was) (?:done|carried out|handled|seen to) by (?<who>[^,;:]{2,50}?)(?<tail>(?: (?:on|at|in|every|each) [^,;:]{2,40})?)$/u;

/** The statement with its deed as a verb; none for another statement. */
export function byDeedStanding(said: string, lexicon: Lexicon): readonly string[] {
  const forbidden = FORBIDDEN.exec(said);
  if (forbidden !== null) {
    const deed = deedOf(forbidden, lexicon);
    return deed === undefined || DENIED.test(deed.tail)
      ? []
      : withAuxiliary('cannot', 'may not', 'must not')(deed);
  }
  if (DENIED.test(said)) return [];
  for (const [told, standing] of STANDINGS) {
    const found = told.exec(said);
    const deed = found === null ? undefined : deedOf(found, lexicon);
    if (deed !== undefined) return standing(deed);
  }
  return [...given(said, lexicon), ...doing(said, lexicon)];
}

function deedOf({ groups = {} }: RegExpExecArray, lexicon: Lexicon): Deed | undefined {
  const { noun = '', what = '', who = '', tail = '' } = groups;
  const verb = verbOfNoun(noun.toLowerCase(), lexicon);
  return verb === undefined || (what === '' && who === '') ? undefined : { verb, what, who, tail };
}

function given(said: string, lexicon: Lexicon): readonly string[] {
  const found = GIVEN.exec(said);
  const deed = found === null ? undefined : deedOf(found, lexicon);
  if (found === null || deed === undefined || deed.what === '' || !OF_WORDS.test(deed.verb)) return [];
  return done({ ...deed, who: deed.who || (found.groups!['giver'] ?? '') });
}

function doing(said: string, lexicon: Lexicon): readonly string[] {
  const { noun = '', what = '', be, who = '', tail = '' } = DOING.exec(said)?.groups ?? {};
  const verb = noun === '' ? undefined : verbOfNoun(noun.toLowerCase(), lexicon);
  if (verb === undefined) return [];
  const several = isSeveral(who);
  const way = be === 'was' ? pastOf(verb) : several ? verb : present(verb);
  return [`${capital(who)} ${way}${what === '' ? '' : ` ${what}`}${tail}`];
}

/** " 4 May" behind "planned for" is on that day. */
const dated = (tail: string): string =>
  tail.replace(/^ (?=\d{1,2} \p{Lu}|\d{4}-\d\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)/u, ' on ');

const isSeveral = (phrase: string): boolean =>
  / and /u.test(phrase) ||
  /^(?:(?:both|all|two|three|four|five|six|the) )?(?:\p{Ll}+ )?\p{Ll}+[^s]s$/u.test(phrase);

const MANY: Readonly<Record<string, string>> = { is: 'are', has: 'have', needs: 'need' };

/** "Is to" of one, and "are to" of several. */
function agreeing(auxiliary: string, phrase: string): string {
  const [first = '', ...rest] = auxiliary.split(' ');
  return isSeveral(phrase) ? [MANY[first] ?? first, ...rest].join(' ') : auxiliary;
}
